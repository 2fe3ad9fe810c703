/** Views of the bid pages, and how they fail. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { loadPartners } from '../../../../lib/facts/load';
import { pageContext } from '../context';
import { bidCsvColumns, bidLevels, bidStates, bidValidation, partnerBidSupport } from './bids';

const page = pageContext('docs/promote/bid-management/adjust-bids-manually.mdx');

describe('bid views', () => {
  it('rank five levels', () => {
    expect(markdownText(bidLevels.render({}, page)).split('\n')).toHaveLength(7);
    expect(markdownText(bidLevels.render({}, page))).toContain('5 (strongest) | `source_country`');
  });

  it('name states, columns and codes', () => {
    expect(markdownText(bidStates.render({}, page))).toContain('`superseded`');
    expect(markdownText(bidCsvColumns.render({}, page)).match(/id="column-/g)).toHaveLength(10);
    expect(markdownText(bidValidation.render({ stage: 'file' }, page))).toContain('id="BID_FILE_TYPE"');
    expect(markdownText(bidValidation.render({ stage: 'row' }, page))).toContain('{line}');
  });

  it('refuse a stage that does not exist', () => {
    expect(() => bidValidation.render({ stage: 'nope' }, page)).toThrow(/stage="nope" is not one of: file, /);
  });

  it('list the partners with bids', () => {
    const rows = markdownText(partnerBidSupport.render({}, page)).split('\n').slice(2);
    const withBids = loadPartners().filter(({ bids }) => bids);
    expect(rows).toHaveLength(withBids.length);
    for (const { name } of withBids) expect(rows.join('\n')).toContain(`[${name}](`);
  });
});
