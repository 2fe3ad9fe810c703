/**
 * One listener for all copy buttons of code blocks. The blocks are static HTML, which costs nothing to hydrate, and a
 * click does the same everywhere.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const shownFor = 2000;

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('pre')?.textContent ?? '';
  let answer = 'Copied';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // No permission or no secure context: select the code so that the reader's shortcut copies it.
    const pre = button.parentElement?.querySelector('pre');
    if (pre) window.getSelection()?.selectAllChildren(pre);
    answer = 'Press Ctrl+C or ⌘C';
  }
  button.textContent = answer;
  button.dataset.copied = '';
  button.setAttribute('aria-live', 'polite');
  window.setTimeout(() => {
    button.textContent = 'Copy';
    delete button.dataset.copied;
  }, shownFor);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button.code-copy');
    if (button) void copy(button);
  });
}
