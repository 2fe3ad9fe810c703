/**
 * The box around every table of a page. It scrolls sideways and can be focused, so a wide table never widens the page
 * on a phone, and keyboard users can scroll it.
 */
import type { Element } from 'hast';

/** @param label Name of the box for screen readers; no two boxes of a page share one. */
export const tableBox = (table: Element, label: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label },
  children: [table],
});
