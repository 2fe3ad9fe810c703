/**
 * The samples that the writers write run against every kind of answer: they look at the status before they read it, report
 * an error with what the answer says of it, and parse nothing that is not JSON.
 */
import { describe, expect, it } from 'vitest';
import { sampleWriters } from '../../lib/shared/samples';
import type { SampleAnswer, SampleRequest } from '../../lib/shared/samples/types';
import { testPython } from '../../lib/toolchain/test-python.mjs';
import { gatewayPage, withFixedAnswer, type FixedAnswer } from './run/fixed-answer';
import { runLanguages, type RunLanguage } from './run/programs';
import { execute, type Ended } from './run/run';

const request: SampleRequest = {
  method: 'GET',
  url: 'https://api.whence.example/x',
  query: [],
  headers: [],
  cookies: [],
  apiKeyHeader: 'X-Whence-Api-Key',
  body: undefined,
  answer: 'json',
  timeout: 30,
};

const problem = {
  type: 'https://whence.example/problems/rate_limited',
  status: 429,
  code: 'rate_limited',
  detail: 'Wait 12 seconds.',
  request_id: '0d2f6c1e-8a55-4b0e-9f63-7b1f3f4a9c21',
};

const languages = (Object.keys(runLanguages) as RunLanguage[]).filter(
  (language) => language !== 'python' || testPython() !== undefined,
);

function run(language: RunLanguage, answer: SampleAnswer, reply: FixedAnswer): Promise<Ended> {
  const code = sampleWriters.find((writer) => writer.language === language)?.write({ ...request, answer });
  if (code === undefined) throw new Error(`No writer writes ${language}.`);
  return withFixedAnswer(reply, (api) => execute({ language, code }, api));
}

const json = 'application/json; charset=utf-8';
const answers: readonly SampleAnswer[] = ['json', 'text', 'file', 'none'];

describe.each(languages)('%s', (language) => {
  it.each<[string, SampleAnswer, FixedAnswer, stdout: RegExp]>([
    ['JSON', 'json', { status: 200, type: json, body: '{"id": 17}' }, /id\W+17/],
    ['JSON null', 'json', { status: 200, type: json, body: 'null' }, /null|None/],
    ['nothing with 204', 'json', { status: 204, body: '' }, /^\s*$/],
    ['nothing with 200', 'json', { status: 200, type: json, body: '' }, /^\s*$/],
    ['text instead of JSON', 'json', { status: 200, type: 'text/html', body: '<p>Log in</p>' }, /<p>Log in/],
    ['CSV', 'text', { status: 200, type: 'text/csv', body: 'a,b\n1,2\n' }, /^a,b\n1,2\n/],
    ['no content', 'none', { status: 204, body: '' }, language === 'bash' ? /^$/ : /204/],
    ['a file', 'file', { status: 200, type: 'image/png', body: 'PNG' }, /^$/],
  ])('ends well with %s', async (_, answer, reply, stdout) => {
    const ended = await run(language, answer, reply);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toMatch(stdout);
  });

  it.each(answers)('reports a problem where %s is expected', async (answer) => {
    const reply = { status: 429, type: 'application/problem+json', body: JSON.stringify(problem) };
    const { code, stdout, stderr } = await run(language, answer, reply);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/\b429\b/);
    for (const part of [problem.code, problem.detail, problem.request_id])
      expect(stdout + stderr).toContain(part);
  });

  it.each(answers)("reports a gateway's page where %s is expected", async (answer) => {
    const { code, stdout, stderr } = await run(language, answer, gatewayPage);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/\b502\b/);
    expect(stdout + stderr).toContain('502 Bad Gateway');
    expect(stderr).not.toMatch(/SyntaxError|JSONDecodeError|Unexpected token/);
    // curl shows what it got.
    if (language !== 'bash') expect(stderr.length).toBeLessThan(2_000);
  });

  it.each(['null', '[]', '17', '{"message": "no"}'])('reports an error whose JSON is %s', async (body) => {
    const { code, stdout, stderr } = await run(language, 'json', { status: 500, type: json, body });
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/\b500\b/);
    expect(stdout + stderr).toContain(body);
  });
});
