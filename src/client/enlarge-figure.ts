/**
 * On a phone, a drawing is as wide as the screen; a tap opens it as large as it was drawn. The dialog is the browser's, which
 * closes it by Escape and by the back gesture and gives the focus back.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Same width as in src/css/figures.css. */
const narrow = '(max-width: 600px)';

function enlarge(box: HTMLElement): void {
  const drawing = box.querySelector('svg');
  if (!drawing) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'figure-dialog';
  dialog.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  const area = document.createElement('div');
  // Its classes draw the labels.
  area.className = 'figure-drawing';
  area.tabIndex = 0;
  area.setAttribute('role', 'group');
  area.setAttribute('aria-label', 'Drawing');
  // Moved, not copied: its ids are in the page once. Its box keeps the height, so nothing below moves.
  box.style.height = `${box.offsetHeight}px`;
  area.append(drawing);
  dialog.append(close, area);
  dialog.addEventListener('close', () => {
    box.append(drawing);
    box.style.height = '';
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const part = (target as Element | null)?.closest?.('.figure-drawing, .figure-enlarge');
    const box = part?.parentElement?.querySelector<HTMLElement>('.figure-drawing');
    if (box && window.matchMedia(narrow).matches) enlarge(box);
  });
}
