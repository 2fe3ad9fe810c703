/** Tables over all partners: each partner once, with what its file says. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../../tests/lib/markdown-text';
import { loadPartners } from '../../../../../lib/facts/load';
import { pageContext } from '../../context';
import { partnerList, partnerPostbackSets } from './list';
import { monograms } from './monogram';

const page = pageContext('docs/promote/network-management/partner-overview/index.mdx');

/** Cells of the rows below the head. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('partner-list', () => {
  const rows = rowsOf(markdownText(partnerList.render({}, page)));

  it('links each partner once, in the order of an index', () => {
    const names = rows.map(([name]) => /\[(.*?)\]\(/.exec(name ?? '')?.[1]);
    const inIndex = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
    expect(names).toEqual(
      loadPartners()
        .map(({ name }) => name)
        .sort(inIndex),
    );
  });

  it('can be filtered', () => {
    expect(markdownText(partnerList.render({}, page))).toContain('<TableFilter of="partners">');
  });
});

describe('partner-postback-sets', () => {
  const rows = rowsOf(markdownText(partnerPostbackSets.render({}, page)));
  const partnersOf = (set: string) => rows.find(([kinds]) => kinds === set)?.[1] ?? '';

  it('lists each partner in the one set that its page recommends', () => {
    const listed = rows.flatMap(([, partners]) => partners?.match(/\]\(/g) ?? []);
    expect(listed).toHaveLength(loadPartners().length);
    expect(partnersOf('none')).toContain('[Apple Ads](');
    expect(partnersOf('`install_attributed`, `goal_all`')).toContain('[Chartboost](');
    expect(partnersOf('`install_all`, `goal_all`, `reengagement`')).toContain('Remerge');
    expect(partnersOf('`install_all`, `goal_all`')).not.toContain('Remerge');
  });
});

describe('monograms', () => {
  it('are the beginnings of words, or letters that no partner before has', () => {
    const names = [
      'Apple Ads',
      'AppLovin',
      'ironSource',
      'Mintegral',
      'Mistplay',
      'Moloco',
      'X Ads',
      'adjoe',
    ];
    expect([...monograms(names).values()]).toEqual(['AA', 'AL', 'IS', 'Mi', 'Ms', 'Mo', 'XA', 'Ad']);
  });

  it('are as many as partners', () => {
    const names = loadPartners().map(({ name }) => name);
    expect(new Set(monograms(names).values()).size).toBe(names.length);
  });
});
