/** Every redirect whose target is written is built, leads to its page and anchor in one hop, and none is left over. */
import { describe, expect, it } from 'vitest';
import { activeRedirects, heldBackRedirects, type RedirectRule } from '../../lib/routes/redirects';
import { builtProblems } from './lib/redirects';
import { readBuild } from '../../lib/built-site/site';
import { finished } from './finished';
import { trimSlash } from '../../lib/shared/trim-slash';

/** Page that a redirect leads to. */
const pageOf = ({ to }: RedirectRule): string => trimSlash(to.replace(/#.*/, ''));

/** Redirects that lead to a finished part of the site. None of them may wait. */
const toFinished = (rules: readonly RedirectRule[]): RedirectRule[] =>
  rules.filter((rule) => finished.some((part) => part.test(pageOf(rule))));

describe('redirects', () => {
  it('builds each active redirect, and no other', () => {
    expect(builtProblems(readBuild(), activeRedirects())).toEqual([]);
  });

  it('holds back none whose page is built', () => {
    const held = heldBackRedirects();
    console.log(`${activeRedirects().length} redirects are active, ${held.length} wait for their page.`);
    const { pages } = readBuild();
    expect(held.filter((rule) => pages.has(pageOf(rule)))).toEqual([]);
  });

  it('holds back none that leads to a finished part of the site', () => {
    console.log(`${toFinished(heldBackRedirects()).length} redirects wait for a page of a finished part.`);
    expect(toFinished(heldBackRedirects())).toEqual([]);
    const late = {
      from: '/partners/new',
      to: '/docs/promote/network-management/new#attributes',
      rule: 'test',
    };
    expect(toFinished([late, { ...late, to: '/elsewhere/new' }])).toEqual([late]);
  });
});
