/**
 * The result of the simulator: what raw data says, the timeline with what the rules made of each click and view, and what
 * would change it.
 */
import { useMemo } from 'react';
import type { Limits } from '../../../lib/shared/attribution/smallest-change';
import type { Form } from '../frame/tool';
import { timeText } from '../frame/values';
import type { Simulation, WindowLimits } from './form';
import { useSmallestChange } from './use-smallest-change';
import { changedField, changeText, exactLength, resultRows, timeline } from './words';

interface Props {
  simulation: Simulation;
  form: Form;
  windows: readonly WindowLimits[];
}

function WhatWouldChangeIt({ simulation, form, windows }: Props) {
  const limits = useMemo(
    () => Object.fromEntries(windows.map(({ key, least, most }) => [key, { least, most }])) as Limits,
    [windows],
  );
  const change = useSmallestChange(simulation, limits);
  return (
    <>
      <h3>What would change it</h3>
      <p role="status" className="simulator-change">
        {change === undefined ? 'Looking for the smallest change…' : changeText(change, simulation)}
      </p>
      <p>
        <button
          type="button"
          aria-disabled={!change}
          onClick={() => change && form.set(...changedField(change, simulation))}
        >
          Make this change
        </button>
      </p>
    </>
  );
}

export default function Outcome(props: Props) {
  const { simulation } = props;
  const moments = timeline(simulation);
  return (
    <>
      <dl className="simulator-values">
        {resultRows(simulation).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="simulator-timeline">
        {moments.map(({ id, time, event, note, kind, wins }, index) => {
          const before = moments[index - 1];
          return (
            <li key={id} className={`simulator-${kind}`} data-wins={wins || undefined}>
              <strong>{event}</strong>
              <span>
                {timeText(time)}
                {before !== undefined && ` · ${exactLength(time - before.time)} later`}
              </span>
              {note && <span>{note}</span>}
            </li>
          );
        })}
      </ol>
      <WhatWouldChangeIt {...props} />
    </>
  );
}
