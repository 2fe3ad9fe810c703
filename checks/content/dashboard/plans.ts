/**
 * What pages say about plans: a feature is part of the plan that data/plans.yaml gives it, a page that names a feature in beta
 * says so, and a page does not repeat what the bar below its title says.
 */
import { featureOf } from '../../../lib/dashboard/model';
import { loadPlanFeatures } from '../../../lib/facts/load';
import { textOf, type Page } from './page';

const planName = { core: 'Core', pro: 'Pro' } as const;

/** `Bid management is part of the Pro plan`, `Smart alerts and segment sync are part of the Pro plan`. */
const claim = /([^.;:"]+?) (?:is|are) part of the (\w+) plan\b/g;

/** `<Fact id="report.keptPro" /> on the Pro plan`: the key says which plan the fact is of. */
const factOfPlan = /<Fact id="([^"]*(Core|Pro))" \/> (?:on|in|with) the (\w+) plan\b/g;

/** `<ProNote />`, and the features that it names. */
const note = /<ProNote(?: features="([^"]*)")?/g;

/**
 * Checks the plans of a page.
 * @param text Source of the page, in which notes are easiest to see.
 */
export function checkPlans(page: Page, text: string): void {
  const features = loadPlanFeatures();
  for (const { pieces, node } of page.blocks) {
    const line = node.position?.start.line ?? 1;
    for (const [, subject = '', plan = ''] of textOf(pieces).matchAll(claim)) {
      const said = subject.split(/,|\band\b/).map((name) => name.trim().toLowerCase());
      for (const name of said.filter((part) => part !== '' && !part.startsWith('{'))) {
        const feature = features.find((entry) => name.endsWith(entry.name.toLowerCase()));
        if (feature && planName[feature.plan] === plan) continue;
        page.add(
          line,
          feature
            ? `${feature.name} is not part of the ${plan} plan`
            : `"${name}" is not a feature of data/plans.yaml`,
          feature
            ? `It is part of the ${planName[feature.plan]} plan.`
            : `Name one of: ${features.map((entry) => entry.name).join(', ')}.`,
        );
      }
    }
  }
  for (const { index, 1: id = '', 2: own = '', 3: plan = '' } of text.matchAll(factOfPlan)) {
    if (own === plan) continue;
    const line = text.slice(0, index).split('\n').length;
    page.add(
      line,
      `${id} is not a fact of the ${plan} plan`,
      `Write ${own} plan, or show the fact of the other one.`,
    );
  }
  const said = page.blocks.map(({ pieces }) => textOf(pieces));
  for (const { id, name } of features.filter(({ beta }) => beta !== undefined)) {
    const at = said.findIndex((block) => block.toLowerCase().includes(name.toLowerCase().replace(/s$/, '')));
    const isSaid = said.some((block) => /\bbeta\b/i.test(block));
    if (at < 0 || isSaid || [...text.matchAll(note)].some(([, ids = '']) => ids.includes(id))) continue;
    const line = page.blocks[at]?.node.position?.start.line ?? 1;
    page.add(
      line,
      `${name} are in beta, and the page does not say so`,
      'Say it once: "in beta, on the Pro plan".',
    );
  }
  const needed = page.place && featureOf(page.place);
  for (const { index, 1: typed = '' } of text.matchAll(note)) {
    const ids = typed.split(',').map((id) => id.trim());
    const line = text.slice(0, index).split('\n').length;
    const pro = features.filter(({ plan }) => plan === 'pro').map(({ id }) => id);
    for (const id of ids.filter((name) => !pro.includes(name)))
      page.add(line, `"${id}" is not a Pro feature of data/plans.yaml`, `Name one of: ${pro.join(', ')}.`);
    if (needed !== undefined && ids.includes(needed))
      page.add(line, 'The bar below the title says that the page is about a Pro feature', 'Remove the note.');
  }
}
