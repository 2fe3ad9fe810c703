/**
 * What pages say a control is by default. `data/dashboard` knows it, so "**Repeat** is on by default" and "**Once** is the
 * default" are tested against the model. Its default can have an exception in words ("off, on for …"): both are right.
 */
import { pathOf, type Element } from '../../../lib/dashboard/model';
import { hasWords } from '../../../lib/text/pattern';
import type { Bold, Page, PageBlock } from './page';

/** After the name of a control: its value. */
const valueAfter = /^(?: (?:switch|field))? (?:is|starts) (on|off|empty) by default\b/;

/** After the name of a value: it is the default. */
const isDefault = /^(?:,? which)? is the default\b(?! of)/;

/** What the text after a bold name says: the control, and its value by default. */
function claimed(
  bold: Bold,
  element: Element,
  after: string,
): { control: Element; value: string } | undefined {
  const value = valueAfter.exec(after)?.[1];
  if (value !== undefined && element.default !== undefined) return { control: element, value };
  const { parent } = element;
  return isDefault.test(after) && parent?.default !== undefined
    ? { control: parent, value: bold.text }
    : undefined;
}

function* wrongDefaults(page: Page, { pieces }: PageBlock) {
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const element = piece.kind === 'bold' ? page.found.get(piece) : undefined;
    if (piece.kind !== 'bold' || next?.kind !== 'text' || !element) continue;
    const claim = claimed(piece, element, next.text);
    if (claim && !hasWords(claim.control.default ?? '', claim.value)) yield { ...claim, line: piece.line };
  }
}

/** Findings for a page whose names have been found. */
export function checkDefaults(page: Page): void {
  for (const block of page.blocks)
    for (const { control, value, line } of wrongDefaults(page, block))
      page.add(
        line,
        `"${value}" is not the default of ${pathOf(control)}, which is "${control.default}"`,
        'Correct the page, or the default in data/dashboard.',
      );
}
