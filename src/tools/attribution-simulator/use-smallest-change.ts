/** Looks for the smallest change in pieces between which the page answers: with 20 clicks it tries thousands of values. */
import { useEffect, useState } from 'react';
import {
  searchSmallestChange,
  type Change,
  type Limits,
} from '../../../lib/shared/attribution/smallest-change';
import type { Simulation } from './form';

/** How long one piece takes, in milliseconds. */
const piece = 8;

/** The change; null if there is none, undefined while it is looked for. */
export function useSmallestChange(simulation: Simulation, limits: Limits): Change | null | undefined {
  const [found, setFound] = useState<{ of: Simulation; change: Change | null }>();
  useEffect(() => {
    const search = searchSmallestChange(simulation.input, limits);
    let timer = 0;
    const go = (): void => {
      const end = performance.now() + piece;
      do {
        const step = search.next();
        if (step.done) {
          setFound({ of: simulation, change: step.value });
          return;
        }
      } while (performance.now() < end);
      timer = window.setTimeout(go);
    };
    timer = window.setTimeout(go);
    return () => window.clearTimeout(timer);
  }, [simulation, limits]);
  return found?.of === simulation ? found.change : undefined;
}
