/**
 * Turns the state of the builder into code: with the writers of the site's own samples, or, for further languages, with
 * the API theme's request builder and its snippet generators. Either way the key comes from the environment and the
 * request ends after the recommended time.
 */
// cspell:words codegen
import './polyfills';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import codegen from 'postman-code-generators';
import { Request } from 'postman-collection';
import { sampleWriters } from '../../../lib/shared/samples';
import { sampleTimeout } from '../../../lib/shared/samples/request';
import type { SnippetLanguage } from './languages';
import { requestOf } from './sample-request';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import { paramsIn, type BuilderState } from './builder-state';

const options = {
  longFormat: true,
  followRedirect: true,
  trimRequestBody: true,
  indentType: 'Space',
  indentCount: 2,
  requestTimeout: sampleTimeout * 1000,
};

/** What the request has where the reader puts the key; the builder never asks for one. */
const keyPlaceholder = 'YOUR_API_KEY';

/** The placeholder of the key in quotes of either kind. */
const quotedKey = new RegExp(`(["'])${keyPlaceholder}\\1`, 'g');

/**
 * The request as code.
 * @throws Error if the body is not JSON, or if the generator refuses the request.
 */
export function snippetOf(
  operation: BuilderOperation,
  state: BuilderState,
  { tab, generator }: SnippetLanguage,
): string {
  const sample = requestOf(operation, state);
  const writer = sampleWriters.find((other) => other.tab === tab);
  if (writer) return writer.write(sample);
  if (!generator) throw new Error('No program can be written in this language.');
  const request = buildPostmanRequest(new Request(operation.postman), {
    server: operation.servers[0],
    queryParams: paramsIn(state, 'query'),
    pathParams: paramsIn(state, 'path'),
    cookieParams: paramsIn(state, 'cookie'),
    headerParams: paramsIn(state, 'header'),
    contentType: operation.body?.contentType,
    accept: operation.accept,
    body:
      state.body === undefined
        ? { type: 'empty' }
        : { type: 'raw', content: { type: 'string', value: state.body } },
    auth: {
      data: { key: { apiKey: keyPlaceholder } },
      options: { key: [{ key: 'key', type: 'apiKey', in: 'header', name: operation.apiKeyHeader }] },
      selected: 'key',
    },
  });
  let code = '';
  codegen.convert(generator.language, generator.variant, request, options, (error, snippet) => {
    if (error) throw error instanceof Error ? error : new Error(String(error));
    code = snippet;
  });
  const [from, to] = generator.mend ?? ['', ''];
  return code.replace(quotedKey, () => generator.key).replace(from, () => to);
}
