/** Writes the first page of an API: what it is for, where it is, how to sign in to it, all operations, the downloads. */
import type { Spec } from '../../../lib/openapi/types';
import { blocks, code, heading, mdxMarkdown, mdxPlain } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { pageHead } from './operation-page';
import { frontMatterBlock, pageDescription } from './front-matter';
import { objectSection } from './object-section';
import { operationTable } from './operation-table';
import type { ApiPages } from './pages';
import { apiKeyHeader, serverOf } from './server';

/** Scopes that the operations name, in the order in which they appear. */
function scopesOf({ groups }: ApiPages): string[] {
  const all = groups.flatMap((g) => g.operations.map((o) => o.operation['x-whence-scope']));
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

export function infoPage(api: ApiPages): string {
  const { family, spec, info, groups } = api;
  const { securitySchemes = {} } = spec.components ?? {};
  const scheme = Object.values(securitySchemes).find(({ name }) => name !== undefined);
  const prefix = /^\/[^/]+\/v\d+/.exec(groups[0]?.operations[0]?.operation.path ?? '')?.[0] ?? '';
  const scopes = scopesOf(api);
  const downloads = ['yaml', 'json'].map((ending) => `${family.spec}.${ending}`);
  const single = groups.length === 1;
  return `${blocks(
    frontMatterBlock(family, {
      id: info.id,
      title: info.title,
      description: pageDescription(spec.info.description ?? '', [
        `Base URL, authentication and operations of the Whence ${info.title}.`,
        'With the OpenAPI file to download.',
      ]),
      keywords: ['OpenAPI', ...(prefix ? [prefix] : []), ...(spec.info['x-keywords'] ?? [])],
    }),
    pageHead(),
    mdxMarkdown(spec.info.description ?? ''),
    heading(2, 'Base URL', 'base-url'),
    [
      `All addresses start with ${code(`${serverOf(spec)}${prefix}`)}.`,
      mdxMarkdown(spec.servers?.[0]?.description ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
    heading(2, 'Authentication', 'authentication'),
    `Send an API key in the ${code(apiKeyHeader(spec))} header with every request.` +
      (scopes.length > 0
        ? ` The key needs the scope listed for each operation: ${wordList(scopes.map(code), 'or')}. See [API keys and scopes](/api/overview#authentication).`
        : ' See [API keys](/api/overview#authentication).'),
    mdxMarkdown(scheme?.description ?? ''),
    heading(2, 'Operations', 'operations'),
    ...groups.map((group) =>
      blocks(
        !single &&
          heading(
            3,
            group.route ? `[${group.title}](${group.route})` : group.title,
            `operations-${group.id}`,
          ),
        !single && mdxMarkdown(group.tag.description ?? ''),
        operationTable(group.operations),
      ),
    ),
    // Without tag pages, no other page has the objects.
    ...groups.map(({ route, tag }) => route === undefined && objectSection(tag, spec)),
    family.counterparts !== undefined &&
      blocks(
        heading(2, 'Names in other APIs', 'names-elsewhere'),
        `<Data view="counterparts" from="${family.counterparts}" />`,
      ),
    heading(2, 'OpenAPI file', 'openapi-file'),
    `Version ${spec.info.version} of the description of this API for tools and code generators, in OpenAPI ${spec.openapi}:`,
    downloads.map((file) => `- [${file}](pathname:///openapi/${file})`).join('\n'),
    fileTerms(spec),
    heading(2, 'Versions', 'versions'),
    `The version is in the path: ${code(prefix)}. To learn what can change within a version and how long an old version runs alongside a new one, see the [API overview](/api/overview#versions).`,
  )}\n`;
}
