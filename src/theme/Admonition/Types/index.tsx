/**
 * Wraps the theme's admonition types: adds `pro`, which marks a feature of the Pro plan. The layout is the theme's, the
 * colors are in src/css/text.css.
 */
import AdmonitionLayout from '@theme/Admonition/Layout';
import Types from '@theme-original/Admonition/Types';
import type { Props } from '@theme/Admonition/Layout';

const IconPro = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1l2.1 4.4 4.9.7-3.5 3.4.8 4.8L8 12l-4.3 2.3.8-4.8L1 6.1l4.9-.7z" />
  </svg>
);

function Pro(props: Props) {
  return <AdmonitionLayout icon={<IconPro />} title="Pro plan" {...props} className="alert" />;
}

export default { ...Types, pro: Pro };
