/**
 * Repairs what assistive technology meets in the modal of DocSearch 3.9.0, from outside: the container is a button
 * around fields, lists share one id, and rows of stored searches hold buttons inside options. Becomes needless with a
 * version that does it right; tests/browser/search.spec.ts runs axe on every state.
 */

const set = (element: Element | null, attributes: Record<string, string | null>): void => {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
};

/** Brings roles, names and ids in order; changes nothing where they are. */
function repair(container: Element): void {
  set(container, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search',
    'aria-labelledby': null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    tabindex: '-1',
  });
  const lists = [...container.querySelectorAll('.DocSearch-Hits')];
  const ids = lists.map((section, at) => {
    const source = section.querySelector('.DocSearch-Hit-source');
    const list = section.querySelector('ul');
    // Hits are links, and a stored search has buttons next to it; options must not hold any, tree items may.
    const isTree = list?.querySelector('a, button') !== null;
    set(source, { id: `search-group-${at}` });
    set(list, {
      id: `search-list-${at}`,
      role: isTree ? 'tree' : 'listbox',
      'aria-labelledby': `search-group-${at}`,
    });
    for (const item of list?.children ?? []) set(item, { role: isTree ? 'treeitem' : 'option' });
    return `search-list-${at}`;
  });
  const input = container.querySelector('.DocSearch-Input');
  const active = input?.getAttribute('aria-activedescendant');
  set(input, {
    role: 'combobox',
    'aria-label': 'Search',
    'aria-labelledby': null,
    'aria-autocomplete': 'list',
    'aria-haspopup': lists[0]?.querySelector('ul')?.getAttribute('role') ?? 'listbox',
    'aria-expanded': String(ids.length > 0),
    'aria-controls': ids.length > 0 ? ids.join(' ') : null,
    ...(active && !document.getElementById(active) ? { 'aria-activedescendant': null } : {}),
  });
  for (const icon of container.querySelectorAll('.DocSearch-Commands svg')) {
    set(icon, { 'aria-hidden': 'true', 'aria-label': null, role: null });
  }
}

function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...container.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"]), button, input, select'),
  ].filter((element) => element.offsetParent !== null);
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return;
  const { activeElement } = document;
  const outside = !container.contains(activeElement);
  if (event.shiftKey ? activeElement === first || outside : activeElement === last || outside) {
    event.preventDefault();
    event.stopPropagation();
    (event.shiftKey ? last : first).focus();
  }
}

/** Says aloud what only the eye sees: how many results there are, that there are none, that search failed. */
function announce(container: Element, region: HTMLElement): void {
  const title = container.querySelector('.DocSearch-Title')?.textContent;
  const all = container.querySelector('.DocSearch-HitsFooter a')?.textContent;
  const count = container.querySelectorAll('.DocSearch-Hit').length;
  const text = title ?? (all ? `${count} results shown. ${all}.` : '');
  if (region.textContent !== text) region.textContent = text;
}

/**
 * Mounted with the modal. Returns what undoes it.
 * @param hosted Whether the hosted service is at work; its logo shows only then.
 */
export function repairModal(hosted: boolean): () => void {
  const container = document.querySelector<HTMLElement>('.DocSearch-Container');
  const page = document.getElementById('__docusaurus');
  if (!container) return () => undefined;
  container.dataset.engine = hosted ? 'hosted' : 'embedded';
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  container.append(region);
  const update = (): void => {
    repair(container);
    announce(container, region);
  };
  const observer = new MutationObserver(update);
  observer.observe(container, { subtree: true, childList: true, attributes: true });
  const onKey = (event: KeyboardEvent): void => keepFocusInside(container, event);
  // Before the modal's own handler, whose list of stops is made once, when it opens.
  container.addEventListener('keydown', onKey, true);
  page?.setAttribute('inert', '');
  update();
  return () => {
    observer.disconnect();
    container.removeEventListener('keydown', onKey, true);
    page?.removeAttribute('inert');
  };
}
