import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { loadMonetizationPartners } from '../../../../lib/facts/load';
import { pageContext } from '../context';
import { monetizationPartners, monetizationPartnerSections } from './monetization-partners';

const page = pageContext('docs/monetize/ad-revenue/partner-integrations.mdx');
const nodesOf = (view: typeof monetizationPartners): RootContent[] => [view.render({}, page)].flat();

/** Text of the section at an anchor. */
function sectionOf(anchor: string): string {
  const nodes = nodesOf(monetizationPartnerSections);
  const at = nodes.findIndex((node) => node.type === 'heading' && idOf(node) === anchor);
  return nodes
    .slice(at, at + 3)
    .map((node) => toString(node))
    .join(' ');
}

const idOf = (node: Heading): unknown => node.data?.hProperties?.id;

describe('sections of monetization partners', () => {
  it('have each partner once, at its slug', () => {
    const anchors = nodesOf(monetizationPartnerSections).flatMap((node) =>
      node.type === 'heading' ? [idOf(node)] : [],
    );
    expect([...anchors].sort()).toEqual(
      loadMonetizationPartners()
        .map(({ slug }) => slug)
        .sort(),
    );
  });

  it('name no time zone that is not confirmed', () => {
    expect(sectionOf('pangle')).toContain("The partner's own day, so compare whole weeks; as reported");
    expect(sectionOf('vungle')).toContain('UTC; USD');
  });

  it('name fields in the order of the form, and which are sensitive', () => {
    expect(sectionOf('ironsource-levelplay')).toMatch(
      /Secret Key \(sensitive\).*Refresh Token \(sensitive\).*App Key: /s,
    );
  });
});

describe('the table of monetization partners', () => {
  it('links each name to its section', () => {
    const text = JSON.stringify(nodesOf(monetizationPartners));
    for (const { slug } of loadMonetizationPartners()) expect(text).toContain(`"#${slug}"`);
  });
});
