/** Writes parameters and headers as tables, one a place. */
import type { Header, Json, Parameter, Schema } from './types';
import { attribute, blocks, code, heading, htmlText, mdxMarkdown, table } from './text';
import { constraintsOf } from './constraints';
import { exampleOf, formOf, typeName } from './schema-model';
import { valuesInline } from './values';

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

const shownJson = (value: Json): string => code(typeof value === 'string' ? value : JSON.stringify(value));

/** The example of a parameter or header, wherever OpenAPI lets it stand. */
export function parameterExample(parameter: Header): Json | undefined {
  const named = Object.values(parameter.examples ?? {})[0]?.value;
  return parameter.example ?? named ?? exampleOf(parameter.schema);
}

/** Everything about a value in one table cell. */
function describe(parameter: Header): string {
  const schema: Schema = parameter.schema ?? {};
  const rules = constraintsOf(schema).join(', ');
  const example = parameterExample(parameter);
  const fallback = schema.default;
  const sentences = [
    rules && `${rules.charAt(0).toUpperCase()}${rules.slice(1)}.`,
    fallback !== undefined && fallback !== null && `Default: ${shownJson(fallback)}.`,
    example !== undefined && example !== null && `Example: ${shownJson(example)}.`,
  ].filter(Boolean);
  return blocks(
    mdxMarkdown(parameter.description ?? schema.description ?? ''),
    valuesInline(schema),
    sentences.join(' '),
  );
}

const typeOf = (schema: Schema = {}): string =>
  htmlText(`${typeName(schema)}${formOf(schema).nullable ? ' or null' : ''}`);

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
            ['Name', 'Type', 'Required', 'Description'],
            group.map((p) => [
              `<code id="${attribute(`${place}-${p.name}`)}">${htmlText(p.name)}</code>${p.deprecated ? ' (deprecated)' : ''}`,
              typeOf(p.schema),
              p.required ? 'yes' : 'no',
              describe(p),
            ]),
          ),
        )
      );
    }),
  );
}

/** A table of response headers; empty if there are none. */
export function headersTable(headers: Readonly<Record<string, Header>>): string {
  const entries = Object.entries(headers);
  if (entries.length === 0) return '';
  return table(
    ['Header', 'Type', 'Description'],
    entries.map(([name, header]) => [
      `<code>${htmlText(name)}</code>`,
      typeOf(header.schema),
      describe(header),
    ]),
  );
}
