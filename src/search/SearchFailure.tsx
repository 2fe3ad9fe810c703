/**
 * What readers see if the search interface or the page of a hit cannot be loaded, for example without a network: the text
 * of the modal's error screen, and a button to retry. It is part of every page because it must work without a network.
 */
import { useEffect, useRef } from 'react';

interface Props {
  /** What has failed. */
  what: string;
  onRetry(): void;
  onClose(): void;
}

export default function SearchFailure({ what, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="search-failure" aria-label="Search" onCancel={onClose}>
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
