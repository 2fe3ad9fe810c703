/** Writes parameters as lists, one a place, and response headers as a table. */
import type { Header, Parameter } from '../../../lib/openapi/types';
import type { Json } from '../../../lib/shared/json-schema';
import { blocks, code, heading, htmlText, mdxMarkdown, table } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { shown } from '../../../lib/openapi/predicates';
import { describedBy, exampleOf, formOf, typeName } from '../../../lib/openapi/schema-model';
import type { Anchors } from './anchors';
import { fieldEntries, fieldEntry, flags, nested, textOf } from './fields';
import { rulesText, type Sender } from './values';

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

/** The examples of a parameter or header in words, each with what the specification says of it. */
function exampleText(parameter: Header): string {
  const named = Object.values(parameter.examples ?? {}).flatMap(({ value, summary, description }) =>
    value === undefined ? [] : [{ value, about: [summary, description].filter(Boolean).join('. ') }],
  );
  const single = parameter.example ?? exampleOf(parameter.schema);
  const all = parameter.example === undefined && named.length > 0 ? named : [{ value: single, about: '' }];
  const texts = all.flatMap(({ value, about }) => {
    if (value === undefined) return [];
    const values = wordList([value].flat().map(shown));
    return [about ? `${values} (${mdxMarkdown(about)})` : values];
  });
  return texts.length > 0 ? `Example: ${texts.join('; ')}.` : '';
}

/** How a parameter with more than one value is written; empty for single values. */
function writingText({ name, in: place, explode, style, schema }: Parameter): string {
  const { schema: own } = formOf(schema ?? {});
  if (own.type === 'array' || own.items)
    return place === 'query' && explode !== false
      ? 'For more than one value, repeat the parameter.'
      : 'Separate values with commas.';
  if (own.type !== 'object' && !own.properties) return '';
  return style === 'deepObject'
    ? `Write each field as ${code(`${name}[field]`)}.`
    : 'Each field is a separate parameter.';
}

/**
 * Everything about a parameter or header in one paragraph.
 * @param note What is said before its rules.
 */
function describe(parameter: Header, sender: Sender, note = ''): string {
  const { schema, ...form } = formOf(parameter.schema ?? {});
  const description = describedBy(parameter.description, schema);
  const rules = [note, rulesText(schema, exampleText(parameter))].filter(Boolean).join(' ');
  return textOf({ ...form, schema: { ...schema, description } }, sender, description, rules);
}

/**
 * The "Parameters" section; empty if there are none.
 * @param skip Names of headers that the page explains elsewhere, such as the API key.
 */
export function parametersSection(
  parameters: readonly Parameter[],
  anchors: Anchors,
  skip: readonly string[] = [],
): string {
  const kept = parameters.filter((p) => !skip.some((name) => name.toLowerCase() === p.name.toLowerCase()));
  if (kept.length === 0) return '';
  const entry = (p: Parameter): string => {
    const id = anchors.claim(`${p.in}-${p.name}`);
    const context = { anchor: id, anchors, sender: 'reader', parent: '', depth: 1, isClosed: true } as const;
    return fieldEntry({
      id,
      name: p.name,
      schema: { ...p.schema, ...(p.deprecated && { deprecated: true }) },
      required: p.required ?? false,
      text: describe(p, 'reader', writingText(p)),
      inner: nested(p.schema ?? {}, p.name, context),
    });
  };
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
      `<code>${htmlText(name)}</code><br /><span className="api-type">${htmlText(typeName(header.schema ?? {}))}</span>${flags({ ...header.schema, ...(header.deprecated && { deprecated: true }) }, false, false)}`,
      `<div className="api-cell">${describe(header, 'api', `Sent with ${sentWith}.`)}</div>`,
    ]),
  );
}
