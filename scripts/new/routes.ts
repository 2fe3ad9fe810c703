/** Rows of data/routes.json and lines of data/published-addresses.txt, added without a change of the others. */
import { readText } from '../../lib/cache/inputs';
import type { PlannedPage } from '../../lib/routes/planned-pages';
import { contractFile, contractText, listedAddresses } from '../../lib/routes/published-addresses';

export const routesFile = 'data/routes.json';

const rowPattern = /^ {2}\{"path": .*\}(?=,?$)/gm;

const rowOf = (page: PlannedPage): string =>
  `  {${Object.entries(page)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')}}`;

/**
 * The manifest with further pages.
 * @param before Index of the row that a page is put before, among the rows that there are.
 */
export function withRoutes(
  text: string,
  pages: readonly PlannedPage[],
  before: (rows: readonly PlannedPage[]) => number,
): string {
  const rows = text.match(rowPattern) ?? [];
  const at = before(rows.map((row) => JSON.parse(row) as PlannedPage));
  const first = text.indexOf(rows[0] ?? '');
  const last = text.lastIndexOf(rows.at(-1) ?? '') + (rows.at(-1) ?? '').length;
  const all = [...rows.slice(0, at), ...pages.map(rowOf), ...rows.slice(at)];
  return `${text.slice(0, first)}${all.join(',\n')}${text.slice(last)}`;
}

/** A place among the pages of the same folder, by the alphabet; after the folder's last page if it is the last. */
const amongSiblings =
  (route: string) =>
  (rows: readonly PlannedPage[]): number => {
    const folder = route.slice(0, route.lastIndexOf('/') + 1);
    const isSibling = ({ path }: PlannedPage) =>
      path.startsWith(folder) && !path.slice(folder.length).includes('/');
    const later = rows.findIndex((row) => isSibling(row) && row.path > route);
    return later >= 0 ? later : rows.findLastIndex(isSibling) + 1;
  };

/** Manifest and list of addresses with one further page and its redirects. */
export function routeEdits(
  page: PlannedPage,
  redirects: readonly { from: string; to: string }[] = [],
): Map<string, string> {
  const listed = listedAddresses(readText(contractFile));
  return new Map([
    [routesFile, withRoutes(readText(routesFile), [page], amongSiblings(page.path))],
    [
      contractFile,
      contractText(
        new Map([
          ...[...listed].map(([address, { target }]) => [address, target] as const),
          [page.path, undefined] as const,
          ...redirects.map(({ from, to }) => [from, to] as const),
        ]),
      ),
    ],
  ]);
}
