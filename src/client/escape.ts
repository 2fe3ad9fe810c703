/**
 * Escape closes what is open and gives the focus back to what has opened it: the menu of a phone, a dropdown of the
 * navbar, a glossary tooltip (WCAG 1.4.13: dismissible). What hover has opened stays closed until the pointer or the focus
 * leaves it. A choice closes a dropdown, too: the next page has come under it. Search closes itself.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const hoverable = ':is(.term-box, .dropdown--hoverable)';
const openByHover = `${hoverable}:is(:hover, :focus-within)`;

function closeMenu(): boolean {
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  close?.click();
  if (close) document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  return close !== null;
}

function closeDropdown(): void {
  const link = document.querySelector<HTMLElement>('.dropdown--show > .navbar__link');
  // Enter on its link is how a dropdown that a key has opened is closed; its state is in the component.
  link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  link?.focus();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const box = (target as Element | null)?.closest?.('.dropdown__link')?.closest<HTMLElement>(hoverable);
    if (!box) return;
    closeDropdown();
    box.dataset.dismissed = '';
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || closeMenu()) return;
    closeDropdown();
    for (const box of document.querySelectorAll<HTMLElement>(openByHover)) box.dataset.dismissed = '';
  });
  for (const type of ['pointerover', 'pointerout', 'focusout'] as const) {
    document.addEventListener(type, (event) => {
      const box = (event.target as Element | null)?.closest?.<HTMLElement>('[data-dismissed]');
      // Leaving it, or entering it anew.
      if (box && !box.contains((event as PointerEvent).relatedTarget as Node | null))
        delete box.dataset.dismissed;
    });
  }
}
