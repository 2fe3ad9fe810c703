/** The Pro note, from the page's place or from the features that the page names. */
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { pageContext } from '../context';
import { proNote } from './pro-note';

const bids = pageContext('docs/promote/bid-management/adjust-bids-manually.mdx');
const elsewhere = pageContext('src/pages/markdown-page.mdx');
const note = (props: Record<string, string>, page = elsewhere) => [proNote.render(props, page)].flat()[0];

it('is a Pro admonition about the feature of the place', () => {
  expect(note({}, bids)).toMatchObject({ type: 'containerDirective', name: 'pro' });
  expect(toString(note({}, bids))).toBe('Bid management is part of the Pro plan.');
});

it('names features of the page, as a sentence would', () => {
  expect(toString(note({ features: 'raw-data-export, bid-management' }))).toBe(
    'Raw data export and bid management are part of the Pro plan.',
  );
  expect(toString(note({ features: 'bid-management, saml' }))).toBe(
    'Bid management and SAML single sign-on are part of the Pro plan.',
  );
});

it('refuses a feature that is not Pro, and a page whose place has none', () => {
  expect(() => note({ features: 'bid-managment' })).toThrow(
    /not a Pro feature\. Did you mean "bid-management"/,
  );
  expect(() => note({})).toThrow(/belongs to no feature .* Name the feature in features/);
});
