/** Whether long lines of code wrap: what the reader has chosen, for all blocks of all pages. config/head.ts reads it first. */

const root = (): DOMStringMap => document.documentElement.dataset;

/** Says on the buttons within an element what is chosen; each block has its own default until then. */
export function showWrapping(within: ParentNode | null): void {
  const { wrap } = root();
  if (!wrap || !within) return;
  for (const button of within.querySelectorAll('.code-wrap'))
    button.setAttribute('aria-pressed', String(wrap === 'on'));
}

/** Chooses, for this page and, where storage is not blocked, for the next ones. */
export function chooseWrapping(choice: 'on' | 'off', key: string): void {
  root().wrap = choice;
  showWrapping(document);
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked: the choice holds until the document is left.
  }
}
