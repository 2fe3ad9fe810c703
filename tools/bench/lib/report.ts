/** Results as Markdown tables. */
import { pipeTable } from '../../../lib/text/mdx-text';
import type { TargetName } from '../targets/target';
import { medianInteractions, type Interaction } from './interactions';
import { medianRun } from './lighthouse';
import type { ResourceKind, Transfers } from './page-load';
import type { Results, ScaleResult, SiteResults } from './results';
import { median, medianOf, spread } from './stats';

type Row = readonly string[];

/** A Markdown table; columns after the first are right-aligned. */
export const table = (head: Row, rows: readonly Row[]): string =>
  pipeTable(
    head,
    rows,
    head.map((_, column) => (column === 0 ? '---' : '---:')),
  );

const fixed = (value: number, digits = 1): string => value.toFixed(digits);
const kilobytes = (bytes: number): string => fixed(bytes / 1000);
const megabytes = (bytes: number): string => fixed(bytes / 1e6, 0);
const percent = (share: number): string => `${fixed(share * 100, 0)} %`;

function buildTable(sites: readonly SiteResults[]): string {
  return table(
    [
      'Build',
      'cold CPU s',
      'cold wall s',
      'warm CPU s',
      'warm wall s',
      'warm/cold CPU',
      'peak memory MB',
      'spread of cold CPU',
      'output MB',
      'search',
    ],
    sites
      .filter((site) => site.builds.length > 0)
      .map(({ label, builds, outputBytes, search }) => [
        label,
        fixed(medianOf(builds, (b) => b.cold.cpuSeconds)),
        fixed(medianOf(builds, (b) => b.cold.wallSeconds)),
        fixed(medianOf(builds, (b) => b.warm.cpuSeconds)),
        fixed(medianOf(builds, (b) => b.warm.wallSeconds)),
        fixed(
          medianOf(builds, (b) => b.warm.cpuSeconds / b.cold.cpuSeconds),
          2,
        ),
        megabytes(medianOf(builds, (b) => Math.max(b.cold.peakBytes, b.warm.peakBytes))),
        percent(spread(builds.map((b) => b.cold.cpuSeconds))),
        outputBytes === undefined ? '' : megabytes(outputBytes),
        search ?? '',
      ]),
  );
}

/** Median of the ratios of paired builds: both sites were built one after the other in the same round. */
export function pairedRatio(own: SiteResults, other: SiteResults): number | undefined {
  const pairs = own.builds.slice(0, other.builds.length).map((build, round) => {
    const peer = other.builds[round];
    return peer ? build.cold.cpuSeconds / peer.cold.cpuSeconds : Number.NaN;
  });
  return pairs.length === 0 ? undefined : median(pairs);
}

function ratioLines(results: Results): string[] {
  const { own } = results.sites;
  if (!own) return [];
  return (Object.entries(results.sites) as [TargetName, SiteResults][]).flatMap(([name, site]) => {
    const ratio = name === 'own' ? undefined : pairedRatio(own, site);
    return ratio === undefined ? [] : [`- cold CPU, this site / ${site.label}: ${fixed(ratio, 2)}`];
  });
}

function devTable(sites: readonly SiteResults[]): string {
  return table(
    ['Development server', 'first page, cold s', 'first page, warm s', 'edit to screen s', 'peak memory MB'],
    sites.flatMap(({ label, dev }) =>
      dev
        ? [
            [
              label,
              fixed(dev.firstPageSeconds),
              fixed(dev.warmFirstPageSeconds),
              fixed(dev.editSeconds, 2),
              megabytes(dev.peakBytes),
            ],
          ]
        : [],
    ),
  );
}

const kinds: readonly ResourceKind[] = ['document', 'css', 'js', 'font', 'other'];

/** Pages with all their views. */
type Viewed = readonly Pick<SiteResults, 'label' | 'views'>[];

function transferTable(title: string, sites: Viewed, part: 'beforeLoad' | 'inAll'): string {
  const kilo = (site: Viewed[number], kind: keyof Transfers): string =>
    kilobytes(medianOf(site.views, (view) => view[part][kind].bytes));
  return table(
    [title, ...kinds.map((kind) => `${kind} kB`), 'total kB', 'requests', 'scripts'],
    sites
      .filter((site) => site.views.length > 0)
      .map((site) => [
        site.label,
        ...kinds.map((kind) => kilo(site, kind)),
        kilo(site, 'total'),
        fixed(
          medianOf(site.views, (view) => view[part].total.requests),
          0,
        ),
        fixed(
          medianOf(site.views, (view) => view[part].js.requests),
          0,
        ),
      ]),
  );
}

function viewTable(sites: Viewed): string {
  return table(
    ['Real browser, held back', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'TBT of each view'],
    sites
      .filter((site) => site.views.length > 0)
      .map(({ label, views }) => [
        label,
        fixed(
          medianOf(views, (v) => v.fcp),
          0,
        ),
        fixed(
          medianOf(views, (v) => v.lcp),
          0,
        ),
        fixed(
          medianOf(views, (v) => v.tbt),
          0,
        ),
        fixed(
          medianOf(views, (v) => v.cls),
          3,
        ),
        views.map((v) => fixed(v.tbt, 0)).join(', '),
      ]),
  );
}

/** What page views transfer and when they are seen. */
export function viewsTables(pages: Viewed): string[] {
  return [
    transferTable('To the load event', pages, 'beforeLoad'),
    transferTable('In all', pages, 'inAll'),
    viewTable(pages),
  ];
}

/** Interaction to next paint of pages, each with its rounds. */
export function interactionTable(
  pages: readonly { label: string; interactions: readonly (readonly Interaction[])[] }[],
): string {
  return table(
    ['Interactions, held back', 'INP ms', 'longest', 'median ms', 'how many'],
    pages.flatMap(({ label, interactions }) => {
      const all = medianInteractions(interactions);
      const [longest] = all;
      if (!longest) return [];
      return [
        [
          label,
          fixed(longest.duration, 0),
          longest.name,
          fixed(
            medianOf(all, ({ duration }) => duration),
            0,
          ),
          String(all.length),
        ],
      ];
    }),
  );
}

/** Scores and metrics of pages, each with all its runs. */
export function lighthouseTable(
  title: string,
  pages: readonly { label: string; lighthouse: SiteResults['lighthouse'] }[],
): string {
  return table(
    [title, 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    pages
      .filter((page) => page.lighthouse.length > 0)
      .map(({ label, lighthouse }) => {
        const { scores, metrics } = medianRun(lighthouse);
        return [
          label,
          fixed(scores.performance, 0),
          fixed(scores.accessibility, 0),
          fixed(scores['best-practices'], 0),
          fixed(scores.seo, 0),
          fixed(metrics.fcp, 0),
          fixed(metrics.lcp, 0),
          fixed(metrics.tbt, 0),
          fixed(metrics.cls, 3),
        ];
      }),
  );
}

/** Audits that failed, a line a page. */
export function failingLines(
  pages: readonly { label: string; lighthouse: SiteResults['lighthouse'] }[],
): string[] {
  return pages
    .filter((page) => page.lighthouse.length > 0)
    .map(
      ({ label, lighthouse }) => `- ${label}: ${medianRun(lighthouse).failing.join('; ') || 'nothing fails'}`,
    );
}

function scaleTable(scales: readonly ScaleResult[]): string {
  return table(
    [
      'This site, pages',
      'cold CPU s',
      'cold wall s',
      'warm CPU s',
      'warm wall s',
      'peak memory MB',
      'main script kB raw',
      'main script kB brotli',
      'document kB',
      'first view kB',
    ],
    scales.map(({ pages, build, view, main }) => [
      String(pages),
      fixed(build.cold.cpuSeconds),
      fixed(build.cold.wallSeconds),
      fixed(build.warm.cpuSeconds),
      fixed(build.warm.wallSeconds),
      megabytes(Math.max(build.cold.peakBytes, build.warm.peakBytes)),
      kilobytes(main.raw),
      kilobytes(main.brotli),
      kilobytes(view.inAll.document.bytes),
      kilobytes(view.inAll.total.bytes),
    ]),
  );
}

/** What 1,000 further pages add, from the smallest and the largest size. */
export function growth(scales: readonly ScaleResult[]): { main: number; view: number } | undefined {
  const first = scales.at(0);
  const last = scales.at(-1);
  if (!first || !last || first.pages === last.pages) return undefined;
  const per = 1000 / (last.pages - first.pages);
  return {
    main: (last.main.brotli - first.main.brotli) * per,
    view: (last.view.inAll.total.bytes - first.view.inAll.total.bytes) * per,
  };
}

/** The report of a run. Parts that were not measured are left out. */
export function toMarkdown(results: Results): string {
  const sites = Object.values(results.sites);
  const loads = results.loads.length > 0 ? results.loads : [0];
  const some = (part: (site: SiteResults) => boolean, ...text: string[]): string[] =>
    sites.some(part) ? text : [];
  const grown = growth(results.scales);
  return `${[
    `Measured ${results.date}, commit ${results.commit}, Node ${results.node}, ${results.cores} × ${results.cpu}. Load average: median ${fixed(median(loads))}, from ${fixed(Math.min(...loads))} to ${fixed(Math.max(...loads))}. Corpus: ${results.pages} pages. Served by ${results.protocol} with brotli 11.`,
    ...some((site) => site.builds.length > 0, buildTable(sites), ratioLines(results).join('\n')),
    ...some((site) => site.dev !== undefined, devTable(sites)),
    ...some((site) => site.views.length > 0, ...viewsTables(sites)),
    ...some(
      (site) => site.lighthouse.length > 0,
      lighthouseTable('Lighthouse mobile', sites),
      `Audits that failed:\n\n${failingLines(sites).join('\n')}`,
    ),
    ...(results.scales.length > 0 ? [scaleTable(results.scales)] : []),
    ...(grown
      ? [
          `Each further 1,000 pages add ${kilobytes(grown.main)} kB to the main script and ${kilobytes(grown.view)} kB to the first view (brotli).`,
        ]
      : []),
    ...(results.problems.length > 0
      ? [`Not measured:\n\n${results.problems.map((problem) => `- ${problem}`).join('\n')}`]
      : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
