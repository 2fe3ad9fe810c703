/** Names that bold text may have: names in the dashboard, and names that other facts declare. */
import { Dashboard, type Element, type ObjectNames } from '../../../lib/dashboard/model';
import {
  loadChannels,
  loadClassicAreas,
  loadDashboardAreas,
  loadDimensions,
  loadEnumLists,
  loadGlossary,
  loadMetrics,
  loadMonetizationPartners,
  loadOtherScreens,
  loadUnitySettings,
  loadPartners,
  loadRoles,
  loadSampleEntities,
} from '../../../lib/facts/load';
import { loadWorld } from '../../../lib/facts/sample-world';
import { hasWords } from '../../../lib/text/pattern';

/** What the check knows of names. */
export interface Names {
  dashboard: Dashboard;
  classic: Dashboard;
  /** True if the text is a declared word: a term, a metric, a partner, a channel, an object of the sample world. */
  isWord(text: string, file: string): boolean;
  /** True if the text is a name on a screen of something else that the file may name. */
  isElsewhere(text: string, file: string): boolean;
  /** Elements of today's dashboard with a label. */
  elements(label: string): readonly Element[];
  /** All labels, for the nearest one. */
  labels: readonly string[];
}

/** Names of the sample world's objects, by kind. */
function sampleObjects() {
  const { apps, campaigns, customChannels, customPartners, goal, people, products } = loadSampleEntities();
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return {
    apps: names(apps),
    campaigns: names(campaigns),
    channels: names(customChannels),
    funnels: [loadWorld().funnel.name],
    goals: [goal.name],
    partners: names(customPartners),
    people: names(people),
    products: names(products),
    segments: names(loadWorld().segments.segments),
  };
}

/** Labels of the fields that partners ask for. */
const attributeLabels = (): string[] =>
  [
    ...loadPartners().flatMap(({ attributes }) => attributes),
    ...loadMonetizationPartners().flatMap(({ credentials }) => credentials),
  ].map(({ label }) => label);

function objectNames(): ObjectNames {
  const partners = [...loadPartners(), ...loadMonetizationPartners()].map(({ name }) => name);
  const world = sampleObjects();
  return new Map([
    ['partner', new Set([...partners, ...world.partners])],
    ['app', new Set(world.apps)],
    ['campaign', new Set(world.campaigns)],
    ['funnel', new Set(world.funnels)],
    ['goal', new Set(world.goals)],
    ['segment', new Set(world.segments)],
    ['user', new Set(world.people)],
    ['attribute', new Set(attributeLabels())],
    [
      'feature',
      new Set(
        loadEnumLists()
          .find(({ id }) => id === 'features')
          ?.values.map(({ value }) => value),
      ),
    ],
  ]);
}

/** By page of a partner: what the partner's data say of the partner's own interface. */
const partnerScreens = (): Map<string, readonly string[]> =>
  new Map(
    loadPartners().map(({ slug, attributes, setup }) => [
      `docs/promote/network-management/partner-overview/${slug}.mdx`,
      [...attributes.map(({ where }) => where), ...setup],
    ]),
  );

/** Words of facts that pages may set in bold. */
function declaredWords(): Set<string> {
  const world = sampleObjects();
  const partners = [...loadPartners(), ...loadMonetizationPartners()];
  const words = [
    ...loadGlossary().flatMap(({ term, variants }) => [term, ...variants]),
    ...[...loadMetrics(), ...loadDimensions()].flatMap(({ name, label }) => [
      label ?? '',
      name.replaceAll('_', ' '),
    ]),
    ...partners.map(({ name }) => name),
    ...attributeLabels(),
    ...loadChannels().map(({ name }) => name),
    ...loadRoles().roles.map(({ name }) => name),
    ...Object.values(world).flat(),
  ];
  return new Set(words.filter((word) => word !== '').map((word) => word.toLowerCase()));
}

/** Reads all names. */
export function loadNames(): Names {
  const dashboard = new Dashboard(loadDashboardAreas(), objectNames());
  const classic = new Dashboard(loadClassicAreas(), new Map(), 'dashboard-classic');
  const byLabel = new Map<string, Element[]>();
  for (const element of dashboard.elements()) {
    for (const label of [element.label, element.also]) {
      if (label !== undefined) byLabel.set(label, [...(byLabel.get(label) ?? []), element]);
    }
  }
  const patterns = [...dashboard.elements()].filter(({ label }) => label.includes('{') && label.length > 12);
  const words = declaredWords();
  const settings = loadUnitySettings().flatMap(({ names }) => names.map(({ name }) => name));
  const others = [...loadOtherScreens(), { pages: ['sdk/unity/', 'sdk_versioned_docs/'], labels: settings }];
  const partnerTexts = partnerScreens();
  const isElsewhere = (text: string, file: string) =>
    others.some(
      ({ pages, labels }) => pages.some((page) => file.startsWith(page)) && labels.includes(text),
    ) || (partnerTexts.get(file) ?? []).some((places) => hasWords(places, text));
  return {
    dashboard,
    classic,
    isElsewhere,
    labels: [...byLabel.keys()],
    isWord: (text, file) => words.has(text.toLowerCase()) || isElsewhere(text, file),
    elements: (label) =>
      byLabel.get(label) ?? patterns.filter((element) => dashboard.matches(element, label)),
  };
}
