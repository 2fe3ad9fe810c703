/** Lies about the dashboard and the people who use it, as checks/content/dashboard/mutants.ts makes them. */
import { pageReader, type PageReader } from '../content/dashboard';
import { DashboardLies } from '../content/dashboard/mutants';
import { pageWith, writtenPages, type WrittenPage } from '../page-checks';
import { drawn, lineAt, type Kind, type TextMutant } from './kind';

const kinds = [
  'another label',
  'a wrong name',
  'a wrong tab or card',
  'a step left out',
  'another message',
  'another person',
  'another role',
  'another permission',
  'another plan',
];

interface Wrong extends TextMutant {
  page: WrittenPage;
}

let reader: PageReader | undefined;

const read = (page: WrittenPage) => (reader ??= pageReader())(page.source, page);

/** Posts and the pages of the Classic dashboard are about a dashboard of the past. */
const isToday = ({ source: { instance, version } }: WrittenPage): boolean =>
  instance !== 'blog' && !(instance === 'docs' && version !== undefined);

const firstChange = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

function allLies(seed: string): (Wrong & { kind: string })[] {
  const lies = new DashboardLies(`${seed} people`);
  return writtenPages()
    .filter(isToday)
    .flatMap((page) =>
      lies.of(page.source, { ...page, page: read(page) }).map(({ kind, change, text }) => {
        const [from = '', to = 'left out'] = change.split(' → ');
        const line = lineAt(page.text, firstChange(page.text, text));
        return { kind, file: page.source.file, line, from, to, text, page };
      }),
    );
}

const known = new Map<string, ReturnType<typeof allLies>>();

function liesOf(seed: string): ReturnType<typeof allLies> {
  const lies = known.get(seed) ?? allLies(seed);
  known.set(seed, lies);
  return lies;
}

export const peopleKinds: readonly Kind<Wrong>[] = kinds.map((kind) => ({
  class: 'people and product',
  kind,
  draw: (seed, count) =>
    drawn(
      liesOf(seed).filter((lie) => lie.kind === kind),
      `${seed} ${kind}`,
      count,
    ),
  check: ({ page, text }) => read(pageWith(page, text)).findings.length > 0,
}));
