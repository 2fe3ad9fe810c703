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

/** What a page is about by name. People act in stories, so a page names others than its picture. */
const isSubject = ({ kind, field }: UsedObject): boolean => kind !== 'people' && !ofOthers.has(field);

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

/** Fields of an object that a picture shows with a label of their own. */
const relations = [
  ['App', 'app'],
  ['Partner', 'partner'],
] as const;

const has = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${literalSource(name)}(?![\\p{L}\\d])`, 'u').test(text);

/**
 * @param text What the page says, its captions included.
 * @throws Error with the cure.
 */
export function checkObjects(
  used: readonly UsedObject[],
  values: ReadonlyMap<string, string>,
  text: string,
  caption: string,
): void {
  for (const one of used) {
    const { kind, place, label } = one;
    const other = used.find(
      (another) => another.kind === kind && another.place !== place && another.label !== label,
    );
    if (other)
      throw new Error(`The picture mixes ${place} with ${other.place}. Take all values of ${kind} from one.`);
    const said = (object: string): boolean => namesOf(object).some((name) => has(text, name));
    const meant = !isSubject(one) || said(place) ? undefined : placesOf(kind).find(said);
    if (meant !== undefined)
      throw new Error(
        `The page is about ${meant}, and names ${place} nowhere. Take the one that it is about.`,
      );
    for (const [name, field] of relations) {
      const [shown, right] = [values.get(name), valueAt(`${place}.${field}`)];
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
