/**
 * `npm run report:lines`: how large the house is, by room (checks/code/lines.ts). With `-- <folder>` it reads another
 * checkout, such as an older one to compare with.
 */
import { linesByRoom, type Lines } from '../checks/code/lines';

const kinds = ['code', 'tests', 'comments'] as const;

function main(): void {
  const rooms = linesByRoom(process.argv[2]);
  const all: Lines = { code: 0, tests: 0, comments: 0 };
  for (const lines of rooms.values()) for (const kind of kinds) all[kind] += lines[kind];
  console.log(`${''.padEnd(24)}${kinds.map((kind) => kind.padStart(10)).join('')}`);
  for (const [room, lines] of [['(all)', all] as const, ...[...rooms].sort(([a], [b]) => (a < b ? -1 : 1))])
    console.log(`${room.padEnd(24)}${kinds.map((kind) => String(lines[kind]).padStart(10)).join('')}`);
}

main();
