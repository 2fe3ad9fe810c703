/**
 * Draws a scene as HTML, styled by src/css/screens.css. It is a picture: nothing in it can be focused, and screen readers
 * get the description instead. Where nothing is filled in, the label alone is drawn, so the eye finds the rest.
 */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Button, Control, Scene, Stop } from './scene';

const mark = (number: string): Element[] => (number === '' ? [] : [h('i', number)]);

function field({ label, kind, value, values, mark: number, problem }: Control): Element {
  const name = h('span.sn', [label, ...mark(number)]);
  const isRow =
    kind === 'choice' && values.length > 1 && values.join('').length <= 36 && values.includes(value);
  const content = (): Element => {
    if (kind === 'switch') return h(`span.sw${value === 'on' ? '.so' : ''}`);
    if (isRow)
      return h(
        'span.sr',
        values.map((one) => h(one === value ? 'b' : 'span', one)),
      );
    return h(`span.sf${kind === 'choice' ? '.sc' : ''}`, value);
  };
  const marked = number !== '' || value !== '' ? '.sm' : '';
  return h(`div.sl${kind === 'switch' ? '.sq' : ''}${marked}`, [
    name,
    content(),
    ...(problem === '' ? [] : [h('span.sp', problem)]),
  ]);
}

const filter = ({ label, value, mark: number }: Control): Element =>
  h(`span.sf.sc${number === '' ? '' : '.sm'}`, [
    value === '' ? label : `${label}: ${value}`,
    ...mark(number),
  ]);

const button = ({ label, mark: number, main }: Button): Element =>
  h(`span.sb${main ? '.sa' : ''}${number === '' ? '' : '.sm'}`, [label, ...mark(number)]);

const stop = ({ label, open, mark: number }: Stop): Element =>
  h(open ? 'b' : 'span', [label, ...mark(number)]);

const some = (list: readonly unknown[], draw: () => Element): Element[] => (list.length > 0 ? [draw()] : []);

const isNumber = (cell: string): boolean => /^[−-]?[\d.,]+(?: ?[A-Z%]{1,3})?$/.test(cell);

function table({ columns, rows }: Scene): Element {
  const numeric = columns.map((_, at) => rows.length > 0 && rows.every((row) => isNumber(row[at] ?? '')));
  const cells = (tag: string, list: readonly string[]): Element[] =>
    list.map((cell, at) => h(`${tag}${numeric[at] === true ? '.sx' : ''}`, cell));
  return h('div.st', [
    h('table', { role: 'presentation' }, [
      h('thead', h('tr', cells('th', columns))),
      h(
        'tbody',
        rows.map((row) => h('tr', cells('td', row))),
      ),
    ]),
  ]);
}

/** Buttons that finish a form are at its end; the others are above what they act on. */
export function drawScene(scene: Scene): Element {
  const { path, steps, tabs, filters, controls, parts, buttons, menu, message } = scene;
  const ending = buttons.filter(({ main }) => main);
  const starting = buttons.filter(({ main }) => !main);
  return h('div.screen', { ariaHidden: 'true' }, [
    h(
      'p.sh',
      path.flatMap((label, at) => [at > 0 ? ' › ' : '', h(at === path.length - 1 ? 'b' : 'span', label)]),
    ),
    ...some(steps, () => h('p.ss', steps.map(stop))),
    ...some(tabs, () => h('p.sg', tabs.map(stop))),
    ...some([...filters, ...starting], () => h('p.sk', [...filters.map(filter), ...starting.map(button)])),
    ...some(controls, () => h('div.sd', controls.map(field))),
    ...parts.map(({ label, value, mark: number }) =>
      h('p.sv', [h('span', [label, ...mark(number)]), h('b', value)]),
    ),
    ...some(scene.columns, () => table(scene)),
    ...some(menu, () => h('p.su', menu.map(button))),
    ...some(ending, () => h('p.sk.se', ending.map(button))),
    ...(message === '' ? [] : [h('p.sp', message)]),
  ]);
}
