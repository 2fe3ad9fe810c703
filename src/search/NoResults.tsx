/** What /search offers where it finds nothing: queries that come near, the areas of the site, and a mail to us. */
import Link from '@docusaurus/Link';
import { search } from '../../config/search';
import { areaHomes, areas, type Area } from './areas';
import { missingResultsUrl } from './missing-results';

interface Props {
  query: string;
  near: readonly string[];
  /** The area that the search was narrowed to. */
  only: Area | undefined;
}

const searchUrl = (query: string): string => `${search.page}?q=${encodeURIComponent(query)}`;

export default function NoResults({ query, near, only }: Props) {
  return (
    <div className="search-none">
      {only && (
        <p>
          <Link to={searchUrl(query)}>Search all areas</Link> instead of {areas[only]} only.
        </p>
      )}
      {near.length > 0 && (
        <p>
          Try searching for:{' '}
          {near.map((text, at) => (
            <span key={text}>
              {at > 0 && ', '}
              <Link to={searchUrl(text)}>{text}</Link>
            </span>
          ))}
        </p>
      )}
      <p>
        Or look in:{' '}
        {Object.entries(areaHomes).map(([area, path], at) => (
          <span key={area}>
            {at > 0 && ', '}
            <Link to={path}>{areas[area as Area]}</Link>
          </span>
        ))}
      </p>
      <p>
        Believe this query should return results? <a href={missingResultsUrl(query)}>Let us know.</a>
      </p>
    </div>
  );
}
