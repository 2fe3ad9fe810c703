/**
 * What can be filled in for the request of an operation: parameters as their style writes them, and the body's media type
 * with its parts. Samples and the request builder are made of it, so both send the same.
 */
import type { LocatedOperation, MediaType, Parameter } from '../../../lib/openapi/types';
import { exampleOf, flatten } from '../../../lib/openapi/schema-model';
import type { Json, Schema } from '../../../lib/shared/json-schema';
import type { RequestBodyForm, RequestField, RequestForm } from '../../../lib/shared/samples/fields';
import type { SampleAnswer, SampleBody } from '../../../lib/shared/samples/types';
import { wordList } from '../../../lib/text/words';
import { plainText } from './front-matter';
import { examplesOf } from './media';
import { parameterExample } from './parameters';

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasType = ({ type, properties }: Schema, name: 'array' | 'object'): boolean =>
  [type ?? []].flat().includes(name) || (name === 'object' && properties !== undefined);

/**
 * A value as its text.
 * @throws Error for a list or an object, and for integers that reading YAML has rounded.
 */
function textOf(value: Json, where: string): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'object')
    throw new Error(
      `${where}: the example ${JSON.stringify(value)} isn't a single value. Write a text or a number.`,
    );
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new Error(`${where}: the example ${value} has more digits than a number keeps. Put it in quotes.`);
  return String(value);
}

const exampleText = (value: Json | undefined, where: string): string | string[] | undefined => {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.map((item) => textOf(item, where)) : textOf(value, where);
};

/** True for a value that is more than a text, in one of its forms. */
function hasMembers(input: Schema): boolean {
  const { anyOf = [], oneOf = [], ...schema } = flatten(input);
  return hasType(schema, 'array') || hasType(schema, 'object') || [...anyOf, ...oneOf].some(hasMembers);
}

/** Styles of each place, the default first. */
const styles: Readonly<Record<Parameter['in'], readonly string[]>> = {
  path: ['simple'],
  query: ['form', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/**
 * The fields of a parameter: one, or one for each member of an object.
 * @param operation Begins the messages.
 * @throws Error for a way of writing it that no sample follows.
 */
export function parameterFields(parameter: Parameter, operation = ''): RequestField[] {
  const { name, in: place, required = false } = parameter;
  const where = `${operation}${place} parameter "${name}"`;
  const schema = flatten(parameter.schema ?? {});
  const style = parameter.style ?? styles[place][0];
  const explode = parameter.explode ?? style === 'form';
  const refuse = (what: string, cure: string): never => {
    throw new Error(`${where}: no sample can write ${what}. ${cure}`);
  };
  if (parameter.content) refuse('"content" of a parameter', 'Give it a schema.');
  if (parameter.allowReserved) refuse('"allowReserved"', 'Leave it out.');
  if (style === undefined || !styles[place].includes(style))
    refuse(`the style "${style}" here`, `Use ${styles[place].join(' or ')}.`);
  const field = { in: place, required, description: plainText(parameter.description ?? '') };
  const example = parameterExample(parameter);
  if (hasType(schema, 'object')) {
    if (place !== 'query' || !explode)
      refuse(
        `an object in the ${place} with explode: ${explode}`,
        'Put it into the query, with explode: true.',
      );
    if (example !== undefined && !isObject(example))
      refuse('an example that is not an object', 'Name its fields.');
    const examples = isObject(example) ? example : {};
    const members = { ...schema.properties };
    for (const member of Object.keys(examples))
      members[member] ??= typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    const withParts = Object.keys(members).filter((member) => hasMembers(members[member] ?? {}));
    if (withParts.length > 0) refuse(`members with parts: ${wordList(withParts)}`, 'Flatten them.');
    return Object.entries(members).map(([member, memberSchema]): RequestField => {
      const value = exampleText(examples[member] ?? exampleOf(memberSchema), `${where}, ${member}`);
      return {
        ...field,
        name: style === 'deepObject' ? `${name}[${member}]` : member,
        description: plainText(memberSchema.description ?? ''),
        required: required && (schema.required ?? []).includes(member),
        schema: memberSchema,
        ...(value === undefined ? {} : { example: value }),
      };
    });
  }
  if (style === 'deepObject') refuse('the style "deepObject" of anything but an object', 'Use form.');
  if (place === 'cookie' && hasType(schema, 'array')) refuse('a list in a cookie', 'Use a query parameter.');
  if (hasMembers(schema.items ?? {})) refuse('a list of lists or objects', 'List single values.');
  const value = exampleText(example, where);
  return [
    {
      ...field,
      name,
      schema,
      ...(hasType(schema, 'array') && (place !== 'query' || !explode) ? { joined: true as const } : {}),
      ...(value === undefined ? {} : { example: value }),
    },
  ];
}

/** How a body or an answer of a media type is written. */
function kindOf(type: string): SampleBody['kind'] {
  const [name = ''] = type.toLowerCase().split(';');
  if (/^application\/(.+\+)?json$/.test(name)) return 'json';
  if (name === 'application/x-www-form-urlencoded') return 'form';
  if (name === 'multipart/form-data') return 'multipart';
  return /^text\/|[/+](xml|yaml|csv|x-ndjson|jsonl)$/.test(name) ? 'text' : 'file';
}

/** The media type that a request is shown with: JSON if there is one. */
function mediaOf(content: Readonly<Record<string, MediaType>>): [type: string, media: MediaType] | undefined {
  const all = Object.entries(content);
  return all.find(([type]) => kindOf(type) === 'json') ?? all[0];
}

/** What the first answer of success holds. */
function answerOf({ responses }: LocatedOperation): SampleAnswer {
  const contents = Object.keys(responses)
    .filter((status) => status.startsWith('2'))
    .sort()
    .map((status) => Object.keys(responses[status]?.content ?? {}));
  const types = contents.find((names) => names.length > 0);
  if (!types) return 'none';
  const kinds = types.map(kindOf);
  if (kinds.includes('json')) return 'json';
  return kinds[0] === 'text' ? 'text' : 'file';
}

const endings: Readonly<Record<string, string>> = { 'text/plain': 'txt', 'image/jpeg': 'jpg' };

/**
 * A name for a file of a media type: the example of binary content, which a specification can't hold, else made of `name`.
 * @throws Error for an example that is not a name.
 */
function fileName(name: string, type: string, example: Json | undefined, where: string): string {
  if (typeof example === 'string' && /^[\w .-]+\.\w+$/.test(example)) return example;
  const ending = endings[type] ?? /[/+](csv|json|xml|png|gif|pdf|zip|svg|gzip)$/.exec(type)?.[1] ?? 'bin';
  const made = `${name}.${ending}`;
  if (example === undefined) return made;
  throw new Error(
    `${where}: the example ${JSON.stringify(example)} isn't the name of a file. Write one, such as ${made}.`,
  );
}

const isBinary = ({ format, contentMediaType, contentEncoding }: Schema): boolean =>
  format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);

/**
 * The fields of a form.
 * @throws Error for a form without named fields.
 */
function formFields(kind: 'form' | 'multipart', media: MediaType, where: string): RequestField[] {
  const schema = flatten(media.schema ?? {});
  const whole = examplesOf(media)[0]?.value;
  if (!schema.properties || (whole !== undefined && !isObject(whole)))
    throw new Error(`${where}: a form needs named fields, and an example that is an object.`);
  return Object.entries(schema.properties).map(([name, property]): RequestField => {
    const { contentType, explode = true } = media.encoding?.[name] ?? {};
    const items = hasType(property, 'array') ? (property.items ?? {}) : property;
    // Of the types that a part can have, samples send the first.
    const [encoded] = contentType?.split(/\s*,\s*/) ?? [];
    const type = encoded ?? items.contentMediaType;
    const at = `${where}, ${name}`;
    const field = {
      name,
      in: kind === 'form' ? ('form' as const) : ('part' as const),
      required: schema.required?.includes(name) ?? false,
      description: plainText(property.description ?? ''),
      schema: property,
    };
    const given = whole?.[name] ?? exampleOf(property);
    if (kind === 'multipart' && isBinary(items)) {
      const file = type ?? 'application/octet-stream';
      const names = (Array.isArray(given) ? given : [given]).map((one) => fileName(name, file, one, at));
      const example = items === property ? (names[0] ?? '') : names;
      return { ...field, isFile: true, type: file, example };
    }
    if (hasType(items, 'object')) {
      if (kind === 'form') throw new Error(`${at}: no sample can write an object in a form.`);
      return {
        ...field,
        type: type ?? 'application/json',
        ...(given === undefined ? {} : { example: [given].flat().map((item) => jsonText(item, at)) }),
      };
    }
    const example = exampleText(given, at);
    return {
      ...field,
      ...(kind === 'form' && !explode ? { joined: true as const } : {}),
      ...(kind === 'multipart' && encoded !== undefined ? { type: encoded } : {}),
      ...(example === undefined ? {} : { example }),
    };
  });
}

/**
 * JSON of an example.
 * @throws Error for integers that reading YAML has rounded.
 */
function jsonText(value: Json, where: string): string {
  return JSON.stringify(value, (_, item: Json) => {
    if (typeof item === 'number') textOf(item, where);
    return item;
  });
}

/** The body with the examples of JSON and text, and the fields of forms and files. */
function bodyForm(operation: LocatedOperation): { body?: RequestBodyForm; fields: RequestField[] } {
  const { operationId, requestBody } = operation;
  const found = mediaOf(requestBody?.content ?? {});
  if (!requestBody || !found) return { fields: [] };
  const [type, media] = found;
  const where = `${operationId}, request body`;
  const schema = flatten(media.schema ?? {});
  const required = requestBody.required ?? false;
  const kind = kindOf(type) === 'text' && isBinary(schema) ? 'file' : kindOf(type);
  const body: RequestBodyForm = { kind, type, required, schema, examples: [] };
  if (kind === 'form' || kind === 'multipart') return { body, fields: formFields(kind, media, where) };
  const examples = examplesOf(media);
  if (kind === 'file') {
    const example = fileName('body', type, examples[0]?.value, where);
    const field = { name: 'file', in: 'file' as const, required, description: '', schema: {}, type, example };
    return { body, fields: [{ ...field, isFile: true }] };
  }
  return {
    body: {
      ...body,
      examples: examples.map(({ name, title, value }) => ({
        name,
        title: title || 'Example',
        value: kind === 'json' ? jsonText(value, where) : textOf(value, where),
      })),
    },
    fields: [],
  };
}

/**
 * What can be filled in for an operation.
 * @throws Error naming the operation for what no sample can send as the specification says.
 */
export function requestForm(operation: LocatedOperation, server: string, apiKeyHeader: string): RequestForm {
  const parameters = (operation.parameters ?? []).filter(
    ({ name }) => name.toLowerCase() !== apiKeyHeader.toLowerCase(),
  );
  const { body, fields } = bodyForm(operation);
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    server,
    apiKeyHeader,
    fields: [
      ...parameters.flatMap((parameter) => parameterFields(parameter, `${operation.operationId}, `)),
      ...fields,
    ],
    ...(body && { body }),
    answer: answerOf(operation),
  };
}
