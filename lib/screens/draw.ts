/**
 * Draws a scene as HTML, styled by src/css/screens.css. It is a picture: nothing in it can be focused, and screen readers
 * get the description instead. Where nothing is filled in, the label alone is drawn, so the eye finds the rest. Classic has
 * its menu on top, where today's has it at the side.
 */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Button, Control, Scene, Stop } from './scene';

const mark = (number: string): Element[] => (number === '' ? [] : [h('i', number)]);

/** Choices that are short enough to be next to each other. */
const isRow = ({ kind, value, values }: Control): boolean =>
  kind === 'choice' && values.length > 1 && values.join('').length <= 36 && values.includes(value);

function input(control: Control): Element {
  const { kind, value, values } = control;
  if (kind === 'switch') return h(`span.sw${value === 'on' ? '.so' : ''}`);
  if (isRow(control))
    return h(
      'span.sr',
      values.map((one) => h(one === value ? 'b' : 'span', one)),
    );
  return h(`span.sf${kind === 'choice' ? '.sc' : ''}`, value);
}

function field(control: Control): Element {
  const { label, kind, value, mark: number, problem } = control;
  const marked = number !== '' || value !== '' || problem !== '' ? '.sm' : '';
  return h(`div.sl${kind === 'switch' ? '.sq' : ''}${marked}${problem === '' ? '' : '.sz'}`, [
    h('span.sn', [label, ...mark(number)]),
    input(control),
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

function table({ columns, rows, message }: Scene): Element {
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
    ...(message?.kind === 'empty' ? [h('p.sy', message.text)] : []),
  ]);
}

/** Buttons that finish a form are at its end; the others are above what they act on. */
export function drawScene(scene: Scene): Element {
  const { classic, menus, path, steps, tabs, filters, controls, parts, buttons, menu, message } = scene;
  const ending = buttons.filter(({ main }) => main);
  const starting = buttons.filter(({ main }) => !main);
  const hasTable = scene.columns.length > 0;
  return h(`div.screen${classic ? '.s1' : ''}`, { ariaHidden: 'true' }, [
    ...menus.map((stops) => h('p.si', stops.map(stop))),
    h(
      'p.sh',
      path.flatMap(({ label, mark: number }, at) => [
        at > 0 ? ' › ' : '',
        h(at === path.length - 1 ? 'b' : 'span', [label, ...mark(number)]),
      ]),
    ),
    ...some(steps, () => h('p.ss', steps.map(stop))),
    ...some(tabs, () => h('p.sg', tabs.map(stop))),
    ...(message?.kind === 'saved' ? [h('p.sp.sj', message.text)] : []),
    ...some([...filters, ...starting], () => h('p.sk', [...filters.map(filter), ...starting.map(button)])),
    ...some(controls, () => h('div.sd', controls.map(field))),
    ...parts.map(({ label, value, mark: number }) =>
      h('p.sv', [h('span', [label, ...mark(number)]), h('b', value)]),
    ),
    ...some(scene.columns, () => table(scene)),
    ...some(menu, () => h('p.su', menu.map(button))),
    ...(message?.kind === 'hint' || (message?.kind === 'empty' && !hasTable)
      ? [h(`p.${message.kind === 'hint' ? 'sp' : 'sy'}`, message.text)]
      : []),
    ...some(ending, () => h('p.sk.se', ending.map(button))),
  ]);
}
