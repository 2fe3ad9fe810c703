/**
 * Types of what the builder takes from docusaurus-theme-openapi-docs and of the packages that the theme brings along
 * (plugins/pages/request-builder). The theme ships types for its components only.
 */
// cspell:words codegen codegens

declare module '@theme/ApiExplorer/buildPostmanRequest' {
  import type { Request } from 'postman-collection';
  import type { BuilderParam } from '@site/src/components/RequestBuilder/builder-state';

  export default function buildPostmanRequest(
    request: Request,
    options: {
      server: { url: string } | undefined;
      queryParams: BuilderParam[];
      pathParams: BuilderParam[];
      cookieParams: BuilderParam[];
      headerParams: BuilderParam[];
      contentType: string | undefined;
      accept: string | undefined;
      body: { type: 'empty' } | { type: 'raw'; content: { type: 'string'; value: string } };
      auth: {
        data: Record<string, { apiKey: string }>;
        options: Record<string, { key: string; type: 'apiKey'; in: 'header'; name: string }[]>;
        selected: string;
      };
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
