/** Replaces the sun of the color mode button; why is in the ledger. */
import type { Props } from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </svg>
  );
}
