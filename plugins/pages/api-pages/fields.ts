/**
 * Writes the fields of an object as a nested list. Every field has an anchor, its type, whether it must be there, its
 * rules in words and an example. Objects inside objects fold with the browser's own `<details>`, which start open, so
 * nothing needs JavaScript; nesting is shown by a line at the side, which stays readable on a phone.
 */
import { slugOf } from '../../../lib/routes/written-routes';
import type { Schema } from '../../../lib/shared/json-schema';
import { attribute, blocks, htmlText, mdxMarkdown } from '../../../lib/text/mdx-text';
import { conditionsOf } from '../../../lib/openapi/conditions';
import { shownAs } from '../../../lib/openapi/predicates';
import {
  exampleOf,
  formOf,
  hasFields,
  hasParts,
  heldBy,
  longestExample,
  mapValues,
  typeName,
  type Form,
} from '../../../lib/openapi/schema-model';
import type { Anchors } from './anchors';
import { rulesText, valueText, type Sender } from './values';

/** Objects nested deeper than this are a mistake of the specification, such as a schema that holds itself. */
const deepest = 8;

/** What all fields of one body share. */
export interface Place {
  /** Start of the anchors, such as `body` or `response-200`. */
  anchor: string;
  anchors: Anchors;
  sender: Sender;
}

interface FieldContext extends Place {
  /** Full name of the parent, such as `bids[].`; empty at the top. */
  parent: string;
  depth: number;
  /** True if the body says for all its objects that they hold no other fields. */
  isClosed: boolean;
}

/** Examples of objects are in the example fences; only short values are worth a line here. */
function shortExample(schema: Schema): string {
  const example = exampleOf(schema);
  if (
    example === undefined ||
    (typeof example === 'object' && JSON.stringify(example).length > longestExample)
  )
    return '';
  return `Example: ${shownAs(example, schema)}.`;
}

export function flags(schema: Schema, required: boolean, nullable: boolean): string {
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

/** Rules between fields as a list, or in one line if they are few; empty if there are none. */
function rulesBetween(schema: Schema): string {
  const rules = conditionsOf(schema);
  if (rules.length < 3) return rules.join(' ');
  return blocks('Rules between these fields:', rules.map((rule) => `- ${rule}`).join('\n'));
}

/** What a list or a map holds, in words, unless its parts are listed with it. */
function heldText(schema: Schema): string {
  const held = schema.items ?? mapValues(schema);
  if (!held || hasParts(heldBy(held).form)) return '';
  const inner = formOf(held);
  const about = schema.description && inner.schema.title ? '' : (inner.schema.description ?? '');
  const text = mdxMarkdown(about);
  const own = text && `${schema.items ? 'Each item' : 'Each value'}: ${text}`;
  const example = exampleOf(schema) === undefined && shortExample(inner.schema);
  return [own, ...inner.presence, ...conditionsOf(inner.schema), example, heldText(inner.schema)]
    .filter(Boolean)
    .join(' ');
}

/** The text of a value: what it is, what it may be, its rules. */
export function textOf(
  { schema, presence }: Form,
  sender: Sender,
  description = schema.description ?? '',
  rules = rulesText(schema, shortExample(schema)),
): string {
  const listed = hasFields({ schema } as Form);
  return valueText(
    mdxMarkdown(description),
    schema,
    sender,
    [...presence, heldText(schema), ...(listed ? [] : conditionsOf(schema))].filter(Boolean).join(' '),
    rules,
  );
}

/** Rules between the fields of forms, which no list of fields says. */
const rulesBeside = (form: Form): string => blocks(form.presence.join(' '), rulesBetween(form.schema));

/** The fields that a field holds, and the forms of what it holds; `context` describes the field itself. */
export function nested(input: Schema, fullName: string, context: FieldContext): string {
  const { form, arrays } = heldBy(input);
  if (!hasParts(form)) return '';
  // What the field itself is has been said.
  const about = arrays > 0 ? [form.schema.description && mdxMarkdown(form.schema.description)] : [];
  const forms = form.alternatives && options(form.alternatives, fullName, context);
  if (!hasFields(form)) return blocks(...about, arrays > 0 && rulesBeside(form), forms);
  const name = `${fullName}${'[]'.repeat(arrays)}`;
  const label = arrays > 0 ? `Fields of each item of` : `Fields of`;
  const list = fieldList(arrays > 0 ? form : { ...form, presence: [] }, {
    ...context,
    parent: `${name}.`,
    depth: context.depth + 1,
  });
  return blocks(
    forms,
    [
      `<Fold open className="api-fold">`,
      `<summary>${label} <code>${htmlText(fullName)}</code></summary>`,
      '',
      blocks(...about, list),
      '',
      '</Fold>',
    ].join('\n'),
  );
}

function options(
  choice: { kind: 'oneOf' | 'anyOf'; options: Schema[] },
  fullName: string,
  context: FieldContext,
): string {
  const lead = choice.kind === 'oneOf' ? 'One of these forms:' : 'At least one of these forms:';
  const forms = choice.options.map((option, index) => {
    const title = option.title ? htmlText(option.title) : `Form ${index + 1}`;
    const { form, arrays } = heldBy(option);
    const name = option.title ? slugOf(option.title) : String(index + 1);
    const anchor = context.anchors.claim(`${context.anchor}-${name}`);
    const parent = fullName ? `${fullName}${'[]'.repeat(arrays)}.` : '';
    const inside = { ...context, anchor, parent, depth: context.depth + 1 };
    const own = formOf(option);
    const held = arrays > 0 && form.schema.description && mdxMarkdown(form.schema.description);
    return [
      `<Fold open className="api-fold">`,
      `<summary>${title}: ${htmlText(typeName(option))}${own.nullable ? ' or null' : ''}${flags(option, false, false)}</summary>`,
      '',
      blocks(
        textOf(hasFields(own) ? { ...own, presence: [] } : own, context.sender, option.description),
        held,
        arrays > 0 && !hasFields(form) && rulesBeside(form),
        form.alternatives && options(form.alternatives, fullName, inside),
        hasFields(form) && fieldList(form, inside),
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

function field(name: string, input: Schema, required: boolean, id: string, context: FieldContext): string {
  const inner = nested(input, `${context.parent}${name}`, { ...context, anchor: id });
  return fieldEntry({
    id,
    name,
    schema: input,
    required,
    text: textOf(formOf(input), context.sender),
    inner,
  });
}

/**
 * The list of an object's fields, with the rules between them.
 * @throws Error if objects nest more than eight levels deep, or if a rule has no words.
 */
function fieldList({ schema, presence }: Form, context: FieldContext): string {
  if (context.depth > deepest) {
    throw new Error(
      `Objects nest more than ${deepest} levels deep at "${context.parent}". Flatten the schema, or end its recursion.`,
    );
  }
  const required = new Set(schema.required ?? []);
  const extra = schema.additionalProperties;
  const fields = Object.entries(schema.properties ?? {});
  if (typeof extra === 'object') fields.push(['{name}', extra]);
  const ids = context.anchors.claimAll(
    context.anchor,
    fields.map(([name]) => name),
  );
  const items = fields.map(([name, property]) =>
    field(name, property, required.has(name), ids.get(name) ?? '', context),
  );
  return blocks(
    presence.join(' '),
    fieldEntries(items),
    rulesBetween(schema),
    extra === false && !context.isClosed && 'There are no other fields.',
  );
}

/** Whether each object of a schema refuses fields that it doesn't list, parents first. */
function closedObjects(input: Schema, depth = 0): boolean[] {
  // The list of fields says what is wrong with an object nested deeper.
  if (depth > deepest) return [];
  const { form } = heldBy(input);
  const { schema, alternatives } = form;
  const extra = schema.additionalProperties;
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(alternatives?.options ?? []),
    ...(typeof extra === 'object' ? [extra] : []),
  ];
  return [
    ...(schema.properties ? [extra === false] : []),
    ...inside.flatMap((one) => closedObjects(one, depth + 1)),
  ];
}

/**
 * A whole body: its fields, or its type and rules if it is not an object.
 * @throws Error if objects nest too deep, or if a rule has no words.
 */
export function schemaBlock(input: Schema, place: Place): string {
  const own = formOf(input);
  const { form, arrays } = heldBy(input);
  const closed = closedObjects(input);
  const isClosed = closed.length > 0 && closed.every(Boolean);
  const context: FieldContext = { ...place, parent: '', depth: 1, isClosed };
  const rules = rulesText(own.schema, '');
  if (!hasParts(form)) {
    const type = `Type: ${typeName(input)}${own.nullable ? ' or null' : ''}.`;
    return textOf(
      own,
      place.sender,
      [own.schema.title ? '' : own.schema.description, type].filter(Boolean).join(' '),
    );
  }
  return blocks(
    !own.schema.title && own.schema.description && mdxMarkdown(own.schema.description),
    own.nullable && 'Can be null.',
    arrays > 0 && `An array. Each item has these ${hasFields(form) ? 'fields' : 'forms'}:`,
    arrays > 0 && form.schema.description && mdxMarkdown(form.schema.description),
    rules && `<p className="api-rules">${rules}</p>`,
    !hasFields(form) && rulesBeside(form),
    form.alternatives && options(form.alternatives, '', context),
    hasFields(form) && fieldList(form, context),
    isClosed &&
      (place.sender === 'reader' ? "Fields that aren't listed are refused." : 'There are no other fields.'),
  );
}
