/**
 * Objects of the example world in a picture: the page has to be about them, and they have to belong together. A value that is
 * right for another campaign is the mistake that nobody sees.
 */
import { literalSource } from '../text/pattern';
import { placesOf, properNames, sampleValue } from './sample-values';

const platforms = new Map([
  ['android', 'Android'],
  ['ios', 'iOS'],
]);

/** An object that a picture takes values of. */
export interface UsedObject {
  /** `campaigns` */
  kind: string;
  /** `campaigns.483106`; its kind alone where there is one such object. */
  place: string;
  field: string;
  /** What is filled with it. A list of apps has more than one. */
  label: string;
}

/** Fields that are objects themselves: an app that is taken from a campaign is an app. */
const ofOthers: ReadonlySet<string> = new Set(['app', 'partner', 'product', 'channel']);

const valueAt = (place: string): string | undefined => {
  try {
    return sampleValue(place);
  } catch {
    return undefined;
  }
};

/** What pages call an object by, and how much that says: a company has many campaigns, and a platform many apps. */
const names = { id: 4, name: 4, email: 4, partner: 2, product: 2, platform: 1 };

const nameAt = (place: string, field: string): string | undefined => {
  const value = valueAt(`${place}.${field}`);
  return value === undefined ? undefined : (platforms.get(value) ?? value);
};

const namesOf = (place: string): string[] =>
  Object.keys(names).flatMap((field) => nameAt(place, field) ?? []);

/** How clearly a text names an object, 0 if it doesn't. */
const meaning = (place: string, text: string): number =>
  Object.entries(names)
    .filter(([field]) => has(text, nameAt(place, field) ?? '{nothing}'))
    .reduce((sum, [, weight]) => sum + weight, 0);

/** How clearly a text is about an object: people act in stories under their names, so only an address says whose form it is. */
const subjectOf = (kind: string, place: string, text: string): number =>
  kind === 'people' ? Number(has(text, nameAt(place, 'email') ?? '{nobody}')) : meaning(place, text);

/** Labels of a picture, the field of an object that each shows, and which part of it. */
const relations: readonly {
  label: string;
  field: string;
  kind?: string;
  part?: (value: string) => string;
}[] = [
  { label: 'App', field: 'app' },
  { label: 'Partner', field: 'partner' },
  { label: 'First name', field: 'name', kind: 'people', part: (name) => name.split(' ')[0] ?? '' },
  { label: 'Last name', field: 'name', kind: 'people', part: (name) => name.split(' ').at(-1) ?? '' },
];

const has = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${literalSource(name)}(?![\\p{L}\\d])`, 'u').test(text);

/**
 * The object that the nearest text names instead, or more clearly: the text around the picture says more than the rest of the
 * page.
 */
function otherSubject(kind: string, place: string, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const own = meaning(place, text);
    const others = placesOf(kind).map((object) => ({ object, clear: subjectOf(kind, object, text) }));
    const best = others.reduce((one, next) => (next.clear > one.clear ? next : one), {
      object: place,
      clear: own,
    });
    if (best.object !== place) return best.object;
    if (own > 0) return undefined;
  }
  return undefined;
}

/**
 * @param texts What the section of the picture says, and what the page says, captions included.
 * @throws Error with the cure.
 */
export function checkObjects(
  used: readonly UsedObject[],
  values: ReadonlyMap<string, string>,
  texts: readonly string[],
  caption: string,
): void {
  for (const { kind, place, label, field } of used) {
    const other = used.find(
      (another) => another.kind === kind && another.place !== place && another.label !== label,
    );
    if (other)
      throw new Error(`The picture mixes ${place} with ${other.place}. Take all values of ${kind} from one.`);
    const meant = ofOthers.has(field) ? undefined : otherSubject(kind, place, texts);
    if (meant !== undefined)
      throw new Error(
        `The text is about ${meant}, and does not name ${place} as clearly. Take the one that it is about.`,
      );
    for (const relation of relations) {
      if (relation.kind !== undefined && relation.kind !== kind) continue;
      const [shown, right] = [values.get(relation.label), valueAt(`${place}.${relation.field}`)];
      if (shown !== undefined && right !== undefined && shown !== (relation.part?.(right) ?? right))
        throw new Error(
          `"${relation.label}: ${shown}" does not belong to ${place}, whose ${relation.field} is ${right}.`,
        );
    }
  }
  const pictured = [...values.values(), ...used.flatMap(({ place }) => namesOf(place))].join('\n');
  const strange = [...properNames(), ...platforms.values()].find(
    (name) => has(caption, name) && !has(pictured, name),
  );
  if (strange !== undefined)
    throw new Error(`The caption names "${strange}", and nothing in the picture is called so.`);
}
