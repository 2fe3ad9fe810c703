/** The check of names, steps, people and plans finds at least nine of ten lies of each kind in the written pages. */
import { describe, expect, it } from 'vitest';
import { pageReader } from '../../../checks/content/dashboard';
import { loadDashboard } from '../../../lib/dashboard/load';
import { loadRoles, loadSampleEntities } from '../../../lib/facts/load';
import { listSources, parsePage, parseSource } from '../../../lib/markdown/sources';
import {
  droppedSteps,
  misspelledLabels,
  pseudoRandom,
  replacedEach,
  swappedLabels,
  wrongCards,
  wrongTabs,
  type Mutant,
} from './mutants';

const read = pageReader();
const dashboard = loadDashboard();
const random = pseudoRandom(13);
const sources = listSources().filter(
  ({ generated, instance, version }) =>
    !generated && instance !== 'blog' && !(instance === 'docs' && version !== undefined),
);
const roleNames = loadRoles().roles.map(({ name }) => name);
const peopleNames = loadSampleEntities().people.map(({ name }) => name);
const toasts = [
  ...new Set(
    [...dashboard.elements()].flatMap(({ toast }) => (toast && !toast.includes('{') ? [toast] : [])),
  ),
];
const anyRole = `(?:${roleNames.join('|')})`;

/** All mutants of a page. */
function mutantsOf(source: (typeof sources)[number]): Mutant[] {
  const { text, tree } = parseSource(source.file);
  const written = { text, tree, page: read(source, { text, tree }) };
  const others = (own: string) => roleNames.filter((name) => name !== own);
  return [
    ...swappedLabels(written, dashboard, random),
    ...misspelledLabels(written),
    ...wrongTabs(written, dashboard, random),
    ...wrongCards(written, random),
    ...droppedSteps(written, dashboard),
    ...replacedEach(text, 'another message', /(?<=You see ")[A-Z][^"]+(?=")/g, ([message]) =>
      toasts.includes(message) ? toasts.filter((toast) => toast !== message).slice(0, 3) : [],
    ),
    ...(source.instance === 'docs'
      ? [
          ...replacedEach(text, 'another person', new RegExp(peopleNames.join('|'), 'g'), ([own]) =>
            peopleNames.filter((name) => name !== own && !/Ines|Tomasz/.test(name)),
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

const key = ({ message }: { message: string }) => message;

describe('lies about the dashboard', () => {
  const counts = new Map<string, { all: number; missed: string[] }>();
  for (const source of sources) {
    const { text, tree } = parseSource(source.file);
    const before = new Set(read(source, { text, tree }).findings.map(key));
    for (const { kind, change, text: lie } of mutantsOf(source)) {
      const count = counts.get(kind) ?? { all: 0, missed: [] };
      counts.set(kind, count);
      count.all += 1;
      const found = read(source, parsePage(source.file, lie)).findings;
      if (!found.some((finding) => !before.has(key(finding)))) count.missed.push(`${source.file}: ${change}`);
    }
  }
  if (process.env.WHENCE_SHOW_MISSED) {
    for (const [kind, { all, missed }] of counts)
      console.log(`${kind}: ${all - missed.length} of ${all}\n  ${missed.join('\n  ')}`);
  }

  it('are of many kinds', () => {
    expect([...counts.keys()].sort()).toEqual([
      'a step left out',
      'a wrong name',
      'a wrong tab or card',
      'another label',
      'another message',
      'another permission',
      'another person',
      'another plan',
      'another role',
    ]);
  });

  it.each([...counts])('are found: %s', (_, { all, missed }) => {
    expect(all).toBeGreaterThan(1);
    expect(missed.length / all, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });
});
