/**
 * Other ways to write a fact than "7 days": sentences need "a 7-day window", "1, 7, or 30 days" and "604,800 seconds", and a
 * number that is typed because its form is missing goes wrong with the first change of the fact.
 */
import { numberText } from '../text/words';
import { limitText } from './limit-text';
import { secondsOfUnit } from '../text/units';
import type { Limit } from './types';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const short: Readonly<Record<string, string>> = {
  days: 'd',
  hours: 'h',
  minutes: 'min',
  seconds: 's',
  milliseconds: 'ms',
};

const bytes: Readonly<Record<string, number>> = { KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

type Amount = Pick<Limit, 'value' | 'unit' | 'decimals' | 'text'> & { value: number; unit: string };

const inBase = (amount: number | undefined, unit: string): string | undefined =>
  amount === undefined ? undefined : `${numberText(amount)} ${unit}`;

/** What each form makes of a number with its unit; undefined if the unit has no such form. */
const forms = {
  number: ({ value, decimals }) => limitText({ value, decimals }),
  adjective: ({ value, unit }) => `${numberText(value)}-${unit.replace(/s\b/, '')}`,
  word: ({ value, text }) => words[value] && text.replace(/^\S+/, words[value]),
  short: ({ value, unit }) => short[unit] && `${numberText(value)} ${short[unit]}`,
  seconds: ({ value, unit }) => {
    const seconds = secondsOfUnit(unit);
    return inBase(seconds === undefined ? undefined : seconds * value, 'seconds');
  },
  bytes: ({ value, unit }) => inBase(bytes[unit] && bytes[unit] * value, 'bytes'),
} satisfies Record<string, (amount: Amount) => string | undefined>;

export const factForms = Object.keys(forms) as readonly (keyof typeof forms)[];

const isForm = (name: string): name is keyof typeof forms => Object.hasOwn(forms, name);

/**
 * A fact in another form: `adjective` of 7 days is "7-day", `word` "seven days", `short` "7 d", `seconds` "604,800 seconds",
 * `number` "7", and `bytes` of 5 MiB "5,242,880 bytes".
 * @throws Error with the forms that there are, or with the cure if the fact has none of that kind.
 */
export function factForm(fact: Limit, form: string): string {
  if (!isForm(form))
    throw new Error(`as="${form}" isn't a form of a fact. There are: ${factForms.join(', ')}.`);
  const { value, unit = '' } = fact;
  const text = typeof value === 'number' ? forms[form]({ ...fact, value, unit }) : undefined;
  if (text === undefined)
    throw new Error(`The fact "${fact.key}" is ${fact.text}, which has no form "${form}". Leave out as.`);
  return text;
}
