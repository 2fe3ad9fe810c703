/**
 * What the modal adds to DocSearch: a choice of area below the field, pages of the reader's area while the field is
 * empty, and similar queries and areas if nothing is found. DocSearch has no slots for these, so they are put into its
 * elements, and what it shows is read from them.
 */
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import { areaHomes, areas, type Area } from './areas';
import AreaSelect from './AreaSelect';
import { useLatestAnswer } from './latest-answer';
import { QueryCut } from './QueryCut';
import { closeSearch } from './modal-state';
import { SuggestedPages } from './SuggestedPages';

type Screen = 'start' | 'none' | 'other';

interface Hosts {
  bar: HTMLElement;
  extra: HTMLElement;
  growth: HTMLElement;
  input: HTMLInputElement;
}

/** Elements in the modal that this module fills, its field, and the screen that DocSearch shows. */
function useModal(): Partial<Hosts> & { screen: Screen } {
  const [hosts, setHosts] = useState<Hosts>();
  const [screen, setScreen] = useState<Screen>('other');
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    const dropdown = container?.querySelector('.DocSearch-Dropdown');
    const input = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!container || !dropdown || !input) return undefined;
    const bar = document.createElement('div');
    bar.className = 'search-areas';
    dropdown.before(bar);
    const extra = document.createElement('div');
    extra.className = 'search-extra';
    dropdown.append(extra);
    // Below the list, which it must not move.
    const growth = document.createElement('div');
    growth.className = 'search-growth';
    dropdown.after(growth);
    const look = (): void => {
      if (input.value.trim() === '') setScreen('start');
      else setScreen(dropdown.querySelector('.DocSearch-NoResults') ? 'none' : 'other');
    };
    const observer = new MutationObserver(look);
    observer.observe(container, { subtree: true, childList: true, attributes: true });
    let wanted = true;
    queueMicrotask(() => {
      if (!wanted) return;
      setHosts({ bar, extra, growth, input });
      look();
    });
    return () => {
      wanted = false;
      observer.disconnect();
      bar.remove();
      extra.remove();
      growth.remove();
    };
  }, []);
  return { ...hosts, screen };
}

/** Puts a query into the field as if it were typed. */
function type(query: string): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return;
  // React notices only values that are set through the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

const leave = (): void => closeSearch({ restoreFocus: false });

function None({ id, only, onArea }: { id: string; only: Area | undefined; onArea: Props['onArea'] }) {
  const near = useLatestAnswer().answer?.near ?? [];
  return (
    <div>
      {only && (
        <p>
          <button type="button" className="search-near" onClick={() => onArea(undefined)}>
            Search all areas
          </button>
        </p>
      )}
      {near.length > 0 && (
        <p>
          Near queries:{' '}
          {near.map((text) => (
            <button type="button" className="search-near" key={text} onClick={() => type(text)}>
              {text}
            </button>
          ))}
        </p>
      )}
      <p id={id} className="search-extra-title">
        Or look in
      </p>
      <ul aria-labelledby={id}>
        {Object.entries(areaHomes).map(([area, path]) => (
          <li key={area}>
            <Link to={path} onClick={leave}>
              {areas[area as Area]}
            </Link>
          </li>
        ))}
      </ul>
      <SuggestedPages id={`${id}-pages`} onLeave={leave} />
    </div>
  );
}

/** Says that more records are on their way, or that those that have come rank the hits otherwise. */
function Growth({ onReorder }: Pick<Props, 'onReorder'>) {
  const { answer, reordered } = useLatestAnswer();
  if (reordered) {
    return (
      <>
        More results have arrived.{' '}
        <button type="button" className="search-near" onClick={onReorder}>
          Show the new order
        </button>
      </>
    );
  }
  return answer?.growing ? 'More results are loading…' : null;
}

interface Props {
  only: Area | undefined;
  onArea(area: Area | undefined): void;
  /** The reader wants the order that the hits have by now. */
  onReorder(): void;
}

export function ModalExtras({ only, onArea, onReorder }: Props) {
  const id = useId();
  const { bar, extra, growth, input, screen } = useModal();
  return (
    <>
      {bar &&
        createPortal(
          <>
            <label htmlFor={`${id}-area`}>Search in</label>{' '}
            <AreaSelect id={`${id}-area`} value={only} onChange={onArea} />
            <QueryCut input={input} />
          </>,
          bar,
        )}
      {growth &&
        createPortal(
          <div role="status">{screen !== 'start' && <Growth onReorder={onReorder} />}</div>,
          growth,
        )}
      {extra &&
        screen === 'start' &&
        createPortal(<SuggestedPages id={`${id}-start`} onLeave={leave} />, extra)}
      {extra &&
        screen === 'none' &&
        createPortal(<None id={`${id}-none`} only={only} onArea={onArea} />, extra)}
    </>
  );
}
