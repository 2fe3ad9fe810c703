/**
 * Where people start: developers copy the call that starts the SDK, and pass three checks; marketers pick their first job. The
 * choice of a platform is a group of radio buttons and rules of the style sheet, so it needs no script.
 */
import Link from '@docusaurus/Link';
import CodeFigure from '@site/src/components/CodeFigure';
import type { PlatformStart } from './data';
import {
  checkLinksOf,
  jobs,
  languagesOf,
  learningPath,
  metricExplorer,
  simulator,
  tokenPage,
} from './content';
import Sign from './Sign';

function Panel({ id, name, requires, snippet, installPath, checks, checksPath }: PlatformStart) {
  const links = checkLinksOf(id);
  return (
    <div className={`home-panel home-panel-${id}`}>
      <p>
        The {name} SDK needs {requires} or later, and your app&apos;s <Link to={tokenPage}>Whence token</Link>
        . <Link to={installPath}>Add the package</Link>, then start the SDK with your token in place of this
        one:
      </p>
      <CodeFigure html={snippet} />
      <p>
        Then make one test install with your own phone. For a sample app on {name}, the{' '}
        <Link to={checksPath}>Live log</Link> shows:
      </p>
      <ol className="home-checks">
        {checks.map(({ title, line }, index) => (
          <li key={title}>
            <b>{title}</b> <code>{line}</code>
            {links[index] && <Link to={links[index].to}>{links[index].label}</Link>}
          </li>
        ))}
      </ol>
    </div>
  );
}

export default function Start({ platforms }: { platforms: readonly PlatformStart[] }) {
  return (
    <div className="home-band home-start">
      <section aria-labelledby="first-install">
        <h2 id="first-install">Your first attributed install</h2>
        <fieldset>
          <legend>Your platform</legend>
          {platforms.map(({ id, name }, index) => (
            <label key={id}>
              <input type="radio" name="platform" value={id} defaultChecked={index === 0} />
              <Sign name={id} />
              <span>
                <b>{name}</b> <small>{languagesOf[id]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {platforms.map((start) => (
          <Panel key={start.id} {...start} />
        ))}
      </section>
      <section aria-labelledby="first-job">
        <h2 id="first-job">Your first job as a marketer</h2>
        <ol className="home-jobs">
          {jobs.map(({ to, label, text }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p>
          New to attribution? Each module of the <Link to={learningPath}>learning path</Link> ends with three
          questions.
        </p>
        <p>
          To see which partner wins an install, try the <Link to={simulator}>attribution simulator</Link>. The{' '}
          <Link to={metricExplorer}>metric explorer</Link> calculates ROAS and CPI from your own numbers.
        </p>
      </section>
    </div>
  );
}
