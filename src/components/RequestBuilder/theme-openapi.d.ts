/**
 * Types of what the builder takes from docusaurus-theme-openapi-docs and of the packages that the theme brings along
 * (plugins/pages/request-builder). The theme ships types for its components only.
 */
// cspell:words codegen codegens

declare module '@theme/ApiItem/store' {
  import type { ThemeState } from '@site/src/components/RequestBuilder/theme-state';

  export interface ThemeStore {
    getState(): ThemeState;
    subscribe(listener: () => void): () => void;
    dispatch(action: { type: string; payload?: unknown }): void;
  }
  export function createStoreWithState(state: ThemeState, middlewares: readonly unknown[]): ThemeStore;
}

declare module '@theme/ApiExplorer/ParamOptions/slice' {
  import type { ThemeParam } from '@site/src/components/RequestBuilder/theme-state';

  export function setParam(param: ThemeParam): { type: string; payload: ThemeParam };
}

declare module '@theme/ApiExplorer/Body/slice' {
  export function setStringRawBody(body: string): { type: string; payload: string };
}

declare module '@theme/ApiExplorer/buildPostmanRequest' {
  import type { Request } from 'postman-collection';
  import type { ThemeParam, ThemeState } from '@site/src/components/RequestBuilder/theme-state';

  export default function buildPostmanRequest(
    request: Request,
    options: {
      server: { url: string } | undefined;
      queryParams: ThemeParam[];
      pathParams: ThemeParam[];
      cookieParams: ThemeParam[];
      headerParams: ThemeParam[];
      contentType: string | undefined;
      accept: string | undefined;
      body: ThemeState['body'];
      auth: ThemeState['auth'];
    },
  ): Request;
}

declare module 'postman-code-generators' {
  import type { Request } from 'postman-collection';

  const codegen: {
    convert(
      language: string,
      variant: string,
      request: Request,
      options: Record<string, unknown>,
      callback: (error: unknown, snippet: string) => void,
    ): void;
  };
  export default codegen;
}

declare module 'postman-collection' {
  export class Request {
    constructor(definition: unknown);
  }
}

declare module '*.builder-css' {
  const url: string;
  export default url;
}

declare module 'postman-code-generators/codegens/*' {
  const generator: unknown;
  export default generator;
}
