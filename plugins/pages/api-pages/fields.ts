/**
 * Writes the fields of an object as a nested list. Every field has an anchor, its type, whether it must be there, its
 * rules in words and an example. Objects inside objects fold with the browser's own `<details>`, which start open, so
 * nothing needs JavaScript; nesting is shown by a line at the side, which stays readable on a phone.
 */
import { slugOf } from '../../../lib/routes/written-routes';
import type { Schema } from '../../../lib/shared/json-schema';
import { attribute, blocks, htmlText, mdxMarkdown } from '../../../lib/text/mdx-text';
import { exampleOf, formOf, innerObject, typeName } from '../../../lib/openapi/schema-model';
import { rulesText, shownJson, valueText } from './values';

/** Objects nested deeper than this are a mistake of the specification, such as a schema that holds itself. */
const deepest = 8;

export interface FieldContext {
  /** Anchor of the parent, such as `body`, `body-bids` or `response-200`. */
  anchor: string;
  /** Full name of the parent, such as `bids[].`; empty at the top. */
  parent: string;
  depth: number;
}

/** Anchor of a part of something that has one: `body-bids` and `bid_amount` give `body-bids-bid_amount`. */
const anchorOf = (parent: string, name: string): string =>
  `${parent}-${name.replace(/[^A-Za-z0-9_-]+/g, '')}`;

/** Examples of objects are in the example fences; only short values are worth a line here. */
function shortExample(schema: Schema): string {
  const example = exampleOf(schema);
  if (
    example === undefined ||
    example === null ||
    (typeof example === 'object' && JSON.stringify(example).length > 60)
  ) {
    return '';
  }
  return `Example: ${shownJson(example)}.`;
}

function flags(schema: Schema, required: boolean, nullable: boolean): string {
  const flag = (text: string, kind = '') =>
    ` <span className="api-flag${kind && ` api-flag--${kind}`}">${text}</span>`;
  return [
    required ? flag('required', 'required') : '',
    nullable ? flag('nullable') : '',
    schema.readOnly ? flag('read only') : '',
    schema.writeOnly ? flag('write only') : '',
    schema.deprecated ? flag('deprecated', 'deprecated') : '',
  ].join('');
}

/** What a field holds; `context` describes the field itself. */
function nested(input: Schema, fullName: string, context: FieldContext): string {
  const { schema, alternatives } = formOf(input);
  const arrayItems = schema.items ? formOf(schema.items).alternatives : undefined;
  const choice = alternatives ?? arrayItems;
  if (choice) return options(choice, fullName, context);
  const inner = innerObject(input);
  if (!inner) return '';
  const name = `${fullName}${'[]'.repeat(inner.arrays)}`;
  const label = inner.arrays > 0 ? `Fields of each item of` : `Fields of`;
  return [
    `<Fold open className="api-fold">`,
    `<summary>${label} <code>${htmlText(fullName)}</code></summary>`,
    '',
    fieldList(inner.schema, { ...context, parent: `${name}.`, depth: context.depth + 1 }),
    '',
    '</Fold>',
  ].join('\n');
}

function options(
  choice: { kind: 'oneOf' | 'anyOf'; options: Schema[] },
  fullName: string,
  context: FieldContext,
): string {
  const lead = choice.kind === 'oneOf' ? 'One of these forms:' : 'At least one of these forms:';
  const forms = choice.options.map((option, index) => {
    const title = option.title ? htmlText(option.title) : `Form ${index + 1}`;
    const inner = innerObject(option);
    const anchor = anchorOf(context.anchor, option.title ? slugOf(option.title) : String(index + 1));
    return [
      `<Fold open className="api-fold">`,
      `<summary>${title}: ${htmlText(typeName(option))}</summary>`,
      '',
      blocks(
        option.description && mdxMarkdown(option.description),
        inner
          ? fieldList(inner.schema, {
              anchor,
              parent: fullName ? `${fullName}.` : '',
              depth: context.depth + 1,
            })
          : valueText('', option, '', rulesText(option, shortExample(option))),
      ),
      '',
      '</Fold>',
    ].join('\n');
  });
  return blocks(lead, ...forms);
}

export interface FieldEntry {
  id: string;
  name: string;
  /** A property or a parameter; says type and flags. */
  schema: Schema;
  required: boolean;
  /** MDX: what it is, and its rules. */
  text: string;
  /** MDX: the fields of what it holds. */
  inner?: string;
}

/** One entry of a list of fields or parameters, with a link to itself. */
export function fieldEntry({ id, name, schema: input, required, text, inner = '' }: FieldEntry): string {
  const { schema, nullable } = formOf(input);
  const link = `<a className="api-field-name" href="#${attribute(id)}"><code>${htmlText(name)}</code></a>`;
  const type = `<span className="api-type">${htmlText(typeName(input))}</span>`;
  return blocks(
    `<li className="api-field" id="${attribute(id)}">\n<div className="api-field-head">${link} ${type}${flags(schema, required, nullable)}</div>`,
    text,
    inner,
    '</li>',
  );
}

/** A list of such entries. */
export const fieldEntries = (entries: readonly string[]): string =>
  blocks('<ul className="api-fields">', ...entries, '</ul>');

function field(name: string, input: Schema, required: boolean, context: FieldContext): string {
  const { schema, presence } = formOf(input);
  const id = anchorOf(context.anchor, name);
  const text = valueText(
    mdxMarkdown(schema.description ?? ''),
    schema,
    presence.join(' '),
    rulesText(schema, shortExample(schema)),
  );
  const inner = nested(input, `${context.parent}${name}`, { ...context, anchor: id });
  return fieldEntry({ id, name, schema: input, required, text, inner });
}

/**
 * The list of an object's fields.
 * @throws Error if objects nest more than eight levels deep.
 */
function fieldList(input: Schema, context: FieldContext): string {
  if (context.depth > deepest) {
    throw new Error(
      `Objects nest more than ${deepest} levels deep at "${context.parent}". Flatten the schema, or end its recursion.`,
    );
  }
  const { schema, presence } = formOf(input);
  const required = new Set(schema.required ?? []);
  const items = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    field(name, property, required.has(name), context),
  );
  const extra = schema.additionalProperties;
  if (typeof extra === 'object') items.push(field('{name}', extra, false, context));
  return blocks(presence.join(' '), fieldEntries(items));
}

/**
 * A whole body: its fields, or its type and rules if it is not an object.
 * @param anchor Start of the anchors, such as `body` or `response-200`.
 * @throws Error if objects nest too deep.
 */
export function schemaBlock(input: Schema, anchor: string): string {
  const { schema, nullable, alternatives } = formOf(input);
  const context: FieldContext = { anchor, parent: '', depth: 1 };
  if (alternatives) return options(alternatives, '', context);
  const inner = innerObject(input);
  if (!inner) {
    const type = `Type: ${typeName(input)}${nullable ? ' or null' : ''}.`;
    return valueText(type, schema, '', rulesText(schema, shortExample(schema)));
  }
  return blocks(
    inner.arrays > 0 && 'An array. Each item has these fields:',
    fieldList(inner.schema, context),
  );
}
