/** Writes parameters and headers as tables, one a place. */
import type { Header, Parameter } from '../../../lib/openapi/types';
import type { Json, Schema } from '../../../lib/shared/json-schema';
import { attribute, blocks, heading, htmlText, mdxMarkdown, table } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { exampleOf, formOf, typeName } from '../../../lib/openapi/schema-model';
import { rulesText, shownJson, valueText } from './values';

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** The example of a parameter or header, wherever OpenAPI allows it. */
export function parameterExample(parameter: Header): Json | undefined {
  const named = Object.values(parameter.examples ?? {})[0]?.value;
  return parameter.example ?? named ?? exampleOf(parameter.schema);
}

/**
 * Everything about a value in one table cell.
 * @param note What is said before its rules.
 */
function describe(parameter: Header, note = ''): string {
  const schema: Schema = parameter.schema ?? {};
  const example = parameterExample(parameter) ?? [];
  const examples = [example].flat().map(shownJson);
  const rules = rulesText(schema, examples.length > 0 ? `Example: ${wordList(examples)}.` : '');
  const description = mdxMarkdown(parameter.description ?? schema.description ?? '');
  return `<div className="api-cell">${valueText(description, schema, '', [note, rules].filter(Boolean).join(' '))}</div>`;
}

const typeOf = (schema: Schema = {}): string =>
  htmlText(`${typeName(schema)}${formOf(schema).nullable ? ' or null' : ''}`);

const flagsOf = ({ required, deprecated }: Parameter): string[] => [
  ...(required ? ['required'] : []),
  ...(deprecated ? ['deprecated'] : []),
];

/** Name, and type and flags below it, in one narrow cell, so the description has room on a phone. */
function nameCell(name: string, { schema }: Header, flags: readonly string[], id?: string): string {
  const code = `<code${id ? ` id="${attribute(id)}"` : ''}>${htmlText(name)}</code>`;
  const notes = flags.map((flag) => `<span className="api-flag api-flag--${flag}">${flag}</span>`);
  return `${code}<br />${[`<span className="api-type">${typeOf(schema)}</span>`, ...notes].join(' ')}`;
}

/**
 * The "Parameters" section; empty if there are none.
 * @param skip Names of headers that the page explains elsewhere, such as the API key.
 */
export function parametersSection(parameters: readonly Parameter[], skip: readonly string[] = []): string {
  const kept = parameters.filter((p) => !skip.some((name) => name.toLowerCase() === p.name.toLowerCase()));
  if (kept.length === 0) return '';
  return blocks(
    heading(2, 'Parameters', 'parameters'),
    ...places.map(([place, title]) => {
      const group = kept.filter((p) => p.in === place);
      return (
        group.length > 0 &&
        blocks(
          heading(3, title, `${place}-parameters`),
          table(
            ['Parameter', 'Description'],
            group.map((p) => [nameCell(p.name, p, flagsOf(p), `${place}-${p.name}`), describe(p)]),
          ),
        )
      );
    }),
  );
}

export interface ResponseHeader {
  name: string;
  header: Header;
  /** Statuses that send it, in words. */
  sentWith: string;
}

/** A table of response headers. */
export function headersTable(headers: readonly ResponseHeader[]): string {
  return table(
    ['Header', 'Description'],
    headers.map(({ name, header, sentWith }) => [
      nameCell(name, header, []),
      describe(header, `Sent with ${sentWith}.`),
    ]),
  );
}
