/** Turns the state of the builder into code, with the API theme's request builder and its snippet generators. */
// cspell:words codegen
import './polyfills';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import codegen from 'postman-code-generators';
import { Request } from 'postman-collection';
import type { SnippetLanguage } from './languages';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import type { ThemeState } from './theme-state';

const options = {
  longFormat: true,
  followRedirect: true,
  trimRequestBody: true,
  indentType: 'Space',
  indentCount: 2,
};

/**
 * The request as code.
 * @throws Error if the generator refuses the request.
 */
export function snippetOf(
  operation: BuilderOperation,
  state: ThemeState,
  { language, variant }: SnippetLanguage,
): string {
  const request = buildPostmanRequest(new Request(operation.postman), {
    server: state.server.value,
    queryParams: state.params.query,
    pathParams: state.params.path,
    cookieParams: state.params.cookie,
    headerParams: state.params.header,
    contentType: state.contentType.value,
    accept: state.accept.value,
    body: state.body,
    auth: state.auth,
  });
  let code = '';
  codegen.convert(language, variant, request, options, (error, snippet) => {
    if (error) throw error instanceof Error ? error : new Error(String(error));
    code = snippet;
  });
  return code;
}
