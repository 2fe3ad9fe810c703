/** What is read is noted, wherever in the work it happens, and what is remembered does not go stale. */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FileMemo,
  RoundMemo,
  fileExists,
  filesBelow,
  filesIn,
  nextRound,
  noInputs,
  noteFile,
  noteValue,
  readBytes,
  readText,
  recordInto,
  unrecorded,
} from './inputs';

let dir: string;
const at = (name: string): string => path.join(dir, name);
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  write('a.txt', 'A');
  write('folder/b.txt', 'B');
  write('folder/deep/c.txt', 'C');
});

function noted(make: () => unknown) {
  const inputs = noInputs();
  recordInto(inputs, make);
  const names = (paths: Set<string>): string[] => [...paths].map((file) => path.relative(dir, file));
  return {
    files: names(inputs.files),
    missing: names(inputs.missing),
    folders: names(inputs.folders),
    values: [...inputs.values],
  };
}

describe('what is noted', () => {
  const nothing = { files: [], missing: [], folders: [], values: [] };

  it.each<[string, () => unknown, object]>([
    ['a text', () => readText(at('a.txt')), { files: ['a.txt'] }],
    ['bytes', () => readBytes(at('a.txt')), { files: ['a.txt'] }],
    ['a file that a package reads', () => noteFile(at('a.txt')), { files: ['a.txt'] }],
    ['a file that is there', () => fileExists(at('a.txt')), { files: ['a.txt'] }],
    ['a file that is not there', () => fileExists(at('x.txt')), { missing: ['x.txt'] }],
    ['a folder', () => filesIn(at('folder')), { folders: ['folder'] }],
    ['a folder with its folders', () => filesBelow(at('folder')), { folders: ['folder'] }],
    ['a folder that is not there', () => filesIn(at('none')), { missing: ['none'] }],
    ['a value', () => noteValue('written-routes'), { values: ['written-routes'] }],
    ['nothing', () => unrecorded(() => readText(at('a.txt'))), {}],
  ])('is %s', (_, make, expected) => {
    expect(noted(make)).toEqual({ ...nothing, ...expected });
  });

  it('is a file whose reading failed, too', () => {
    expect(noted(() => expect(() => readText(at('x.txt'))).toThrow('ENOENT')).files).toEqual(['x.txt']);
  });

  it('belongs to the work that reads, also when two go on at a time', async () => {
    const [one, two] = [noInputs(), noInputs()];
    const later = async (name: string): Promise<void> => {
      await Promise.resolve();
      readText(at(name));
    };
    await Promise.all([
      recordInto(one, () => later('a.txt')),
      recordInto(two, () => later('folder/b.txt')),
      later('folder/deep/c.txt'),
    ]);
    expect([...one.files]).toEqual([at('a.txt')]);
    expect([...two.files]).toEqual([at('folder/b.txt')]);
  });

  it('meets in one place for all copies of the module', async () => {
    vi.resetModules();
    const copy = await import('./inputs');
    expect(copy.readText).not.toBe(readText);
    expect(noted(() => copy.readText(at('a.txt'))).files).toEqual(['a.txt']);
  });
});

describe('what is read', () => {
  it('is the file', () => {
    expect(readText(at('a.txt'))).toBe('A');
    expect([...readBytes(at('a.txt'))]).toEqual([65]);
  });

  it('is a sorted list of files, with slashes', () => {
    expect(filesIn(at('folder'))).toEqual(['b.txt']);
    expect(filesBelow(at('folder'))).toEqual(['b.txt', 'deep/c.txt']);
    expect(filesBelow(at('none'))).toEqual([]);
  });

  it('is known to exist if it is a file', () => {
    expect([fileExists(at('a.txt')), fileExists(at('folder')), fileExists(at('x'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('FileMemo', () => {
  it('makes a value once, notes it each time, and makes it anew when the file has changed', () => {
    const memo = new FileMemo<string>('twice');
    const make = vi.fn((text: string) => `made of ${text}`);
    expect(memo.last(at('a.txt'))).toBeUndefined();
    expect(memo.get(at('a.txt'), make)).toBe('made of A');
    expect(noted(() => memo.get(at('a.txt'), make)).files).toEqual(['a.txt']);
    expect(new FileMemo<string>('twice').get(at('a.txt'), make)).toBe('made of A');
    expect(make).toHaveBeenCalledTimes(1);
    expect(new FileMemo<string>('once').last(at('a.txt'))).toBeUndefined();
    write('a.txt', 'Z');
    utimesSync(at('a.txt'), 0, 1);
    expect(memo.get(at('a.txt'), make)).toBe('made of Z');
    expect(memo.last(at('a.txt'))).toBe('made of Z');
  });

  it('fails like the file system for a file that is not there', () => {
    expect(() => new FileMemo<string>('none').get(at('x.txt'), String)).toThrow('ENOENT');
  });
});

it('makes what is remembered for a round once in it, and anew in the next', () => {
  const memo = new RoundMemo<number>();
  const make = vi.fn(() => make.mock.calls.length);
  expect([memo.get('a', make), memo.get('a', make), memo.get('b', make)]).toEqual([1, 1, 2]);
  nextRound();
  expect([memo.get('a', make), memo.get('a', make)]).toEqual([3, 3]);
});
