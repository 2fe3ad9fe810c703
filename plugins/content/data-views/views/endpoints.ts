/**
 * Views of the endpoints that no OpenAPI document describes: `endpoint` (how to call it), `endpoint-errors` (each error
 * with its cure) and `schema-fields` (the fields of a JSON Schema). The samples are checked against the same files.
 */
import type { Table } from 'mdast';
import type { View } from '../view';
import { site } from '../../../../config/site';
import { rateText } from '../../../../lib/facts/derived-limits';
import { loadApiErrors, loadApiRateLimits, loadEndpoints } from '../../../../lib/facts/load';
import type { Endpoint } from '../../../../lib/facts/types';
import { loadJsonSchema, type JsonSchema } from '../../../../lib/openapi/json-schemas';
import { constraintsOf } from '../../../../lib/openapi/constraints';
import type { Schema } from '../../../../lib/shared/json-schema';
import { markdown } from '../../../../lib/markdown/inline';
import {
  code,
  joined,
  link,
  listed,
  strong,
  table,
  withDetails,
  type Inline,
} from '../../../../lib/markdown/nodes';
import { errorRoute } from '../../../../lib/openapi/error-anchor';
import { sentence, wordList } from '../../../../lib/text/words';
import { named, withCodes } from '../props';
import { rowTable } from '../table-view';

const endpointOf = (id: string | undefined): Endpoint =>
  named(loadEndpoints(), (entry) => entry.id, id, 'No endpoint');

function policyText(policy: string): Inline {
  const limit = loadApiRateLimits().find((entry) => entry.policy === policy);
  if (!limit) {
    throw new Error(
      `data/json-schemas/endpoints.yaml names the rate limit "${policy}", which does not exist.`,
    );
  }
  return [`${rateText(limit)} (`, code(policy), ')'];
}

/** `<Data view="endpoint" id="acquisition" />`: address, authentication, rate limits and time-out. */
export const endpoint: View = {
  required: ['id'],
  render({ id }) {
    const { methods, path, auth, rateLimits, timeout, request, parameters } = endpointOf(id);
    const sent = [
      ...(request === undefined ? [] : ['JSON body']),
      ...(parameters === undefined ? [] : ['Parameters in the query (GET) or as a form (POST)']),
    ];
    return table(
      ['What', 'Value'],
      [
        ['Method and path', [listed(methods.map(code), 'or'), ' ', code(`${site.apiUrl}${path}`)]],
        [
          'Authentication',
          auth.kind === 'api-key'
            ? [
                'Header ',
                code('X-Whence-Api-Key'),
                ', scope ',
                link('/api/overview#scopes', code(auth.scope)),
              ]
            : 'Signature; no API key',
        ],
        ['You send', sent.join(', ')],
        ['Rate limits', joined(rateLimits.map(policyText), '; ')],
        ['Client timeout', `${timeout} seconds`],
      ],
    );
  },
};

const missing = (what: string): Error =>
  new Error(`data/json-schemas/endpoints.yaml names the ${what}, which data/api-errors.yaml lacks.`);

function problemTable(entry: Endpoint): Table {
  const { errors } = loadApiErrors();
  const own = entry.errors
    .map((problem) => {
      const error = errors.find((e) => e.code === problem.code);
      if (!error) throw missing(`error "${problem.code}"`);
      return { ...error, ...problem };
    })
    .sort((a, b) => a.status - b.status);
  return rowTable(own, {
    Status: ({ status }) => String(status),
    Code: (problem) => link(errorRoute(problem.code), code(problem.code)),
    When: ({ when }) => markdown(when),
    'What to do': ({ cure }) => markdown(cure),
  });
}

function fieldTable(entry: Endpoint, codes: string | undefined): Table {
  const { fieldCodes } = loadApiErrors();
  const own = (entry.fieldErrors ?? []).map((error) => {
    const field = fieldCodes.find((known) => known.code === error.code);
    if (!field) throw missing(`field code "${error.code}"`);
    return { ...error, when: error.when ?? field.when };
  });
  return rowTable(withCodes(own, codes, `${entry.id} has no field code`), {
    'Field code': (field) => code(field.code),
    When: ({ when }) => markdown(when),
    'What to do': ({ cure }) => markdown(cure),
  });
}

/**
 * `<Data view="endpoint-errors" id="acquisition" />`; with `of="fields"` the codes of single fields, or those that
 * `codes` lists.
 */
export const endpointErrors: View = {
  required: ['id'],
  optional: ['of', 'codes'],
  render({ id, of, codes }) {
    const entry = endpointOf(id);
    if (of === undefined) return problemTable(entry);
    if (of === 'fields') return fieldTable(entry, codes);
    throw new Error(`of="${of}" is not known. Write of="fields", or leave it out for the problems.`);
  },
};

function typeOf(schema: JsonSchema): Inline {
  if (schema['x-docs'] !== undefined && schema.title) return link(schema['x-docs'], schema.title);
  if (schema.items) return ['array of ', typeOf(schema.items)];
  if (schema.type !== undefined) return wordList([schema.type].flat(), 'or');
  const [value] = schema.enum ?? [schema.const];
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

function descriptionOf(schema: JsonSchema): Inline {
  const values = schema['x-names'] === undefined ? (schema.enum ?? []) : [];
  const { enum: _, const: constant, ...ruled } = schema;
  const isObject = schema['x-docs'] !== undefined;
  const rules =
    isObject || schema.items?.['x-names'] || schema['x-names'] ? [] : constraintsOf(ruled as Schema);
  const counts = schema.items?.['x-names']
    ? constraintsOf({ minItems: schema.minItems, maxItems: schema.maxItems } as Schema)
    : [];
  return joined(
    [
      schema.description ? markdown(schema.description) : '',
      values.length > 0 ? [joined(values.map((value) => code(String(value)))), '.'] : '',
      constant === undefined ? '' : ['Always ', code(String(constant)), '.'],
      ...[...counts, ...rules]
        .filter((rule) => rule !== 'at least 0')
        .map((rule) => markdown(sentence(rule))),
      schema.default === undefined ? '' : ['Default: ', code(String(schema.default)), '.'],
    ],
    ' ',
  );
}

/** The schema that `schema="common-objects" part="Filter"` names. */
function partOf(schema: string, part: string | undefined): JsonSchema {
  return loadJsonSchema(schema, part === undefined ? '' : `#/$defs/${part}`);
}

function requiredWord(required: boolean | undefined, when: string | undefined): Inline {
  if (required) return strong('required');
  return when === undefined ? '' : ['required ', markdown(when)];
}

/**
 * `<Data view="schema-fields" schema="common-objects" part="Filter" />`: the fields of a schema of data/json-schemas.
 * `own="true"` leaves out what is exactly a common field of the reporting API; `answer="true"` does not say
 * which fields are required, because an answer has them all.
 */
export const schemaFields: View = {
  required: ['schema'],
  optional: ['part', 'own', 'answer'],
  render({ schema: name = '', part, own, answer }) {
    const schema = partOf(name, part);
    const fields = Object.entries(schema.properties ?? {});
    if (fields.length === 0)
      throw new Error(`${name}${part ? ` ${part}` : ''} has no fields. Name another part.`);
    const common = own === 'true' ? (partOf('common-objects', 'CommonFields').properties ?? {}) : {};
    const shown = fields.filter(([field, node]) => JSON.stringify(common[field]) !== JSON.stringify(node));
    return rowTable(shown, {
      Field: ([field, node]) =>
        withDetails(
          code(field),
          typeOf(node),
          answer === 'true' ? '' : requiredWord(schema.required?.includes(field), node['x-required']),
        ),
      'What it is': ([, node]) => descriptionOf(node),
    });
  },
};
