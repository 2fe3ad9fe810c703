/**
 * The way into a part of a page that few readers use: a button and a sentence. The part, its data and its styles load when
 * the reader asks for them, or when the address has the part's parameter. Until then, and without JavaScript, the page has
 * what is in its place.
 */
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { addStyles } from '../../lib/add-styles';

/** What every part is told: whether the reader has asked for it here, or an address has. */
export interface PartProps {
  asked: boolean;
}

/** What a part's module exports. */
export interface Part {
  default: ComponentType<PartProps>;
  /** Styles that it needs. */
  styles: readonly string[];
}

interface Props {
  /** Words of the button. */
  open: string;
  close: string;
  hint: string;
  /** What loads, such as "builder". */
  part: string;
  /** Parameter of an address that opens the part. */
  param?: string;
  load: () => Promise<Part>;
  /** Shown while the part is closed. */
  children?: ReactNode;
}

type State = 'closed' | 'loading' | 'failed' | { Open: Part['default']; asked: boolean };

export default function OnDemand({ open, close, hint, part, param, load, children }: Props) {
  const [state, setState] = useState<State>('closed');
  const { search } = useLocation();
  const button = useRef<HTMLButtonElement>(null);

  const start = (asked: boolean): void => {
    load()
      .then(async ({ default: Open, styles }) => {
        await Promise.all(styles.map(addStyles));
        setState({ Open, asked });
      })
      .catch((error: unknown) => {
        console.error(error);
        setState('failed');
      });
  };
  useEffect(() => {
    if (param && state === 'closed' && new URLSearchParams(search).has(param)) start(false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the reader has closed opens with another address only
  }, [search]);

  const isOpen = typeof state === 'object';
  return (
    <div className="builder-entry">
      <button
        ref={button}
        type="button"
        className="builder-open needs-js"
        aria-expanded={isOpen}
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (isOpen) {
            setState('closed');
            button.current?.focus();
          } else if (state !== 'loading') {
            setState('loading');
            start(true);
          }
        }}
      >
        {isOpen ? close : open}
      </button>
      <span className="builder-hint needs-js">{hint}</span>
      <p role="status" className="builder-status">
        {state === 'loading' && `Loading the ${part}…`}
        {state === 'failed' &&
          `The ${part} could not be loaded. Check your connection and try again, or reload the page.`}
      </p>
      {isOpen ? <state.Open asked={state.asked} /> : children}
    </div>
  );
}
