/** The mark of a hit: shape and area, and what kind of page it is. */
import { markOf } from './marks';

export default function HitMark({ url }: { url: string }) {
  const { shape, area, kind } = markOf(url);
  return (
    <span className="search-mark">
      {area && (
        <span>
          <span aria-hidden="true">{shape}</span> {area}{' '}
        </span>
      )}
      <span>{kind}</span>
    </span>
  );
}
