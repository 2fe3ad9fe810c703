/** Replaces the moon of the color mode button; why is in the ledger. */
import type { Props } from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path d="M20 14a8 8 0 1 1-10-10 7 7 0 0 0 10 10z" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
