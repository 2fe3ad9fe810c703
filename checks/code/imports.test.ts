/** A breach of the rooms' order, a circle and a browser's import of build code are found with their lines. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import rules from '../../.dependency-cruiser.mjs';
import { afterEach, describe, expect, it } from 'vitest';
import { importProblems, lineOfImport } from './imports';

const made: string[] = [];

/** Writes a small repository. */
function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  made.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

const placesOf = async (files: Readonly<Record<string, string>>) =>
  (await importProblems(repository(files))).findings.map(({ file, line, message }) => ({
    place: `${file}:${line}`,
    message,
  }));

const value = 'export const a = 1;\n';

describe('imports', () => {
  it('may go to the rooms above, and from tests to all', async () => {
    expect(
      await placesOf({
        'config/site.ts': value,
        'lib/shared/words.ts': value,
        'lib/pages.ts': "import { a } from '../config/site';\nexport const b = a;\n",
        'src/home.ts': "import { a } from '../lib/shared/words';\nexport const b = a;\n",
        'plugins/pages.ts': "import { b } from '../lib/pages';\nexport const c = b;\n",
        'lib/pages.test.ts': "import '../plugins/pages';\n",
        'tests/all.ts': "import '../plugins/pages';\n",
      }),
    ).toEqual([]);
  });

  it('must not go down, not even for a type', async () => {
    const found = await placesOf({
      'plugins/pages.ts': 'export type Page = string;\n',
      'lib/titles.ts':
        "/** Titles. */\n\nimport type { Page } from '../plugins/pages';\nexport type T = Page;\n",
    });
    expect(found).toEqual([{ place: 'lib/titles.ts:3', message: 'lib must not import plugins/pages.ts' }]);
  });

  it('must not go between rooms of one row, nor to tests', async () => {
    const found = await placesOf({
      'config/site.ts': "import { a } from '../data/limits';\nexport const b = a;\n",
      'data/limits.ts': value,
      'scripts/run.ts': "import '../tests/server';\nimport '../lib/a.test';\n",
      'tests/server.ts': value,
      'lib/a.test.ts': value,
    });
    expect(found.map(({ place }) => place).sort()).toEqual([
      'config/site.ts:1',
      'scripts/run.ts:1',
      'scripts/run.ts:2',
    ]);
  });

  it('must not leave a package, even in its tests, nor pass by a door', async () => {
    const found = await placesOf({
      'config/site.ts': value,
      'packages/own/index.ts': "import { a } from './inner';\nexport const b = a;\n",
      'packages/own/inner.ts': value,
      'packages/own/inner.test.ts': "import './inner';\nimport '../../config/site';\n",
      'packages/other/index.ts': "import '../own';\n",
      'lib/a.ts': "import '../packages/own';\nimport '../packages/own/inner';\n",
      'tests/a.ts': "import '../packages/own/inner';\n",
      'checks/samples/index.ts': "import './inner';\n",
      'checks/samples/inner.ts': value,
      'checks/page.ts': "import './samples';\nimport './samples/inner';\n",
    });
    expect(found.map(({ place }) => place).sort()).toEqual([
      'checks/page.ts:2',
      'lib/a.ts:2',
      'packages/other/index.ts:1',
      'packages/own/inner.test.ts:2',
      'tests/a.ts:1',
    ]);
  });

  it('must not be in a room that nothing holds', async () => {
    const found = await placesOf({
      'lib/shared/words.ts': value,
      'lib/attic/old.ts': "import { a } from '../shared/words';\nexport const b = a;\n",
    });
    expect(found.map(({ place, message }) => `${place} ${message}`)).toEqual([
      'lib/attic/old.ts:1 is in a folder that no row of rooms lists',
    ]);
  });

  it('must not take Node or the rest of lib/ to the browser', async () => {
    const found = await placesOf({
      'lib/shared/words.ts': "import path from 'node:path';\nexport const a = path.sep;\n",
      'lib/files.ts': value,
      'src/home.ts': "import { a } from '../lib/files';\nexport const b = a;\n",
    });
    expect(found.map(({ place }) => place).sort()).toEqual(['lib/shared/words.ts:1', 'src/home.ts:1']);
  });

  it('must not form a circle, types included', async () => {
    const found = await placesOf({
      'lib/load.ts': "import { b } from './derived';\nexport type A = string;\nexport const c = b;\n",
      'lib/derived.ts': "import type { A } from './load';\nexport const b: A = '';\n",
    });
    expect(found).toEqual([
      {
        place: 'lib/derived.ts:1',
        message: 'Imports in a circle: lib/derived.ts → lib/load.ts → lib/derived.ts',
      },
    ]);
  });
});

it('finds the line of an import that spans lines', () => {
  expect(lineOfImport("const x = 'a';\nimport {\n  b,\n} from './a';\n", './a')).toBe(4);
  expect(lineOfImport('const load = () =>\n  import("./a");\n', './a')).toBe(2);
});

/** Where each room is on the map: its own folder in the map of the repository, the rooms inside it in their own. */
const maps = {
  '': 'README.md',
  'lib/': 'lib/README.md',
  'plugins/': 'plugins/README.md',
  'checks/': 'checks/README.md',
};

it.each(Object.entries(maps))('has the rooms of "%s" on the map', (within, file) => {
  const text = readFileSync(file, 'utf8');
  const rooms = (rules.forbidden ?? [])
    .flatMap(({ name = '' }) => /^room-(.*)$/.exec(name)?.[1] ?? [])
    .filter((room) => room !== 'root' && room.startsWith(within) && !room.slice(within.length).includes('/'));
  expect(rooms.length).toBeGreaterThan(3);
  expect(rooms.filter((room) => !text.includes(`\`${room}/`) && !text.includes(`\`${room}\``))).toEqual([]);
});
