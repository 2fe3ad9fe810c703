/**
 * Values of a picture that the example world knows: `campaigns.483106.price` is the price of that campaign, so a
 * picture shows what queries and samples of the same object show.
 */
import { durationText } from '../facts/duration';
import { channelsOf, loadWorld, partnerNames, type World } from '../facts/sample-world';
import { loadRoles } from '../facts/load';
import { didYouMean } from '../text/closest';

let world: World | undefined;

type Fields = Readonly<Record<string, unknown>>;

/** Fields that screens show in other words: ids of other objects by their names, prices with two decimals. */
function shownAs(field: string, value: unknown): string | undefined {
  const known = (world ??= loadWorld());
  const { apps, products } = known.entities;
  if (field === 'price') return Number(value).toFixed(2);
  if (field === 'app') return apps.find(({ id }) => id === value)?.name;
  if (field === 'product') return products.find(({ id }) => id === value)?.name;
  if (field === 'channel') return channelsOf(known).find(({ id }) => id === value)?.name;
  if (field === 'role') return loadRoles().roles.find(({ id }) => id === value)?.name;
  return field === 'partner' ? partnerNames(known).get(Number(value)) : undefined;
}

const entitiesOf = (): Fields => (world ??= loadWorld()).entities as unknown as Fields;

/** True for a kind of object of the example world, such as `campaigns`. */
export const isSample = (kind: string): boolean => kind in entitiesOf();

/** Places of all objects of a kind, such as `campaigns.483106`; none where there is one such object. */
export function placesOf(kind: string): string[] {
  const group = entitiesOf()[kind];
  return Array.isArray(group) ? (group as Fields[]).map(({ id }) => `${kind}.${String(id)}`) : [];
}

/** Names that captions may have, and that are only right for a picture that has them: products, partners, campaigns, a goal. */
export function properNames(): string[] {
  const known = (world ??= loadWorld());
  const { products, campaigns, goal } = known.entities;
  return [...[...products, ...campaigns, goal].map(({ name }) => name), ...partnerNames(known).values()];
}

/**
 * A value of data/sample-world/entities.yaml.
 * @param place Kind, id and field, such as `campaigns.483106.price`; without an id where there is one object, `goal.name`.
 * @throws Error that names what is there.
 */
export function sampleValue(place: string): string {
  const parts = place.split('.');
  const pick = (from: Fields, name: string): unknown => {
    if (name in from) return from[name];
    throw new Error(`No "${name}" in {${place}}. ${didYouMean(name, Object.keys(from))}`);
  };
  const group = pick(entitiesOf(), parts[0] ?? '');
  const list = Array.isArray(group) ? (group as Fields[]) : undefined;
  const byId = list && Object.fromEntries(list.map((one) => [String(one.id), one]));
  const object = byId ? (pick(byId, parts[1] ?? '') as Fields) : (group as Fields);
  const field = parts[byId ? 2 : 1] ?? '';
  const value = pick(object, field);
  const text = shownAs(field, value) ?? (Array.isArray(value) ? value.join(', ') : String(value));
  return /^P\d/.test(text) ? durationText(text) : text;
}

/** A text with values of the example world in the place of `{organization.currency}`. @throws Error that names what is there. */
export const worldText = (text: string): string =>
  text.replace(/\{([^}]+)\}/g, (_, place: string) => sampleValue(place));

/** What the bar on top has chosen: the app that the texts of a picture name, else the one that examples are about. */
export function appOf(texts: readonly string[]): string {
  const names = (world ??= loadWorld()).entities.apps.map(({ name }) => name);
  const named = names.filter((name) => texts.some((text) => text === name));
  return named.length > 1 ? `${named.length} apps` : (named[0] ?? names[0] ?? '');
}

/** Name of the organization that every example is about. */
export const organizationName = (): string => (world ??= loadWorld()).entities.organization.name;
