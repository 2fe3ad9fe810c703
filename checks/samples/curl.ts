/** Checks curl calls to the API against the OpenAPI documents: method, path, query, headers and body. */
import { families } from '../../lib/openapi/families';
import { site } from '../../config/site';
import { didYouMean } from '../../lib/text/closest';
import { listOperations, validatorFor } from '../../lib/openapi/documents';
import type { LocatedOperation } from '../../lib/openapi/types';
import { curlCalls, isVariable, pathPattern, type CurlCall } from './calls';
import { checkEndpointCall, isProsePath } from './endpoints';
import { requestHeaderFindings } from './headers';
import type { SampleFinding } from './rules';

const operations = (): LocatedOperation[] => families.flatMap((family) => listOperations(family.specFile));

function typed(value: string, type: unknown): unknown {
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return Number(value);
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** Findings in one call. */
function checkCall(call: CurlCall): SampleFinding[] {
  if (!call.url.startsWith(site.apiUrl)) return [];
  const headers = [...call.headers].flatMap(([name, value]) => requestHeaderFindings(name, value, call.row));
  return [...headers, ...checkApiCall(call)];
}

/** What is wrong with path, parameters and body. */
function checkApiCall(call: CurlCall): SampleFinding[] {
  const { row } = call;
  const url = new URL(call.url);
  if (isProsePath(url.pathname)) return checkEndpointCall(call, url);
  const pathname = decodeURIComponent(url.pathname);
  const onPath = operations().filter((operation) => pathPattern(operation.path).test(pathname));
  if (onPath.length === 0) {
    const cure = didYouMean(
      pathname,
      operations().map((o) => o.path),
    );
    return [{ row, message: `${pathname} is not a path of the API`, cure }];
  }
  const operation = onPath.find((o) => o.method === call.method.toLowerCase());
  if (!operation) {
    return [
      {
        row,
        message: `${pathname} has no ${call.method}`,
        cure: `It has ${onPath.map((o) => o.method.toUpperCase()).join(', ')}.`,
      },
    ];
  }
  const findings: SampleFinding[] = [];
  const parameters = operation.parameters ?? [];
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const values = pathPattern(operation.path).exec(pathname)?.slice(1) ?? [];
  names.forEach((name, i) => {
    const parameter = parameters.find((p) => p.in === 'path' && p.name === name);
    const value = values[i] ?? '';
    if (parameter?.schema && !isVariable(value)) {
      for (const problem of validatorFor(parameter.schema)(typed(value, parameter.schema.type))) {
        findings.push({
          row,
          message: `{${name}} is "${value}": ${problem}`,
          cure: 'Use a value of the sample world.',
        });
      }
    }
  });
  const query = parameters.filter((p) => p.in === 'query');
  for (const [name, value] of url.searchParams) {
    const parameter = query.find((p) => p.name === name);
    if (!parameter) {
      findings.push({
        row,
        message: `${operation.operationId} has no query parameter "${name}"`,
        cure:
          didYouMean(
            name,
            query.map((p) => p.name),
          ) || 'Remove it.',
      });
      continue;
    }
    const schema = parameter.schema?.type === 'array' ? parameter.schema.items : parameter.schema;
    if (schema && !isVariable(value)) {
      for (const problem of validatorFor(schema)(typed(value, schema.type))) {
        findings.push({ row, message: `${name}=${value}: ${problem}`, cure: 'Correct the value.' });
      }
    }
  }
  if (!call.headers.has('x-whence-api-key')) {
    findings.push({
      row,
      message: 'The call sends no X-Whence-Api-Key',
      cure: 'Add --header "X-Whence-Api-Key: $WHENCE_API_KEY".',
    });
  }
  const content = operation.requestBody?.content['application/json'];
  if (content && call.body === undefined) {
    findings.push({ row, message: `${operation.operationId} needs a body`, cure: 'Add --data with JSON.' });
  }
  if (call.body !== undefined && !call.body.startsWith('@')) {
    let body: unknown;
    try {
      body = JSON.parse(call.body);
    } catch (error) {
      findings.push({
        row,
        message: `The body is not valid JSON: ${(error as Error).message.split('\n')[0]}`,
        cure: 'Correct it.',
      });
      return findings;
    }
    if (!/^application\/json/.test(call.headers.get('content-type') ?? '')) {
      findings.push({
        row,
        message: 'The call does not say that its body is JSON',
        cure: 'Add --header "Content-Type: application/json".',
      });
    }
    if (content?.schema) {
      for (const problem of validatorFor(content.schema)(body)) {
        findings.push({
          row,
          message: `The body does not fit ${operation.operationId}: ${problem}`,
          cure: 'Correct the body.',
        });
      }
    }
  }
  return findings;
}

/** Checks all curl calls of a shell sample. */
export const checkShell = (code: string): SampleFinding[] => curlCalls(code).flatMap(checkCall);
