/** Lies about the dashboard: another label, a step left out, another message. */
import type { ListItem, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { pageReader } from '../../checks/content/dashboard';
import type { WrittenPage } from '../../checks/page-checks';
import { loadDashboard } from '../../lib/dashboard/load';
import { pathLabels, type Element } from '../../lib/dashboard/model';
import { Draw } from './draw';
import { drawn, edit, kindsOf, once, onPage, pages, type TextEdit } from './kit';

/** A bold name of a page. */
interface Bold {
  node: Nodes;
  line: number;
  name: string;
  /** What it turned out to be, where the steps have found it. */
  element: Element | undefined;
  /** In a step that was walked. */
  inStep: boolean;
  /** What a lie is made of: the name and the line that it is in, wherever the line is. */
  key: string;
}

interface Lie {
  kind: string;
  page: WrittenPage;
  change: TextEdit;
}

const reader = once(() => pageReader());
const dashboard = once(loadDashboard);
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const labels = once(() =>
  unique([...dashboard().elements()].filter(({ kind }) => kind !== 'value').map(({ label }) => label)),
);
const toasts = once(() =>
  unique([...dashboard().elements()].flatMap(({ toast }) => (toast && !toast.includes('{') ? [toast] : []))),
);

function boldNames(written: WrittenPage): Bold[] {
  const { found, judged } = reader()(written.source, written);
  const names: Bold[] = [];
  visit(written.tree, 'strong', (node) => {
    const { line = 0, column = 0, offset = 0 } = node.position?.start ?? {};
    const name = toString(node).replace(/\s+/g, ' ').trim();
    const bold = [...found.keys()].find((entry) => entry.line === line && entry.text === name);
    const element = bold && found.get(bold);
    const inStep =
      element !== undefined && [...judged].some((one) => one.line === line && one.text === toString(node));
    const [inLine = ''] = written.text.slice(written.text.lastIndexOf('\n', offset) + 1).split('\n', 1);
    names.push({ node, line, name, element, inStep, key: `${toString(node)} ${column} ${inLine}` });
  });
  return names;
}

/** Draws lies about one page. */
class Liar {
  readonly #bold: readonly Bold[];
  readonly lies: Lie[] = [];

  constructor(
    readonly page: WrittenPage,
    readonly draw: Draw,
  ) {
    this.#bold = boldNames(page);
    this.#swapLabels();
    this.#misspell();
    this.#swapTabs();
    this.#swapCards();
    this.#dropSteps();
    this.#swapWords();
  }

  #add(kind: string, node: Nodes, from: string, to: string, written: string): void {
    const { text, source } = this.page;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const change = edit(source.file, text, start, text.slice(start, end), written);
    this.lies.push({ kind, page: this.page, change: { ...change, from, to } });
  }

  #rename(kind: string, { node, name }: Bold, to: string, ending = ''): void {
    this.#add(kind, node, name, to, `**${to.replaceAll('{', '\\{')}${ending}**`);
  }

  /** Other labels for names in steps. */
  #swapLabels(): void {
    for (const bold of this.#bold.filter(({ inStep }) => inStep)) {
      const parts = pathLabels(bold.name);
      const wrong = this.draw.pick(parts, bold.key) ?? '';
      const others = labels().filter((label) => label !== wrong && /^[A-Z]/.test(label));
      const to = parts.with(parts.indexOf(wrong), this.draw.pick(others, bold.key) ?? '').join(' > ');
      this.#rename('another label', bold, to, /[.:]$/.exec(bold.name)?.[0]);
    }
  }

  /** Names that are nearly right, in steps and elsewhere. Names of other things on screens are among the other labels. */
  #misspell(): void {
    for (const bold of this.#bold.filter(({ element, name }) => element && !name.startsWith('{'))) {
      const words = bold.name.split(' ');
      const isClipped = words.length > 1 && !bold.name.includes('>');
      const to = isClipped ? words.slice(0, -1).join(' ') : `${bold.name.replace(/[.:]$/, '')}s`;
      if (!labels().includes(to)) this.#rename('a wrong name', bold, to);
    }
  }

  /** The tab or card next to the right one, in a path before its last name. */
  #swapTabs(): void {
    for (const bold of this.#bold.filter(({ element }) => element)) {
      const parts = pathLabels(bold.name);
      for (const [index, part] of parts.slice(0, -1).entries()) {
        const parent = dashboard().find(parts.slice(0, index));
        const inside = parent ? dashboard().contents(parent) : [];
        const own = inside.find(({ label }) => label === part);
        const others = inside
          .filter(({ kind, label }) => kind === own?.kind && label !== part && kind !== 'row')
          .map(({ label }) => label);
        const other = this.draw.pick(others, `${part} ${bold.key}`);
        if (other !== undefined)
          this.#rename('a wrong tab or card', bold, parts.with(index, other).join(' > '));
      }
    }
  }

  /** The card or tab that a step names before it goes on, replaced by the one next to it. */
  #swapCards(): void {
    for (const bold of this.#bold.filter(({ inStep, name }) => inStep && !name.includes('>'))) {
      const { kind, label: own, parent } = bold.element ?? {};
      if (kind !== 'card' && kind !== 'tab') continue;
      const others = (parent?.children ?? []).filter((other) => other.kind === kind && other.label !== own);
      const other = this.draw.pick(
        others.map(({ label }) => label),
        bold.key,
      );
      if (other !== undefined) this.#rename('a wrong tab or card', bold, other);
    }
  }

  /** Steps that the next one builds on, or that finish something, left out. */
  #dropSteps(): void {
    const within = ({ position }: ListItem): Bold[] =>
      this.#bold.filter(
        ({ inStep, line }) =>
          inStep && line >= (position?.start.line ?? 0) && line <= (position?.end.line ?? 0),
      );
    const isDone = (item: ListItem): boolean => within(item).some(({ element }) => element?.done);
    const isFromMenu = ({ name }: Bold): boolean =>
      dashboard().root.children.some(({ label }) => label === pathLabels(name)[0]);
    visit(this.page.tree, 'list', ({ ordered, children }) => {
      if (!ordered || children.length < 2) return;
      for (const [index, item] of children.entries()) {
        const [after] = children.slice(index + 1, index + 2).flatMap(within);
        const leads = within(item).some(({ element }) => element && dashboard().destination(element));
        const finishes = isDone(item) && !children.slice(index + 1).some(isDone);
        if (finishes || (leads && after && !isFromMenu(after)))
          this.#add('a step left out', item, toString(item).slice(0, 60), 'left out', '');
      }
    });
  }

  /** Replaces each match of a pattern, one at a time. */
  #swapEach(kind: string, pattern: RegExp, others: (own: string) => readonly string[]): void {
    const { text, source } = this.page;
    for (const { index, 0: own } of text.matchAll(pattern))
      for (const other of others(own))
        this.lies.push({ kind, page: this.page, change: edit(source.file, text, index, own, other) });
  }

  /** Messages. */
  #swapWords(): void {
    this.#swapEach('another message', /(?<=You see ")[A-Z][^"]+(?=")/g, (own) =>
      toasts().includes(own)
        ? toasts()
            .filter((toast) => toast !== own)
            .slice(0, 3)
        : [],
    );
  }
}

/** Posts and the pages of the Classic dashboard are about a dashboard of the past. */
const isToday = ({ source: { instance, version } }: WrittenPage): boolean =>
  instance !== 'blog' && !(instance === 'docs' && version !== undefined);

const kinds = ['another label', 'a wrong name', 'a wrong tab or card', 'a step left out', 'another message'];

export const peopleKinds = kindsOf('people and product', kinds, (seed, count) => {
  const draw = new Draw(`${seed} people`);
  const lies = pages()
    .filter(isToday)
    .flatMap((page) => new Liar(page, draw).lies);
  return kinds.flatMap((kind) =>
    drawn(
      lies.filter((lie) => lie.kind === kind),
      `${seed} ${kind}`,
      count,
    ).map(({ page, change }) => ({ kind, ...onPage(page, change, ['dashboard']) })),
  );
});
