/** Requests are held to the whole operation: each query value and their number, headers, whether there is a body. */
import { expect, it } from 'vitest';
import { curlCalls } from '../../checks/samples/calls';
import { checkShell } from '../../checks/samples/curl';
import { operationFindings } from '../../checks/samples/operations';
import type { LocatedOperation } from '../../lib/openapi/types';

const key = '-H "X-Whence-Api-Key: $WHENCE_API_KEY"';

it.each([
  ['GET', 'campaigns?status=active&status=paused', '', undefined],
  ['GET', 'campaigns?status=active&status=sunk', '', 'status=sunk: / must be equal to one of'],
  ['GET', `campaigns?${'status=active&'.repeat(51)}`, '', 'status: / must NOT have more than 50 items'],
  ['GET', 'campaigns?status=active&status=$STATUS', '', undefined],
  ['GET', 'apps?platform=ios&platform=ios', '', 'platform is there 2 times'],
  ['GET', 'apps', "-d '{}'", 'listApps takes no body'],
  ['POST', 'apps', "-H 'Idempotency-Key: a b' -d '{}'", 'Idempotency-Key is "a b": / must match pattern'],
])('%s %s %s', (method, place, rest, expected) => {
  const found = checkShell(
    `curl -X ${method} "https://api.whence.example/management/v1/${place}" ${key} ${rest}`,
  ).map(({ message }) => message);
  if (expected === undefined) expect(found).toEqual([]);
  else expect(found.join('\n')).toContain(expected);
});

it('says which parameters are missing', () => {
  const operation: LocatedOperation = {
    operationId: 'listShips',
    method: 'get',
    path: '/ships',
    parameters: [
      { name: 'port', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'Tide', in: 'header', required: true, schema: { type: 'string' } },
      { name: 'flag', in: 'query', schema: { type: 'string' } },
    ],
    responses: {},
  };
  const missing = (command: string): string[] =>
    curlCalls(command).flatMap((call) =>
      operationFindings(operation, call, new URL(call.url)).map(({ message }) => message),
    );
  expect(missing(`curl 'https://api.whence.example/ships?port=emden' -H 'Tide: high' ${key}`)).toEqual([]);
  expect(missing("curl 'https://api.whence.example/ships'")).toEqual([
    'listShips needs the query parameter "port"',
    'The call sends no X-Whence-Api-Key',
    'The call sends no Tide',
  ]);
});
