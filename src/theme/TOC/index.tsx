/**
 * Wraps the theme's table of contents into a landmark with a name: users of a screen reader can jump to it and
 * past it. The box is not drawn, so the list sticks to the top as before.
 */
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';

export default function TocLandmark(props: Props) {
  return (
    <nav aria-label="On this page" style={{ display: 'contents' }}>
      <TOC {...props} />
    </nav>
  );
}
