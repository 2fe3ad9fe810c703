/** Wrong numbers in what pages compute or cite: computations, time spans in two units, times of the day, results. */
import { sentenceAt } from '../../checks/content/literals/sentences';
import { otherNumber, type Kind } from './kit';
import { inLines, kindOf, typed, written, type Typed } from './literals';

const sentenceOf = ({ passage, quantity }: Typed): string => sentenceAt(passage.text, quantity.start);

/** A number next to an operator, with another one on the other side. */
function isComputed({ passage: { text }, quantity }: Typed): boolean {
  const [before, after] = [text.slice(0, quantity.start), text.slice(quantity.start + quantity.text.length)];
  return (
    /[\d\u2007]%?\)?(?: [A-Za-z]+){0,2}\)? [×÷+−=≈] \(?$/.test(before) ||
    /^\)?(?: [A-Za-z]+){0,2}\)? [×÷+−=≈] \(?[\d\u2007]/.test(after)
  );
}

/** One of two time spans that a sentence says in different units, one right after the other. */
const isConverted = (number: Typed): boolean =>
  number.quantity.kind === 'time' &&
  /\d[\d,.]* (\w+?)s?,? ?(?:\(|=|which is|that is|or |the )\s?[a-z ]{0,12}\d[\d,.]* (?!\1)\w+/.test(
    sentenceOf(number),
  );

/** Another time of the day. */
function otherTime(time: string): string {
  const [hour = '', minute = '', ...rest] = time.split(':');
  const minutes = (Number(minute) + 7 + (Number(hour) % 5)) % 60;
  return [hour, String(minutes).padStart(2, '0'), ...rest].join(':');
}

/** The checks of pages that see numbers. */
const judges = ['results', 'typed numbers', 'literals'];

const numbersThat = (kind: string, isOne: (number: Typed) => boolean, other = otherNumber): Kind =>
  kindOf(
    kind,
    () => typed().filter(isOne),
    ({ found }) => other(found),
    { judges },
  );

export const numberKinds: readonly Kind[] = [
  numbersThat('a computation', isComputed),
  numbersThat('a time span in two units', isConverted),
  numbersThat('a time of the day', ({ quantity: { kind } }) => kind === 'clock', otherTime),
  kindOf(
    'a cited number',
    () =>
      written().flatMap((page) =>
        inLines(page, /(?<=<Cite\b[^>]*>[^<]*)(?<![\w.,])\d[\d,]*(?:\.\d+)?(?!\w)/g),
      ),
    ({ found }) => otherNumber(found),
    { judges },
  ),
];
