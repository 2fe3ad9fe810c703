/**
 * Where people start: developers copy the call that starts the SDK, and pass three checks; marketers pick their first job. Where
 * more than one platform has a setup page, the choice of one is a group of radio buttons and rules of the style sheet, so it
 * needs no script.
 */
import Link from '@docusaurus/Link';
import CodeFigure from '@site/src/components/CodeFigure';
import type { HomeData, PlatformStart } from '../../lib/shared/home-data';
import { wordList } from '../../lib/shared/word-list';
import {
  checkLinksOf,
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

type KnownPages = ReadonlyMap<string, string>;

/** The link of a check or a job, if its page is written. */
function Known({ link: { to, label }, known }: { link: HomeLink; known: KnownPages }) {
  const path = known.get(to);
  return path ? <Link to={path}>{label}</Link> : label;
}

function Panel({
  start: { id, name, requires, snippet, installPath, checks, checksPath },
  known,
}: {
  start: PlatformStart;
  known: KnownPages;
}) {
  const links = checkLinksOf(id);
  return (
    <>
      <p>
        The {name} SDK needs {requires} or later, and your app&apos;s{' '}
        <Link to={tokenPage.to}>Whence token</Link>. <Link to={installPath}>Add the package</Link>, then start
        the SDK with your token in place of this one:
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
            {links[index] && <Known link={links[index]} known={known} />}
          </li>
        ))}
      </ol>
    </>
  );
}

export default function Start({ data, known }: { data: HomeData; known: KnownPages }) {
  const { platforms, otherPlatforms } = data;
  const [first, ...more] = platforms;
  return (
    <div className="home-band home-start">
      <section aria-labelledby="first-install">
        <h2 id="first-install">Your first attributed install</h2>
        {first && more.length === 0 && <Panel start={first} known={known} />}
        {more.length > 0 && (
          <>
            <fieldset>
              <legend>Your platform</legend>
              {platforms.map(({ id, name }) => {
                const { sign, languages } = platformWords[id] ?? {};
                return (
                  <label key={id}>
                    <input type="radio" name="platform" value={id} defaultChecked={id === first?.id} />
                    {sign && <Sign name={sign} />}
                    <span>
                      <b>{name}</b> <small>{languages}</small>
                    </span>
                  </label>
                );
              })}
            </fieldset>
            {platforms.map((start) => (
              <div key={start.id} className={`home-panel home-panel-${start.id}`}>
                <Panel start={start} known={known} />
              </div>
            ))}
          </>
        )}
        {otherPlatforms.length > 0 && (
          <p className="home-others">
            For {wordList(otherPlatforms, 'or')}, the <Link to={sdkOverview.to}>{sdkOverview.label}</Link>{' '}
            says what the SDK requires and how its parts fit together.
          </p>
        )}
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
          To see which partner wins an install, try the <Link to={simulator}>attribution simulator</Link>. The{' '}
          <Link to={metricExplorer}>metric explorer</Link> calculates ROAS and CPI from your own numbers.
        </p>
      </section>
    </div>
  );
}
