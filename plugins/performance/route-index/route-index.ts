/** Routes of one level, found by address. */
import { bareAddress, isPlainPath } from './address';

interface Route {
  path?: string | readonly string[];
  exact?: boolean;
}

/** Exact paths without parameters can be looked up; all others have to be tried. */
const isPlain = (route: Route): route is Route & { path: string } =>
  route.exact === true && typeof route.path === 'string' && isPlainPath(route.path);

export class RouteIndex<R extends Route> {
  readonly #byAddress = new Map<string, [number, R][]>();
  readonly #rest: [number, R][] = [];

  constructor(routes: readonly R[]) {
    routes.forEach((route, at) => {
      if (!isPlain(route)) this.#rest.push([at, route]);
      else {
        const key = bareAddress(route.path);
        this.#byAddress.set(key, [...(this.#byAddress.get(key) ?? []), [at, route]]);
      }
    });
  }

  /** Routes that the address may match, in their order. */
  candidates(pathname: string): R[] {
    return [...(this.#byAddress.get(bareAddress(pathname)) ?? []), ...this.#rest]
      .sort(([a], [b]) => a - b)
      .map(([, route]) => route);
  }
}

const indexes = new WeakMap<readonly Route[], RouteIndex<Route>>();

/** Routes of a level that an address may match, in their order. The level is indexed once. */
export function candidatesOf<R extends Route>(routes: readonly R[], pathname: string): R[] {
  let index = indexes.get(routes);
  if (!index) indexes.set(routes, (index = new RouteIndex<Route>(routes)));
  return (index as RouteIndex<R>).candidates(pathname);
}
