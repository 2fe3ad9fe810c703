/** Writes parameters as lists, one a place, and response headers as a table. */
import type { Header, Parameter } from '../../../lib/openapi/types';
import type { Json, Schema } from '../../../lib/shared/json-schema';
import { blocks, heading, htmlText, mdxMarkdown, table } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { exampleOf, typeName } from '../../../lib/openapi/schema-model';
import { fieldEntries, fieldEntry } from './fields';
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
 * Everything about a parameter or header in one paragraph.
 * @param note What is said before its rules.
 */
function describe(parameter: Header, note = ''): string {
  const schema: Schema = parameter.schema ?? {};
  const example = parameterExample(parameter) ?? [];
  const examples = [example].flat().map(shownJson);
  const rules = rulesText(schema, examples.length > 0 ? `Example: ${wordList(examples)}.` : '');
  const description = mdxMarkdown(parameter.description ?? schema.description ?? '');
  return valueText(description, schema, '', [note, rules].filter(Boolean).join(' '));
}

/**
 * The "Parameters" section; empty if there are none.
 * @param skip Names of headers that the page explains elsewhere, such as the API key.
 */
export function parametersSection(parameters: readonly Parameter[], skip: readonly string[] = []): string {
  const kept = parameters.filter((p) => !skip.some((name) => name.toLowerCase() === p.name.toLowerCase()));
  if (kept.length === 0) return '';
  const entry = (p: Parameter): string =>
    fieldEntry({
      id: `${p.in}-${p.name}`,
      name: p.name,
      schema: { ...p.schema, ...(p.deprecated && { deprecated: true }) },
      required: p.required ?? false,
      text: describe(p),
    });
  return blocks(
    heading(2, 'Parameters', 'parameters'),
    ...places.map(([place, title]) => {
      const group = kept.filter((p) => p.in === place);
      return (
        group.length > 0 && blocks(heading(3, title, `${place}-parameters`), fieldEntries(group.map(entry)))
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

/** A table of response headers. Name and type share a narrow cell, so the description has room on a phone. */
export function headersTable(headers: readonly ResponseHeader[]): string {
  return table(
    ['Header', 'Description'],
    headers.map(({ name, header, sentWith }) => [
      `<code>${htmlText(name)}</code><br /><span className="api-type">${htmlText(typeName(header.schema ?? {}))}</span>`,
      `<div className="api-cell">${describe(header, `Sent with ${sentWith}.`)}</div>`,
    ]),
  );
}
