/**
 * The heart of the home page: one user of the sample dataset on the way from the click to the report, and what each station
 * writes. It is an ordered list, which reads well without the drawing; each station leads to the page that explains it.
 */
import Link from '@docusaurus/Link';
import type { JourneyStep } from '../../lib/shared/home-data';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** `September 1, 10:00`. */
const timeOf = (iso: string): string => `${day.format(new Date(iso))}, ${clock.format(new Date(iso))}`;

export default function Journey({ steps }: { steps: readonly JourneyStep[] }) {
  return (
    <section className="home-band home-journey" aria-labelledby="journey">
      <h2 id="journey">One user, from the ad to the report</h2>
      <p>
        A player of the sample app Harbor Tides, and what each step writes. The values come from the{' '}
        <Link to="/api/raw-data-export/sample-dataset">sample dataset</Link>.
      </p>
      <ol>
        {steps.map(({ time, title, text, writes, code, path }) => (
          <li key={title}>
            <span className="home-time">
              {time ? <time dateTime={time}>{timeOf(time)}</time> : 'A week later'}
            </span>
            <strong>{title}</strong>
            <p>{text}</p>
            <Link to={path} className="home-written">
              <span>{writes}</span>
              <code>{code.join('\n')}</code>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
