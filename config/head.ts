/** Tags for the head of every page that no plugin writes. */
import type { Config } from '@docusaurus/types';

export const headTags: NonNullable<Config['headTags']> = [
  { tagName: 'link', attributes: { rel: 'icon', href: '/img/favicon.ico', sizes: '32x32' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#0e5a63' } },
  {
    // Without scripts nothing can switch tabs: show every panel under its name, and hide what needs a script.
    tagName: 'noscript',
    attributes: {},
    innerHTML:
      '<style>[role=tabpanel][hidden]{display:block!important}[role=tablist]{display:none!important}.tab-name{display:block!important}.needs-js,.code-copy{display:none!important}</style>',
  },
];
