/**
 * Draws a scene as HTML, styled by src/css/screens.css. It is a picture: nothing in it can be focused, and screen readers
 * get the description instead. Where nothing is filled in, the label alone is drawn, so the eye finds the rest. Classic has
 * its menu on top, where today's has it at the side.
 */
import { column, sparkline } from '@whence/charts';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { numericColumns } from './cells';
import { organizationName } from './sample-values';
import type { Groups } from './charts';
import type { Control } from './controls';
import type { Button, Scene, Stop } from './scene';

const mark = (number: string): Element[] => (number === '' ? [] : [h('i', number)]);

/** Choices that fit next to each other in a field; a letter is about half as wide as the gap between two. */
const isRow = ({ kind, value, values }: Control): boolean =>
  kind === 'choice' && values.length > 1 && values.join('--').length <= 29 && values.includes(value);

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
  const { label, value, mark: number, problem } = control;
  const marked = number !== '' || value !== '' || problem !== '' ? '.sm' : '';
  return h(`div.sl${marked}${problem === '' ? '' : '.sz'}`, [
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

/** Bars from left to right, with those who left between two of them. */
const funnel = ({ bars }: Scene): Element =>
  h(
    'div.s3',
    bars.flatMap(({ label, count, share, drop }) => [
      ...(drop === '' ? [] : [h('small', drop)]),
      h('span', [h('b', count), column(share), label]),
    ]),
  );

function groups({ list, operator, marks }: Groups): Element {
  const joint = (text: string): Element => h('small', [text, ...mark(marks[text] ?? '')]);
  return h(
    'div.s4',
    list.flatMap(({ conditions, operator: own, excluded }, at) => [
      ...(at > 0 ? [joint(operator)] : []),
      h('div', [
        h('p', [
          h('b', `Group ${at + 1}`),
          ' Exclude',
          ...mark(marks.Exclude ?? ''),
          h(`span.sw${excluded ? '.so' : ''}`),
        ]),
        ...conditions.flatMap((one, index) => [...(index > 0 ? [joint(own)] : []), h('span.sf', one)]),
      ]),
    ]),
  );
}

function table({ columns, rows, shades, message }: Scene): Element {
  const numeric = numericColumns(columns.length, rows);
  const cells = (tag: string, list: readonly string[], looks: readonly string[] = []): Element[] =>
    list.map((cell, at) =>
      h(tag, { className: [...(numeric[at] ? ['sx'] : []), ...(looks[at] ? [looks[at]] : [])] }, cell),
    );
  return h('div.st', [
    h('table', { role: 'presentation' }, [
      h('thead', h('tr', cells('th', columns))),
      h(
        'tbody',
        rows.map((row, at) => h('tr', cells('td', row, shades[at]))),
      ),
    ]),
    ...(message?.kind === 'empty' ? [h('p.sy', message.text)] : []),
  ]);
}

/** Buttons that finish a form are at its end; the others at the end of the title. */
export function drawScene(scene: Scene): Element {
  const { classic, app, menus, path, steps, tabs, filters, controls, cards, parts, buttons, menu, message } =
    scene;
  const ending = buttons.filter(({ main }) => main);
  const starting = buttons.filter(({ main }) => !main);
  const hasTable = scene.columns.length > 0;
  return h(`div.screen${classic ? '.s1' : ''}`, { ariaHidden: 'true' }, [
    ...(classic ? [] : [h('p.s0', [h('b', 'Whence'), h('span', organizationName()), h('span', app)])]),
    ...menus.map((stops) => h('p.si', stops.map(stop))),
    h('p.sh.sk', [
      h(
        'span',
        path.flatMap(({ label, mark: number }, at) => [
          at > 0 ? ' › ' : '',
          h(at === path.length - 1 ? 'b' : 'span', [label, ...mark(number)]),
        ]),
      ),
      ...starting.map(button),
    ]),
    ...some(steps, () => h('p.ss', steps.map(stop))),
    ...some(tabs, () => h('p.sg', tabs.map(stop))),
    ...(message?.kind === 'saved' ? [h('p.sp.sj', message.text)] : []),
    ...some(filters, () => h('p.sk', filters.map(filter))),
    ...some(controls, () => h('div.sd', controls.map(field))),
    ...some(cards, () =>
      h(
        'div.s2',
        cards.map(({ label, value, mark: number, trend }) =>
          h('p', [label, ...mark(number), h('b', value), ...(trend.length > 1 ? [sparkline(trend)] : [])]),
        ),
      ),
    ),
    ...parts.map(({ label, value, mark: number }) =>
      h('p.sv', [h('span', [label, ...mark(number)]), h('b', value)]),
    ),
    ...(scene.groups ? [groups(scene.groups)] : []),
    ...some(scene.bars, () => funnel(scene)),
    ...some(scene.columns, () => table(scene)),
    ...some(menu, () => h('p.su', menu.map(button))),
    ...(message?.kind === 'hint' || (message?.kind === 'empty' && !hasTable)
      ? [h(`p.${message.kind === 'hint' ? 'sp' : 'sy'}`, message.text)]
      : []),
    ...some(ending, () => h('p.sk.se', ending.map(button))),
  ]);
}
