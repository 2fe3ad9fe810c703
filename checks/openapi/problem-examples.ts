/**
 * Holds the error examples of an operation to the operation. Readers copy these bodies into the tests of their clients;
 * an example that operations share would show the path, scope or limit of another operation.
 */
import { site } from '../../config/site';
import { errorRoute } from '../../lib/openapi/error-anchor';
import { enumOf } from '../../lib/openapi/constraints';
import type { LocatedOperation, Parameter, Response } from '../../lib/openapi/types';
import { flatten } from '../../lib/openapi/schema-model';
import { didYouMean } from '../../lib/text/closest';
import type { Schema } from '../../lib/shared/json-schema';
import { problemDetail } from '../../lib/openapi/problem-detail';
import type { CheckFacts } from './loaded-facts';
import type { Say } from './report-at';

interface FieldError {
  pointer: string;
  code: string;
  message: string;
}

/** An error body as the examples show it. */
interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  errors?: FieldError[];
}

const number = (value: number): string => value.toLocaleString('en-US');

/** The schema of the field that a JSON Pointer leads to, or undefined. */
function fieldAt(schema: Schema | undefined, pointer: string): Schema | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema | undefined>((parent, part) => {
      if (!parent) return undefined;
      const whole = flatten(parent);
      return /^\d+$/.test(part) ? whole.items : whole.properties?.[part];
    }, schema);
}

/** What a message must name, by the code of the field: the bound that the schema has. */
const bounds: Readonly<Record<string, (schema: Schema) => (number | string | undefined)[]>> = {
  too_long: ({ maxLength }) => [maxLength],
  too_short: ({ minLength }) => [minLength],
  out_of_range: ({ minimum, maximum }) => [minimum, maximum],
  pattern_mismatch: ({ pattern }) => [pattern],
  too_many_items: ({ maxItems, maxProperties }) => [maxItems ?? maxProperties],
  too_few_items: ({ minItems, minProperties }) => [minItems ?? minProperties],
  not_in_enum: (schema) => enumOf(schema)?.values.map(String) ?? [undefined],
};

function boundFindings({ code, message, pointer }: FieldError, schema: Schema): string[] {
  const named = bounds[code]?.(schema) ?? [];
  const missing = named
    .map((bound) => (typeof bound === 'number' ? number(bound) : bound))
    .filter((bound) => bound === undefined || !message.includes(bound));
  return missing.map((bound) =>
    bound === undefined
      ? `${pointer} has no rule in the schema that ${code} could break`
      : `the message of ${pointer} does not name ${bound}`,
  );
}

/** A query or path parameter by its name. */
const parameterNamed = (operation: LocatedOperation, name: string): Parameter | undefined =>
  operation.parameters?.find((p) => p.name === name && (p.in === 'query' || p.in === 'path'));

function fieldFindings(
  operation: LocatedOperation,
  problem: Problem,
  error: FieldError,
  facts: CheckFacts,
): string[] {
  const { pointer, code } = error;
  const known = facts.fieldCodes;
  const unknown = known.includes(code)
    ? []
    : [`errors has the unknown code "${code}". ${didYouMean(code, known)}`];
  if (pointer.startsWith('?')) {
    const parameter = parameterNamed(operation, pointer.slice(1));
    if (problem.code === 'unknown_parameter')
      return parameter ? [...unknown, `${pointer} is a parameter of the operation`] : unknown;
    if (!parameter) return [...unknown, `${pointer} is not a parameter of the operation`];
    return [...unknown, ...boundFindings(error, parameter.schema ?? {})];
  }
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const field = fieldAt(body, pointer);
  return field
    ? [...unknown, ...boundFindings(error, field)]
    : [...unknown, `${pointer} is not a field of the request`];
}

/** The values of the path parameters in an address, or undefined if it is not one of the operation. */
export function pathValues(path: string, instance: string): { name: string; value: string }[] | undefined {
  const [wanted, given] = [path.split('/'), instance.split('/')];
  if (wanted.length !== given.length) return undefined;
  const values: { name: string; value: string }[] = [];
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name !== undefined) values.push({ name, value });
    else if (part !== value) return undefined;
  }
  return values;
}

/** What is wrong with one error example, in words. */
function problemFindings(
  operation: LocatedOperation,
  status: string,
  response: Response,
  given: Problem | undefined | null,
  facts: CheckFacts,
): string[] {
  if (typeof given?.code !== 'string') return ['the body has no code'];
  const problem: Problem = { ...given, instance: String(given.instance), detail: String(given.detail) };
  const { code, errors = [] } = problem;
  const found: string[] = [];
  const entry = facts.errors.errors.find((error) => error.code === code);
  if (!entry) {
    const codes = facts.errors.errors.map((error) => error.code);
    return [`"${code}" is not a code of the API. ${didYouMean(code, codes)}`];
  }
  const told = operation['x-whence-errors'] ?? [];
  if (!told.some((error) => error.code === code && String(error.status) === status))
    found.push(`${status} ${code} is not an error of the operation`);
  const same: [string, unknown, unknown][] = [
    ['status', problem.status, entry.status],
    ['status', String(problem.status), status],
    ['title', problem.title, entry.title],
    ['type', problem.type, `${site.url}${errorRoute(code)}`],
  ];
  for (const [name, is, must] of same)
    if (is !== must) found.push(`${name} is ${JSON.stringify(is)}, not ${JSON.stringify(must)}`);

  const values = pathValues(operation.path, problem.instance);
  if (!values) found.push(`instance ${problem.instance} is not a path of ${operation.path}`);
  if (code === 'not_found' && values?.length && !values.some(({ value }) => problem.detail.includes(value)))
    found.push(`detail names nothing of the path ${problem.instance}`);

  const detail = problemDetail(operation, response, problem, facts);
  if (detail && 'lacks' in detail) found.push(`the operation has no {${detail.lacks}} that ${code} names`);
  else if (detail && detail.text !== problem.detail)
    found.push(`detail is "${problem.detail}", not "${detail.text}"`);
  const scopes = [...problem.detail.matchAll(/\b[a-z]+:(?:read|write)\b/g)].map(([scope]) => scope);
  for (const scope of scopes.filter((scope) => scope !== operation['x-whence-scope']))
    found.push(`detail names the scope ${scope}`);

  if (errors.length > 0 && ![400, 409, 422].includes(problem.status))
    found.push(`errors comes with 400, 409 and 422 only`);
  if (errors.length === 0 && ['invalid_parameter', 'unknown_parameter', 'validation_failed'].includes(code))
    found.push(`${code} names no field in errors`);
  return [...found, ...errors.flatMap((error) => fieldFindings(operation, problem, error, facts))];
}

/** An error example with where it is. */
interface PlacedProblem {
  status: string;
  response: Response;
  name: string;
  problem: Problem;
}

/** All error examples of an operation. */
const problemsOf = (operation: LocatedOperation): PlacedProblem[] =>
  Object.entries(operation.responses)
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, response]) =>
      Object.entries(response.content?.['application/problem+json']?.examples ?? {}).map(
        ([name, { value }]) => ({ status, response, name, problem: value as unknown as Problem }),
      ),
    );

/** Says what is wrong with the error examples of an operation. */
export function checkProblemExamples(operation: LocatedOperation, facts: CheckFacts, say: Say): void {
  for (const { status, response, name, problem } of problemsOf(operation)) {
    const at = ['paths', operation.path, operation.method, 'responses', status];
    const place = [...at, 'content', 'application/problem+json', 'examples', name];
    for (const what of problemFindings(operation, status, response, problem, facts))
      say(
        place,
        `the error example of ${operation.operationId}: ${what}`,
        'Write what this operation answers.',
      );
  }
}
