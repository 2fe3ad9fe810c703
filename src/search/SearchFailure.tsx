/**
 * What readers see if the search interface cannot be loaded, for example without a network: the text of the modal's error
 * screen, and a button to retry. It is part of every page because it must work without a network.
 */
import { useEffect, useRef } from 'react';

interface Props {
  onRetry(): void;
  onClose(): void;
}

export default function SearchFailure({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="search-failure" aria-label="Search" onCancel={onClose}>
      <p role="alert">
        <strong>Unable to fetch results</strong> You might want to check your network connection.
      </p>
      <button type="button" className="button button--primary button--sm" autoFocus onClick={onRetry}>
        Retry
      </button>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
