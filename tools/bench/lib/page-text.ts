/**
 * The text of a corpus page: front matter and plain Markdown that every generator reads alike. About 700 words
 * of prose, headings of two levels, code in different languages, a table, lists and links. No MDX, no admonitions.
 */
import type { CorpusArea, CorpusPage } from './corpus-plan';
import { fence, fenceLanguages } from './fences';
import { randomOf, type Random } from './random';

const subjects = [
  'The dashboard',
  'Every report',
  'A campaign',
  'Your server',
  'The attribution window',
  'Each partner',
  'The tracking link',
  'A finished import',
  'The daily export',
  'An event without a currency',
] as const;
const actions = [
  'keeps',
  'shows',
  'compares',
  'counts',
  'sends',
  'rejects',
  'groups',
  'repeats',
  'replaces',
  'confirms',
] as const;
const objects = [
  'the values of the last closed day',
  'installs by country and platform',
  'what a reader with the right role may see',
  'one row for each source and creative',
  'revenue in the currency of the account',
  'only the first of equal events',
  'the raw amount next to the rounded one',
  'all changes that were made since the last visit',
  'the cost that the network reports',
  'users who came back after a longer pause',
] as const;
const ends = [
  'until the next refresh',
  'unless a filter is set',
  'even if the device was offline',
  'as soon as the first postback arrives',
  'before the totals are written',
  'so that two teams read the same number',
  'without a further request',
  'when the window has passed',
  'for at most ninety days',
  'after the change is saved',
] as const;
const topics = [
  'Before you start',
  'Choose a source',
  'Check the result',
  'Limits',
  'What changes for users',
  'Time zones',
  'Roles and permissions',
  'Costs and currencies',
  'Errors',
  'Next steps',
] as const;

function sentence(random: Random): string {
  const text = `${random.pick(subjects)} ${random.pick(actions)} ${random.pick(objects)} ${random.pick(ends)}.`;
  switch (random.below(8)) {
    case 0:
      return text.replace(/ (\w+) (\w+)\.$/, ' **$1 $2**.');
    case 1:
      return text.replace(/ (\w+)\.$/, ' *$1*.');
    case 2:
      return `${text.slice(0, -1)}, as \`setting_${random.between(1, 40)}\` says.`;
    default:
      return text;
  }
}

const paragraph = (random: Random): string =>
  Array.from({ length: random.between(2, 3) }, () => sentence(random)).join(' ');

function table(random: Random): string {
  const rows = Array.from(
    { length: random.between(5, 9) },
    (_, row) =>
      `| \`field_${row + 1}\` | ${random.pick(['string', 'integer', 'boolean', 'decimal'])} | ${random.pick(objects)} | ${random.between(1, 400)} |`,
  );
  return ['| Name | Type | Meaning | Limit |', '| --- | --- | --- | ---: |', ...rows].join('\n');
}

function list(random: Random): string {
  const ordered = random.below(2) === 0;
  return Array.from(
    { length: random.between(3, 5) },
    (_, item) => `${ordered ? `${item + 1}.` : '-'} ${sentence(random)}`,
  ).join('\n');
}

const frontMatter = (page: CorpusPage): string =>
  `---\ntitle: "${page.title}"\ndescription: "${page.description}"\n---\n`;

/**
 * Markdown of an article.
 * @param earlier Pages that it may link to.
 */
export function articleText(page: CorpusPage, earlier: readonly CorpusPage[]): string {
  const random = randomOf(page.route);
  const link = (): string => {
    const target = earlier[random.below(Math.max(earlier.length, 1))];
    return target ? `See also [${target.title}](${target.route}).` : 'There is no page before this one.';
  };
  const firstTopic = random.below(topics.length);
  const sections = Array.from({ length: 5 }, (_, index) => {
    const heading = topics[(firstTopic + index) % topics.length];
    const extra = [
      () => fence(random.pick(fenceLanguages), random),
      () => table(random),
      () => fence(random.pick(fenceLanguages), random),
      () => `> ${sentence(random)}`,
      () => fence(random.pick(fenceLanguages), random),
    ][index]?.();
    return [
      `## ${heading}`,
      paragraph(random),
      extra,
      `### ${heading} in detail`,
      paragraph(random),
      ...(index % 2 === 0 ? [] : [list(random)]),
      link(),
    ].join('\n\n');
  });
  return `${frontMatter(page)}\n${[paragraph(random), ...sections].join('\n\n')}\n`;
}

/** Markdown of an area's page: a word about each group, and links to all its pages. */
export function areaText(area: CorpusArea): string {
  const random = randomOf(area.page.route);
  const groups = area.groups.map(({ label, pages }) =>
    [
      `## ${label}`,
      paragraph(random),
      pages.map((page) => `- [${page.title}](${page.route})`).join('\n'),
    ].join('\n\n'),
  );
  return `${frontMatter(area.page)}\n${[paragraph(random), ...groups].join('\n\n')}\n`;
}
