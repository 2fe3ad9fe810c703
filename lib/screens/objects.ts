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

/** True if a page names an object. People act in stories under their names, so only an address says whose form it is. */
const isMeant = (kind: string, place: string, text: string): boolean =>
  (kind === 'people' ? [valueAt(`${place}.email`) ?? ''] : namesOf(place)).some((name) => has(text, name));

const valueAt = (place: string): string | undefined => {
  try {
    return sampleValue(place);
  } catch {
    return undefined;
  }
};

/** What pages call an object by: its names, or the company and product that it belongs to. */
const namesOf = (place: string): string[] =>
  ['id', 'name', 'email', 'partner', 'product', 'platform'].flatMap((field) => {
    const value = valueAt(`${place}.${field}`);
    return value === undefined ? [] : (platforms.get(value) ?? value);
  });

/** Labels of a picture, and the field of an object that each shows. */
const relations = [
  ['App', 'app'],
  ['Partner', 'partner'],
] as const;

const has = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${literalSource(name)}(?![\\p{L}\\d])`, 'u').test(text);

/** The object that the nearest text names instead: the text around the picture says more than the rest of the page. */
function otherSubject(kind: string, place: string, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    if (namesOf(place).some((name) => has(text, name))) return undefined;
    const other = placesOf(kind).find((object) => isMeant(kind, object, text));
    if (other !== undefined) return other;
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
        `The page is about ${meant}, and names ${place} nowhere. Take the one that it is about.`,
      );
    for (const [name, owner] of relations) {
      const [shown, right] = [values.get(name), valueAt(`${place}.${owner}`)];
      if (shown !== undefined && right !== undefined && shown !== right)
        throw new Error(`"${name}: ${shown}" does not belong to ${place}, which is of ${right}.`);
    }
  }
  const pictured = [...values.values(), ...used.flatMap(({ place }) => namesOf(place))].join('\n');
  const strange = [...properNames(), ...platforms.values()].find(
    (name) => has(caption, name) && !has(pictured, name),
  );
  if (strange !== undefined)
    throw new Error(`The caption names "${strange}", and nothing in the picture is called so.`);
}
