/**
 * The home page: finding first, then the four areas, the SDK platforms and the API, and what is new. Links to pages
 * that are not written yet are left out by rule (plugins/pages/home tells which exist).
 */
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { trimSlash } from '../../lib/shared/trim-slash';
import type { HomeData } from '../../lib/shared/home-data';
import { areas, developerPaths, quickLinks, type HomeLink } from './content';
import HomeSearch from './HomeSearch';
import Journey from './Journey';
import styles from './styles.module.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Links({
  links,
  known,
  className,
}: {
  links: readonly HomeLink[];
  known: ReadonlyMap<string, string>;
  className?: string;
}) {
  return (
    <ul className={className}>
      {links
        .filter(({ to }) => known.has(to))
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
        <header className={styles.hero}>
          <div className={styles.heroText}>
            <h1>Whence documentation</h1>
            <p>Know where your users come from, what they cost and what they are worth.</p>
            <HomeSearch />
            <nav aria-label="Frequently used pages" className={styles.quick}>
              <Links links={quickLinks} known={known} />
            </nav>
          </div>
          <Journey />
        </header>

        <section className={styles.band} aria-labelledby="areas">
          <h2 id="areas">Dashboard</h2>
          <div className={styles.areas}>
            {areas.map((area) => (
              <section key={area.to} className={styles.area}>
                <h3>
                  <Link to={known.get(area.to) ?? area.to}>{area.label}</Link>
                </h3>
                <p>{area.text}</p>
                <Links links={area.links} known={known} />
              </section>
            ))}
          </div>
        </section>

        <section className={styles.band} aria-labelledby="developers">
          <h2 id="developers">SDK and API</h2>
          <div className={styles.developers}>
            {developerPaths
              .filter(({ to }) => known.has(to))
              .map(({ to, label, text }) => (
                <Link key={to} to={known.get(to)} className={styles.developer}>
                  <strong>{label}</strong>
                  <span>{text}</span>
                </Link>
              ))}
          </div>
        </section>

        <section className={styles.band} aria-labelledby="news">
          <h2 id="news">What is new</h2>
          <ul className={styles.posts}>
            {data.posts.slice(0, 3).map((post) => (
              <li key={post.path}>
                <time dateTime={post.date}>{dateFormat.format(new Date(post.date))}</time>
                <Link to={post.path}>{post.title}</Link>
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
