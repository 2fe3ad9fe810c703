/**
 * Opens the page of a hit or, without a network, of any link (src/client/offline.ts). The framework loads a page anew that it has no scripts for, which without a network ends at the
 * browser's error page and takes the reader's page away. So somebody must answer first, unless the page was shown before.
 */
import type { useHistory } from '@docusaurus/router';
import { setUnreachable } from './modal-state';
import { wasShown } from './shown-pages';

/** Without an answer until then, the browser shows how the page loads. */
const patienceMs = 1_000;

/** Whether a page can be had: from the server, or from the browser's cache. */
const answers = (pathname: string): Promise<boolean> =>
  Promise.race([
    fetch(pathname, { method: 'HEAD', cache: 'force-cache' }).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), patienceMs)),
  ]);

/** Goes to a page with `go`, or says that it cannot be loaded. */
export async function openIfThere(pathname: string, go: () => void): Promise<void> {
  const isThere = wasShown(pathname);
  // Its scripts are on their way meanwhile.
  if (!isThere) void window.docusaurus.preload(pathname);
  if (isThere || (await answers(pathname))) {
    setUnreachable();
    go();
  } else setUnreachable(() => void openIfThere(pathname, go));
}

export const openPage = (history: ReturnType<typeof useHistory>, url: string): Promise<void> =>
  openIfThere(new URL(url, window.location.href).pathname, () => history.push(url));
