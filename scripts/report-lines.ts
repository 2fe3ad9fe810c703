/**
 * `npm run report:lines`: how large the house is. Lines of TypeScript, JavaScript and CSS by room, tests and comments
 * apart, blank ones left out. With `-- <folder>` it reads another checkout, such as an older one to compare with.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commentsOf } from '../checks/words/comments';

interface Lines {
  code: number;
  tests: number;
  comments: number;
}

/** Rooms whose own rooms are counted. */
const divided: ReadonlySet<string> = new Set(['checks', 'lib', 'plugins', 'src', 'tests', 'world']);

const isTest = (file: string): boolean => /^tests\/|\.(?:test|spec)\.tsx?$/.test(file);

function roomsOf(file: string): string[] {
  const [room = '', ...below] = file.split('/');
  if (below.length === 0) return ['(root)'];
  return [room, ...(divided.has(room) && below.length > 1 ? [`${room}/${below[0]}`] : [])];
}

/** Counts a file; a line that has code and a comment is code. */
function linesOf(file: string, text: string): Lines {
  const lines = text.split('\n');
  const ofComments = new Set<number>();
  for (const { line, text: comment } of commentsOf(file, text)) {
    const last = line + comment.split('\n').length - 1;
    for (let at = line; at <= last; at += 1)
      if (/^\s*(?:\/\*|\*|\/\/)/.test(lines[at - 1] ?? '') || at > line) ofComments.add(at);
  }
  const filled = lines.filter((line, at) => line.trim() !== '' && !ofComments.has(at + 1)).length;
  const comments = [...ofComments].filter((at) => lines[at - 1]?.trim() !== '').length;
  return isTest(file) ? { code: 0, tests: filled, comments } : { code: filled, tests: 0, comments };
}

function main(): void {
  const folder = process.argv[2] ?? '.';
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|search-css)$/.test(file) && !file.startsWith('declarations/'));
  const rooms = new Map<string, Lines>();
  for (const file of files) {
    const own = linesOf(file.replace(/search-css$/, 'css'), readFileSync(path.join(folder, file), 'utf8'));
    for (const room of [...roomsOf(file), '(all)']) {
      const sum = rooms.get(room) ?? { code: 0, tests: 0, comments: 0 };
      rooms.set(room, {
        code: sum.code + own.code,
        tests: sum.tests + own.tests,
        comments: sum.comments + own.comments,
      });
    }
  }
  console.log(`${''.padEnd(24)}${['code', 'tests', 'comments'].map((head) => head.padStart(10)).join('')}`);
  for (const [room, { code, tests, comments }] of [...rooms].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `${room.padEnd(24)}${[code, tests, comments].map((count) => String(count).padStart(10)).join('')}`,
    );
}

main();
