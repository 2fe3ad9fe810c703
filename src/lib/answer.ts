/** What buttons that copy have in common: the clipboard, and the word that says how it went. */

const shownFor = 2000;

/** Copies text. False if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows an answer on a button for a while, and says it to screen readers. */
export function answerOn(button: HTMLElement, answer: string): void {
  const name = button.dataset.name ?? button.textContent;
  button.dataset.name = name;
  button.textContent = answer;
  button.setAttribute('aria-live', 'polite');
  window.setTimeout(() => {
    button.textContent = name;
  }, shownFor);
}
