/** Every place with words of ours: which files there are, in which group they count, and how their text is read. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { listSources, parseSource } from '../../lib/markdown/sources';
import {
  blocksOfComments,
  blocksOfData,
  blocksOfDrawing,
  blocksOfPage,
  blocksOfStrings,
  type Block,
} from './text-blocks';

/** Words of one file, of one kind. */
export interface Text {
  file: string;
  /** First folder of the file; `comments` for comments of code. */
  group: string;
  blocks: Block[];
}

/** Data without words of ours for readers: what the product shows, what people search for, what checks compare. */
const foreignData =
  /^data\/(?:dashboard|dashboard-classic|sample-world)\/|^data\/(?:code-names|other-screens|quantities|search-queries|search-synonyms|terminology|voice)\.yaml$/;

/** Keys of YAML whose values are messages of the product, patterns or names. */
const notProse = new Set([
  'message',
  'example',
  'pattern',
  'sql',
  'path',
  'route',
  'variants',
  'name',
  'avoid',
]);

/** Keys of API descriptions, JSON schemas and side files whose values are prose. */
const described = new Set([
  'description',
  'summary',
  'about',
  'label',
  'cure',
  'meaning',
  'why',
  'x-cure',
  'detail',
]);

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(file));
}

const groupOf = (file: string): string => file.split('/')[0] ?? file;

/** Data of a file that is not a page; empty if the file has no words for readers. */
function blocksOfFile(file: string): Block[] {
  const read = (): string => readFileSync(file, 'utf8');
  if (/^data\/.*\.ya?ml$/.test(file)) {
    return foreignData.test(file) ? [] : blocksOfData(read(), (key) => !notProse.has(key));
  }
  if (/^openapi\/.*\.ya?ml$|^data\/json-schemas\/.*\.json$|\.results\.yaml$/.test(file)) {
    return blocksOfData(read(), (key) => described.has(key));
  }
  if (/^blog\/\w+\.ya?ml$/.test(file)) return blocksOfData(read(), () => true);
  if (/^i18n\/.*\.json$/.test(file)) return blocksOfData(read(), (key) => key === 'message');
  if (/^src\/.*\.svg$/.test(file)) return blocksOfDrawing(read());
  if (/^src\/.*\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file)) return blocksOfStrings(file, read());
  return [];
}

/** Which files are read. Reading comes after choosing: a page or a comment takes a parser milliseconds. */
type Choice = (file: string) => boolean;

const everyFile: Choice = () => true;

/** Words of pages, data, descriptions and the interface. */
export function writtenTexts(isChosen = everyFile): Text[] {
  const pages = listSources()
    .filter(({ file, generated }) => !generated && isChosen(file))
    .map(({ file }) => ({ file, group: groupOf(file), blocks: blocksOfPage(parseSource(file)) }));
  const files = trackedFiles()
    .filter(isChosen)
    .map((file) => ({ file, group: groupOf(file), blocks: blocksOfFile(file) }));
  return [...pages, ...files.filter(({ blocks }) => blocks.length > 0)];
}

/** Comments of code, styles and data. */
export function commentTexts(isChosen = everyFile): Text[] {
  return trackedFiles()
    .filter(isChosen)
    .filter((file) => /\.(?:[mc]?[jt]s|tsx|s?css|ya?ml)$/.test(file) && !file.includes('/fixtures/'))
    .map((file) => ({
      file,
      group: 'comments',
      blocks: blocksOfComments(file, readFileSync(file, 'utf8')),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
