/** Documents of the SDK that weigh more than they may. */
import { documents } from '../../../config/budgets';
import type { BuiltSite } from '../../../lib/built-site/site';
import { brotliSize } from '../../../lib/built-site/weight';

/** SDK guides that show a flow in code. Unity's setup is two pages. */
const flow = /\/(?:setup|install|add-the-prefab|privacy|revenue|get-an-attribution)$/;

/** What the document of a route of the SDK may weigh. */
function budgetOf(route: string): number {
  if (flow.test(route)) return documents.sdkFlow;
  return route.includes('/reference/') ? documents.reference : documents.ordinary;
}

/** Pages of the SDK whose document is over its budget, the heaviest first. */
export function heavyDocuments({ pages }: BuiltSite): string[] {
  return [...pages.values()]
    .filter(({ route }) => route.startsWith('/sdk/'))
    .flatMap(({ route, html }) => {
      const most = budgetOf(route);
      // The best compression takes long, and most pages are small enough with a quick one.
      const size = brotliSize(html, 5) > most ? brotliSize(html) : 0;
      return size > most ? [{ size, told: `${route}: ${size} of ${most} bytes` }] : [];
    })
    .toSorted((a, b) => b.size - a.size)
    .map(({ told }) => told);
}
