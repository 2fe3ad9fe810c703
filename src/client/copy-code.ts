/**
 * One listener for the buttons of all code blocks: copy, and wrap long lines. The blocks are static HTML, so that they cost
 * nothing to hydrate; what a click does is the same everywhere.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const shownFor = 2000;

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
  let answer = 'Copied';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // No permission or no secure context: select the code, so that the reader's own shortcut copies it.
    const pre = button.parentElement?.querySelector('pre');
    if (pre) window.getSelection()?.selectAllChildren(pre);
    answer = 'Press Ctrl+C or ⌘C';
  }
  button.textContent = answer;
  button.setAttribute('aria-live', 'polite');
  window.setTimeout(() => {
    button.textContent = 'Copy';
  }, shownFor);
}

function wrap(button: HTMLButtonElement): void {
  const isOn = button.parentElement?.classList.toggle('code--wrap') ?? false;
  button.setAttribute('aria-pressed', String(isOn));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('.code-copy, .code-wrap');
    if (button?.matches('.code-copy')) void copy(button);
    else if (button) wrap(button);
  });
}
