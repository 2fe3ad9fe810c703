/**
 * A client generator makes types of the specifications that compile, that know every operation and what a request must
 * have. The other tool of others, Redocly, is part of `npm run check:openapi`.
 */
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPublished } from '../../lib/openapi/spec';

interface Spec {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const operationsOf = ({ paths }: Spec): string[] =>
  Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []));

/** Messages of the TypeScript compiler about one file of source text. */
function compile(source: string): string[] {
  const name = 'client.ts';
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target) =>
    file === name ? ts.createSourceFile(file, source, target) : read(file, target);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe.each(['openapi/app-events.yaml', 'openapi/management.yaml'])('%s', (file) => {
  const text = readPublished(file).yaml;
  const spec = () => parse(text) as Spec;

  it('gives a client generator types of every operation', { timeout: 60_000 }, async () => {
    const types = astToString(await openapiTS(text));
    const names = operationsOf(spec());
    expect(names.length).toBeGreaterThan(1);
    const uses = names.map((name) => `export type ${name} = operations['${name}']['responses'];`).join('\n');
    expect(compile(`${types}\n${uses}`)).toEqual([]);
    expect(compile(`${types}\nexport type Wrong = operations['noSuchOperation'];`)).toHaveLength(1);
  });
});

/** Requests whose rules some generators drop, each with one that the API accepts and one that it refuses. */
const requests = [
  [
    'openapi/management.yaml',
    'CreateAppRequest',
    "{ product_name: 'Harbor Tides', name: 'Harbor Tides (iOS)', platform: 'ios', store: 'app_store', bundle_id: 'com.lumenforge.harbortides' }",
    "{ name: 'Harbor Tides (iOS)', platform: 'ios', store: 'app_store', bundle_id: 'com.lumenforge.harbortides' }",
  ],
  [
    'openapi/management.yaml',
    'ConnectPartnerRequest',
    '{ partner_id: 104, currency: null }',
    '{ currency: null }',
  ],
  [
    'openapi/app-events.yaml',
    'AppEvent',
    "{ event_id: 'e', app_id: 'a', name: 'level_completed', happened_at: 't', user: { custom_user_id: 'p' }, ip: null }",
    "{ event_id: 'e', app_id: 'a', name: 5, happened_at: 't', user: { custom_user_id: 'p' }, ip: null }",
  ],
] as const;

it.each(requests)('%s: types of %s have its rules', { timeout: 60_000 }, async (file, name, right, wrong) => {
  const types = astToString(await openapiTS(readPublished(file).yaml, { defaultNonNullable: false }));
  const errors = (value: string) =>
    compile(`${types}\nexport const request: components['schemas']['${name}'] = ${value};`);
  expect(errors(right)).toEqual([]);
  expect(errors(wrong)).toHaveLength(1);
});
