/**
 * Tabs and addresses: `?lang=java` opens the Java tabs of a page, and a click on a tab puts it into the address. A
 * link then leads to what its sender sees. The router is left out of it: a tab is not a page view.
 *
 * Tabs of one group agree through the browser's storage. Where that is blocked, the tabs of one page agree here.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The parameter of a tab's group, from the class that plugins/content/code-tabs has given to the list. */
const parameterOf = (tab: Element): string | undefined =>
  /\btabs-by-([\w-]+)/.exec(tab.parentElement?.className ?? '')?.[1];

let isChoosing = false;

/** Opens the tabs of that name in all lists of a group. */
function choose(parameter: string, slug: string): void {
  isChoosing = true;
  for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]'))
    if (parameterOf(tab) === parameter && slugOf(tab.textContent) === slug) tab.click();
  isChoosing = false;
}

function chosen(event: Event): void {
  const tab = (event.target as Element | null)?.closest?.('[role="tab"]');
  const parameter = tab && parameterOf(tab);
  if (isChoosing || !parameter) return;
  const slug = slugOf(tab.textContent);
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, slug);
  window.history.replaceState(window.history.state, '', address);
  // After the component has told the storage.
  setTimeout(() => choose(parameter, slug));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', chosen);
  document.addEventListener('keydown', (event) => event.key === 'Enter' && chosen(event));
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  // After the tabs themselves.
  setTimeout(() =>
    new URLSearchParams(location.search).forEach((slug, parameter) => choose(parameter, slug)),
  );
};
