/** Tags for the head of every page that no plugin writes. */
import type { Config } from '@docusaurus/types';

/** Where a browser keeps whether long lines of code wrap. */
export const wrapKey = 'code-wrap';

export const headTags: NonNullable<Config['headTags']> = [
  { tagName: 'link', attributes: { rel: 'icon', href: '/img/favicon.ico', sizes: '32x32' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#0e5a63' } },
  {
    // Before the first paint, or lines would move under the reader. Storage that is blocked throws.
    tagName: 'script',
    attributes: {},
    innerHTML: `try{var w=localStorage.getItem('${wrapKey}');if(w)document.documentElement.dataset.wrap=w}catch(e){}`,
  },
  {
    // Without scripts nothing can switch tabs: show every panel under its name, and hide what needs a script. A button does,
    // unless it submits a form; it keeps its room, so what is next to it is where it is with scripts.
    tagName: 'noscript',
    attributes: {},
    innerHTML:
      '<style>[role=tabpanel][hidden],.tab-name{display:block!important}[role=tablist],.needs-js,.theme-doc-toc-mobile,.home-finder{display:none!important}button:not([type=submit]){visibility:hidden}</style>',
  },
];
