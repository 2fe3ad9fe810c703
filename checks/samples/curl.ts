/** Checks curl calls to the API: their headers, and that each is a request which the API takes. */
import { site } from '../../config/site';
import { curlCalls, type ApiCall } from './calls';
import { checkEndpointCall, isProsePath } from './endpoints';
import { requestHeaderFindings } from './headers';
import { checkOperationCall } from './operations';
import type { SampleFinding } from './rules';

/** What is wrong with the path, parameters, headers and body of a call to the API, whatever describes it. */
export function checkApiCall(call: ApiCall): SampleFinding[] {
  const url = new URL(call.url);
  return isProsePath(url.pathname) ? checkEndpointCall(call, url) : checkOperationCall(call, url);
}

function checkCall(call: ApiCall): SampleFinding[] {
  if (!call.url.startsWith(site.apiUrl)) return [];
  const headers = [...call.headers].flatMap(([name, value]) => requestHeaderFindings(name, value, call.row));
  return [...headers, ...checkApiCall(call)];
}

/** Checks all curl calls of a shell sample. */
export const checkShell = (code: string): SampleFinding[] => curlCalls(code).flatMap(checkCall);
