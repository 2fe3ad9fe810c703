/**
 * How large the house is: lines of TypeScript, JavaScript and CSS by room, tests and comments apart, blank ones left out, and
 * the bounds that hold it. A room grows by a line here, with the reason in the commit, or by less code elsewhere in it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commentsOf } from '../words/comments';

export interface Lines {
  code: number;
  tests: number;
  comments: number;
}

/** Rooms whose own rooms are counted. */
const divided: ReadonlySet<string> = new Set('checks lib packages plugins src tests tools world'.split(' '));

const isTest = (file: string): boolean => /^tests\/|\.(?:test|spec)\.tsx?$/.test(file);

/** The folder of a file, or the top folder where rooms aren't divided. */
function roomOf(file: string): string {
  const [room = '', ...below] = file.split('/');
  if (below.length === 0) return '(root)';
  return divided.has(room) && below.length > 1 ? `${room}/${below[0]}` : room;
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

/** Lines of each room of a checkout. Declarations of the SDK are data. */
export function linesByRoom(folder = '.'): Map<string, Lines> {
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|css|(?:search|tool)-css)$/.test(file))
    .filter((file) => !file.startsWith('declarations/'));
  const rooms = new Map<string, Lines>();
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const own = linesOf(file.replace(/(?:search|tool)-css$/, 'css'), text);
    const sum = rooms.get(roomOf(file)) ?? { code: 0, tests: 0, comments: 0 };
    for (const kind of ['code', 'tests', 'comments'] as const) sum[kind] += own[kind];
    rooms.set(roomOf(file), sum);
  }
  return rooms;
}

/** Most lines of each room: of code, and of tests. */
export const lineBounds: Readonly<Record<string, readonly [code: number, tests: number]>> = {
  '(root)': [571, 0],
  checks: [265, 290],
  'checks/changed': [120, 180],
  'checks/code': [195, 150],
  'checks/content': [2650, 835],
  'checks/data': [1100, 330],
  'checks/openapi': [1285, 65],
  'checks/samples': [6195, 50],
  'checks/search': [150, 0],
  'checks/supply': [210, 130],
  'checks/words': [640, 190],
  config: [845, 0],
  data: [2415, 0],
  deploy: [1300, 180],
  lib: [60, 0],
  'lib/built-site': [120, 0],
  'lib/cache': [190, 280],
  'lib/csv-uploads': [310, 180],
  'lib/dashboard': [457, 175],
  'lib/declarations': [570, 180],
  'lib/downloads': [400, 120],
  'lib/facts': [1395, 505],
  'lib/files': [80, 60],
  'lib/incremental': [195, 180],
  'lib/markdown': [792, 416],
  'lib/openapi': [1230, 210],
  'lib/raw-data': [400, 70],
  'lib/results': [513, 450],
  'lib/routes': [765, 340],
  'lib/screens': [1015, 370],
  'lib/shared': [2475, 1100],
  'lib/text': [350, 120],
  'lib/toolchain': [350, 360],
  'lib/tracking-urls': [80, 70],
  'lib/yaml': [180, 155],
  'packages/charts': [2010, 700],
  'plugins/content': [4240, 1560],
  'plugins/pages': [4909, 2311],
  'plugins/parts': [300, 0],
  'plugins/performance': [2032, 1055],
  scripts: [1745, 445],
  'src/client': [350, 0],
  'src/components': [1165, 340],
  'src/css': [2855, 160],
  'src/home': [990, 0],
  'src/lib': [250, 50],
  'src/not-found': [100, 60],
  'src/pages': [20, 0],
  'src/search': [3780, 1200],
  'src/theme': [715, 0],
  'src/tools': [2090, 525],
  'tests/browser': [0, 5285],
  'tests/content': [0, 2070],
  'tests/delivery': [0, 1385],
  'tests/lib': [0, 855],
  'tests/mutations': [0, 2555],
  'tests/samples': [0, 2580],
  'tests/site': [0, 2535],
  'tests/weekly': [0, 310],
  'tools/bench': [1120, 75],
  'tools/sample-world': [3120, 950],
  world: [20, 0],
  'world/dataset': [175, 0],
  'world/raw-data': [110, 0],
  'world/reports': [1000, 560],
  'world/results': [305, 245],
};

/** What is over its bound, has none, or could have a lower one, with the cure. */
export function lineProblems(
  rooms: ReadonlyMap<string, Lines>,
  bounds: typeof lineBounds = lineBounds,
): string[] {
  const over = [...rooms].flatMap(([room, lines]) => {
    const bound = bounds[room];
    if (!bound) return [`${room} has no bound — Add it to lineBounds in checks/code/lines.ts.`];
    return (['code', 'tests'] as const).flatMap((kind, at) => {
      const most = bound[at] ?? 0;
      if (lines[kind] > most)
        return [
          `${room} has ${lines[kind]} lines of ${kind}, bound ${most} — Remove what nobody needs, or raise the bound in checks/code/lines.ts and say why.`,
        ];
      return most > lines[kind] * 1.1 + 50
        ? [`${room} has ${lines[kind]} lines of ${kind}, bound ${most} — Lower it in checks/code/lines.ts.`]
        : [];
    });
  });
  const gone = Object.keys(bounds).filter((room) => !rooms.has(room));
  return [...over, ...gone.map((room) => `${room} is gone — Remove its bound in checks/code/lines.ts.`)];
}
