/** No address that was ever published gets lost, and the check says which one, where and what to do. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { plannedPages } from './planned-pages';
import {
  addressProblems,
  contractFile,
  contractProblems,
  contractText,
  currentAddresses,
  releasedAddresses,
} from './published-addresses';

const none: ReadonlySet<string> = new Set();

describe('the published addresses of this site', () => {
  const text = readFileSync(contractFile, 'utf8');

  it('are all pages or redirects, and all pages and redirects are among them', () => {
    expect(contractProblems()).toEqual([]);
  });

  it('miss a page that is removed from data/routes.json', () => {
    const [removed = ''] = plannedPages()
      .map((page) => page.path)
      .filter((route) => route.startsWith('/docs/'));
    const without = new Map(currentAddresses());
    without.delete(removed);
    expect(addressProblems(text, without, none)).toContainEqual({
      file: 'data/published-addresses.txt',
      line: text.split('\n').indexOf(removed) + 1,
      message: `${removed} was published and is neither a page nor a redirect now`,
      cure: expect.stringMatching(
        new RegExp(`^Add \\['${removed}', .* lib/routes/redirects\\.ts.* npm run addresses$`),
      ),
      lost: true,
    });
  });
});

describe('addressProblems', () => {
  const site = new Map<string, string | undefined>([
    ['/b', undefined],
    ['/a', '/b#x'],
  ]);
  const text = contractText(site);
  const problems = (now: typeof site, list = text, released = none) =>
    addressProblems(list, now, released).map(({ line, message, cure, lost }) => [
      line,
      message,
      cure.split(/[:,]/)[0],
      lost,
    ]);

  it('accepts the list of the site', () => {
    expect(text.split('\n').slice(2)).toEqual(['/a -> /b#x', '/b', '']);
    expect(problems(site)).toEqual([]);
  });

  it('finds a redirect that is gone', () => {
    expect(problems(new Map([['/b', undefined]]))).toEqual([
      [3, '/a was published and is neither a page nor a redirect now', "Add ['/a'", true],
    ]);
  });

  it('finds a page that is gone although its line was removed as well', () => {
    expect(problems(site, text, new Set(['/a', '/c']))).toEqual([
      [1, '/c was published and is neither a page nor a redirect now', "Add ['/c'", true],
    ]);
  });

  it('finds what is new', () => {
    expect(problems(new Map([...site, ['/c', undefined], ['/d', '/c']]))).toEqual([
      [1, '/c is a page and is not listed', 'Run', false],
      [1, '/d is a redirect to /c and is not listed', 'Run', false],
    ]);
  });

  it('finds a rename, and a redirect that leads elsewhere', () => {
    const renamed = new Map<string, string | undefined>([
      ['/c', undefined],
      ['/b', '/c'],
      ['/a', '/c#x'],
    ]);
    expect(problems(renamed)).toEqual([
      [1, '/c is a page and is not listed', 'Run', false],
      [4, '/b was a page and is a redirect to /c', 'If that is meant', false],
      [3, '/a was a redirect to /b#x and is a redirect to /c#x', 'If that is meant', false],
    ]);
    expect(problems(renamed, contractText(renamed), new Set(['/a', '/b']))).toEqual([]);
  });

  it.each([
    ['another order', text.replace('/a -> /b#x\n/b\n', '/b\n/a -> /b#x\n')],
    ['a line twice', `${text}/b\n`],
    ['a line that is not an address', `${text}docs/b\n`],
  ])('finds %s', (_, list) => {
    expect(list).not.toBe(text);
    expect(problems(site, list)).toEqual([[1, 'The file is not as the command writes it', 'Run', false]]);
  });
});

describe('releasedAddresses', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@whence.example', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    });
  const commit = (addresses: string[]) => {
    const file = path.join(root, contractFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contractText(new Map(addresses.map((address) => [address, undefined]))));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'x');
  };

  it('are none without history', () => {
    expect(releasedAddresses(root)).toEqual(none);
  });

  it('are all that the published branch has ever had, and none of an unmerged branch', () => {
    git('init', '--quiet', '--initial-branch=main');
    commit(['/a', '/b']);
    commit(['/a']);
    git('checkout', '--quiet', '-b', 'rename');
    commit(['/a', '/draft']);
    expect([...releasedAddresses(root)].sort()).toEqual(['/a', '/b']);
    commit(['/a', '/c']);
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'x', 'rename');
    expect([...releasedAddresses(root)].sort()).toEqual(['/a', '/b', '/c']);
  });
});
