/**
 * What readers see where the interface of search cannot be loaded, such as without a network: the words of the modal's
 * own error screen, and a way to try again. It is part of every page, so that it needs no network itself.
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
