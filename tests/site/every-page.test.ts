/** What is true of every built page. All checks look at a page while it is parsed, so one pass over the site is enough. */
import { beforeAll, describe, expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { readBuild } from '../../lib/built-site/site';
import { plannedPages } from '../../lib/routes/planned-pages';
import { htmlSurvey } from './lib/html';
import { linkSurvey } from './lib/links';
import { nearCopySurvey, type Pair } from './lib/near-copies';
import { duplicateIdSurvey, leftoverSurvey, metaSurvey, pictureSurvey } from './lib/pages';
import { lookAtAll } from './lib/survey';
import { textLinkSurvey } from './lib/text-links';
import { wordingSurvey } from './lib/wording';

const site = readBuild();
const surveys = {
  html: htmlSurvey(),
  links: linkSurvey(site, config.url),
  meta: metaSurvey(config.url),
  leftovers: leftoverSurvey(),
  pictures: pictureSurvey(),
  ids: duplicateIdSurvey(),
  copies: nearCopySurvey(plannedPages()),
  texts: textLinkSurvey(plannedPages(), config.url, (route) =>
    /^\/docs\/(?:promote|classic)(?:\/|$)/.test(route),
  ),
  wording: wordingSurvey(),
};

beforeAll(() => {
  lookAtAll(site, Object.values(surveys));
});

describe('every page', () => {
  it('is valid HTML', () => {
    expect([...new Set(surveys.html.found())].slice(0, 40)).toEqual([]);
  });

  // Strict where the writers' build is lenient: one is too many.
  it('has no dead link, anchor, image or asset', () => {
    expect(surveys.links.found()).toEqual([]);
  });

  it('has its own title and description, its canonical address and social tags', () => {
    expect(surveys.meta.found()).toEqual([]);
  });

  it('shows no leftovers of the build', () => {
    expect(surveys.leftovers.found()).toEqual([]);
  });

  it('shows pictures that have their size and a lean format', () => {
    expect(surveys.pictures.found()).toEqual([]);
  });

  it('has each id once', () => {
    expect(surveys.ids.found()).toEqual([]);
  });

  it('says no unit twice, and rates and days as people do', () => {
    expect(surveys.wording.found()).toEqual([]);
  });
});

// A page has what differs from its siblings, and what is common is in one place.
it('no page is a near copy of another one', () => {
  const told = ({ pages, share, bound }: Pair): string =>
    `${pages.join(' and ')} have ${(share * 100).toFixed(1)}% in common (${bound * 100}% are allowed)`;
  const pairs = surveys.copies.found();
  console.log(`Pages with the most in common:\n${pairs.slice(0, 10).map(told).join('\n')}`);
  expect(pairs.length).toBeGreaterThan(100);
  expect(
    pairs.filter(({ share, bound }) => share > bound).map(told),
    'Say what is common once, in a page or view that both link to.',
  ).toEqual([]);
});

describe('pages of Promote and of the Classic dashboard', () => {
  it('are led to by the text of another page', () => {
    expect(surveys.texts.found().orphans).toEqual([]);
  });

  it('lead to their concept, their guide and their reference', () => {
    expect(surveys.texts.found().deadEnds).toEqual([]);
  });
});
