/**
 * `npm run report:rendered`: how much of what pages state is shown by component, and so can't be wrong, and how much is
 * typed: numbers with a unit, words that bound them, roles and plans, and sentences that must be the same everywhere.
 */
import { toString } from 'mdast-util-to-string';
import { passagesOf } from '../checks/content/passages';
import { writtenPages } from '../checks/page-checks';
import { loadExceptions, loadLimits } from '../lib/facts/load';
import { quantityFinder } from '../lib/facts/quantity-finder';
import { attributeOf, isJsx } from '../lib/markdown/mdx-nodes';
import { walk } from '../lib/markdown/walk';
import { claimsIn } from '../lib/results/citations';
import { frontMatterOf } from '../lib/yaml/front-matter';

const counts = new Map<string, { rendered: number; typed: number }>();

function count(kind: string, how: 'rendered' | 'typed', by = 1): void {
  const sum = counts.get(kind) ?? { rendered: 0, typed: 0 };
  sum[how] += by;
  counts.set(kind, sum);
}

/** Words that bound the number after them, or before them. */
const bound = /(?:\b(?:at most|up to|at least|no more than|within)|by default)$|^,? by default\b/i;

const names: Readonly<Record<string, string>> = {
  Value: 'numbers',
  Roles: 'roles and plans',
  Plan: 'roles and plans',
  Claim: 'claims',
};

const limits = loadLimits();
const find = quantityFinder(limits, { money: true });

for (const { source, tree, text } of writtenPages()) {
  const frontMatter = frontMatterOf(source.file, text);
  count('numbers', 'rendered', String(frontMatter.description ?? '').match(/\{[a-z]+:/g)?.length ?? 0);
  walk(tree, (node, index, parent) => {
    if (isJsx(node, 'Fact')) {
      count('numbers', 'rendered');
      const before = parent?.children[(index ?? 0) - 1];
      const after = parent?.children[(index ?? 0) + 1];
      if (
        attributeOf(node, 'show') === 'bound' ||
        bound.test(before ? toString(before).trimEnd() : '') ||
        /^,? by default\b/i.test(after ? toString(after) : '')
      )
        count('bounds', 'rendered');
    } else if (isJsx(node, 'Cite')) count('numbers', 'rendered', claimsIn(toString(node)).length);
    else for (const [name, kind] of Object.entries(names)) if (isJsx(node, name)) count(kind, 'rendered');
  });
  for (const passage of passagesOf(tree, frontMatter, () => '\u2007'))
    for (const { text: found, start } of find(passage.typed)) {
      count('numbers', 'typed');
      const end = start + found.length;
      if (bound.test(passage.text.slice(0, start).trimEnd()) || bound.test(passage.text.slice(end)))
        count('bounds', 'typed');
    }
}
count('roles and plans', 'typed', loadExceptions().filter(({ of }) => of === 'role').length);
for (const [kind, { rendered, typed }] of counts)
  console.log(
    `${kind}: ${rendered} rendered, ${typed} typed, ${((100 * rendered) / (rendered + typed)).toFixed(1)} %`,
  );
console.log(`facts: ${limits.length}, each with a bound`);
