/** data/routes.json and the pages agree: menus, sidebars and redirects count on each row, and titles on each page's row. */
import { sourceOfRoute, writtenRoutes } from '../../lib/routes/written-routes';
import type { Finding } from '../report';

const file = 'data/routes.json';

/** Rows without a page, and pages without a row. @param text Of the manifest. */
export function pageListProblems(text: string, there: ReadonlySet<string> = writtenRoutes()): Finding[] {
  const rows = text.split('\n').map((row) => /"path": "([^"]+)"/.exec(row)?.[1] ?? '');
  const empty = rows.flatMap((route, at) => (route && !there.has(route) ? { route, line: at + 1 } : []));
  const unlisted = [...there].filter((route) => !rows.includes(route));
  return [
    ...empty.map(({ route, line }) => ({
      ...{ file, line, message: `${route} has no page` },
      cure: 'Write its file, or remove the row as CONTRIBUTING.md says ("Rename or remove a page").',
    })),
    ...unlisted.map((route) => ({
      ...{ file: sourceOfRoute(route) ?? file, line: 1, message: `${route} is not in ${file}` },
      cure: `Add its row, or begin with npm run new -- ${route} "<Title>".`,
    })),
  ];
}
