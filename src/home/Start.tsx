/**
 * Where people start: developers pick a platform, copy the call that starts the SDK, and pass three checks; marketers pick
 * their first job. The choice of a platform is a group of radio buttons and rules of the style sheet, so it needs no script.
 */
import Link from '@docusaurus/Link';
import CodeFigure from '@site/src/components/CodeFigure';
import type { HomeData, PlatformStart } from '../../lib/shared/home-data';
import {
  checkLinks,
  jobs,
  learningPath,
  metricExplorer,
  platformWords,
  sdkOverview,
  simulator,
  tokenPage,
  type HomeLink,
} from './content';
import Sign from './Sign';

function Panel({ id, name, requires, snippet, setup }: PlatformStart) {
  return (
    <div className={`home-panel home-panel-${id}`}>
      <p>
        The {name} SDK needs {requires} or later, and your app&apos;s{' '}
        <Link to={tokenPage.to}>Whence token</Link>.{' '}
        {setup ? (
          <>
            <Link to={`${setup}#add-the-package`}>Add the package</Link>, then start the SDK with your token
            in place of this one:
          </>
        ) : (
          <>
            To see what it does and when to start it, read the{' '}
            <Link to={sdkOverview.to}>{sdkOverview.label}</Link>.
          </>
        )}
      </p>
      {snippet && <CodeFigure html={snippet} />}
    </div>
  );
}

/** The link of a check or a job, if its page is written. */
function Known({ link: { to, label }, known }: { link: HomeLink; known: ReadonlyMap<string, string> }) {
  const path = known.get(to);
  return path ? <Link to={path}>{label}</Link> : label;
}

export default function Start({ data, known }: { data: HomeData; known: ReadonlyMap<string, string> }) {
  const { platforms, checks, checksPath } = data;
  return (
    <div className="home-band home-start">
      <section aria-labelledby="first-install">
        <h2 id="first-install">Your first attributed install</h2>
        <fieldset>
          <legend>Your platform</legend>
          {platforms.map(({ id, name }, index) => {
            const { sign, languages } = platformWords[id] ?? {};
            return (
              <label key={id}>
                <input type="radio" name="platform" value={id} defaultChecked={index === 0} />
                {sign && <Sign name={sign} />}
                <span>
                  <b>{name}</b> <small>{languages}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
        {platforms.map((platform) => (
          <Panel key={platform.id} {...platform} />
        ))}
        <p>
          Then make one test install with your own phone. For the sample app Harbor Tides on Android, the{' '}
          <Link to={checksPath}>Live log</Link> shows:
        </p>
        <ol className="home-checks">
          {checks.map(({ title, line }, index) => (
            <li key={title}>
              <b>{title}</b> <code>{line}</code>
              {checkLinks[index] && <Known link={checkLinks[index]} known={known} />}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="first-job">
        <h2 id="first-job">Your first job as a marketer</h2>
        <ol className="home-jobs">
          {jobs.map(({ to, label, text }) => (
            <li key={to}>
              <Known link={{ to, label }} known={known} />
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p>
          New to attribution? Each module of the <Link to={learningPath}>learning path</Link> ends with three
          questions.
        </p>
        <p>
          See which partner wins an install in the <Link to={simulator}>attribution simulator</Link>, or
          calculate ROAS and CPI from your own numbers in the <Link to={metricExplorer}>metric explorer</Link>
          .
        </p>
      </section>
    </div>
  );
}
