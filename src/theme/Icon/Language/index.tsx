/** Replaces the sign of the language menu with a globe; why is in the ledger. */
import type { Props } from '@theme/Icon/Language';

export default function IconLanguage(props: Props) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden {...props}>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="12" cy="12" r="9" />
        <ellipse cx="12" cy="12" rx="4" ry="9" />
        <path d="M3 12h18" />
      </g>
    </svg>
  );
}
