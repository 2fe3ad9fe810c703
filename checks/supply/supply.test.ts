/** Each check of the supply chain finds what it is there for. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advisoriesIn, auditProblems, installScriptProblems, isAllowed, licenseProblems } from './decisions';
import { licenseOf, lockedPackages, lockProblems, readLock, versionProblems } from './lockfile';

const hash = `sha512-${'A'.repeat(86)}==`;
const one = (extra = {}) => ({
  ...{ path: 'node_modules/a', name: 'a', license: 'MIT', integrity: hash, line: 7 },
  ...extra,
});
const messages = (findings: { message: string }[]) => findings.map(({ message }) => message);
const over = (name: string) => `The decision on ${name} is over, or nothing needs it any more`;

describe('lockfile', () => {
  it('is read with names, nested ones too, and lines', () => {
    const text = readFileSync('package-lock.json', 'utf8');
    const packages = lockedPackages(text);
    expect(packages.length).toBeGreaterThan(1_000);
    const nested = packages.find(({ path }) => /node_modules\/.*\/node_modules\/@/.test(path));
    expect(nested?.path.endsWith(nested.name)).toBe(true);
    const react = packages.find(({ path }) => path === 'node_modules/react');
    expect(text.split('\n')[(react?.line ?? 0) - 1]).toContain('"node_modules/react": {');
    expect(lockProblems(packages)).toEqual([]);
  });

  it.each([
    [{ integrity: undefined }, 'a has no integrity hash'],
    [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'a has a weak integrity hash'],
    [{ resolved: 'git+ssh://git@host.test/a.git#1' }, 'a does not come from a registry over HTTPS'],
    [{ resolved: 'http://registry.test/a.tgz' }, 'a does not come from a registry over HTTPS'],
    [{ resolved: 'https://other.test/a.tgz' }, 'a comes from another registry than the others'],
  ])('is refused with %j', (extra, message) => {
    const others = [1, 2].map((n) => one({ name: `b${n}`, resolved: 'https://registry.test/b.tgz' }));
    expect(messages(lockProblems([...others, one(extra)]))).toEqual([message]);
  });

  it('needs exact versions', () => {
    const text = '{\n "dependencies": {\n  "a": "1.2.3",\n  "b": "^1.0.0",\n  "c": "github:x/y"\n }\n}';
    expect(versionProblems('package.json', text).map(({ line, message }) => [line, message])).toEqual([
      [4, 'b is "^1.0.0"'],
      [5, 'c is "github:x/y"'],
    ]);
  });
});

describe('licenses', () => {
  const reason = 'A tool of the build, unchanged.';
  const rules = {
    allowed: ['MIT', 'Zlib'],
    exceptions: [
      { package: 'lib*', license: 'MPL-2.0', reason },
      { package: 'gone', license: 'X', reason },
    ],
  };

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Zlib', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['unknown', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression, rules.allowed)).toBe(allowed);
  });

  it('finds what is not allowed, and exceptions that nobody needs', () => {
    const packages = [
      one(),
      one({ name: 'lib-a', license: 'MPL-2.0' }),
      one({ name: 'lib-b', license: 'GPL-3.0' }),
    ];
    expect(messages(licenseProblems(packages, rules))).toEqual([
      'lib-b has the license "GPL-3.0"',
      over('gone'),
    ]);
  });

  it('come from the older form of package files too', () => {
    const old = readLock().find(({ path }) => path === 'node_modules/compute-gcd');
    expect(old && [old.license, licenseOf(old)]).toEqual([undefined, 'MIT']);
    expect(licenseOf(one({ license: undefined, path: 'node_modules/none' }))).toBe('unknown');
  });
});

it('install scripts: new ones, stale entries, and a .npmrc that lets them run are found', () => {
  const reason = 'It came as an optional package.';
  const packages = [one({ hasInstallScript: true })];
  expect(messages(installScriptProblems(packages, [{ package: 'gone', reason }], ''))).toEqual([
    'Packages may run code when they are installed',
    'a has an install script',
    over('gone'),
  ]);
  expect(installScriptProblems(packages, [{ package: 'a', reason }], 'ignore-scripts=true\n')).toEqual([]);
});

describe('audit', () => {
  const via = (name: string, severity: string, title: string, id: string) => ({
    via: [{ name, severity, title, url: `https://advisories.test/${id}` }, 'b'],
  });
  const vulnerabilities = {
    a: via('a', 'high', 'Bad parsing', 'GHSA-aaaa-bbbb-cccc'),
    b: via('b', 'low', 'Slow', 'GHSA-dddd-eeee-ffff'),
  };
  const exception = {
    id: 'GHSA-aaaa-bbbb-cccc',
    package: 'a',
    reason: 'The parser is never given input of others.',
    until: '2027-01-31',
  };
  const found = 'a: Bad parsing (high, GHSA-aaaa-bbbb-cccc)';

  it.each([
    [[], '2027-01-01', [found]],
    [[exception], '2027-01-31', []],
    [[exception], '2027-02-01', [found, over('a')]],
    [[exception, { ...exception, id: 'GHSA-1111-2222-3333', package: 'c' }], '2027-01-01', [over('c')]],
  ])(
    'fails from the given severity on, unless there is a reason that still holds: %j on %s',
    (exceptions, today, expected) => {
      const advisories = advisoriesIn(JSON.stringify({ vulnerabilities }));
      expect(advisories).toHaveLength(2);
      const problems = auditProblems(advisories, [one()], { failFrom: 'high', exceptions }, today);
      expect(messages(problems)).toEqual(expected);
      if (expected.includes(found)) expect(problems[0]?.line).toBe(7);
    },
  );

  it('takes nothing for a clean report that is none', () => {
    const refused = '{"message":"405 Method Not Allowed - POST https://x.test/y"}';
    expect(() => advisoriesIn(refused)).toThrow(/^405 Method Not Allowed$/);
    expect(() => advisoriesIn('')).toThrow('no report');
    expect(advisoriesIn('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
  });
});
