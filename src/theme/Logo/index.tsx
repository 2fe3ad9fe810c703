/**
 * The way home: mark and name. Replaces the theme's, which takes the mark from two images, one for each color mode, and
 * asks for both ahead of everything else. A drawing in the document needs no request and takes its colors from the tokens.
 */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <path
        d="M5 9c3.2 0 4 14 8 14s3.6-9 6.6-9"
        fill="none"
        stroke="var(--w-brand)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="5" cy="9" r="3.6" fill="var(--w-brand)" />
      <circle cx="25.4" cy="14" r="5" fill="none" stroke="var(--w-signal)" strokeWidth="3.2" />
    </svg>
  );
}

export default function Logo({ imageClassName, titleClassName, ...props }: Props) {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <span className={imageClassName}>
        <Mark />
      </span>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
