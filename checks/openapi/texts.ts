/**
 * Reads the texts of a specification's source. Their numbers are placeholders of data/limits.yaml, because a typed number goes
 * wrong with the first change; their links are whole addresses, because the file is a download.
 */
import type { Limit } from '../../lib/facts/types';
import { didYouMean } from '../../lib/text/closest';
import { nodesIn, type Say } from './report-at';

/** Members that are texts for people. */
const texts = ['description', 'summary', 'when', 'cure'];

/** Numbers that are names: of standards, days, statuses that HTTP has, and partners; and everything in code. */
const names =
  /`[^`]*`|\]\([^)]*\)|\b(?:ISO|RFC|OpenAPI) \d+(?:-\d+)?|\b[A-Z][a-z]+ \d{1,2}, \d{4}\b|\b(?:20[0-8]|4[0-2]\d|50[0-4])\b(?! ?%| \w+s\b)|\(\d\)|\{(?:fact|value):[^}]*\}/g;

/** A number with the word behind it. 0 to 2 are words. */
const typed = /(?<![\w.,-])(?![0-2](?![\d,]|\.\d))(\d[\d,]*(?:\.\d+)?)(?:[ -]?(%|[A-Za-z]+))?/g;

/** Facts that a typed number could be, as placeholders. */
function candidates(value: string, word: string | undefined, limits: readonly Limit[]): string[] {
  const number = Number(value.replaceAll(',', ''));
  const same = limits.filter((limit) => limit.value === number);
  const close = same.filter(
    ({ unit }) => word !== undefined && (unit ?? '').includes(word.replace(/s$/, '')),
  );
  return (close.length > 0 ? close : same).map(({ key }) => `{fact:${key}}`);
}

function textFindings(text: string, limits: readonly Limit[]): { message: string; cure: string }[] {
  const numbers = [...text.replace(names, ' ').matchAll(typed)].map(([whole, value = '', word]) => {
    const found = candidates(value, word, limits);
    return {
      message: `types the number "${whole}"`,
      cure: found.length > 0 ? `Write ${found.slice(0, 3).join(' or ')}.` : 'Add it to data/limits.yaml.',
    };
  });
  const keys = limits.map(({ key }) => key);
  const unknown = [...text.matchAll(/\{(?:fact|value):([^}]*)\}/g)]
    .filter(([, key = '']) => !keys.includes(key))
    .map(([, key = '']) => ({ message: `there is no fact "${key}"`, cure: didYouMean(key, keys) }));
  const links = /\]\((?:\/|#)/.test(text)
    ? [{ message: 'a link is not absolute', cure: 'Write the whole address: the file is a download.' }]
    : [];
  return [...numbers, ...unknown, ...links];
}

/**
 * Says what is wrong with the texts of a source.
 * @param source The document before its placeholders are filled.
 */
export function checkTexts(source: unknown, limits: readonly Limit[], say: Say): void {
  for (const { node, path } of nodesIn(source, ['example', 'examples'])) {
    const parent = path.at(-1);
    for (const [key, child] of Object.entries(node)) {
      const isText = parent === 'x-enumDescriptions' || (texts.includes(key) && parent !== 'properties');
      if (typeof child !== 'string' || !isText) continue;
      for (const { message, cure } of textFindings(child, limits)) say([...path, key], message, cure);
    }
  }
}
