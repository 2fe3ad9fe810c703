/**
 * Contradictions in data/: one of two files that say one thing is changed, or a value that a text next to it repeats. The
 * checks see the change as if it had been saved.
 */
import { filesIn, nextRound, readText, withEdit } from '../../lib/cache/inputs';
import { loadLimits } from '../../lib/facts/load';
import { Random } from '../../lib/random';
import { dashboardCheck } from '../../checks/content/dashboard';
import { LiteralsCheck } from '../../checks/content/literals';
import { factFindings, namesOfSchemas } from '../../checks/data/findings';
import { drawn, edit, otherNumber, pages, type Kind, type TextEdit } from './kit';

type Change = (match: RegExpMatchArray, random: Random) => string | undefined;

/** Where a kind of contradiction is drawn, and what becomes of each place. */
interface Place {
  files: readonly string[];
  pattern: RegExp;
  change: Change;
}

const inFolder = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => /\.(?:yaml|json)$/.test(file))
    .map((file) => `${folder}/${file}`);

const partnerFiles = inFolder('data/partners');
const textFiles = [
  ...inFolder('data'),
  ...['dashboard', 'json-schemas', 'raw-data', 'raw-data/tables'].flatMap((name) => inFolder(`data/${name}`)),
];

const limitOf = (key: string) => loadLimits().find((limit) => limit.key === key);

/** Another one of the matches of a pattern in a file. */
const otherMatch =
  (file: string, pattern: RegExp): Change =>
  ([own], random) => {
    const all = [...new Set(readText(file).match(pattern))].filter((text) => text !== own);
    return all.length > 0 ? random.pick(all) : undefined;
  };

const flipped: Change = ([own]) => (own === 'true' ? 'false' : 'true');

const clipped: Change = ([own]) => own.slice(0, -1);

const route = /(?<=\n {2}route: )\/\S+/g;
const path = /(?<=\n {2}path: ').+(?='\n)/g;

/** What is drawn, by kind. */
const places: Readonly<Record<string, readonly Place[]>> = {
  'a limit in a text': [
    {
      files: textFiles,
      pattern: /\{(fact|value):([\w.]+)\}/g,
      change: ([, part, key = '']) => {
        const text = String((part === 'fact' ? limitOf(key)?.text : limitOf(key)?.value) ?? '');
        return /\d/.test(text) ? otherNumber(text) : undefined;
      },
    },
  ],
  'a limit in a schema': [
    {
      files: inFolder('data/json-schemas').filter((file) => file.endsWith('.json')),
      pattern: /"x-whence-limit": \{\s*"(\w+)": "([\w.]+)"\s*\}/g,
      change: ([, bound, key = '']) => `"${bound}": ${otherNumber(String(limitOf(key)?.value ?? ''))}`,
    },
  ],
  'a window': [
    {
      files: ['data/attribution-windows.yaml'],
      pattern: /(?<=\n {2}default: )P\w+/g,
      change: ([own]) => otherNumber(own),
    },
  ],
  'a term': [
    { files: ['data/glossary.yaml'], pattern: route, change: otherMatch('data/glossary.yaml', route) },
    { files: ['data/glossary.yaml'], pattern: /(?<=\n {2}term: ')[^']+(?=')/g, change: clipped },
  ],
  'a partner': [
    { files: partnerFiles, pattern: /(?<=\nname: ).+/g, change: clipped },
    { files: partnerFiles, pattern: /(?<=\nid: )\d+/g, change: ([own]) => otherNumber(own) },
    { files: partnerFiles, pattern: /(?<=\ndefaultChannel: ).+/g, change: clipped },
    {
      files: partnerFiles,
      pattern: /(?<=\n(?:selfAttributing|skan|adSets|clickUrl): )(?:true|false)/g,
      change: flipped,
    },
    { files: partnerFiles, pattern: /(?<=\ncost:\n {2}api: )(?:true|false)/g, change: flipped },
    { files: partnerFiles, pattern: /(?<=\n {6}- )\w+_id(?=\n)/g, change: clipped },
  ],
  'a changelog': [
    {
      files: inFolder('data/changelog'),
      pattern: /(?<=\n {2}- release: )\d+\.\d+\.\d+/g,
      change: ([own], random) => `${own.slice(0, -1)}${(Number(own.at(-1)) + random.int(1, 9)) % 10}`,
    },
    {
      files: inFolder('data/changelog'),
      pattern: /(?<=`minSdk` )\d+|(?<=since )[A-Z]\w+ \d+, \d{4}|(?<=as in )\d\.\d\.\d/g,
      change: ([own]) => (own.includes(',') ? own.replace(/\d{4}/, '2023') : otherNumber(own)),
    },
  ],
  'a release': [
    {
      files: ['data/sdk-releases.yaml'],
      pattern: /(?<=- \{ release: \S+ date: \d{4}-)\d\d/g,
      change: ([own], random) => String(((Number(own) + random.int(2, 9)) % 12) + 1).padStart(2, '0'),
    },
    {
      files: ['data/sdk-releases.yaml'],
      pattern: /(?<=platforms: \[.*)(?:ios|android)(?=[,\]])/g,
      change: ([own]) => (own === 'ios' ? 'android' : 'ios'),
    },
    {
      files: ['data/sdk-releases.yaml'],
      pattern: /(?<=\n {4}(?:released|stateDate): )\d{4}/g,
      change: ([own]) => String(Number(own) + 1),
    },
    {
      files: ['data/sdk-releases.yaml'],
      pattern: /(?<=minSdk: ')\d+/g,
      change: ([own]) => String(Number(own) + 1),
    },
  ],
  'a grant of a role': [
    {
      files: ['data/roles.yaml'],
      pattern: /(?<=\n {4}(?:admin|manager|analyst|developer|viewer): )(?:'yes'|'no'|apps)/g,
      change: ([own]) => (own === "'no'" ? 'apps' : "'no'"),
    },
  ],
  'a formula': [
    {
      files: ['data/metrics.yaml'],
      pattern:
        /(?<=formula: '?`[^`]*)\b(?:[a-z]+(?:_[a-z]+)+|cost|clicks|views|revenue|installs)\b(?=[^`]*`)/g,
      change: otherMatch('data/metrics.yaml', /(?<=- name: )\w+/g),
    },
    {
      files: ['data/metrics.yaml'],
      pattern: /(?<=\n {4}formula: '[^'\n]*)(?:in day N|days 0 to N)(?=[^'\n]*')/g,
      change: ([own]) => (own === 'in day N' ? 'of days 0 to N' : 'day N'),
    },
    {
      files: ['data/metrics.yaml'],
      pattern: /(?<=\n {4}mode: )(?:per-day|cumulative)/g,
      change: ([own]) => (own === 'per-day' ? 'cumulative' : 'per-day'),
    },
  ],
  'a path in the dashboard': [
    { files: ['data/ui-paths.yaml'], pattern: path, change: otherMatch('data/ui-paths.yaml', path) },
    {
      files: ['data/ui-paths.yaml'],
      pattern: /(?<=> )[A-Z][\w ]+(?=\*\*)/g,
      change: clipped,
    },
  ],
  'a value and its own text': [
    {
      files: ['data/limits.yaml'],
      pattern: /(?<=Min\n {2}value: )[\d.]+/g,
      // Above the most that is allowed: what is less could be another rule.
      change: ([own]) => String(Number(own) * 10_000_000),
    },
    {
      files: ['data/limits.yaml'],
      pattern: /(?<=\n {2}unit: )(?:days|hours|minutes|seconds)/g,
      change: ([own]) => own.slice(0, -1),
    },
    {
      files: ['data/bid-validation.yaml'],
      pattern: /(?<=message: .*)(?<![\w.])\d[\d,.]*\d(?![\w}])/g,
      change: ([own]) => otherNumber(own),
    },
    {
      files: ['data/api-errors.yaml', 'data/sdk-errors.yaml', 'data/tracking-url-parameters.yaml'],
      pattern: /(?<=\n {2}(?:from|until): )\d\.\d\.x|(?<=storedAs: )\w+/g,
      change: ([own]) => (/^\d/.test(own) ? otherNumber(own) : own.slice(0, -1)),
    },
  ],
};

/** Files that the check of the dashboard compares with pages. */
const pageFiles = /^data\/(?:roles|plans|ui-paths|glossary|bid-validation)\.yaml$|^data\/dashboard\//;

/** Files whose numbers pages type. */
const typedFiles = /^data\/(?:attribution-windows|limits|sdk-releases|metrics)\.yaml$/;

/** True if the checks of data, or what they prove of pages, stumble over a file with another text. */
function isSeen({ file, text }: TextEdit): boolean {
  nextRound();
  try {
    return withEdit(file, text, () => {
      if (factFindings().length > 0) return true;
      if (file.endsWith('.json')) namesOfSchemas();
      if (pageFiles.test(file)) {
        const problems = dashboardCheck();
        return pages().some((page) => problems(page.source, page).length > 0);
      }
      if (!typedFiles.test(file)) return false;
      const literals = new LiteralsCheck();
      return pages().some((page) => literals.page(page.source, page).length > 0);
    });
  } catch {
    // A file that its schema refuses.
    return true;
  } finally {
    nextRound();
  }
}

function editsOf({ files, pattern, change }: Place, seed: string): TextEdit[] {
  const random = new Random(seed);
  return files.flatMap((file) => {
    const text = readText(file);
    return [...text.matchAll(pattern)].flatMap((match) => {
      const to = change(match, random);
      return to === undefined || to === match[0] ? [] : [edit(file, text, match.index, match[0], to)];
    });
  });
}

export const dataKinds: readonly Kind[] = Object.entries(places).map(([kind, list]) => ({
  class: 'data',
  kind,
  draw: (seed, count) => {
    // An equal share for each place so that a long list does not hide a short one.
    const each = Math.ceil(count / list.length) + 5;
    const all = list.flatMap((place, index) => {
      const own = `${seed} ${kind} ${index}`;
      return drawn(editsOf(place, own), own, each);
    });
    return drawn(all, `${seed} ${kind}`, count).map((change) => ({ ...change, found: () => isSeen(change) }));
  },
}));
