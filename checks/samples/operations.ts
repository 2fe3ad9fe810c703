/**
 * Checks a request against the OpenAPI documents: path, method, query, headers and body. curl samples are read as such
 * requests (curl.ts), and running programs send them (run/mock-api.ts), so both are held to the same rules.
 */
import { families } from '../../lib/openapi/families';
import { listOperations, validatorFor } from '../../lib/openapi/documents';
import type { LocatedOperation, Parameter } from '../../lib/openapi/types';
import type { Schema } from '../../lib/shared/json-schema';
import { didYouMean } from '../../lib/text/closest';
import { isVariable, pathPattern, type ApiCall } from './calls';
import { bodyFindings, keyFindings, pathParameters, targetsOf } from './requests';
import { finding, unless, type SampleFinding } from './rules';

const operations = () =>
  families
    .flatMap(({ specFile }) => listOperations(specFile))
    .map((operation) => ({ ...operation, methods: [operation.method.toUpperCase()] }));

/** The operation that a method and a path name; undefined if no document has it. */
export const operationAt = (method: string, pathname: string): LocatedOperation | undefined =>
  operations().find(({ methods, path }) => methods.includes(method) && pathPattern(path).test(pathname));

function typed(value: string, type: unknown): unknown {
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return Number(value);
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** What is wrong with the text of one parameter; a shell variable can have any value. */
const valueProblems = (value: string, schema: Schema | undefined): string[] =>
  schema && !isVariable(value) ? validatorFor(schema)(typed(value, schema.type)) : [];

const pathFindings = ({ path, parameters }: LocatedOperation, pathname: string, row: number) =>
  pathParameters(path, pathname).flatMap(({ name, value }) => {
    const parameter = parameters?.find((one) => one.in === 'path' && one.name === name);
    return valueProblems(value, parameter?.schema).map((problem) =>
      finding(row, `{${name}} is "${value}": ${problem}`, 'Use a value of the sample world.'),
    );
  });

/** What is wrong with the values of a query parameter, and with their number. */
function queryValueFindings({ name, schema }: Parameter, values: string[], row: number): SampleFinding[] {
  const isList = schema?.type === 'array';
  const each = values.flatMap((value) =>
    valueProblems(value, isList ? schema.items : schema).map((problem) =>
      finding(row, `${name}=${value}: ${problem}`, 'Correct the value.'),
    ),
  );
  if (!isList)
    return [
      ...each,
      ...unless(values.length < 2, row, `${name} is there ${values.length} times`, 'Send it once.'),
    ];
  if (each.length > 0 || values.some(isVariable)) return each;
  const items = values.map((value) => typed(value, schema.items?.type));
  return validatorFor(schema)(items).map((problem) =>
    finding(row, `${name}: ${problem}`, 'Correct the values.'),
  );
}

function queryFindings({ operationId, parameters = [] }: LocatedOperation, url: URL, row: number) {
  const query = parameters.filter((p) => p.in === 'query');
  const names = query.map(({ name }) => name);
  const sent = [...new Set(url.searchParams.keys())];
  return [
    ...sent.flatMap((name) => {
      const parameter = query.find((p) => p.name === name);
      if (parameter) return queryValueFindings(parameter, url.searchParams.getAll(name), row);
      const message = `${operationId} has no query parameter "${name}"`;
      return [finding(row, message, didYouMean(name, names) || 'Remove it.')];
    }),
    ...query
      .filter(({ name, required }) => required && !sent.includes(name))
      .map(({ name }) =>
        finding(row, `${operationId} needs the query parameter "${name}"`, `Add ${name}=….`),
      ),
  ];
}

const headerFindings = ({ parameters = [] }: LocatedOperation, { headers, row }: ApiCall) =>
  parameters
    .filter((p) => p.in === 'header')
    .flatMap(({ name, required, schema }): SampleFinding[] => {
      const value = headers.get(name.toLowerCase());
      if (value === undefined) return unless(!required, row, `The call sends no ${name}`, 'Add the header.');
      return valueProblems(value, schema).map((problem) =>
        finding(row, `${name} is "${value}": ${problem}`, 'Correct the header.'),
      );
    });

function requestFindings({ operationId, requestBody }: LocatedOperation, call: ApiCall): SampleFinding[] {
  const { body, row } = call;
  const content = requestBody?.content['application/json'];
  if (!content)
    return unless(body?.startsWith('@') ?? true, row, `${operationId} takes no body`, 'Remove it.');
  const validate = content.schema ? validatorFor(content.schema) : () => [];
  return bodyFindings(call, operationId, validate, 'Correct the body.');
}

/** What is wrong with a call to an operation, whose path and method it has. */
export const operationFindings = (operation: LocatedOperation, call: ApiCall, url: URL): SampleFinding[] => [
  ...pathFindings(operation, decodeURIComponent(url.pathname), call.row),
  ...queryFindings(operation, url, call.row),
  ...keyFindings(call),
  ...headerFindings(operation, call),
  ...requestFindings(operation, call),
];

/** Findings in a call to an operation of the OpenAPI documents. */
export function checkOperationCall(call: ApiCall, url: URL): SampleFinding[] {
  const { found, findings } = targetsOf(operations(), call, decodeURIComponent(url.pathname));
  return [...findings, ...found.slice(0, 1).flatMap((operation) => operationFindings(operation, call, url))];
}
