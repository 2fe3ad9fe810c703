/** What is true of every built page. All checks look at a page while it is parsed, so one pass over the site is enough. */
import { beforeAll, describe, expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { readBuild } from '../../lib/built-site/site';
import { plannedPages } from '../../lib/routes/planned-pages';
import { htmlSurvey } from './lib/html';
import { linkSurvey } from './lib/links';
import { nearCopySurvey, type Pair } from './lib/near-copies';
import { leftoverSurvey, metaSurvey, pictureSurvey } from './lib/pages';
import { lookAtAll, type Survey } from './lib/survey';
import { textLinkSurvey } from './lib/text-links';
import { wordingSurvey } from './lib/wording';

const site = readBuild();
/** What no page may have, by what is said of it. One finding is too many: the writers' build is lenient. */
const ofEachPage = {
  'is valid HTML, with each id once': htmlSurvey(),
  'has no dead link, anchor, image or asset': linkSurvey(site, config.url),
  'has its own title and description, its canonical address and social tags': metaSurvey(config.url),
  'shows no leftovers of the build': leftoverSurvey(),
  'shows pictures that have their size and a lean format': pictureSurvey(),
  'says no unit twice, and rates and days as people do': wordingSurvey(),
};
const copies = nearCopySurvey(plannedPages());
const texts = textLinkSurvey(plannedPages(), config.url, (route) =>
  /^\/docs\/(?:promote|classic)(?:\/|$)/.test(route),
);

beforeAll(() => {
  lookAtAll(site, [...Object.values(ofEachPage), copies, texts]);
});

it.each(Object.entries<Survey<unknown[]>>(ofEachPage))('every page %s', (_, survey) => {
  expect(survey.found().slice(0, 40)).toEqual([]);
});

// A page has what differs from its siblings, and what is common is in one place.
it('no page is a near copy of another one', () => {
  const told = ({ pages, share, bound }: Pair): string =>
    `${pages.join(' and ')} have ${(share * 100).toFixed(1)}% in common (${bound * 100}% are allowed)`;
  const pairs = copies.found();
  console.log(`Pages with the most in common:\n${pairs.slice(0, 10).map(told).join('\n')}`);
  expect(pairs.length).toBeGreaterThan(100);
  expect(
    pairs.filter(({ share, bound }) => share > bound).map(told),
    'Say what is common once, in a page or view that both link to.',
  ).toEqual([]);
});

describe('pages of Promote and of the Classic dashboard', () => {
  it('are led to by the text of another page', () => {
    expect(texts.found().orphans).toEqual([]);
  });

  it('lead to their concept, their guide and their reference', () => {
    expect(texts.found().deadEnds).toEqual([]);
  });
});
