/** The mark of a hit: its area with the sign that the area has everywhere, and what kind of page it is. */
import { areas } from './areas';
import { markOf } from './marks';

export default function HitMark({ url }: { url: string }) {
  const { area, kind } = markOf(url);
  return (
    <span className="search-mark">
      {area && <span className={`search-sign search-sign-${area}`}>{areas[area]} · </span>}
      <span>{kind}</span>
    </span>
  );
}
