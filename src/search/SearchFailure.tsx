/**
 * What readers see if the search interface or another page cannot be loaded, for example without a network: the text of the
 * modal's error screen, and a button to retry. It is part of every page because it must work without a network.
 */
import { useEffect, useRef } from 'react';

interface Props {
  /** Name of the dialog. */
  label: string;
  /** What has failed. */
  what: string;
  onRetry(): void;
  onClose(): void;
}

export default function SearchFailure({ label, what, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="search-failure" aria-label={label} onCancel={onClose}>
      <p role="alert">
        <strong>{what}</strong> You might want to check your network connection.
      </p>
      <button type="button" className="button button--primary button--sm" autoFocus onClick={onRetry}>
        Retry
      </button>{' '}
      <button type="button" className="button button--sm search-quiet" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
