/**
 * Takes the place of the framework's `@docusaurus/renderRoutes` in the build: hands the router the routes that can
 * match instead of an element for every page.
 */
import type { ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import { renderRoutes as renderAll, type RouteConfig } from 'react-router-config';
import { RouteIndex } from './route-index';

const indexes = new WeakMap<readonly RouteConfig[], RouteIndex<RouteConfig>>();

function indexOf(routes: readonly RouteConfig[]): RouteIndex<RouteConfig> {
  let index = indexes.get(routes);
  if (!index) indexes.set(routes, (index = new RouteIndex(routes)));
  return index;
}

type Arguments = Parameters<typeof renderAll>;

function MatchingRoutes({ all }: { all: Arguments }): ReactElement {
  const { pathname } = useLocation();
  const [routes = [], ...rest] = all;
  return <>{renderAll(indexOf(routes).candidates(pathname), ...rest)}</>;
}

export default function renderRoutes(...all: Arguments): ReactElement | null {
  return all[0] ? <MatchingRoutes all={all} /> : null;
}
