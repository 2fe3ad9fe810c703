/**
 * Numbers in the texts of other facts: `{fact:funnel.steps}` in a definition is what limits.yaml says, so a tooltip and
 * a page cannot disagree. `{value:funnel.steps}` is the number without its unit, with commas for thousands, and
 * `{adjective:…}` or another form of forms.ts is that form. Other braces
 * belong to the text, such as a partner's macro. On a page of an older version, a number without a value there stays a
 * placeholder until it is known whether the page shows it: `filledText` asks for it.
 *
 * `{ios: bundle identifier | android: package name | package name or bundle identifier}` is what holds on the page's platform
 * or version (`{4.8.x 5.0.x: … | …}`), or on both (`{5.0.x/ios: … | …}`); the first part that holds counts, and the last one is
 * for the others, and for pages of no platform.
 */
import { didYouMean } from '../text/closest';
import { boundedText, wrongBound } from './bounds';
import { factForm, factForms } from './forms';
import { limitText } from './limit-text';
import { factIn, type FactScope } from './scope';
import type { Limit } from './types';

/** Names that begin a part of a text. */
const label = String.raw`(?:(?:\d+\.\d+\.x/)?(?:android|ios|react-native|unity)|\d+\.\d+\.x)`;
const labels = new RegExp(`^(${label}(?: ${label})*):(?: |$)`);
const alternatives = new RegExp(String.raw`\{(${label}[a-z0-9./ -]*:[^{}]* \| [^{}]*)\}`, 'g');

const placeholder = new RegExp(String.raw`\{(fact|value|${factForms.join('|')}):([A-Za-z0-9.]+)\}`, 'g');

/** A limit as a placeholder shows it: with its unit, the number alone, or in a form. */
const shown = (part: string, limit: Limit): string =>
  part === 'fact'
    ? limit.text
    : part === 'value'
      ? limitText({ value: limit.value, decimals: limit.decimals })
      : factForm(limit, part);

/** The part of a text that holds in a scope. */
function partIn(text: string, { platform, version }: FactScope): string {
  const parts = text.split(' | ');
  const names = [platform, version, `${version}/${platform}`];
  const mine = parts.find((part) =>
    labels
      .exec(part)?.[1]
      ?.split(' ')
      .some((name) => names.includes(name)),
  );
  return (mine ?? parts.at(-1) ?? '').replace(labels, '');
}

/** What takes the place of a placeholder; undefined if the fact has no value in the scope. */
function filled(part: string, key: string, limits: readonly Limit[], scope: FactScope): string | undefined {
  try {
    return shown(part, factIn(key, limits, scope));
  } catch {
    return undefined;
  }
}

/** Reads the limits, of which these are shown. */
type Limits = (...keys: readonly string[]) => readonly Limit[];

/** Keys of all limits that texts show. */
export const keysIn = (texts: string): string[] => [
  ...new Set([...texts.matchAll(placeholder)].map(([, , key = '']) => key)),
];

/**
 * Fills the placeholders of a text that a page shows.
 * @param limits Called for placeholders alone, so a page without one does not depend on the file.
 * @throws Error with the cure if a fact does not exist, or has no value in the scope.
 */
export const filledText = (text: string, limits: Limits, scope: FactScope): string =>
  text.replace(placeholder, (_, part: string, key: string) => shown(part, factIn(key, limits(key), scope)));

/**
 * A value with the placeholders of all its texts filled.
 * @throws Error with the closest key if there is no such limit.
 */
export function fillLimits(value: unknown, limits: readonly Limit[], scope: FactScope = {}): unknown {
  if (typeof value === 'string') {
    const filledValue = value.replace(placeholder, (whole: string, part: string, key: string, at: number) => {
      const fact = limits.find((entry) => entry.key === key);
      const wrong = fact && wrongBound(fact.bound, value.slice(0, at), value.slice(at + whole.length));
      if (fact && wrong !== undefined)
        throw new Error(`"${wrong}" next to the fact "${key}", which is ${boundedText(fact)}`);
      if (fact) return filled(part, key, limits, scope) ?? whole;
      const keys = limits.map((entry) => entry.key);
      throw new Error(`no fact "${key}" — ${didYouMean(key, keys)}`);
    });
    return filledValue.replace(alternatives, (_, parts: string) => partIn(parts, scope));
  }
  if (Array.isArray(value)) return value.map((item) => fillLimits(item, limits, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillLimits(inner, limits, scope)]),
  );
}

const known = new WeakMap<
  object,
  { keys: readonly string[]; limits: readonly Limit[]; byScope: Map<string, unknown> }
>();

/**
 * The facts of a file with their placeholders filled, made once for the same facts, limits and scope: large collections
 * are asked for often.
 * @throws Error naming the file.
 */
export function filledTexts<T extends object>(
  file: string,
  facts: T,
  read: Limits,
  scope: FactScope = {},
): T {
  let entry = known.get(facts);
  const keys = entry?.keys ?? keysIn(JSON.stringify(facts));
  const limits = read(...keys);
  if (entry?.limits !== limits) {
    entry = { keys, limits, byScope: new Map() };
    known.set(facts, entry);
  }
  const { version, platform, dashboard } = scope;
  const key = JSON.stringify([version, platform, dashboard]);
  try {
    if (!entry.byScope.has(key)) entry.byScope.set(key, fillLimits(facts, limits, scope));
  } catch (error) {
    throw new Error(`data/${file}:1: ${(error as Error).message}`, { cause: error });
  }
  return entry.byScope.get(key) as T;
}
