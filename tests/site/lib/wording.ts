/**
 * Slips of wording that only the built site shows, because a value of the data meets the words around it: a unit that is said
 * twice, a sentence that a fact does not continue, a rate in seconds that are whole minutes or hours, and the first days of a
 * user taken for the last days of the calendar.
 */
import { textsOf } from './texts';
import { pageByPage, type Survey } from './survey';

const slips: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /\b([a-z]{2,}) \1\b/, what: 'a word is there twice' },
  { pattern: /\b(day|hour|minute|second|week|month)s? \d[\d,.]* \1s?\b/i, what: 'the unit is there twice' },
  {
    pattern: /\b([a-z]+s),? (?:up to|at most|at least) [\d,.]+ \1\b/i,
    what: 'the thing is there before its number and after it',
  },
  {
    pattern: /\b(?:within|in|after|for|every) (?:once|twice|\d+ times) (?:an?|per)\b/i,
    what: 'a length of time is expected, and this is how often',
  },
  {
    pattern:
      /\b(?:do|repeat) (?:it|so|that|this) (?:up to|at most|at least) \d[\d,]* (?!times\b)[a-z][a-z-]*/i,
    what: 'how often is expected, and this is a thing',
  },
  {
    pattern: /\b(?:up to|at most|at least|by default) (?:up to|at most|at least|by default)\b/i,
    what: 'a bound is there twice',
  },
  {
    pattern: /\brequests? (?:in|per|every) (?:60|3,?600|86,?400) ?s(?:ec(?:ond)?s?)?\b/i,
    what: 'a rate is in seconds: say "a minute" or "an hour"',
  },
  {
    pattern: /\b(?:D(\d+)\b[^.;:]*\blast \1 days\b|last (\d+) days\b[^.;:]*\bD\2\b)/,
    what: 'D counts days from the install, not the last days',
  },
  {
    pattern: /\b(?:(?:is|are|pages?) to come|coming soon|not (?:yet written|written yet)|stay tuned)\b/i,
    what: 'a promise: say what is there',
  },
];

/** Slips in one block of text: what is wrong, with the words. */
const slipsOf = (text: string): string[] =>
  slips.flatMap(({ pattern, what }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${what}: "${found}"`];
  });

/** Slips of all pages, each after its route. */
export const wordingSurvey = (): Survey<string[]> =>
  pageByPage((page) =>
    textsOf(page)
      .flatMap(slipsOf)
      .map((slip) => `${page.route}: ${slip}`),
  );
