/**
 * `npm run new -- operation <operationId> [--like <operationId> --path <path> --method <method>]`: route and address of an
 * operation of the specifications; with `--like`, also a copy of a described one to begin with.
 */
import { readText } from '../../lib/cache/inputs';
import { parse } from 'yaml';
import { scopeRow } from '../../checks/openapi/agreement';
import { loadApiFamilies } from '../../lib/facts/load';
import { didYouMean } from '../../lib/text/closest';
import { wordList } from '../../lib/text/words';
import { families } from '../../lib/openapi/families';
import { methods } from '../../lib/openapi/types';
import { plannedPages, type PlannedPage } from '../../lib/routes/planned-pages';
import { slugOf } from '../../lib/routes/written-routes';
import { BadInput, type Plan } from './plan';
import { routeEdits } from './routes';

interface Document {
  paths: Record<
    string,
    Record<string, { operationId?: string; summary?: string; tags?: string[]; 'x-whence-scope'?: string }>
  >;
  components?: { parameters?: Record<string, { name: string; in: string }> };
}

export interface CopyOptions {
  like?: string;
  path?: string;
  method?: string;
}

/** `archiveApp` as the title of a page: "Archive app". */
const titleOf = (id: string): string => {
  const words = slugOf(id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How each path of a specification begins: `/management/v1/`. */
const prefixOf = (spec: string): string =>
  `${loadApiFamilies().find((family) => family.spec === spec)?.prefix ?? ''}/`;

/** Index of the first line after `from` that is not deeper than `indent`. */
function endOfBlock(lines: readonly string[], from: number, indent: number): number {
  const end = lines.findIndex(
    (line, index) => index > from && /\S/.test(line) && line.search(/\S/) <= indent,
  );
  return end < 0 ? lines.length : end;
}

/**
 * A specification with a copy of an operation, whose description is empty: it has to be written anew.
 * @param lines Of the specification, in which paths are indented by two.
 */
function withCopy(
  lines: readonly string[],
  document: Document,
  id: string,
  { like = '', path, method }: CopyOptions,
  prefix: string,
): string {
  const at = lines.findIndex((line) => line.trim() === `operationId: ${like}`);
  const start = lines.findLastIndex((line, index) => index < at && /^ {4}\w+:$/.test(line));
  const pathLine = lines.findLastIndex((line, index) => index < at && /^ {2}\/\S+:$/.test(line));
  const verb = method ?? (lines[start] ?? '').trim().slice(0, -1);
  if (!(methods as readonly string[]).includes(verb))
    throw new BadInput(`"${verb}" is not a method. Write one of ${methods.join(', ')}.`);
  if (path === undefined || !path.startsWith(prefix) || !/^(?:\/(?:[a-z0-9_-]+|\{[a-z_]+\}))+$/.test(path)) {
    throw new BadInput(
      `"${path ?? ''}" is not the path of an operation. Write it, such as --path "${prefix}apps/{app_id}/archive".`,
    );
  }
  if (document.paths[path]?.[verb])
    throw new BadInput(
      `${verb.toUpperCase()} ${path} is described already. Write another --path or --method.`,
    );
  const block = lines.slice(start, endOfBlock(lines, start, 4));
  const copy: string[] = [];
  for (let index = 0; index < block.length; index += 1) {
    const line = block[index] ?? '';
    if (index === 0) copy.push(`    ${verb}:`);
    else if (/^ {6}operationId:/.test(line)) copy.push(`      operationId: ${id}`);
    else if (/^ {6}summary:/.test(line)) copy.push(`      summary: ${titleOf(id)}`);
    else if (/^ {6}description:/.test(line)) {
      copy.push('      description: # say what it does and when it is needed');
      index = endOfBlock(block, index, 6) - 1;
    } else copy.push(line);
  }
  const there = lines.indexOf(`  ${path}:`);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) =>
    Object.entries(document.components?.parameters ?? {})
      .filter(([, parameter]) => parameter.in === 'path' && parameter.name === name)
      .map(([key]) => `      - $ref: '#/components/parameters/${key}'`),
  );
  const head = [`  ${path}:`, ...(parameters.length > 0 ? ['    parameters:', ...parameters] : [])];
  const place = endOfBlock(lines, there >= 0 ? there : pathLine, 2);
  return [...lines.slice(0, place), ...(there >= 0 ? [] : head), ...copy, ...lines.slice(place)].join('\n');
}

const put = (text: string, { start, to }: { start: number; to: string }): string =>
  text.slice(0, start) + to + text.slice(start);

/** @throws BadInput if no specification has the operation and none is to be copied, or if it has its page. */
export function operationPlan(id = '', options: CopyOptions = {}): Plan {
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(id)) {
    throw new BadInput(
      `"${id}" is not an operation ID. Write words in camel case without digits, such as archiveApp.`,
    );
  }
  const specs = families.map((family) => {
    const text = readText(family.specFile);
    const document = parse(text) as Document;
    const operations = Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => item[method] ?? []),
    );
    return { family, text, document, operations };
  });
  const find = (name: string | undefined) => {
    for (const spec of specs) {
      const operation = spec.operations.find(({ operationId }) => operationId === name);
      if (operation) return { ...spec, operation };
    }
    return undefined;
  };
  const described = find(id);
  const model = described ?? find(options.like);
  if (!model) {
    const ids = specs.flatMap(({ operations }) => operations.flatMap(({ operationId }) => operationId ?? []));
    throw new BadInput(
      options.like === undefined
        ? `No specification describes "${id}". ${didYouMean(id, ids)} Describe it in ${wordList(
            families.map(({ specFile }) => specFile),
            'or',
          )}, or copy one like it: npm run new -- operation ${id} --like ${ids[0] ?? ''} --path <path>`
        : `No specification describes "${options.like}". Name one of ${ids.join(', ')}.`,
    );
  }
  const { family, operation, text, document } = model;
  const page: PlannedPage = {
    path: `/api/${family.folder}/${slugOf(id)}`,
    title: described?.operation.summary ?? titleOf(id),
    area: 'api',
    section: family.folder,
    sidebar: 'apiSidebar',
    source: 'own',
    kind: 'openapi',
    openapi: 'operation',
    tag: slugOf(operation.tags?.[0] ?? ''),
  };
  if (plannedPages().some(({ path }) => path === page.path)) {
    throw new BadInput(
      `${page.path} is in data/routes.json already. Edit ${family.specFile}, then run: npm run generate`,
    );
  }
  const edits = routeEdits(page);
  const row = scopeRow(operation['x-whence-scope'] ?? '', page.path);
  if (row) edits.set(row.file, put(readText(row.file), row));
  if (!described)
    edits.set(family.specFile, withCopy(text.split('\n'), document, id, options, prefixOf(family.spec)));
  return {
    files: new Map(),
    edits,
    left: described
      ? ['The page: npm run generate']
      : [
          `${family.specFile}: description, parameters, scope, errors, schemas and examples of ${id}; but for the description, they are those of ${options.like ?? ''}`,
          'Then: npm run check:openapi and npm run generate',
        ],
  };
}
