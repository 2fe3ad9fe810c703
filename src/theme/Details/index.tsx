/**
 * Replaces the theme's fold by the browser's own, which opens for what the browser's find or an address leads to. The
 * original keeps closed text from both, for the sake of an animation.
 */
import { isValidElement } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import clsx from 'clsx';

export default function Details({ summary, className, children, ...props }: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>{children}</div>
    </details>
  );
}
