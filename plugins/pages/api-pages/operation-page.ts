/** Writes the page of one operation. */
import type { LocatedOperation, SecurityScheme } from '../../../lib/openapi/types';
import { attribute, blocks, code, heading, htmlText, mdxMarkdown } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { stylesOf } from '../../parts/page-styles';
import { errorsSection } from './errors';
import { factsList } from './facts';
import { Anchors } from './anchors';
import { docsSection } from './docs-section';
import { frontMatterBlock, pageDescription } from './front-matter';
import { contentsOf } from './media';
import { methodBadge } from './operation-table';
import { parametersSection } from './parameters';
import { allExampleFences, contentBlocks, responsesSection } from './responses';
import { samplePart } from './sample-column';
import { sampleFences, sampleRequest } from './sample-request';

export interface OperationPage {
  operation: LocatedOperation;
  id: string;
  /** Title of the page, from data/routes.json. */
  title: string;
  /** Base URL, such as `https://api.whence.example`. */
  server: string;
  securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** Title of the API, such as "Management API". */
  apiTitle: string;
  /** Route of the info page. */
  infoRoute: string;
  siteUrl: string;
  editUrl: string;
  /** File name of the specification without its ending. */
  spec: string;
}

/** In text, HTML allows a style element only inside SVG. */
const pageStyle = (): string =>
  `<svg className="api-styles" width="0" height="0" aria-hidden="true"><style>{${JSON.stringify(stylesOf('operations') + stylesOf('on-demand'))}}</style></svg>`;

/**
 * What each page begins with. `Fold` puts Markdown inside the browser's own `<details>`: literal ones become the theme's
 * animated component.
 */
export const pageHead = (): string => blocks("export const Fold = 'details';", pageStyle());

/** Header with the API key. */
export function apiKeyHeader(schemes: Readonly<Record<string, SecurityScheme>>): string {
  const scheme = Object.values(schemes).find((s) => s.type === 'apiKey' && s.in === 'header');
  if (!scheme?.name)
    throw new Error('The specification has no API key in a header. Add a security scheme of that type.');
  return scheme.name;
}

/** An address that Markdown does not turn into a link. */
const unlinked = (url: string): string => htmlText(url).replace('//', '<wbr />//');

/** Method and address in one line, with a copy button. */
function endpoint(method: string, server: string, path: string): string {
  return [
    `<div className="api-endpoint">`,
    methodBadge(method),
    `<pre tabIndex={0}><code><span className="api-server">${unlinked(server)}</span>${htmlText(path)}</code></pre>`,
    `<button type="button" className="code-copy" aria-label="Copy the address">Copy</button>`,
    '</div>',
  ].join('\n');
}

/** The body: its fields, and its examples as their samples. */
function bodySection(operation: LocatedOperation, anchors: Anchors): string {
  const body = operation.requestBody;
  if (!body) return '';
  const contents = contentsOf(body.content);
  const examples = allExampleFences(contents, 'Request body');
  const types = wordList(
    contents.map(({ type }) => code(type)),
    'or',
  );
  const needed = `${types}, ${body.required ? 'required' : 'optional'}.`;
  // A named schema says what it is only where the body doesn't say what it is for.
  const named = contents.flatMap(({ media }) => (media.schema?.title && media.schema.description) || []);
  const place = { anchor: 'body', anchors, sender: 'reader' } as const;
  return samplePart({
    before: blocks(
      heading(2, 'Request body', 'request-body'),
      [needed, mdxMarkdown(body.description ?? [...new Set(named)].join(' '))].join(' ').trim(),
      contentBlocks(contents, place, contents.length > 1 ? undefined : () => ''),
    ),
    samples: examples && blocks(heading(3, 'Request examples', 'request-examples'), examples),
  });
}

/** Addresses of the headings of an operation's page, which no field takes. */
const sections = [
  ...['samples', 'parameters', 'request-body', 'request-examples', 'responses', 'response-headers', 'errors'],
  ...['path-parameters', 'query-parameters', 'header-parameters', 'cookie-parameters', 'in-the-dashboard'],
];

/** The samples. The heading is in their column, so a reader who jumps to it finds it at any width. */
function samplesSection({ operation, server, infoRoute }: OperationPage, keyHeader: string): string {
  return blocks(
    heading(2, 'Samples', 'samples'),
    sampleFences(sampleRequest(operation, server, keyHeader)),
    `The samples read your [API key](${infoRoute}#authentication) from the environment variable ${code('WHENCE_API_KEY')}.`,
  );
}

/**
 * The MDX of an operation page.
 * @throws Error naming the operation if the specification lacks what the page needs.
 */
export function operationPage(page: OperationPage): string {
  const { operation, server } = page;
  const method = operation.method.toUpperCase();
  const keyHeader = apiKeyHeader(page.securitySchemes);
  const anchors = new Anchors(sections);
  const description = operation.description ?? operation.summary ?? '';
  // What the operation does comes first, the details of it after the address.
  const [lead = '', ...details] = description.split(/\n\s*\n/);
  return `${blocks(
    frontMatterBlock({
      id: page.id,
      title: page.title,
      description: pageDescription(description, [
        `${method} ${operation.path} in the Whence ${page.apiTitle}.`,
        'Parameters, responses, errors and samples.',
      ]),
      sidebar_label: page.title,
      sidebar_class_name: `api-operation api-operation--${operation.method.toLowerCase()}`,
      custom_edit_url: page.editUrl,
      keywords: [operation.path, operation.operationId],
    }),
    pageHead(),
    samplePart({
      before: blocks(
        mdxMarkdown(lead),
        endpoint(operation.method, server, operation.path),
        `<RequestBuilder operation="${attribute(operation.operationId)}" spec="${attribute(page.spec)}" />`,
        operation.deprecated &&
          ':::warning[Deprecated]\n\nUse another operation: this one is going to be removed.\n\n:::',
        factsList(operation),
        mdxMarkdown(details.join('\n\n')),
      ),
      samples: samplesSection(page, keyHeader),
      after: parametersSection(operation.parameters ?? [], anchors, [keyHeader]),
    }),
    bodySection(operation, anchors),
    responsesSection(operation, anchors),
    errorsSection(operation, anchors),
    docsSection(operation.externalDocs, page.siteUrl),
  )}\n`;
}
