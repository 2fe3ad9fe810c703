/**
 * Checks curl calls to the endpoints that no OpenAPI document describes, against data/json-schemas/endpoints.yaml:
 * path, method, parameters in query or form, JSON body, key or signature.
 */
import { createHmac } from 'node:crypto';
import { loadApiFamilies, loadEndpoints } from '../../lib/facts/load';
import type { Endpoint } from '../../lib/facts/types';
import { didYouMean } from '../../lib/text/closest';
import { loadJsonSchema, type JsonSchema } from '../../lib/openapi/json-schemas';
import { validatorFor } from '../../lib/openapi/documents';
import type { Schema } from '../../lib/shared/json-schema';
import { isVariable, pathPattern, type ApiCall } from './calls';
import type { SampleFinding } from './rules';

const validate = (schema: JsonSchema) => validatorFor(schema as Schema);

/** True if the path is of a family without an OpenAPI document. */
export const isProsePath = (pathname: string): boolean =>
  loadApiFamilies().some(({ prefix, spec }) => spec === null && pathname.startsWith(`${prefix}/`));

function pathFindings(endpoint: Endpoint, pathname: string, row: number): SampleFinding[] {
  const names = [...endpoint.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const values = pathPattern(endpoint.path).exec(pathname)?.slice(1) ?? [];
  return names.flatMap((name, i) => {
    const value = values[i] ?? '';
    const pattern = endpoint.pathParameters?.[name];
    return pattern === undefined || isVariable(value) || new RegExp(pattern).test(value)
      ? []
      : [
          {
            row,
            message: `{${name}} is "${value}"`,
            cure: `It must match ${pattern}, or be a shell variable.`,
          },
        ];
  });
}

/** What the caller signs: all parameters but the signature, sorted by name. */
export function signedText(parameters: readonly (readonly [string, string])[]): string {
  return parameters
    .filter(([name]) => name !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function signatureFindings(
  secret: string,
  parameters: readonly (readonly [string, string])[],
  row: number,
): SampleFinding[] {
  const signature = parameters.find(([name]) => name === 'signature')?.[1];
  if (signature === undefined || parameters.some(([, value]) => isVariable(value))) return [];
  const right = createHmac('sha256', secret).update(signedText(parameters)).digest('hex');
  return signature === right
    ? []
    : [
        {
          row,
          message: `The signature does not fit "${signedText(parameters)}" with the secret ${secret}`,
          cure: `Write ${right}.`,
        },
      ];
}

/** Parameters of query or form must match the schema; a shell variable can have any value. */
function parameterFindings(
  endpoint: Endpoint,
  parameters: readonly (readonly [string, string])[],
  row: number,
): SampleFinding[] {
  if (endpoint.parameters === undefined) {
    return parameters.map(([name]) => ({
      row,
      message: `${endpoint.path} has no parameter "${name}"`,
      cure: 'Put it into the JSON body, or remove it.',
    }));
  }
  const schema = loadJsonSchema(endpoint.parameters);
  const fixed = parameters.filter(([, value]) => !isVariable(value));
  const open = parameters.filter(([, value]) => isVariable(value)).map(([name]) => name);
  const checked = {
    ...schema,
    required: schema.required?.filter((name) => !open.includes(name)),
  };
  return validate(checked)(Object.fromEntries(fixed)).map((problem) => ({
    row,
    message: `The parameters do not fit ${endpoint.path}: ${problem}`,
    cure: `See data/json-schemas/${endpoint.parameters}.schema.json.`,
  }));
}

function bodyFindings(endpoint: Endpoint, call: ApiCall): SampleFinding[] {
  const { row } = call;
  if (endpoint.request === undefined || call.body?.startsWith('@')) return [];
  if (call.body === undefined)
    return [{ row, message: `${endpoint.path} needs a body`, cure: 'Add --data with JSON.' }];
  let body: unknown;
  try {
    body = JSON.parse(call.body);
  } catch (error) {
    const what = (error as Error).message.split('\n')[0];
    return [{ row, message: `The body is not valid JSON: ${what}`, cure: 'Correct it.' }];
  }
  return [
    ...(/^application\/json/.test(call.headers.get('content-type') ?? '')
      ? []
      : [
          {
            row,
            message: 'The call does not say that its body is JSON',
            cure: 'Add --header "Content-Type: application/json".',
          },
        ]),
    ...validate(loadJsonSchema(endpoint.request))(body).map((problem) => ({
      row,
      message: `The body does not fit ${endpoint.path}: ${problem}`,
      cure: `See data/json-schemas/${endpoint.request}.schema.json.`,
    })),
  ];
}

/** Findings in a call to an endpoint without an OpenAPI document. */
export function checkEndpointCall(call: ApiCall, url: URL): SampleFinding[] {
  const { row } = call;
  const pathname = decodeURIComponent(url.pathname);
  const endpoints = loadEndpoints();
  const endpoint = endpoints.find(({ path }) => pathPattern(path).test(pathname));
  if (!endpoint) {
    const cure = didYouMean(
      pathname,
      endpoints.map(({ path }) => path),
    );
    return [{ row, message: `${pathname} is not a path of the API`, cure }];
  }
  if (!endpoint.methods.some((method) => method === call.method)) {
    const cure = `It has ${endpoint.methods.join(', ')}.`;
    return [{ row, message: `${pathname} has no ${call.method}`, cure }];
  }
  const parameters = [...url.searchParams, ...call.form];
  const { auth } = endpoint;
  const hasKey = call.headers.has('x-whence-api-key');
  return [
    ...pathFindings(endpoint, pathname, row),
    ...parameterFindings(endpoint, parameters, row),
    ...(auth.kind === 'api-key' && !hasKey
      ? [
          {
            row,
            message: 'The call sends no X-Whence-Api-Key',
            cure: 'Add --header "X-Whence-Api-Key: $WHENCE_API_KEY".',
          },
        ]
      : []),
    ...(auth.kind === 'signature' && hasKey
      ? [{ row, message: 'The call sends an API key', cure: 'This endpoint takes a signature instead.' }]
      : []),
    ...(auth.kind === 'signature' ? signatureFindings(auth.sampleSecret, parameters, row) : []),
    ...bodyFindings(endpoint, call),
  ];
}
