/**
 * Brings the interface: modal, its styles and the manifest, when a reader reaches for search and not before. The static
 * import of anything of DocSearch would put the whole library on every page.
 */
import { addStyles } from '../lib/add-styles';

type ModalModule = typeof import('./Modal');

let loading: Promise<ModalModule['default']> | undefined;

/** Loads once; after a failure the next call tries again. */
export function loadModal(): Promise<ModalModule['default']> {
  loading ??= import('./Modal')
    .then(async ({ default: Modal, stylesUrl, prepare }) => {
      await Promise.all([addStyles(stylesUrl), prepare()]);
      return Modal;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
