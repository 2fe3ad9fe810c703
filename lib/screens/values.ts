/** What a picture is filled with: values that the page writes, of the example world, and of the page's results. */
import { loadMonetizationPartners, loadPartners } from '../facts/load';
import { formatText } from '../results/format';
import { resultOf } from '../results/store';
import { didYouMean } from '../text/closest';
import type { UsedObject } from './objects';
import { isSample, sampleValue } from './sample-values';

/** `Event: level_completed; Count: 1` as a map. @throws Error if a part has no colon. */
export function valuesOf(text: string): Map<string, string> {
  const parts = text
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return new Map(
    parts.map((part) => {
      const at = part.indexOf(': ');
      if (at < 0) throw new Error(`with="${part}": write the label, a colon and the value.`);
      return [part.slice(0, at), part.slice(at + 2)];
    }),
  );
}

/** Fills values with what the example world and the results of the page say, and notes the objects that they are of. */
export class Values {
  readonly used: UsedObject[] = [];

  constructor(
    private readonly page: string,
    private readonly sample: string | undefined,
  ) {}

  #ofWorld(place: string, label: string): string {
    const value = sampleValue(place);
    const parts = place.split('.');
    this.used.push({
      kind: parts[0] ?? '',
      place: parts.slice(0, -1).join('.'),
      field: parts.at(-1) ?? '',
      label,
    });
    return value;
  }

  /** `{name}` is of the sample object that the element names, `{goal.name}` of another one, `{week.installs}` of a result. */
  filled(label: string, text: string): string {
    return text.replace(/\{([\w-]+)(?:\.(\w+)(\.\w+)?)?\}/g, (whole, id: string, column?: string) => {
      if (column === undefined) return this.#ofWorld(`${this.sample ?? ''}.${id}`, label);
      if (isSample(id)) return this.#ofWorld(whole.slice(1, -1), label);
      const { columns, rows, currency } = resultOf(this.page, id).result;
      const at = columns.findIndex(({ name }) => name === column);
      if (at < 0) throw new Error(`The result "${id}" has no column "${column}".`);
      return formatText(rows[0]?.[at] ?? null, columns[at]?.unit ?? 'text', currency);
    });
  }
}

/** @throws Error with the cure if the partner of the form doesn't ask for one of the labels that the page lists. */
export function checkAttributes(labels: readonly string[], values: ReadonlyMap<string, string>): void {
  const name = values.get('{partner}') ?? values.get('{network}');
  const partner = [...loadPartners(), ...loadMonetizationPartners()].find((one) => one.name === name);
  const asked = partner && 'attributes' in partner ? partner.attributes : (partner?.credentials ?? []);
  const wrong = labels.find((label) => !asked.some((one) => one.label === label));
  if (wrong !== undefined)
    throw new Error(
      `${name ?? 'Nobody'} asks for no "${wrong}". ${didYouMean(
        wrong,
        asked.map(({ label }) => label),
      )}`,
    );
}
