/** Routes of one level, found by address. */

interface Route {
  path?: string | readonly string[];
  exact?: boolean;
}

const bare = (address: string): string =>
  (address.endsWith('/') ? address.slice(0, -1) : address).toLowerCase();

/** Exact paths without parameters can be looked up; all others have to be tried. */
const isPlain = (route: Route): route is Route & { path: string } =>
  route.exact === true && typeof route.path === 'string' && /^[\w./-]*$/.test(route.path);

export class RouteIndex<R extends Route> {
  readonly #byAddress = new Map<string, [number, R][]>();
  readonly #rest: [number, R][] = [];

  constructor(routes: readonly R[]) {
    routes.forEach((route, at) => {
      if (!isPlain(route)) this.#rest.push([at, route]);
      else {
        const key = bare(route.path);
        this.#byAddress.set(key, [...(this.#byAddress.get(key) ?? []), [at, route]]);
      }
    });
  }

  /** Routes that the address may match, in their order. */
  candidates(pathname: string): R[] {
    return [...(this.#byAddress.get(bare(pathname)) ?? []), ...this.#rest]
      .sort(([a], [b]) => a - b)
      .map(([, route]) => route);
  }
}
