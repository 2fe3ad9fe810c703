/** Tests what pages say about the dashboard against the model of it: steps, names, people, roles and plans. */
import type { Root } from 'mdast';
import { pathLabels, type Element } from '../../../lib/dashboard/model';
import { loadBidValidation, loadUiPaths } from '../../../lib/facts/load';
import type { Source } from '../../../lib/markdown/sources';
import type { Finding } from '../../report';
import { checkLabels, checkMessages } from './labels';
import { loadNames, type Names } from './names';
import { newPage } from './page';
import { walkSteps } from './steps';

/** Pages about a dashboard of the past may use its names. */
const isOld = ({ instance, version }: Pick<Source, 'instance' | 'version'>): boolean =>
  instance === 'blog' || (instance === 'docs' && version !== undefined);

/** The last place that the path of a guide leads to. */
function placeOf(path: string, { dashboard }: Names): Element | undefined {
  const [, first = ''] = /\*\*(.+?)\*\*/.exec(path) ?? [];
  return dashboard.find(pathLabels(first));
}

export type DashboardCheck = (
  source: Pick<Source, 'file' | 'instance' | 'version' | 'route'>,
  tree: Root,
) => Finding[];

/** Reads the facts once, for many pages. */
export function dashboardCheck(names: Names = loadNames()): DashboardCheck {
  const places = new Map(loadUiPaths().map(({ route, path }) => [route, placeOf(path, names)]));
  const messages = loadBidValidation().map(({ message }) => message);
  return (source, tree) => {
    const old = isOld(source);
    const page = newPage(
      source.file,
      tree,
      source.route === undefined ? undefined : places.get(source.route),
    );
    if (!old) walkSteps(page, names);
    checkLabels(page, names, old);
    if (!old) checkMessages(page, names, messages);
    return page.findings;
  };
}
