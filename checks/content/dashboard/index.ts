/**
 * Tests what pages say about the dashboard against the model of it: steps and their pictures, names and defaults. Pages of the
 * Classic dashboard have steps of both dashboards, which are walked through the model that each begins in
 * (data/dashboard-classic or data/dashboard). Of posts, only names are tested: they describe what was on their day.
 */
import type { Root } from 'mdast';
import { pathLabels, type Element } from '../../../lib/dashboard/model';
import { placeOfPage } from '../../../lib/dashboard/page-place';
import { loadUiPaths } from '../../../lib/facts/load';
import type { Source } from '../../../lib/markdown/sources';
import { Exceptions } from '../../exceptions';
import type { Finding } from '../../report';
import { checkLabels } from './labels';
import { loadNames, type Names } from './names';
import { newPage, type Page } from './page';
import { checkChosen, checkPictures } from './pictures';
import { walkSteps } from './steps';

/** Pages about the Classic dashboard. */
const isClassic = ({ instance, version }: Pick<Source, 'instance' | 'version'>): boolean =>
  instance === 'docs' && version !== undefined;

/** The last place that the path of a guide leads to. */
function placeOf(path: string, { dashboard }: Names): Element | undefined {
  const [, first = ''] = /\*\*(.+?)\*\*/.exec(path) ?? [];
  return dashboard.find(pathLabels(first));
}

/** Permissions that the bar of a page names. */
function barPermissions(route: string | undefined): string[] {
  const place = placeOfPage(route);
  return [place?.permission, ...(place?.changePermissions ?? [])].filter((key) => key !== undefined);
}

type PageSource = Pick<Source, 'file' | 'instance' | 'version' | 'route'>;

/** Reads one page: what its bold names are, and what is wrong. */
export type PageReader = (source: PageSource, content: { tree: Root }) => Page;

/** Reads the facts once, for many pages. */
export function pageReader(names: Names = loadNames(), exceptions = new Exceptions()): PageReader {
  const places = new Map(loadUiPaths().map(({ route, path }) => [route, placeOf(path, names)]));
  return (source, { tree }) => {
    const classic = isClassic(source);
    const post = source.instance === 'blog';
    // Pages about a dashboard of the past may use its names.
    const old = classic || post;
    const page = newPage(
      source.file,
      tree,
      source.route === undefined ? undefined : places.get(source.route),
      barPermissions(source.route),
    );
    if (!post) walkSteps(page, names, classic);
    checkPictures(page, tree, { ...source, classic }, exceptions);
    checkChosen(page, tree, classic ? names.classic : names.dashboard);
    checkLabels(page, names, old);
    return page;
  };
}

/** Findings of pages, one page at a time. */
export function dashboardCheck(exceptions?: Exceptions): (...page: Parameters<PageReader>) => Finding[] {
  const read = pageReader(loadNames(), exceptions);
  return (source, content) => read(source, content).findings;
}
