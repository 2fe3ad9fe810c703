/** Writes the first page of an API: what it is for, where it is, how to sign in to it, all operations, the downloads. */
import type { Side } from '../../../data/schema/counterparts';
import type { SecurityScheme, Spec } from '../../../lib/openapi/types';
import type { Schema } from '../../../lib/shared/json-schema';
import { blocks, code, heading, mdxMarkdown, mdxPlain } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { apiKeyHeader, pageHead } from './operation-page';
import { frontMatterBlock, pageDescription } from './front-matter';
import { mainObject, objectSection } from './object-section';
import { operationTable, type ListedOperation } from './operation-table';

export interface InfoPage {
  spec: Spec;
  id: string;
  title: string;
  groups: readonly {
    tag: string;
    /** Last part of the heading's anchor. */
    id: string;
    title: string;
    /** Route of the tag's page; undefined if the API has no tag pages. */
    route: string | undefined;
    description: string;
    operations: readonly ListedOperation[];
  }[];
  schemas: Readonly<Record<string, Schema>>;
  securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** Addresses of the downloads below the site, YAML first. */
  downloads: readonly { label: string; path: string }[];
  /** Side of data/counterparts.yaml that the fields are; undefined if other parts do not name them. */
  counterparts?: Side | undefined;
  editUrl: string;
}

/** Scopes that the operations name, in the order in which they appear. */
function scopesOf(page: InfoPage): string[] {
  const all = page.groups.flatMap((g) => g.operations.map((o) => o.operation['x-whence-scope']));
  return [...new Set(all)].filter((scope): scope is string => scope !== undefined);
}

/** The license of the file and whom to ask about it; empty if the specification names neither. */
function fileTerms({ info: { license, contact } }: Spec): string {
  const linked = (name: string, url: string | undefined): string =>
    url === undefined ? mdxPlain(name) : `[${mdxPlain(name)}](${url})`;
  const { name, url, email } = contact ?? {};
  const people = [
    ...(name ? [linked(name, url ?? (email && `mailto:${email}`))] : []),
    ...(url && !name ? [linked(url, url)] : []),
    ...(email && (url ?? !name) ? [linked(email, `mailto:${email}`)] : []),
  ];
  return [
    license && `License: ${linked(license.name, license.url)}.`,
    people.length > 0 && `Questions: ${people.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function infoPage(page: InfoPage): string {
  const { spec } = page;
  const [base] = spec.servers ?? [];
  const server = base?.url ?? '';
  const scheme = Object.values(page.securitySchemes).find(({ name }) => name !== undefined);
  const prefix = /^\/[^/]+\/v\d+/.exec(page.groups[0]?.operations[0]?.operation.path ?? '')?.[0] ?? '';
  const keyHeader = apiKeyHeader(page.securitySchemes);
  const scopes = scopesOf(page);
  const roles = (spec.security ?? []).flatMap((schemes) => Object.values(schemes).flat());
  // Without tag pages, no other page has the objects.
  const objects = page.groups.flatMap((g) =>
    g.route === undefined ? [mainObject(g.tag, page.schemas)] : [],
  );
  const single = page.groups.length === 1;
  return `${blocks(
    frontMatterBlock({
      id: page.id,
      title: page.title,
      description: pageDescription(spec.info.description ?? '', [
        `Base URL, authentication and operations of the Whence ${page.title}.`,
        'With the OpenAPI file to download.',
      ]),
      custom_edit_url: page.editUrl,
      keywords: ['OpenAPI', ...(prefix ? [prefix] : []), ...(spec.info['x-keywords'] ?? [])],
    }),
    pageHead(),
    mdxMarkdown(spec.info.description ?? ''),
    heading(2, 'Base URL', 'base-url'),
    [`All addresses start with ${code(`${server}${prefix}`)}.`, mdxMarkdown(base?.description ?? '')]
      .filter(Boolean)
      .join(' '),
    heading(2, 'Authentication', 'authentication'),
    `Send an API key in the ${code(keyHeader)} header with every request.` +
      (scopes.length > 0
        ? ` The key needs the scope listed for each operation: ${wordList(scopes.map(code), 'or')}. See [API keys and scopes](/api/overview#authentication).`
        : ' See [API keys](/api/overview#authentication).') +
      (roles.length > 0 ? ` Each request needs ${wordList(roles.map(code))}.` : ''),
    mdxMarkdown(scheme?.description ?? ''),
    heading(2, 'Operations', 'operations'),
    ...page.groups.map((group) =>
      blocks(
        !single &&
          heading(
            3,
            group.route ? `[${group.title}](${group.route})` : group.title,
            `operations-${group.id}`,
          ),
        !single && mdxMarkdown(group.description),
        operationTable(group.operations),
      ),
    ),
    ...objects.map((object) => object && objectSection(object)),
    page.counterparts !== undefined &&
      blocks(
        heading(2, 'Names in other APIs', 'names-elsewhere'),
        `<Data view="counterparts" from="${page.counterparts}" />`,
      ),
    heading(2, 'OpenAPI file', 'openapi-file'),
    `Version ${spec.info.version} of the description of this API for tools and code generators, in OpenAPI ${spec.openapi}:`,
    page.downloads.map(({ label, path }) => `- [${label}](pathname://${path})`).join('\n'),
    fileTerms(spec),
    heading(2, 'Versions', 'versions'),
    `The version is in the path: ${code(prefix)}. To learn what can change within a version and how long an old version runs alongside a new one, see the [API overview](/api/overview#versions).`,
  )}\n`;
}
