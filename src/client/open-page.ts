/**
 * Shows the open page in the sidebar (src/lib/open-page.ts) once it is there and, if a category opens for it, once that has
 * opened. A reader who acts first decides what is in view. Chromium has done it before the first paint (src/css/frame.css).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { showOpenPage } from '../lib/open-page';

let isNew = false;

if (ExecutionEnvironment.canUseDOM) {
  for (const act of ['wheel', 'keydown', 'pointerdown'] as const)
    window.addEventListener(act, () => (isNew = false), { passive: true, capture: true });
  document.addEventListener('transitionend', ({ target }) => {
    if (isNew && (target as Element).closest('.menu')) showOpenPage();
  });
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
  location,
}) => {
  if (previousLocation?.pathname === location.pathname) return;
  isNew = true;
  // After the sidebar has opened its categories.
  requestAnimationFrame(showOpenPage);
};
