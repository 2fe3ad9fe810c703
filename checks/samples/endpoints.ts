/**
 * Checks curl calls to the endpoints that no OpenAPI document describes, against data/json-schemas/endpoints.yaml:
 * path, method, parameters in query or form, JSON body, key or signature.
 */
import { createHmac } from 'node:crypto';
import { loadApiFamilies, loadEndpoints } from '../../lib/facts/load';
import type { Endpoint } from '../../lib/facts/types';
import { loadJsonSchema, type JsonSchema } from '../../lib/openapi/json-schemas';
import { validatorFor } from '../../lib/openapi/documents';
import type { Schema } from '../../lib/shared/json-schema';
import { isVariable, type ApiCall } from './calls';
import { bodyFindings, keyFindings, pathParameters, targetsOf } from './requests';
import { finding, unless, type SampleFinding } from './rules';

/** Of query or form, by name. */
type Parameters = readonly (readonly [string, string])[];

const validate = (schema: JsonSchema) => validatorFor(schema as Schema);

/** True if the path is of a family without an OpenAPI document. */
export const isProsePath = (pathname: string): boolean =>
  loadApiFamilies().some(({ prefix, spec }) => spec === null && pathname.startsWith(`${prefix}/`));

const pathFindings = ({ path, pathParameters: patterns }: Endpoint, pathname: string, row: number) =>
  pathParameters(path, pathname).flatMap(({ name, value }) => {
    const pattern = patterns?.[name];
    const holds = pattern === undefined || isVariable(value) || new RegExp(pattern).test(value);
    return unless(holds, row, `{${name}} is "${value}"`, `It must match ${pattern}, or be a shell variable.`);
  });

/** What the caller signs: all parameters but the signature, sorted by name. */
export function signedText(parameters: Parameters): string {
  return parameters
    .filter(([name]) => name !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function signatureFindings(secret: string, parameters: Parameters, row: number): SampleFinding[] {
  const signature = parameters.find(([name]) => name === 'signature')?.[1];
  if (signature === undefined || parameters.some(([, value]) => isVariable(value))) return [];
  const text = signedText(parameters);
  const right = createHmac('sha256', secret).update(text).digest('hex');
  const message = `The signature does not fit "${text}" with the secret ${secret}`;
  return unless(signature === right, row, message, `Write ${right}.`);
}

/** Parameters of query or form must match the schema; a shell variable can have any value. */
function parameterFindings(endpoint: Endpoint, parameters: Parameters, row: number): SampleFinding[] {
  const { path } = endpoint;
  if (endpoint.parameters === undefined) {
    const cure = 'Put it into the JSON body, or remove it.';
    return parameters.map(([name]) => finding(row, `${path} has no parameter "${name}"`, cure));
  }
  const schema = loadJsonSchema(endpoint.parameters);
  const fixed = parameters.filter(([, value]) => !isVariable(value));
  const open = parameters.filter(([, value]) => isVariable(value)).map(([name]) => name);
  const required = schema.required?.filter((name) => !open.includes(name));
  const cure = `See data/json-schemas/${endpoint.parameters}.schema.json.`;
  return validate({ ...schema, required })(Object.fromEntries(fixed)).map((problem) =>
    finding(row, `The parameters do not fit ${path}: ${problem}`, cure),
  );
}

function requestFindings({ path, request }: Endpoint, call: ApiCall): SampleFinding[] {
  if (request === undefined) return [];
  const cure = `See data/json-schemas/${request}.schema.json.`;
  return bodyFindings(call, path, validate(loadJsonSchema(request)), cure);
}

/** Findings in a call to an endpoint without an OpenAPI document. */
export function checkEndpointCall(call: ApiCall, url: URL): SampleFinding[] {
  const { row } = call;
  const pathname = decodeURIComponent(url.pathname);
  const { found, findings } = targetsOf(loadEndpoints(), call, pathname);
  return [
    ...findings,
    ...found.slice(0, 1).flatMap((endpoint) => {
      const parameters = [...url.searchParams, ...call.form];
      const { auth } = endpoint;
      const hasKey = call.headers.has('x-whence-api-key');
      return [
        ...pathFindings(endpoint, pathname, row),
        ...parameterFindings(endpoint, parameters, row),
        ...(auth.kind === 'api-key' ? keyFindings(call) : []),
        ...(auth.kind === 'signature'
          ? [
              ...unless(
                !hasKey,
                row,
                'The call sends an API key',
                'This endpoint takes a signature instead.',
              ),
              ...signatureFindings(auth.sampleSecret, parameters, row),
            ]
          : []),
        ...requestFindings(endpoint, call),
      ];
    }),
  ];
}
