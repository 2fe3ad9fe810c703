/** Footer links, as the specification lists them. */
import type { Footer } from '@docusaurus/theme-common';
import { site } from './site';
import { landingSdkVersion } from './versions';

export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Guides',
      items: [
        { label: 'Promote', to: '/docs/promote/' },
        { label: 'Monetize', to: '/docs/monetize/' },
        { label: 'Analyze', to: '/docs/analyze/' },
        { label: 'Resources', to: '/docs/resources/' },
      ],
    },
    {
      title: 'Developers',
      items: [
        { label: 'SDK overview', to: `/sdk/${landingSdkVersion}/overview/` },
        { label: 'API overview', to: '/api/overview' },
      ],
    },
    {
      title: 'Whence',
      items: [
        { label: 'LinkedIn', href: site.linkedInUrl },
        { label: site.supportEmail, href: `mailto:${site.supportEmail}` },
        { label: 'Newsletter', href: site.newsletterUrl },
      ],
    },
  ],
  copyright: `© ${site.copyrightYear} ${site.name}`,
};
