/**
 * The home page: finding first, then one user's journey, the four areas, the SDK platforms and the API, and what is new.
 * Links to pages that are not written yet are left out by rule; plugins/pages/home knows which pages exist.
 */
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { trimSlash } from '../../lib/shared/trim-slash';
import type { HomeData } from '../../lib/shared/home-data';
import { areas, developerPaths, linksOfArea, quickLinks, type HomeLink } from './content';
import HomeSearch from './HomeSearch';
import Journey from './Journey';
import PlatformIcon from './PlatformIcon';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Links({
  links,
  known,
  atMost,
}: {
  links: readonly HomeLink[];
  known: ReadonlyMap<string, string>;
  atMost?: number;
}) {
  return (
    <ul>
      {links
        .filter(({ to }) => known.has(to))
        .slice(0, atMost)
        .map(({ to, label }) => (
          <li key={to}>
            <Link to={known.get(to)}>{label}</Link>
          </li>
        ))}
    </ul>
  );
}

export default function Home({ data }: { data: HomeData }) {
  const known = new Map(data.pages.map((page) => [trimSlash(page.path), page.path]));
  return (
    <Layout
      title="Mobile attribution, analytics and monetization docs"
      description="Guides, SDK references and API documentation for Whence: attribute installs, manage campaigns and bids, and measure ad revenue and purchases."
    >
      <main>
        {/* In text, HTML allows a style element only inside SVG. */}
        <svg
          className="home-styles"
          width="0"
          height="0"
          aria-hidden
          dangerouslySetInnerHTML={{ __html: `<style>${data.styles}</style>` }}
        />
        <header className="home-hero">
          <h1>Whence documentation</h1>
          <p>Know where your users come from, what they cost and what they are worth.</p>
          <HomeSearch />
          <nav aria-label="Frequently used pages">
            <Links links={quickLinks} known={known} />
          </nav>
        </header>

        <Journey steps={data.journey} />

        <section className="home-band" aria-labelledby="areas">
          <h2 id="areas">Dashboard</h2>
          <div className="home-areas">
            {areas.map((area) => (
              <section key={area.to} className="home-area">
                <h3>
                  <Link to={known.get(area.to) ?? area.to}>{area.label}</Link>
                </h3>
                <p>{area.text}</p>
                <Links links={area.links} known={known} atMost={linksOfArea} />
              </section>
            ))}
          </div>
        </section>

        <section className="home-band" aria-labelledby="developers">
          <h2 id="developers">SDK and API</h2>
          <div className="home-developers">
            {developerPaths
              .filter(({ to }) => known.has(to))
              .map(({ to, label, text, sign }) => (
                <Link key={to} to={known.get(to)} className="home-developer">
                  <PlatformIcon sign={sign} />
                  <strong>{label}</strong>
                  <span>{text}</span>
                </Link>
              ))}
          </div>
        </section>

        <section className="home-band" aria-labelledby="news">
          <h2 id="news">What is new</h2>
          <ul className="home-news">
            {data.news.map(({ path, date, title, kind }) => (
              <li key={`${kind} ${title}`}>
                <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
                <Link to={path}>{title}</Link>
                <span className="badge">{kind}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/blog">All posts</Link>
          </p>
        </section>
      </main>
    </Layout>
  );
}
