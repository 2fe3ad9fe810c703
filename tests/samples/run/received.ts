/** What can be wrong with a request that a program sent, and not with one that is only written. */
import { isVariable, type ApiCall } from '../../../checks/samples/calls';
import { headerNameFindings } from '../../../checks/samples/headers';
import { nextCursor } from './answers';

/** Headers that curl, Node and Python add on their own. */
const clientHeaders = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'host',
  'sec-fetch-mode',
  'user-agent',
]);

/** More requests than any sample needs. A program that sends them does not see that a list has ended. */
const mostRequests = 10;

/** The cursor of a request, in its query or in its body; undefined if it asks for the first page. */
export function cursorOf({ url, body }: ApiCall): string | undefined {
  const inQuery = new URL(url).searchParams.get('cursor');
  if (inQuery !== null || body === undefined) return inQuery ?? undefined;
  try {
    return (JSON.parse(body) as { page?: { cursor?: string } } | null)?.page?.cursor;
  } catch {
    return undefined;
  }
}

/** Problems with texts that the shell should have filled in. */
function unfilledProblems({ url, headers, form }: ApiCall): string[] {
  const text = [decodeURIComponent(url), ...headers.values(), ...form.flat()].find(isVariable);
  return text === undefined ? [] : [`Nothing filled the variable in "${text}". Quote it otherwise.`];
}

function headerProblems({ headers, row }: ApiCall, apiKey: string): string[] {
  const key = headers.get('x-whence-api-key');
  const unknown = [...headers.keys()]
    .filter((name) => !clientHeaders.has(name))
    .flatMap((name) => headerNameFindings(name, row));
  return [
    ...(key === undefined || key === apiKey ? [] : ['X-Whence-Api-Key is not the key. Send it as it is.']),
    ...unknown.map(({ message, cure }) => `${message}. ${cure}`),
  ];
}

/** Problems with reading a list page by page. */
function pagingProblems(call: ApiCall, before: number): string[] {
  const cursor = cursorOf(call);
  return [
    ...(cursor === undefined || cursor === nextCursor
      ? []
      : [`The page before did not give the cursor "${cursor}". Send its next_cursor.`]),
    ...(before < mostRequests
      ? []
      : [`The program sends more than ${mostRequests} requests. End the loop when has_more is false.`]),
  ];
}

/**
 * What is wrong with a received request, each with its cure.
 * @param mock The key that the program was given, and what it has sent before.
 */
export const receivedProblems = (
  call: ApiCall,
  { apiKey, received }: { apiKey: string; received: readonly unknown[] },
): string[] => [
  ...unfilledProblems(call),
  ...headerProblems(call, apiKey),
  ...pagingProblems(call, received.length),
];
