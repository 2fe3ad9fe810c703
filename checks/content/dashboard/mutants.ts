/**
 * Lies about the dashboard, one at a time, made of the written pages: another label, a step left out, another person. What
 * a check is worth shows in how many of them it finds, not in the pages that it passes.
 */
import type { List, ListItem, Root, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadDashboard } from '../../../lib/dashboard/load';
import type { Dashboard, Element } from '../../../lib/dashboard/model';
import { pathLabels } from '../../../lib/dashboard/model';
import { loadRoles, loadSampleEntities } from '../../../lib/facts/load';
import type { Source } from '../../../lib/markdown/sources';
import { Draw } from '../../sampling';
import type { Page } from './page';

export interface Mutant {
  kind: string;
  /** What was changed, for the list of those that were missed. */
  change: string;
  text: string;
}

export interface Written {
  text: string;
  tree: Root;
  /** The page as the check has read it: which bold names are which elements. */
  page: Page;
}

/** What a lie is made of: the name and the line that it is in, wherever the line is. */
const keyOf = ({ text }: Written, node: Strong): string => {
  const at = node.position?.start.offset ?? 0;
  const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  return `${toString(node)} ${node.position?.start.column ?? 0} ${line}`;
};

const escapedBraces = (label: string): string => label.replaceAll('{', '\\{');

function replaced(
  text: string,
  node: { position?: { start: { offset?: number }; end: { offset?: number } } },
  by: string,
): string {
  return text.slice(0, node.position?.start.offset) + by + text.slice(node.position?.end.offset);
}

/** Bold nodes of a page with the element that each turned out to be, where the steps have found one. */
function* boldNodes({
  tree,
  page,
}: Written): Generator<{ node: Strong; name: string; element: Element | undefined }> {
  const nodes: Strong[] = [];
  visit(tree, 'strong', (node) => {
    nodes.push(node);
  });
  for (const node of nodes) {
    const name = toString(node).replace(/\s+/g, ' ').trim();
    const line = node.position?.start.line;
    const bold = [...page.found.keys()].find((entry) => entry.line === line && entry.text === name);
    yield { node, name, element: bold && page.found.get(bold) };
  }
}

/** Bold names of steps that were walked. */
const inSteps = (written: Written) =>
  [...boldNodes(written)].filter(
    ({ node, element }) =>
      element !== undefined &&
      [...written.page.judged].some(
        ({ line, text }) => line === node.position?.start.line && text === toString(node),
      ),
  );

/** Other labels for names in steps. */
function swappedLabels(written: Written, dashboard: Dashboard, draw: Draw): Mutant[] {
  const labels = [
    ...new Set([...dashboard.elements()].filter(({ kind }) => kind !== 'value').map(({ label }) => label)),
  ];
  return inSteps(written).flatMap(({ node, name }) => {
    const parts = pathLabels(name);
    const key = keyOf(written, node);
    const wrong = draw.pick(parts, key) ?? '';
    const other =
      draw.pick(
        labels.filter((label) => label !== wrong && /^[A-Z]/.test(label)),
        key,
      ) ?? '';
    const by = parts.with(parts.indexOf(wrong), other).join(' > ');
    const end = /[.:]$/.exec(name)?.[0] ?? '';
    return [
      {
        kind: 'another label',
        change: `${name} → ${by}`,
        text: replaced(written.text, node, `**${escapedBraces(by)}${end}**`),
      },
    ];
  });
}

/** Names that are nearly right, in steps and elsewhere. */
function misspelledLabels(written: Written): Mutant[] {
  return [...boldNodes(written)].flatMap(({ node, name, element }) => {
    if (!element || /^\{/.test(name)) return [];
    const words = name.split(' ');
    const wrong =
      words.length > 1 && !name.includes('>')
        ? words.slice(0, -1).join(' ')
        : `${name.replace(/[.:]$/, '')}s`;
    return [
      {
        kind: 'a wrong name',
        change: `${name} → ${wrong}`,
        text: replaced(written.text, node, `**${escapedBraces(wrong)}**`),
      },
    ];
  });
}

/** The tab or card next to the right one, in a path before its last name or in a step that goes on from there. */
function wrongTabs(written: Written, dashboard: Dashboard, draw: Draw): Mutant[] {
  return [...boldNodes(written)].flatMap(({ node, name, element }) => {
    if (!element) return [];
    const parts = pathLabels(name);
    return parts.slice(0, -1).flatMap((part, index) => {
      const parent = dashboard.find(parts.slice(0, index));
      const own = parent && dashboard.contents(parent).find(({ label }) => label === part);
      if (!parent || !own) return [];
      const others = dashboard
        .contents(parent)
        .filter(({ kind, label }) => kind === own.kind && label !== part && kind !== 'row')
        .map(({ label }) => label);
      const other = draw.pick(others, `${part} ${keyOf(written, node)}`);
      if (other === undefined) return [];
      const by = parts.map((label, place) => (place === index ? other : label)).join(' > ');
      return [
        {
          kind: 'a wrong tab or card',
          change: `${name} → ${by}`,
          text: replaced(written.text, node, `**${escapedBraces(by)}**`),
        },
      ];
    });
  });
}

/** The card or tab that a step names before it goes on, replaced by the one next to it. */
function wrongCards(written: Written, draw: Draw): Mutant[] {
  return inSteps(written).flatMap(({ node, name, element }) => {
    if (!element || name.includes('>') || (element.kind !== 'card' && element.kind !== 'tab')) return [];
    const others = (element.parent?.children ?? [])
      .filter(({ kind, label }) => kind === element.kind && label !== element.label)
      .map(({ label }) => label);
    const other = draw.pick(others, keyOf(written, node));
    return other === undefined
      ? []
      : [
          {
            kind: 'a wrong tab or card',
            change: `${name} → ${other}`,
            text: replaced(written.text, node, `**${other}**`),
          },
        ];
  });
}

/** Steps that the next one builds on, or that finish something, left out. */
function droppedSteps(written: Written, dashboard: Dashboard): Mutant[] {
  const named = inSteps(written);
  const within = (item: ListItem) =>
    named.filter(({ node }) => {
      const line = node.position?.start.line ?? 0;
      return line >= (item.position?.start.line ?? 0) && line <= (item.position?.end.line ?? 0);
    });
  const isFromMenu = (name: string) =>
    dashboard.root.children.some(({ label }) => label === pathLabels(name)[0]);
  const mutants: Mutant[] = [];
  visit(written.tree, 'list', (list: List) => {
    if (!list.ordered || list.children.length < 2) return;
    list.children.forEach((item: ListItem, index) => {
      const own = within(item);
      const next = list.children[index + 1];
      const [after] = next ? within(next) : [];
      const leads = own.some(({ element }) => element && dashboard.destination(element));
      const finishes =
        own.some(({ element }) => element?.done) &&
        !list.children.slice(index + 1).some((later) => within(later).some(({ element }) => element?.done));
      if (!finishes && !(leads && after && !isFromMenu(after.name))) return;
      mutants.push({
        kind: 'a step left out',
        change: toString(item).slice(0, 60),
        text: replaced(written.text, item, ''),
      });
    });
  });
  return mutants;
}

/** Replaces each match of a pattern, one at a time. */
function replacedEach(
  text: string,
  kind: string,
  pattern: RegExp,
  by: (match: RegExpExecArray) => readonly string[],
): Mutant[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    by(match as RegExpExecArray).map((other) => ({
      kind,
      change: `${match[0]} → ${other}`,
      text: text.slice(0, match.index) + other + text.slice(match.index + match[0].length),
    })),
  );
}

/** Draws lies about the dashboard, with what they are made of read once. */
export class DashboardLies {
  readonly #dashboard = loadDashboard();
  readonly #roles = loadRoles().roles.map(({ name }) => name);
  readonly #people = loadSampleEntities().people.map(({ name }) => name);
  readonly #toasts = [
    ...new Set(
      [...this.#dashboard.elements()].flatMap(({ toast }) => (toast && !toast.includes('{') ? [toast] : [])),
    ),
  ];

  readonly #draw: Draw;

  /** @param seed Decides which label replaces which. */
  constructor(seed: string) {
    this.#draw = new Draw(seed);
  }

  /** All mutants of a page. */
  of({ instance }: Pick<Source, 'instance'>, written: Written): Mutant[] {
    const { text } = written;
    const anyRole = `(?:${this.#roles.join('|')})`;
    const others = (own: string) => this.#roles.filter((name) => name !== own);
    return [
      ...swappedLabels(written, this.#dashboard, this.#draw),
      ...misspelledLabels(written),
      ...wrongTabs(written, this.#dashboard, this.#draw),
      ...wrongCards(written, this.#draw),
      ...droppedSteps(written, this.#dashboard),
      ...replacedEach(text, 'another message', /(?<=You see ")[A-Z][^"]+(?=")/g, ([message]) =>
        this.#toasts.includes(message) ? this.#toasts.filter((toast) => toast !== message).slice(0, 3) : [],
      ),
      ...(instance === 'docs'
        ? [
            ...replacedEach(text, 'another person', new RegExp(this.#people.join('|'), 'g'), ([own]) =>
              this.#people.filter((name) => name !== own && !/Ines|Tomasz/.test(name)),
            ),
            ...replacedEach(text, 'another role', new RegExp(`(?<=, an? )${anyRole}(?= at)`, 'g'), ([own]) =>
              others(own),
            ),
            ...replacedEach(
              text,
              'another role',
              new RegExp(`(?<=[Oo]nly )${anyRole}(?=s and)`, 'g'),
              ([own]) => others(own).filter((name) => name !== 'Manager'),
            ),
            ...replacedEach(
              text,
              'another role',
              new RegExp(`(?<=\\| )${anyRole}, ${anyRole}(?= \\|\\n)`, 'g'),
              ([own]) => [own.split(', ')[0] ?? '', `${own}, Viewer`],
            ),
            ...replacedEach(
              text,
              'another permission',
              /(?<=`)[a-z_]+\.(?:view|edit)(?=` (?:shows|changes|lets))/g,
              () => ['tokens.rotate', 'organization.view'],
            ),
          ]
        : []),
      ...replacedEach(text, 'another plan', /(?<=(?:is|are) part of the )Pro(?= plan)/g, () => ['Core']),
      ...replacedEach(text, 'another plan', /(?<=<ProNote features=")[a-z-]+/g, () => ['cost-import']),
    ];
  }
}
