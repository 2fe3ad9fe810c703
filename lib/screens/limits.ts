/**
 * Limits that the model's messages name: "Enter a price from 0.0001 to 10,000." is what **Price** keeps. A picture of a good
 * form shows values that keep them, and a picture of a refused one a value that doesn't.
 */
import type { Element } from '../dashboard/model';

interface Limit {
  message: string;
  breaks(value: string): boolean;
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

const asNumber = /^-?[\d,]+(?:\.\d+)?/;

/** The word of a label that a message uses: "The window must be …" is about **Window**, "Enter a name …" about **Partner name**. */
const isAbout = (message: string, label: string): boolean => {
  const words = message.toLowerCase().split(/[^a-z]+/);
  const own = label.toLowerCase().split(/[^a-z]+/);
  return own.every((word) => words.includes(word)) || words.includes(own.at(-1) ?? '');
};

const hours: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24 };

/** `7 days` in hours; undefined for anything else. */
function timeOf(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([\d,]+) (minute|hour|day)s?$/.exec(text) ?? [];
  return unit === '' ? undefined : numberOf(count) * (hours[unit] ?? 1);
}

function limitIn(message: string): Limit | undefined {
  const [, low = '', , high = ''] =
    /(?:from|of) ((?:[\d,.]*\d)(?: (?:minute|hour|day)s?)?) (to|and) ([\d,.]*\d(?: (?:minute|hour|day|character)s?)?)/.exec(
      message,
    ) ?? [];
  if (high === '') return undefined;
  const [from, to] = [timeOf(low), timeOf(high)];
  if (from !== undefined && to !== undefined)
    return {
      message,
      breaks: (value) => {
        const time = timeOf(value);
        return time !== undefined && (time < from || time > to);
      },
    };
  if (high.includes('character')) {
    const most = numberOf(high.split(' ')[0] ?? '');
    return { message, breaks: ({ length }) => length < numberOf(low) || length > most };
  }
  return {
    message,
    breaks: (value) => {
      const [number] = asNumber.exec(value) ?? [];
      return number !== undefined && (numberOf(number) < numberOf(low) || numberOf(number) > numberOf(high));
    },
  };
}

/** The limit that a value breaks, as the message that the screen would show; undefined if it keeps all. */
export const brokenLimit = (form: readonly Element[], label: string, value: string): string | undefined =>
  form
    .flatMap(({ messages }) => messages)
    .filter((message) => isAbout(message, label))
    .flatMap((message) => limitIn(message) ?? [])
    .find(({ breaks }) => breaks(value))?.message;
