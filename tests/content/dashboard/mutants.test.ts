/** The check of names, steps, people and plans finds at least nine of ten lies of each kind in the written pages. */
import { describe, expect, it } from 'vitest';
import { pageReader } from '../../../checks/content/dashboard';
import { listSources, parsePage, parseSource } from '../../../lib/markdown/sources';
import { DashboardLies } from '../../../checks/content/dashboard/mutants';

const read = pageReader();
const lies = new DashboardLies('dashboard');
const sources = listSources().filter(
  ({ generated, instance, version }) =>
    !generated && instance !== 'blog' && !(instance === 'docs' && version !== undefined),
);

const key = ({ message }: { message: string }) => message;

describe('lies about the dashboard', () => {
  const counts = new Map<string, { all: number; missed: string[] }>();
  for (const source of sources) {
    const { text, tree } = parseSource(source.file);
    const page = read(source, { text, tree });
    const before = new Set(page.findings.map(key));
    for (const { kind, change, text: lie } of lies.of(source, { text, tree, page })) {
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
