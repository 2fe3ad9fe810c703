/** Pictures of screens that differ from the product: made from right ones, by what they are told to show. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadDashboardOf } from '../../lib/dashboard/load';
import { pathLabels, type Dashboard, type Element } from '../../lib/dashboard/model';
import { attributeOf, isJsx, type JsxNode } from '../../lib/markdown/mdx-nodes';
import { queriesOfPage } from '../../lib/results/side-files';
import { placesOf } from '../../lib/screens/sample-values';
import { shown } from '../../lib/screens/request';
import type { WrittenPage } from '../../checks/page-checks';
import { Draw } from './draw';
import { edit, kindsOf, once, onPage, pages, type Mutant, type TextEdit } from './kit';

/** A picture of a page, and what its lies are made of. */
interface Picture {
  page: WrittenPage;
  node: JsxNode;
  dashboard: Dashboard;
  place: Element;
  /** Labels of the place, its form and what is in it. */
  labels: readonly string[];
}

type Pair = [label: string, value: string];

const pairsOf = (text: string): Pair[] =>
  text
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((part) => [part.slice(0, part.indexOf(': ')), part.slice(part.indexOf(': ') + 2)]);

const pictures = once((): Picture[] =>
  pages().flatMap((page) => {
    const found: Picture[] = [];
    const dashboard = loadDashboardOf(page.source.file);
    visit(page.tree as Root, (node) => {
      if (!isJsx(node, 'Screen')) return;
      const place = dashboard.find(pathLabels(attributeOf(node, 'of')));
      if (!place) return;
      found.push({ page, node, dashboard, place, labels: dashboard.visible(place).map(shown) });
    });
    return found;
  }),
);

/** The text of the page with another text of one attribute; undefined if there is none, or no such attribute. */
function withAttribute(
  { page, node }: Picture,
  name: string,
  from: string,
  to: string | undefined,
): TextEdit | undefined {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const at = page.text.indexOf(`${name}="`, start);
  const value = page.text.indexOf(from, at);
  return to === undefined || at < 0 || at > end || value < 0 || value > end
    ? undefined
    : edit(page.source.file, page.text, value, from, to);
}

/** Another value in the place of one. */
const withValue = (picture: Picture, [label, value]: Pair, to: string): TextEdit | undefined =>
  withAttribute(picture, 'with', `${label}: ${value}`, `${label}: ${to}`);

/** Another text in the steps above a picture, unless a section begins between. */
function inSteps({ page, node }: Picture, pattern: RegExp, to: string): TextEdit | undefined {
  const before = page.text.slice(0, node.position?.start.offset ?? 0);
  const start = before.lastIndexOf('<Steps>');
  const steps = before.slice(start);
  const [from] = (start >= 0 && !steps.includes('\n## ') && pattern.exec(steps)) || [];
  return from === undefined
    ? undefined
    : edit(page.source.file, page.text, start + steps.indexOf(from), from, to);
}

/** Another member of a list, which the seed and the key decide. */
const other = (draw: Draw, list: readonly string[], not: readonly string[], key: string) =>
  draw.pick(
    [...new Set(list)].filter((one) => !not.includes(one)),
    key,
  );

type Lies = (picture: Picture, draw: Draw) => (TextEdit | undefined)[];

const valuesOf = ({ node }: Picture): Pair[] => pairsOf(attributeOf(node, 'with'));

const fieldOf = ({ dashboard, place }: Picture, label: string): Element | undefined =>
  dashboard.contents(place).find((element) => shown(element) === label);

const choicesOf = (element: Element | undefined): string[] =>
  (element?.children ?? []).filter(({ kind }) => kind === 'value').map(({ label }) => label);

/** Messages of the dashboard without something in them that varies. */
const fixedMessages = (dashboard: Dashboard): string[] =>
  [...dashboard.elements()]
    .flatMap(({ messages, toast }) => [...messages, ...(toast === undefined ? [] : [toast])])
    .filter((message) => !message.includes('{'));

/** What can be wrong with a picture, by kind. */
const lies: Readonly<Record<string, Lies>> = {
  'a label renamed': (picture) =>
    valuesOf(picture)
      .filter(([label]) => !label.startsWith('{') && label !== '⋯')
      .map(([label]) => withAttribute(picture, 'with', `${label}: `, `${label.replace(/\w$/, '')}: `)),
  'a label of another screen': (picture, draw) => {
    const strange = [...picture.dashboard.elements()].filter(({ kind }) => kind === 'field').map(shown);
    return valuesOf(picture)
      .filter(([label]) => !label.startsWith('{'))
      .map(([label]) => {
        const found = other(draw, strange, picture.labels, `${picture.page.source.file} ${label}`);
        return withAttribute(picture, 'with', `${label}: `, found && `${found}: `);
      });
  },
  'a screen renamed': (picture) => {
    const last = pathLabels(attributeOf(picture.node, 'of')).at(-1) ?? '';
    return [withAttribute(picture, 'of', last, `${last}s`)];
  },
  'another screen': (picture, draw) => {
    const { place, page } = picture;
    const near = (place.parent?.children ?? [])
      .filter(({ kind }) => kind === place.kind)
      .map(({ label }) => label);
    const found = other(draw, near, [place.label], `${page.source.file} ${place.label}`);
    return [withAttribute(picture, 'of', place.label, found)];
  },
  'a value out of the limits': (picture) =>
    valuesOf(picture)
      .filter(([label, value]) => fieldOf(picture, label) && /^[\d.,]+$|\.price\}$|^\{price\}$/.test(value))
      .map((pair) => withValue(picture, pair, '1000000')),
  'a typed value that is nobody’s': (picture) =>
    valuesOf(picture)
      .filter(([, value]) => !value.includes('{') && !['on', 'off', 'open'].includes(value))
      .filter(([label]) => choicesOf(fieldOf(picture, label)).length === 0)
      .map((pair) => withValue(picture, pair, `${pair[1]} 2`)),
  'a choice that does not exist': (picture) =>
    valuesOf(picture)
      .filter(([label]) => choicesOf(fieldOf(picture, label)).length > 1)
      .map((pair) => withValue(picture, pair, 'Automatic')),
  'a switch that is neither on nor off': (picture) =>
    valuesOf(picture)
      .filter(([, value]) => ['on', 'off'].includes(value))
      .map((pair) => withValue(picture, pair, 'partly')),
  'values of another object': (picture, draw) => {
    const sample = attributeOf(picture.node, 'sample');
    const found = other(draw, placesOf(sample.split('.')[0] ?? ''), [sample], picture.page.source.file);
    return [withAttribute(picture, 'sample', sample, found)];
  },
  'an object that does not exist': (picture) => [
    withAttribute(picture, 'sample', attributeOf(picture.node, 'sample') || '–', 'campaigns.100000'),
  ],
  'a caption of something else': (picture) => {
    const names = /Tide Pool Ads|adjoe|AppLovin|Harbor Tides|Puzzle Orchard/;
    const [name] = names.exec(attributeOf(picture.node, 'caption')) ?? [];
    return name === undefined ? [] : [withAttribute(picture, 'caption', name, 'Mistplay')];
  },
  'a message of another screen': (picture, draw) => {
    const message = attributeOf(picture.node, 'message');
    const { place, page, dashboard } = picture;
    const own = [place, ...dashboard.contents(place), ...(place.parent ? [place.parent] : [])];
    const near = own.flatMap(({ messages, toast }) => [...messages, toast ?? '']);
    const found = other(draw, fixedMessages(dashboard), [...near, message], page.source.file);
    return message === '' ? [] : [withAttribute(picture, 'message', message, found)];
  },
  'another number in a message': (picture) => {
    const message = attributeOf(picture.node, 'message');
    const changed = message.replace(/\d+/, (number) => String(Number(number) + 7));
    return changed === message ? [] : [withAttribute(picture, 'message', message, changed)];
  },
  'a message at a field that is elsewhere': (picture) => [
    withAttribute(picture, 'at', attributeOf(picture.node, 'at') || '–', 'Tracking domain'),
  ],
  'rows of another result': (picture, draw) => {
    const { file } = picture.page.source;
    const rows = attributeOf(picture.node, 'rows');
    if (rows === '') return [];
    const all = queriesOfPage(file).map(({ id }) => id);
    return [other(draw, all, [rows], file), `${rows}s`].map((to) => withAttribute(picture, 'rows', rows, to));
  },
  'a state that the screen lacks': (picture) =>
    picture.dashboard.contents(picture.place).flatMap(({ when }) => {
      const [label = '', ...allowed] = when?.split(/: |, /) ?? [];
      const used = valuesOf(picture).find(([own, value]) => own === label && allowed.includes(value));
      return used ? [withValue(picture, used, 'archived')] : [];
    }),
  'steps of another screen': (picture) => [
    inSteps(picture, /\*\*(?:[A-Z][\w ]+ > )+[^*]+\*\*/, '**Settings > Alerts**'),
  ],
  'a step left out': (picture) => [inSteps(picture, /^1\. .*\n/m, '1. Begin.\n')],
  'no picture': (picture) => {
    const { page, node } = picture;
    const only = pictures().filter((one) => one.page === page).length === 1;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const isAsked = /^(?:docs\/promote|versioned_docs)\//.test(page.source.file);
    return only && isAsked && page.text.includes('<Steps>')
      ? [edit(page.source.file, page.text, start, page.text.slice(start, end), '')]
      : [];
  },
};

/** The checks that look at pictures; the build stops where they do. */
const judges = ['results', 'dashboard'];

type Lie = Mutant & { kind: string };

/** Lies of each kind in turn: kinds with many places would crowd out the others. */
function inTurn(lists: readonly (readonly Lie[])[], count: number): Lie[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
    .flat()
    .slice(0, count);
}

export const screenKinds = kindsOf('screens', Object.keys(lies), (seed, count) => {
  const draw = new Draw(seed);
  const byKind = Object.entries(lies).map(([kind, lie]) => {
    const all = pictures().flatMap((picture) =>
      lie(picture, draw).flatMap((change): Lie[] =>
        change ? [{ kind, ...onPage(picture.page, change, judges) }] : [],
      ),
    );
    return draw.shuffle(all, ({ file, from, to }) => `${file} ${from} ${to}`);
  });
  return inTurn(byKind, count);
});
