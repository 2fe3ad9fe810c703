/** Steps run in their order, and a run ends where going on would make no sense. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAtOnce, runSteps } from './steps.mjs';

let dir: string;
let printed: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'whence-steps-'));
  printed = '';
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => void (printed += `${String(text)}\n`));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

/** A step that leaves a file with its name, and ends with a code. */
const step = (title: string, code = 0, rest = {}) => ({
  title,
  command: [
    process.execPath,
    '-e',
    `require('fs').writeFileSync(${JSON.stringify(path.join(dir, title))}, ''); process.exit(${code})`,
  ],
  ...rest,
});
const ran = (...titles: string[]) => titles.filter((title) => existsSync(path.join(dir, title)));
const codes = (results: { title: string; code: number }[]) =>
  results.map(({ title, code }) => `${title} ${code}`);

it('ends at the first step that fails, or runs all that do not need it', async () => {
  expect(codes(await runSteps([step('a'), step('b', 3), step('c')]))).toEqual(['a 0', 'b 3']);
  expect(ran('a', 'b', 'c')).toEqual(['a', 'b']);
  const all = [step('d', 1), step('e'), step('f', 2, { required: true }), step('g')];
  expect(codes(await runSteps(all, { stopAtFirst: false }))).toEqual(['d 1', 'e 0', 'f 2']);
  expect(ran('d', 'e', 'f', 'g')).toEqual(['d', 'e', 'f']);
});

it('runs two steps that stand apart at a time, and the others alone', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const file = JSON.stringify(path.join(dir, 'met'));
  // Ends only if the next step runs meanwhile.
  const meets = `const wait = setInterval(() => require('fs').existsSync(${file}) && process.exit(clearInterval(wait)), 20)`;
  const steps = [
    step('before'),
    { title: 'waits', command: [process.execPath, '-e', meets], apart: true },
    step('met', 1, { apart: true }),
    step('third', 0, { apart: true }),
    step('after'),
  ];
  const results = await runSteps(steps, { stopAtFirst: false });
  expect(codes(results)).toEqual(['before 0', 'waits 0', 'met 1', 'third 0', 'after 0']);
});

it('runs steps at once, says of each what it printed, and fails with none of the others', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const saying = (title: string, wait: number, code: number) => ({
    title,
    command: [
      process.execPath,
      '-e',
      `console.log('${title} began'); setTimeout(() => (console.error('${title} ended'), process.exit(${code})), ${wait})`,
    ],
  });
  expect(codes(await runAtOnce([saying('slow', 1_000, 1), saying('fast', 0, 0)]))).toEqual([
    'slow 1',
    'fast 0',
  ]);
  const said = write.mock.calls.map(([text]) => String(text));
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^\n\[2\/2\] fast\nfast began\nfast ended\n\[2\/2\] fast: done after .* s\n$/);
  expect(said[1]).toMatch(/^\n\[1\/2\] slow\nslow began\nslow ended\n\[1\/2\] slow: FAILED after .* s\n$/);
});

it('counts a skipped step as passed, with its reason', async () => {
  expect(codes(await runSteps([step('a', 1, { skip: () => 'nothing to do' }), step('b')]))).toEqual([
    'a 0',
    'b 0',
  ]);
  expect(ran('a', 'b')).toEqual(['b']);
  expect(printed).toContain('[1/2] a: nothing to do');
});

it('ends before a step that is blocked, and says what is missing', async () => {
  const steps = [
    step('before', 1),
    step('free', 0, { blocked: () => undefined }),
    step('blocked', 0, { blocked: () => 'No nginx. Run `npm run setup:tests`.' }),
    step('after'),
  ];
  expect(codes(await runSteps(steps, { stopAtFirst: false }))).toEqual(['before 1', 'free 0', 'blocked 1']);
  expect(ran('before', 'free', 'blocked', 'after')).toEqual(['before', 'free']);
  expect(printed).toContain('[3/4] blocked: cannot run. No nginx. Run `npm run setup:tests`.');
});

it('names a program that cannot be started', async () => {
  expect(codes(await runSteps([{ title: 'a', command: ['/no/such/program'] }]))).toEqual(['a 1']);
  expect(printed).toContain('Cannot start /no/such/program');
});

it('keeps the lines that name what failed', async () => {
  const lines = [
    ' \u001b[31mFAIL\u001b[39m  example.test.ts > is valid',
    '  1) example.spec.ts:3:1 › opens ──',
    'docs/a.mdx:4: no such fact — Write another.',
    '[ERROR] The build failed.',
    'Tests  1 failed | 7 passed',
  ];
  const print = `console.log(${JSON.stringify(lines.slice(0, 3).join('\n'))}); console.error(${JSON.stringify(lines.slice(3).join('\n'))}); process.exit(1)`;
  const [result] = await runSteps([{ title: 'a', command: [process.execPath, '-e', print] }]);
  expect(result?.failures.toSorted()).toEqual([
    '1) example.spec.ts:3:1 › opens ──',
    'FAIL  example.test.ts > is valid',
    '[ERROR] The build failed.',
    'docs/a.mdx:4: no such fact — Write another.',
  ]);
});

it('keeps the last lines of a runner, behind what a server of it warns', async () => {
  const warnings = Array.from(
    { length: 30 },
    (_, index) => `data/a.yaml:${index + 1}: is not the accepted result`,
  );
  const lines = [...warnings, '1) example.spec.ts:3:1 › opens'];
  const print = `console.log(${JSON.stringify(lines.join('\n'))}); process.exit(1)`;
  const [result] = await runSteps([{ title: 'a', command: [process.execPath, '-e', print] }]);
  expect(result?.failures).toHaveLength(20);
  expect(result?.failures.at(-1)).toBe('1) example.spec.ts:3:1 › opens');
});
