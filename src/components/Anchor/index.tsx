import type { ComponentProps } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * An element that links lead to; plugins/content/anchors makes it of every element with an id.
 * @param as Name of the element, such as `span` or `li`.
 */
export default function Anchor({ as, ...props }: ComponentProps<'span'> & { as: string }) {
  useBrokenLinks().collectAnchor(props.id);
  // Any element has the properties that Markdown gives it; the type needs one of them.
  const Element = as as 'span';
  return <Element {...props} />;
}
