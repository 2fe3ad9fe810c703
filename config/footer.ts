/** Footer links, as the specification lists them. */
import type { Footer } from '@docusaurus/theme-common';
import { site } from './site';
import { builtVersions, landingSdkVersion, sdkVersions } from './versions';

/** A build for previews may lack the version that newcomers are sent to. */
const landing =
  builtVersions(sdkVersions).find(({ path }) => path === landingSdkVersion) ?? builtVersions(sdkVersions)[0];

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
        { label: 'SDK overview', to: `/sdk/${landing?.path}/overview/` },
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
