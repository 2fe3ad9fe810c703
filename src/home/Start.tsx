/**
 * Where people start: developers copy the call that starts the SDK, and pass three checks; marketers pick their first job. The
 * choice of a platform is a group of radio buttons and rules of the style sheet, so it needs no script.
 */
import { useEffect } from 'react';
import Link from '@docusaurus/Link';
import ChartHtml, { type ChartHtmlProps } from '@site/src/components/ChartHtml';
import CodeFigure from '@site/src/components/CodeFigure';
import type { PlatformPath } from '../../config/platforms';
import { platformKey, type PlatformStart } from './data';
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

function Panel({ id, name, requires, snippet, installPath, setupPath, checks, checksPath }: PlatformStart) {
  const links = checkLinksOf(id);
  return (
    <div className={`home-panel home-of home-of-${id}`}>
      <p>
        The {name} SDK needs {requires} or later, and your app&apos;s <Link to={tokenPage}>Whence token</Link>
        . <Link to={installPath}>Add the package</Link>, then start the SDK with your token in place of this
        one:
      </p>
      <CodeFigure html={snippet} />
      <p>
        To get the whole file, use <b>Copy</b> or see <Link to={setupPath}>Initialize</Link>. Then make one
        test install with your own phone. The <Link to={checksPath}>Live log</Link> shows:
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

function restore(): void {
  try {
    const kept = document.querySelector<HTMLInputElement>(
      `[name=platform][value='${localStorage.getItem(platformKey)}']`,
    );
    if (kept) kept.checked = true;
  } catch {
    // Storage is blocked.
  }
}

/** The choice is kept for the next visit. */
function keep(platform: PlatformPath): void {
  try {
    localStorage.setItem(platformKey, platform);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Runs while the document arrives, before the panels are painted. */
const restoreScript = `try{document.querySelector('[name=platform][value="'+localStorage.${platformKey}+'"]').checked=!0}catch(e){}`;

interface Props {
  platforms: readonly PlatformStart[];
  /** A drawn screen. */
  screen: ChartHtmlProps;
}

export default function Start({ platforms, screen }: Props) {
  // A page that the app opens runs no inline script.
  useEffect(restore, []);
  return (
    <div className="home-band home-start">
      <section aria-labelledby="first-install">
        <h2 id="first-install">Your first attributed install</h2>
        <fieldset>
          <legend>Your platform</legend>
          {platforms.map(({ id, name }, index) => (
            <label key={id}>
              <input
                type="radio"
                name="platform"
                value={id}
                defaultChecked={index === 0}
                onChange={() => keep(id)}
              />
              <Sign name={id} />
              <span>
                <b>{name}</b> <small>{languagesOf[id]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <script dangerouslySetInnerHTML={{ __html: restoreScript }} />
        {platforms.map((start) => (
          <Panel key={start.id} {...start} />
        ))}
      </section>
      <section aria-labelledby="first-job">
        <h2 id="first-job">Your first job as a marketer</h2>
        <div className="home-screen">
          <ChartHtml {...screen} />
        </div>
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
