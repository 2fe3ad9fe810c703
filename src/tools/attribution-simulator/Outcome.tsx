/** The result of the simulator: what raw data says, and the timeline with what the rules made of each click and view. */
import { timeText } from '../frame/values';
import type { Simulation, WindowLimits } from './form';
import { exactLength, resultRows, timeline } from './words';

interface Props {
  simulation: Simulation;
  windows: readonly WindowLimits[];
}

export default function Outcome({ simulation }: Props) {
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
    </>
  );
}
