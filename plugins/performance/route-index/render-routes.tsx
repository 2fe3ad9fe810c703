/**
 * Takes the place of the framework's `@docusaurus/renderRoutes` in the build: hands the router the routes that can
 * match instead of an element for every page.
 */
import type { ReactElement } from 'react';
import { useLocation } from '@docusaurus/router';
import { renderRoutes as renderAll } from 'react-router-config';
import { candidatesOf } from './route-index';

type Arguments = Parameters<typeof renderAll>;

function MatchingRoutes({ all }: { all: Arguments }): ReactElement {
  const { pathname } = useLocation();
  const [routes = [], ...rest] = all;
  return <>{renderAll(candidatesOf(routes, pathname), ...rest)}</>;
}

export default function renderRoutes(...all: Arguments): ReactElement | null {
  return all[0] ? <MatchingRoutes all={all} /> : null;
}
