/**
 * `npm run check -- --fix`: mends findings that have one certain cure. What a fix replaces has to be where the fix says, so one
 * that was made for another text does nothing, and where two fixes meet, neither is certain.
 */
import { writeFileSync } from 'node:fs';
import { fileExists, readText } from '../lib/cache/inputs';
import { literalSource } from '../lib/text/pattern';
import type { Finding, Fix } from './finding';

interface Placed {
  finding: Finding;
  start: number;
  end: number;
  to: string;
}

/** The words in one line, if they are there once. */
function placeInLine(text: string, line: number, words: string): [start: number, end: number] | undefined {
  const starts = text.split('\n').slice(0, line);
  const end = starts.join('\n').length;
  const begin = end - (starts.at(-1) ?? '').length;
  const edge = (character = '', pattern = '') => (/\w/.test(character) ? pattern : '');
  const source = words
    .split(/\s+/)
    .map(literalSource)
    .join(String.raw`\s+`);
  const pattern = new RegExp(
    `${edge(words[0], '(?<![\\w-])')}${source}${edge(words.at(-1), '(?![\\w-])')}`,
    'g',
  );
  const found = [...text.matchAll(pattern)].filter(({ index }) => index >= begin && index < end);
  const [only] = found;
  return only && found.length === 1 ? [only.index, only.index + only[0].length] : undefined;
}

/** Where a fix of a text is; undefined if the text is not the one that it was made for. */
function placed(text: string, finding: Finding, { start, from, to }: Fix): Placed | undefined {
  if (start !== undefined && text.slice(start, start + from.length) !== from) return undefined;
  const place =
    start === undefined ? placeInLine(text, finding.line, from) : ([start, start + from.length] as const);
  return place && { finding, start: place[0], end: place[1], to };
}

const meet = (a: Placed, b: Placed): boolean => a !== b && a.start < b.end && b.start < a.end;

/**
 * A text with the fixes of its findings.
 * @returns The text, and the findings that are mended.
 */
export function mend(text: string, findings: readonly Finding[]): { text: string; mended: Finding[] } {
  const all = findings
    .flatMap((finding) => (finding.fix ? (placed(text, finding, finding.fix) ?? []) : []))
    .sort((a, b) => a.start - b.start);
  // The same fix of two findings is one fix.
  const same = (a: Placed, b: Placed) => a.start === b.start && a.end === b.end && a.to === b.to;
  const certain = all.filter((fix) => !all.some((other) => meet(fix, other) && !same(fix, other)));
  let result = '';
  let at = 0;
  for (const fix of certain.filter(
    (one, index) => certain.findIndex((other) => same(one, other)) === index,
  )) {
    result += text.slice(at, fix.start) + fix.to;
    at = fix.end;
  }
  return { text: result + text.slice(at), mended: certain.map(({ finding }) => finding) };
}

/** Mends files, and prints each edit. @returns The findings that are left. */
export function mendFiles(findings: readonly Finding[]): Finding[] {
  const left = new Set(findings);
  const fileOf = ({ file, fix }: Finding): string => fix?.file ?? file;
  for (const file of new Set(findings.filter(({ fix }) => fix).map(fileOf))) {
    if (!fileExists(file)) continue;
    const before = readText(file);
    const { text, mended } = mend(
      before,
      findings.filter((finding) => fileOf(finding) === file),
    );
    if (text !== before) writeFileSync(file, text);
    for (const finding of mended) {
      left.delete(finding);
      const { from = '', to = '' } = finding.fix ?? {};
      console.log(
        `${file}:${finding.line} — mended: ${from === '' ? 'added' : `"${from}" is now`} "${to.trim()}"`,
      );
    }
  }
  return [...left];
}
