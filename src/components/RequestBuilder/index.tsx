/**
 * The way into the request builder on an API page, at the address that it is about: a button and a sentence. The builder
 * itself, its styles and the operation's data load when the reader asks for them; until then this costs a page a few
 * hundred bytes. Without JavaScript nothing is shown, because nothing could be done with it.
 */
import { useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { addStyles } from '../../lib/add-styles';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';

interface Props {
  /** Operation id, such as `uploadBids`. */
  operation: string;
  /** Specification that has it, such as `management`. */
  spec: string;
}

type State =
  | { phase: 'closed' | 'loading' | 'failed' }
  | { phase: 'open'; Builder: (typeof import('./Builder'))['default']; data: BuilderOperation };

async function load(dataUrl: string): Promise<State> {
  const [{ default: Builder, stylesUrl }, response] = await Promise.all([
    import('./Builder'),
    fetch(dataUrl),
  ]);
  if (!response.ok) throw new Error(`${dataUrl} answered ${response.status}.`);
  const [data] = await Promise.all([response.json() as Promise<BuilderOperation>, addStyles(stylesUrl)]);
  return { phase: 'open', Builder, data };
}

export default function RequestBuilder({ operation, spec }: Props) {
  const [state, setState] = useState<State>({ phase: 'closed' });
  const dataUrl = useBaseUrl(`/openapi/operations/${spec}/${operation}.json`);
  const button = useRef<HTMLButtonElement>(null);

  const open = (): void => {
    setState({ phase: 'loading' });
    load(dataUrl).then(setState, (error: unknown) => {
      console.error(error);
      setState({ phase: 'failed' });
    });
  };
  const close = (): void => {
    setState({ phase: 'closed' });
    button.current?.focus();
  };

  return (
    <div className="builder-entry needs-js">
      <button
        ref={button}
        type="button"
        className="builder-open"
        aria-expanded={state.phase === 'open'}
        aria-disabled={state.phase === 'loading'}
        onClick={() => {
          if (state.phase === 'open') close();
          else if (state.phase !== 'loading') open();
        }}
      >
        {state.phase === 'open' ? 'Close the builder' : 'Build a request'}
      </button>
      <span className="builder-hint">Fill in your own values and copy the request. Nothing is sent.</span>
      <p role="status" className="builder-status">
        {state.phase === 'loading' && 'Loading the builder…'}
        {state.phase === 'failed' &&
          'The builder could not be loaded. Check your connection and try again, or reload the page.'}
      </p>
      {state.phase === 'open' && <state.Builder operation={state.data} />}
    </div>
  );
}
