/**
 * `<ProNote />`: the note that a feature is part of the Pro plan. The feature is the one of the page's place in the
 * dashboard; a page without a place names its features, such as `features="raw-data-export, bid-management"`.
 */
import type { RootContent } from 'mdast';
import type { View } from '../view';
import { placesOfPath } from '../../../../lib/dashboard/guide-places';
import { loadDashboard } from '../../../../lib/dashboard/load';
import { featureOf } from '../../../../lib/dashboard/model';
import { loadPlanFeatures, loadUiPaths } from '../../../../lib/facts/load';
import { didYouMean } from '../../../../lib/text/closest';
import { capitalized, wordList } from '../../../../lib/text/words';
import { inline } from '../../../../lib/markdown/nodes';
import type { PageContext } from '../context';

/** Ids of the features that the note is about. */
function featuresOf(typed: string | undefined, { route, file }: PageContext): string[] {
  if (typed !== undefined) return typed.split(',').map((id) => id.trim());
  const entry = loadUiPaths().find((path) => path.route === route);
  const [place] = entry ? placesOfPath(loadDashboard(), entry.path) : [];
  const feature = place && featureOf(place);
  if (feature === undefined) {
    throw new Error(
      `The place of ${file} belongs to no feature of data/plans.yaml. Name the feature in features="…", or remove <ProNote />.`,
    );
  }
  return [feature];
}

/** Name inside a sentence: lower case, unless it begins with an abbreviation. */
const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

export const proNote: View = {
  optional: ['features'],
  render({ features: typed }, page) {
    const known = loadPlanFeatures();
    const names = featuresOf(typed, page).map((id) => {
      const feature = known.find((entry) => entry.id === id);
      if (feature?.plan === 'pro') return inSentence(feature.name);
      throw new Error(
        `"${id}" is not a Pro feature. ${didYouMean(
          id,
          known.filter(({ plan }) => plan === 'pro').map((entry) => entry.id),
        )}`,
      );
    });
    const verb = names.length === 1 ? 'is' : 'are';
    const text = `${capitalized(wordList(names))} ${verb} part of the Pro plan.`;
    return {
      type: 'containerDirective',
      name: 'pro',
      attributes: {},
      children: [{ type: 'paragraph', children: inline(text) }],
    } as RootContent;
  },
};
