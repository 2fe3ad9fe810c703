/**
 * Escape closes the glossary tooltip that hover or focus has opened (WCAG 1.4.13: dismissible). Everything else about
 * tooltips is HTML and CSS.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const openBox = '.term-box:is(:hover, :focus-within)';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const box of document.querySelectorAll<HTMLElement>(openBox)) box.dataset.dismissed = '';
  });
  for (const type of ['pointerout', 'focusout'] as const) {
    document.addEventListener(type, (event) => {
      const box = (event.target as Element | null)?.closest?.<HTMLElement>('.term-box[data-dismissed]');
      if (box && !box.contains((event as PointerEvent).relatedTarget as Node | null))
        delete box.dataset.dismissed;
    });
  }
}
