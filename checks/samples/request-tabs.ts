/**
 * The tabs of one request must send the same: of a run of fences `curl`, `JavaScript`, `Python`, the later ones are what
 * the sample writers of the API pages make of the request that curl sends. So a change of one tab alone is noticed.
 */
import { loadEndpoints } from '../../lib/facts/load';
import { sampleWriters } from '../../lib/shared/samples';
import type { SampleRequest } from '../../lib/shared/samples/types';
import type { Finding } from '../report';
import { curlCalls, pathPattern } from './calls';
import type { Sample } from './extract';

const apiKeyHeader = 'X-Whence-Api-Key';

/** The request of a curl sample; undefined if it is not one call with a key and a JSON body to such an endpoint. */
function requestOf(code: string): SampleRequest | undefined {
  const [call, more] = curlCalls(code);
  if (!call || more || call.body === undefined || !call.headers.has(apiKeyHeader.toLowerCase()))
    return undefined;
  const endpoint = loadEndpoints().find(({ path }) => pathPattern(path).test(new URL(call.url).pathname));
  if (!endpoint) return undefined;
  return {
    method: call.method,
    url: call.url,
    query: [],
    headers: [],
    apiKeyHeader,
    cookies: [],
    body: { kind: 'json', type: 'application/json', text: call.body },
    answer: 'json',
    timeout: endpoint.timeout,
  };
}

/** Parameters of a script: the string members of its object or dictionary `parameters`. */
const parametersOf = (code: string): string[] =>
  [...(/^parameters = \{([^}]*)\}|^const parameters = \{([^}]*)\}/m.exec(code)?.slice(1) ?? [])].flatMap(
    (block = '') =>
      [...block.matchAll(/['"]?(\w+)['"]?: ['"]([^'"]*)['"]/g)].map(([, name, value]) => `${name}=${value}`),
  );

/** Tabs of a signed call whose parameters differ from curl's, so its signature would not fit them. */
function parameterFindings(first: Sample, others: readonly Sample[]): Finding[] {
  const [call] = curlCalls(first.code);
  if (!call?.form.some(([name]) => name === 'signature')) return [];
  const sent = call.form.filter(([name]) => name !== 'signature').map((pair) => pair.join('='));
  return others
    .filter(({ code }) => parametersOf(code).join('&') !== sent.join('&'))
    .map(({ file, line, meta }) => ({
      file,
      line,
      message: `The tab ${meta.values.tab} does not send the parameters of curl`,
      cure: `Send ${sent.join(', ')}, in this order.`,
    }));
}

/** Tabs of one set that differ from what its curl sends. */
export function requestTabFindings(set: readonly Sample[]): Finding[] {
  const [first] = set;
  if (first?.meta.values.tab !== 'curl') return [];
  const ofParameters = parameterFindings(first, set.slice(1));
  const request = requestOf(first.code);
  if (!request) return ofParameters;
  return set.flatMap(({ file, line, meta, code }): Finding[] => {
    const writer = sampleWriters.find(({ tab }) => tab === meta.values.tab);
    const written = writer?.write(request);
    if (!writer || written === code) return [];
    const message = `The tab ${writer.tab} does not send what curl sends`;
    return [{ file, line, message, cure: `Write:\n${written}` }];
  });
}
