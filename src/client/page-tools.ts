/**
 * What a click on the tools of a page does. The link of a heading or a row goes to the clipboard while the browser follows
 * it; an answer to "Was this page helpful?" goes to analytics where a build has them, and stays a mail elsewhere.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { answerOn, copyText } from '../lib/answer';

type Analytics = (command: 'event', name: string, values: Readonly<Record<string, string>>) => void;

async function copyAddress(button: HTMLElement): Promise<void> {
  answerOn(button, (await copyText(window.location.href)) ? 'Copied' : 'Copy it from the address bar');
}

async function copyPlace(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) return;
  link.dataset.copied = '';
  window.setTimeout(() => delete link.dataset.copied, 2000);
}

function judge(link: HTMLElement, event: Event): void {
  const { gtag } = window as { gtag?: Analytics };
  if (!gtag) return;
  event.preventDefault();
  gtag('event', 'page_helpful', {
    helpful: link.dataset.helpful ?? '',
    page_path: window.location.pathname,
  });
  const line = link.parentElement;
  if (!line) return;
  line.setAttribute('role', 'status');
  line.textContent = 'Thank you for your answer.';
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const target = event.target as Element | null;
    const tool = target?.closest?.<HTMLAnchorElement>('.copy-link, .hash-link, td > a[id], [data-helpful]');
    if (!tool) return;
    if (tool.matches('.copy-link')) void copyAddress(tool);
    else if (tool.matches('[href^="#"]')) void copyPlace(tool);
    else judge(tool, event);
  });
}
