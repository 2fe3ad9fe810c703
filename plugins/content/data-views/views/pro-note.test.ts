/** The Pro note of features that a page names. */
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { pageContext } from '../context';
import { proNote } from './pro-note';

const page = pageContext('src/pages/markdown-page.mdx');
const note = (props: Record<string, string>) => [proNote.render(props, page)].flat()[0];

it('is a Pro admonition', () => {
  const bids = note({ features: 'bid-management' });
  expect(bids).toMatchObject({ type: 'containerDirective', name: 'pro' });
  expect(toString(bids)).toBe('Bid management is part of the Pro plan.');
});

it('names features of the page, as a sentence would', () => {
  expect(toString(note({ features: 'raw-data-export, bid-management' }))).toBe(
    'Raw data export and bid management are part of the Pro plan.',
  );
  expect(toString(note({ features: 'bid-management, saml' }))).toBe(
    'Bid management and SAML single sign-on are part of the Pro plan.',
  );
});

it('says that a feature is in beta', () => {
  expect(toString(note({ features: 'smart-alerts' }))).toBe(
    'Smart alerts are part of the Pro plan, in beta since September 9, 2025.',
  );
});

it('refuses a feature that is not Pro', () => {
  expect(() => note({ features: 'bid-managment' })).toThrow(
    /not a Pro feature\. Did you mean "bid-management"/,
  );
});
