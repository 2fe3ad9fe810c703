/** Findings with one certain cure are mended, everything else is left as it is, and a second run has nothing to do. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { loadTerminology, loadVoice } from '../lib/facts/load';
import { parsePage } from '../lib/markdown/sources';
import { addressProblems, contractText } from '../lib/routes/published-addresses';
import { linkProblems } from './content/links';
import type { Finding, Fix } from './finding';
import { mend, mendFiles } from './fix';
import { scopeRow } from './openapi/agreement';
import { report } from './report';
import { blocksOfPage } from './words/text-blocks';
import { checkTerms, termRules } from './words/terms';
import { voiceProblems, voiceRules } from './words/voice';

const finding = (fix: Fix | undefined, line = 1): Finding => ({
  file: 'a.mdx',
  line,
  message: '',
  cure: '',
  fix,
});

describe('a fix', () => {
  const mended = (text: string, ...fixes: (Fix | undefined)[]) =>
    mend(
      text,
      fixes.map((fix) => finding(fix)),
    ).text;

  it('replaces what it is for, at its place or once in its line', () => {
    expect(mended('one two one', { start: 8, from: 'one', to: 'three' })).toBe('one two three');
    expect(mended('a set-up\nset-up', { from: 'set-up', to: 'setup' })).toBe('a setup\nset-up');
    expect(mended('a few\nhours', { from: 'few hours', to: 'hours' })).toBe('a hours');
    expect(mend('x\ny y', [finding({ from: 'x', to: 'z' }, 2)])).toEqual({ text: 'x\ny y', mended: [] });
  });

  it('puts lines in, all that belong to one place', () => {
    expect(mended('a\nd\n', { start: 2, from: '', to: 'b\n' }, { start: 2, from: '', to: 'c\n' })).toBe(
      'a\nb\nc\nd\n',
    );
  });

  it.each([
    ['there is none', 'one', [undefined]],
    ['the text is another one', 'one two', [{ start: 0, from: 'two', to: 'three' }]],
    ['the words are there twice', 'one one', [{ from: 'one', to: 'two' }]],
    ['the words are part of a longer one', 'set-ups', [{ from: 'set-up', to: 'setup' }]],
    [
      'two fixes meet',
      'one two',
      [
        { start: 0, from: 'one', to: '1' },
        { start: 2, from: 'e t', to: 'x' },
      ],
    ],
    [
      'two fixes differ',
      'one two',
      [
        { start: 0, from: 'one', to: '1' },
        { start: 0, from: 'one', to: 'I' },
      ],
    ],
  ])('changes nothing if %s', (_, text, fixes) => {
    expect(
      mend(
        text,
        fixes.map((fix) => finding(fix)),
      ),
    ).toEqual({ text, mended: [] });
  });

  it('that two findings share is made once', () => {
    const fix = { start: 0, from: 'one', to: '1' };
    expect(mended('one', fix, { ...fix })).toBe('1');
  });
});

describe('files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whence-fix-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('are mended only if that is asked for, and each edit is printed', () => {
    const [file, list] = ['page.mdx', 'list.txt'].map((name) => path.join(folder, name)) as [string, string];
    writeFileSync(file, 'Our set-up.');
    writeFileSync(list, 'a\n');
    const found = [
      { ...finding({ from: 'set-up', to: 'setup' }), file },
      { ...finding({ file: list, start: 2, from: '', to: 'b\n' }), file },
      { ...finding({ from: 'gone', to: 'here' }), file: path.join(folder, 'gone.mdx') },
    ];
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    report(found, 'Pages');
    expect(readFileSync(file, 'utf8')).toBe('Our set-up.');
    const argv = process.argv;
    try {
      process.argv = [...argv, '--fix'];
      report(found, 'Pages');
    } finally {
      process.argv = argv;
    }
    expect([readFileSync(file, 'utf8'), readFileSync(list, 'utf8')]).toEqual(['Our setup.', 'a\nb\n']);
    expect(log.mock.calls.flat()).toEqual([
      'Pages: 3 findings.',
      `${file}:1 — mended: "set-up" is now "setup"`,
      `${list}:1 — mended: added "b"`,
      'Pages: 1 finding.',
    ]);
    expect(mendFiles(found.slice(0, 1))).toEqual(found.slice(0, 1));
  });
});

/** A page after its fixes; fails if a second run would change it again. */
function mendedPage(text: string, find: (text: string) => Finding[]): string {
  const once = mend(text, find(text)).text;
  expect(mend(once, find(once)).text).toBe(once);
  return once;
}

describe('terms', () => {
  const rules = termRules(loadTerminology());
  const mended = (text: string) =>
    mendedPage(text, (page) =>
      checkTerms(parsePage('docs/x.mdx', page).tree, rules, new Set<string>(), 'docs/x.mdx'),
    );

  it('get the one right spelling, with their capital', () => {
    expect(mended('In order to send an e-mail, copy the user id and the user-id.\n')).toBe(
      'To send an email, copy the user ID and the user ID.\n',
    );
    expect(mended('A [deeplink](/x) of our organisation, `sdk`, **E-mail**, the sdk\n')).toBe(
      'A [deep link](/x) of our organization, `sdk`, **E-mail**, the SDK\n',
    );
  });

  it.each(['Simply click on it.\n', 'Send it via a server.\n', 'A powerful list, e.g. this.\n'])(
    'with more than one cure stay: %s',
    (text) => {
      expect(mended(text)).toBe(text);
    },
  );

  it('that are mended are allowed', () => {
    for (const { instead = [], avoid } of loadTerminology())
      for (const [index, word] of avoid.entries()) {
        if (instead.length === 0) continue;
        const text = mended(`The ${word} here.\n`);
        expect(text).toBe(`The ${instead.length === 1 ? instead[0] : instead[index]} here.\n`);
      }
  });
});

describe('voice patterns', () => {
  const find = (text: string) =>
    voiceProblems('docs/x.mdx', blocksOfPage(parsePage('docs/x.mdx', text)), voiceRules());

  it('with a fixed replacement are replaced', () => {
    expect(mendedPage('The set-up takes 5 % of\nsome hours.\n', find)).toBe(
      'The setup takes 5% of\na few hours.\n',
    );
  });

  it('without one stay', () => {
    const text = 'The reason stands here, beside several others.\n';
    expect(find(text).length).toBeGreaterThan(2);
    expect(mendedPage(text, find)).toBe(text);
  });

  it.each(loadVoice().filter(({ instead }) => instead))(
    '$id: what is refused is mended',
    ({ id, refused, in: kind }) => {
      const own = (text: string) =>
        voiceProblems(
          'docs/x.mdx',
          blocksOfPage(parsePage('docs/x.mdx', text)),
          voiceRules().filter((rule) => rule.id === id),
        );
      for (const text of refused) {
        const page = `${kind === 'heading' ? '# ' : ''}${text}\n`;
        expect(own(mendedPage(page, own)), text).toEqual([]);
      }
    },
  );
});

describe('links', () => {
  const mended = (text: string, file = 'docs/promote/index.mdx') =>
    mendedPage(text, (page) => linkProblems(parsePage(file, page).tree, file));

  it('follow an address that has moved', () => {
    expect(mended('See [Adjust bids manually](/manual-bid-adjustments).\n')).toBe(
      'See [Adjust bids manually](/docs/promote/bid-management/adjust-bids-manually).\n',
    );
  });

  it('get the anchor of the part that they name', () => {
    const overview = '/docs/promote/network-management/partner-overview';
    const right = `[Compare the partners](${overview}#compare-the-partners)\n`;
    expect(mended(`[Compare the partners](${overview})\n`)).toBe(right);
    expect(mended(`[Compare the partners](${overview}#compare)\n`)).toBe(right);
  });

  it('get the only name of their page if they nearly have it', () => {
    expect(mended('[Adjust bid manualy](/docs/promote/bid-management/adjust-bids-manually)\n')).toBe(
      '[Adjust bids manually](/docs/promote/bid-management/adjust-bids-manually)\n',
    );
  });

  it('of the current SDK name the file', () => {
    expect(
      mended('[Set up the Android SDK](/sdk/6.0.x/android/setup)\n', 'sdk/android/privacy.mdx'),
    ).toContain('(./setup.mdx)');
  });

  it.each([
    'See [bids](/docs/promote/bid-management/adjust-bids-manually).\n',
    'See [Adjust bids](/docs/nowhere).\n',
    'See [here](/docs/promote).\n',
    '[Compare](/docs/promote/network-management/partner-overview#comparison)\n',
  ])('with more than one cure stay: %s', (text) => {
    expect(mended(text)).toBe(text);
  });
});

describe('rows of lists', () => {
  const current = new Map([
    ['/a', undefined],
    ['/b', '/a'],
    ['/c', undefined],
    ['/d', undefined],
  ]);

  it('are added where the command would add them', () => {
    const text = contractText(new Map([['/c', undefined]]));
    const { text: once, mended } = mend(text, addressProblems(text, current, new Set()));
    expect(once).toBe(contractText(current));
    expect(mended).toHaveLength(3);
    expect(addressProblems(once, current, new Set())).toEqual([]);
  });

  it('that are lost or changed stay', () => {
    const text = contractText(new Map([...current, ['/b', '/c'], ['/e', undefined]]));
    const problems = addressProblems(text, current, new Set());
    expect(problems).toHaveLength(2);
    expect(mend(text, problems)).toEqual({ text, mended: [] });
  });

  it('of scopes are after the others of their scope', () => {
    const file = 'data/api-scopes.yaml';
    const { start = 0, to } = scopeRow('management:write', '/api/management/archive-app') ?? {};
    const text = readFileSync(file, 'utf8');
    expect(text.slice(0, start).trimEnd().split('\n').at(-1)).toContain('/api/management/');
    expect([text.slice(start, start + 8), to]).toEqual(['- scope:', '    - /api/management/archive-app\n']);
    expect(scopeRow('nothing:write', '/api/x')).toBeUndefined();
  });
});
