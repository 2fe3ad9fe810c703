/** The receivers of the page about targets, run on the example of the page: true for it, false for anything else. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../lib/markdown/sources';
import { testPython } from '../../lib/toolchain/test-python.mjs';

const { text } = parseSource('docs/analyze/notifications/send-to-a-target.mdx');
const fence = (title: string): string =>
  new RegExp(`^\`\`\`[^\\n]*title="${title}"[^\\n]*\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(text)?.[1] ?? '';

const secret = /whs_[A-Za-z0-9]{40}/.exec(text)?.[0] ?? '';
const body = fence('Body of a test');
const header = fence('X-Whence-Signature');
const sentAt = 1758024360;

/** What a receiver is given; by default what the page gives. */
interface Call {
  body?: string;
  header?: string;
  secret?: string;
  /** Left out: the receiver's own clock. */
  now?: number | undefined;
}

type Receiver = (call: Call, code?: string) => boolean;

function run(program: string, options: readonly string[], code: string, call: Call): boolean {
  const input = JSON.stringify({ body, header, secret, now: sentAt + 40, ...call });
  return (
    execFileSync(program, [...options, code], { input, encoding: 'utf8' })
      .trim()
      .toLowerCase() === 'true'
  );
}

const javascript = fence('whence-webhook.mjs');
const python = fence('whence_webhook.py');
const interpreter = testPython();

const inNode: Receiver = (call, code = javascript) =>
  run(
    process.execPath,
    ['--input-type=module', '--eval'],
    `${code}
import { readFileSync } from 'node:fs';
const given = JSON.parse(readFileSync(0, 'utf8'));
console.log(isFromWhence(Buffer.from(given.body), given.header, given.secret, given.now));`,
    call,
  );

const inPython: Receiver = (call, code = python) =>
  run(
    interpreter ?? 'python3',
    ['-I', '-c'],
    `${code}
import json, sys
given = json.load(sys.stdin)
print(is_from_whence(given["body"].encode(), given["header"], given["secret"], given.get("now")))`,
    call,
  );

describe.each([
  ['Node.js', inNode, true],
  ['Python', inPython, interpreter !== undefined],
] as const)('%s', (_, receives, canRun) => {
  const runs = it.runIf(canRun);
  const signature = header.replace(/.*v1=/, '');

  runs('takes the example', () => expect(receives({})).toBe(true));

  runs.each<[string, Call]>([
    ['a changed byte of the body', { body: body.replace('notification.test', 'notification.tesT') }],
    ['one byte more', { body: `${body}\n` }],
    ['another secret', { secret: `${secret.slice(0, -1)}x` }],
    ['a secret without whs_', { secret: secret.replace('whs_', '') }],
    ['an old time', { now: sentAt + 301 }],
    ['its own clock', { now: undefined }],
    ['a time that was changed', { header: header.replace(String(sentAt), String(sentAt + 1)) }],
    ['a signature that is too short', { header: header.slice(0, -2) }],
    ['capital letters', { header: header.replace(signature, signature.toUpperCase()) }],
    ['no signature', { header: `t=${sentAt}` }],
    ['no time', { header: `v1=${signature}` }],
    ['an empty header', { header: '' }],
  ])('refuses %s', (__, call) => expect(receives(call)).toBe(false));

  runs('takes the last second, and either of two signatures', () => {
    expect(receives({ now: sentAt + 300 })).toBe(true);
    expect(receives({ header: `t=${sentAt},v1=${'0'.repeat(64)},v1=${signature}` })).toBe(true);
  });
});

it('would see receivers that do not check the age', () => {
  const careless = javascript.replace(' || now - Number(t) > 300', '');
  expect(careless).not.toBe(javascript);
  expect(inNode({ now: sentAt + 301 }, careless)).toBe(true);
});
