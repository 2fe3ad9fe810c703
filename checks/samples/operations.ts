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
import type { SampleFinding } from './rules';

const operations = (): LocatedOperation[] => families.flatMap((family) => listOperations(family.specFile));

/** The operation that a method and a path name; undefined if no document has it. */
export const operationAt = (method: string, pathname: string): LocatedOperation | undefined =>
  operations().find(
    (operation) => operation.method === method.toLowerCase() && pathPattern(operation.path).test(pathname),
  );

function typed(value: string, type: unknown): unknown {
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return Number(value);
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** What is wrong with the text of one parameter; a shell variable can have any value. */
const valueProblems = (value: string, schema: Schema | undefined): string[] =>
  schema && !isVariable(value) ? validatorFor(schema)(typed(value, schema.type)) : [];

function pathFindings(operation: LocatedOperation, pathname: string, row: number): SampleFinding[] {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const values = pathPattern(operation.path).exec(pathname)?.slice(1) ?? [];
  return names.flatMap((name, i) => {
    const parameter = operation.parameters?.find((p) => p.in === 'path' && p.name === name);
    const value = values[i] ?? '';
    return valueProblems(value, parameter?.schema).map((problem) => ({
      row,
      message: `{${name}} is "${value}": ${problem}`,
      cure: 'Use a value of the sample world.',
    }));
  });
}

/** What is wrong with the values of a query parameter, and with their number. */
function queryValueFindings({ name, schema }: Parameter, values: string[], row: number): SampleFinding[] {
  const isList = schema?.type === 'array';
  const each = values.flatMap((value) =>
    valueProblems(value, isList ? schema.items : schema).map((problem) => ({
      row,
      message: `${name}=${value}: ${problem}`,
      cure: 'Correct the value.',
    })),
  );
  if (!isList && values.length > 1)
    return [...each, { row, message: `${name} is there ${values.length} times`, cure: 'Send it once.' }];
  if (!isList || each.length > 0 || values.some(isVariable)) return each;
  return validatorFor(schema)(values.map((value) => typed(value, schema.items?.type))).map((problem) => ({
    row,
    message: `${name}: ${problem}`,
    cure: 'Correct the values.',
  }));
}

function queryFindings(operation: LocatedOperation, url: URL, row: number): SampleFinding[] {
  const query = (operation.parameters ?? []).filter((p) => p.in === 'query');
  const names = query.map(({ name }) => name);
  const sent = [...new Set(url.searchParams.keys())];
  return [
    ...sent.flatMap((name) => {
      const parameter = query.find((p) => p.name === name);
      if (parameter) return queryValueFindings(parameter, url.searchParams.getAll(name), row);
      const message = `${operation.operationId} has no query parameter "${name}"`;
      return [{ row, message, cure: didYouMean(name, names) || 'Remove it.' }];
    }),
    ...query
      .filter(({ name, required }) => required && !sent.includes(name))
      .map(({ name }) => ({
        row,
        message: `${operation.operationId} needs the query parameter "${name}"`,
        cure: `Add ${name}=….`,
      })),
  ];
}

function headerFindings(operation: LocatedOperation, call: ApiCall): SampleFinding[] {
  const { row } = call;
  const declared = (operation.parameters ?? []).filter((p) => p.in === 'header');
  const key = call.headers.has('x-whence-api-key')
    ? []
    : [
        {
          row,
          message: 'The call sends no X-Whence-Api-Key',
          cure: 'Add --header "X-Whence-Api-Key: $WHENCE_API_KEY".',
        },
      ];
  return [
    ...key,
    ...declared.flatMap(({ name, required, schema }): SampleFinding[] => {
      const value = call.headers.get(name.toLowerCase());
      if (value === undefined)
        return required ? [{ row, message: `The call sends no ${name}`, cure: 'Add the header.' }] : [];
      return valueProblems(value, schema).map((problem) => ({
        row,
        message: `${name} is "${value}": ${problem}`,
        cure: 'Correct the header.',
      }));
    }),
  ];
}

function bodyFindings(operation: LocatedOperation, call: ApiCall): SampleFinding[] {
  const { row, body } = call;
  const content = operation.requestBody?.content['application/json'];
  if (content && body === undefined)
    return [{ row, message: `${operation.operationId} needs a body`, cure: 'Add --data with JSON.' }];
  if (body === undefined || body.startsWith('@')) return [];
  if (!content) return [{ row, message: `${operation.operationId} takes no body`, cure: 'Remove it.' }];
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return [
      {
        row,
        message: `The body is not valid JSON: ${(error as Error).message.split('\n')[0]}`,
        cure: 'Correct it.',
      },
    ];
  }
  const type = /^application\/json/.test(call.headers.get('content-type') ?? '')
    ? []
    : [
        {
          row,
          message: 'The call does not say that its body is JSON',
          cure: 'Add --header "Content-Type: application/json".',
        },
      ];
  const problems = content.schema ? validatorFor(content.schema)(value) : [];
  return [
    ...type,
    ...problems.map((problem) => ({
      row,
      message: `The body does not fit ${operation.operationId}: ${problem}`,
      cure: 'Correct the body.',
    })),
  ];
}

/** What is wrong with a call to an operation, whose path and method it has. */
export const operationFindings = (operation: LocatedOperation, call: ApiCall, url: URL): SampleFinding[] => [
  ...pathFindings(operation, decodeURIComponent(url.pathname), call.row),
  ...queryFindings(operation, url, call.row),
  ...headerFindings(operation, call),
  ...bodyFindings(operation, call),
];

/** Findings in a call to an operation of the OpenAPI documents. */
export function checkOperationCall(call: ApiCall, url: URL): SampleFinding[] {
  const { row, method } = call;
  const pathname = decodeURIComponent(url.pathname);
  const onPath = operations().filter((operation) => pathPattern(operation.path).test(pathname));
  if (onPath.length === 0) {
    const cure = didYouMean(
      pathname,
      operations().map((o) => o.path),
    );
    return [{ row, message: `${pathname} is not a path of the API`, cure }];
  }
  const operation = operationAt(method, pathname);
  if (!operation) {
    const cure = `It has ${onPath.map((o) => o.method.toUpperCase()).join(', ')}.`;
    return [{ row, message: `${pathname} has no ${method}`, cure }];
  }
  return operationFindings(operation, call, url);
}
