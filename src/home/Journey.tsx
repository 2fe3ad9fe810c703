/**
 * The heart of the home page: one user of the sample dataset on the way from the click to the report. The line runs between
 * the partner and the app, and crosses Whence each time. It is drawn for the eye alone: the stations are an ordered list, which
 * reads well without it.
 */
import Link from '@docusaurus/Link';
import type { JourneyStation } from './data';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

/** `September 1, 10:00:00`. */
const timeOf = (iso: string): string => `${day.format(new Date(iso))}, ${clock.format(new Date(iso))}`;

const lanes = { partner: 12, whence: 50, app: 88 } as const;

/** Each station has a fifth of the width, so the line needs no measuring: its box is stretched, its stroke is not. */
function wayThrough(stations: readonly JourneyStation[]): string {
  return stations
    .map(({ lane }, index) => {
      const [x, y] = [index * 200, lanes[lane]];
      const before = stations[index - 1];
      return before ? `C${x - 90} ${lanes[before.lane]} ${x - 110} ${y} ${x} ${y}` : `M${x} ${y}`;
    })
    .join('');
}

export default function Journey({ stations }: { stations: readonly JourneyStation[] }) {
  return (
    <section className="home-band home-journey" aria-labelledby="journey">
      <h2 id="journey">One player, from the ad to the report</h2>
      <p>
        What each step calls, writes, and counts, for one player of the sample app Harbor Tides. All values
        are in the <Link to="/api/raw-data-export/sample-dataset">sample dataset</Link>, times in UTC.
      </p>
      <div className="home-way">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          {Object.values(lanes).map((y) => (
            <path key={y} d={`M0 ${y}H985`} />
          ))}
          <path d={wayThrough(stations)} />
        </svg>
        <ul aria-hidden="true">
          <li>Partner</li>
          <li>Whence</li>
          <li>App</li>
        </ul>
        <ol>
          {stations.map(({ lane, time, after, title, text, traces }) => (
            <li key={title} className={`home-at-${lane}`}>
              {after && <span className="home-after">{after} later</span>}
              <span className="home-time">
                {time ? <time dateTime={time}>{timeOf(time)}</time> : 'Once day 7 is over'}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {traces.map(({ kind, lines, path }) => (
                <Link key={kind} to={path} className="home-trace">
                  <span>{kind}</span> <code>{lines.join('\n')}</code>
                </Link>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
