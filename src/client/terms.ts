/**
 * A finger has no hover: the first tap on a term opens its tooltip, the next one follows the link. What opens and closes
 * the tooltip is CSS; here only the first tap is held. A screen reader's click begins with no finger on the term, and a mouse
 * or a key has opened the tooltip before: they follow at once.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const closed = '.term-box:not(:hover, :focus-within)';

/** The term that a finger has touched while its tooltip was closed. */
let touched: Element | null | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // A finger that scrolls cancels its tap.
  for (const type of ['pointerdown', 'pointercancel'] as const)
    document.addEventListener(type, ({ pointerType, target }) => {
      const isTap = type === 'pointerdown' && pointerType === 'touch';
      touched = isTap ? (target as Element | null)?.closest?.(closed) : undefined;
    });
  // Before the router, which would go to the page.
  document.addEventListener(
    'click',
    (event) => {
      if (touched?.contains(event.target as Node)) event.preventDefault();
      touched = undefined;
    },
    true,
  );
}
