/**
 * The tabs of one request must send the same: of a run of fences `curl`, `JavaScript`, `Python`, the later ones are what
 * the sample writers of the API pages make of the request that curl sends. So a change of one tab alone is noticed.
 */
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadEndpoints } from '../../lib/facts/load';
import { parseFenceMeta } from '../../lib/markdown/fence-meta';
import { sampleWriters } from '../../plugins/pages/api-pages/samples';
import type { SampleRequest } from '../../plugins/pages/api-pages/samples/types';
import type { Json } from '../../lib/shared/json-schema';
import type { Finding } from '../report';
import { curlCalls, pathPattern } from './calls';

const apiKeyHeader = 'X-Whence-Api-Key';

const tabOf = (node: RootContent): string | undefined =>
  node.type === 'code' ? parseFenceMeta(node.meta).values.tab : undefined;

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
    body: JSON.parse(call.body) as Json,
    timeout: endpoint.timeout,
  };
}

/** Tabs of a page that differ from what curl sends. */
export function requestTabFindings(tree: Root, file: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (!('children' in node)) return;
    (node.children as RootContent[]).forEach((first, index, siblings) => {
      if (tabOf(first) !== 'curl') return;
      const request = requestOf((first as Code).value);
      if (!request) return;
      for (const next of [first, ...siblings.slice(index + 1, index + sampleWriters.length)] as Code[]) {
        const writer = sampleWriters.find(({ tab }) => tab === tabOf(next));
        if (!writer || (writer.tab === 'curl' && next !== first)) return;
        if (writer.write(request) !== next.value) {
          findings.push({
            file,
            line: next.position?.start.line ?? 1,
            message: `The tab ${writer.tab} does not send what curl sends`,
            cure: `Write:\n${writer.write(request)}`,
          });
        }
      }
    });
  });
  return findings;
}
