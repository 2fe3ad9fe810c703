/**
 * The home page: finding first, then where developers and marketers start, one user's journey, the areas, and what is new.
 * What the build knows comes from plugins/pages/home.
 */
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { HomeData } from './data';
import { platformNames, type PlatformPath } from '../../config/platforms';
import { areas, quickLinks, type HomeLink, type PlatformLink } from './content';
import HomeSearch from './HomeSearch';
import Journey from './Journey';
import Sign from './Sign';
import Start from './Start';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const platforms = Object.entries(platformNames) as [PlatformPath, string][];

/** A platform's page is linked for each platform; the style sheet shows the one that the reader has chosen. */
const Links = ({ links }: { links: readonly (HomeLink | PlatformLink)[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={label}>
        {typeof to === 'string' ? (
          <Link to={to}>{label}</Link>
        ) : (
          platforms.map(([id, name]) => (
            <Link key={id} to={to(id)} className={`home-of home-of-${id}`}>
              {label} {name}
            </Link>
          ))
        )}
      </li>
    ))}
  </ul>
);

export default function Home({ data }: { data: HomeData }) {
  return (
    <Layout
      title="Mobile attribution, analytics, and monetization docs"
      description="Guides, SDK references, and API documentation for Whence: attribute installs, manage campaigns and bids, and measure ad revenue and purchases."
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
          <div>
            <h1>Whence documentation</h1>
            <p>Know where your users come from, what they cost, and what they are worth.</p>
          </div>
          <div>
            <HomeSearch />
            <nav aria-label="Frequently used pages">
              <Links links={quickLinks} />
            </nav>
          </div>
        </header>

        <Start platforms={data.platforms} screen={data.screen} />
        <Journey stations={data.journey} />

        <section className="home-band" aria-labelledby="areas">
          <h2 id="areas">All documentation</h2>
          <div className="home-areas">
            {areas.map(({ to, label, text, sign, links }) => (
              <section key={to} className="home-area">
                <h3>
                  <Sign name={sign} />
                  <Link to={to}>{label}</Link>
                </h3>
                <p>{text}</p>
                <Links links={links} />
              </section>
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
