/**
 * One listener for the buttons of all code blocks: copy, and wrap long lines. The blocks are static HTML, which
 * costs nothing to hydrate, and a click does the same everywhere. Whether lines wrap is remembered for all blocks, where
 * storage is not blocked; config/head.ts reads it before the first paint, so no line moves later.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { wrapKey } from '../../config/head';
import { answerOn, copyText } from '../lib/answer';
import { chooseWrapping } from '../lib/wrapping';

async function copy(button: HTMLElement): Promise<void> {
  const pre = button.parentElement?.querySelector('pre');
  const isCopied = await copyText(pre?.dataset.whole ?? pre?.textContent ?? '');
  // No permission or no secure context: select the code so that the reader's shortcut copies it.
  if (!isCopied && pre) window.getSelection()?.selectAllChildren(pre);
  answerOn(button, isCopied ? 'Copied' : 'Press Ctrl+C or ⌘C');
}

function wrap(button: HTMLElement): void {
  const { top } = button.getBoundingClientRect();
  chooseWrapping(button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on', wrapKey);
  // The blocks above have changed, too.
  window.scrollBy(0, button.getBoundingClientRect().top - top);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.<HTMLElement>('.code-copy, .code-wrap');
    if (button?.matches('.code-copy')) void copy(button);
    else if (button) wrap(button);
  });
}
