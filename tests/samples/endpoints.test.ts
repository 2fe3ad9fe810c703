/** Calls and bodies of the endpoints without an OpenAPI document: each kind of fault is found, what is right passes. */
import { describe, expect, it } from 'vitest';
import { checkShell } from '../../checks/samples/curl';
import { checkSample } from '../../checks/samples/check';
import { curlCalls } from '../../checks/samples/calls';
import { signedText } from '../../checks/samples/endpoints';
import { fence } from './fences';

const base = 'https://api.whence.example';

const report = (body: object, options = '', path = '/reporting/v1/acquisition') =>
  checkShell(
    `curl '${base}${path}' --header "X-Whence-Api-Key: $WHENCE_API_KEY" --header 'Content-Type: application/json' ${options} --data '${JSON.stringify(body)}'`,
  ).map(({ message, cure }) => `${message} ${cure}`);

const query = {
  app_ids: ['app_7k2m9qx4t0ab'],
  interval: { from: '2025-09-01', until: '2025-09-07' },
  metrics: ['installs', 'ltv_d7'],
};

describe('report calls', () => {
  it('pass when they are right', () => {
    expect(report(query)).toEqual([]);
    expect(
      report({ ...query, metrics: ['cpa'], goal_id: 'gol_5m8r2x0j7ahs', dimensions: ['partner'] }),
    ).toEqual([]);
    expect(report({ ...query, metrics: ['cpa'], dimensions: ['goal_id'] })).toEqual([]);
  });

  it.each([
    ['an unknown path', query, '', '/reporting/v1/aquisition', 'Did you mean "/reporting/v1/acquisition"?'],
    ['another method', query, '--request PUT', undefined, 'has no PUT'],
    ['a parameter in the query', query, '', '/reporting/v1/acquisition?limit=5', 'no parameter "limit"'],
    ['a missing field', { app_ids: query.app_ids, interval: query.interval }, '', undefined, "'metrics'"],
    ['an unknown field', { ...query, metric: 'ltv' }, '', undefined, ': metric'],
    ['a metric of another surface', { ...query, metrics: ['retention'] }, '', undefined, '/metrics/0'],
    ['a plain LTV', { ...query, metrics: ['ltv'] }, '', undefined, '/metrics/0'],
    ['an unknown dimension', { ...query, dimensions: ['boat'] }, '', undefined, '/dimensions/0'],
    ['a goal metric without a goal', { ...query, metrics: ['cpa'] }, '', undefined, "'goal_id'"],
    [
      'text for a metric filter',
      { ...query, filters: [{ field: 'installs', operator: 'gte', values: ['50'] }] },
      '',
      undefined,
      '/filters/0/values/0 must be number',
    ],
  ])('find %s', (_, body, options, path, expected) => {
    expect(report(body, options, path).join('\n')).toContain(expected);
  });

  it('find a missing key, type and body', () => {
    const found = checkShell(`curl --request POST '${base}/reporting/v1/cohort'`).map((f) => f.message);
    expect(found).toEqual(['The call sends no X-Whence-Api-Key', '/reporting/v1/cohort needs a body']);
    const typeless = checkShell(
      `curl '${base}/reporting/v1/cohort' -H "X-Whence-Api-Key: $K" -d '{"app_ids":'`,
    );
    expect(typeless.map((f) => f.message).join()).toContain('not valid JSON');
  });

  it('know the rules of cohorts and event drill-downs', () => {
    const cohort = { app_ids: query.app_ids, interval: query.interval, metric: 'ltv', days: [0, 7] };
    const at = '/reporting/v1/cohort';
    expect(report(cohort, '', at)).toEqual([]);
    expect(report({ ...cohort, cumulative: true }, '', at).join()).toContain('/metric');
    expect(report({ ...cohort, metric: 'goal_conversion_rate' }, '', at).join()).toContain("'goal_id'");
    const events = { ...query, event_names: ['level_completed'], metrics: ['events'] };
    const drill = '/reporting/v1/event-drill-down';
    expect(report({ ...events, dimensions: ['event_dimension.level'] }, '', drill)).toEqual([]);
    expect(report({ ...events, days_since_install: [0] }, '', drill).join()).toContain('view_by');
    expect(
      report(
        { ...events, dimensions: ['a', 'b', 'c', 'd'].map((n) => `event_dimension.${n}`) },
        '',
        drill,
      ).join(),
    ).toContain('/dimensions');
  });
});

const event = {
  transaction_id: 'GPA.3345-1122-8890-10234',
  app_id: 'app_7k2m9qx4t0ab',
  user: { custom_user_id: 'player-20931' },
  type: 'purchase',
  amount: 4.99,
  currency: 'EUR',
  happened_at: '2025-09-03T19:10:00Z',
  purchase_type: 'consumable',
  sku: 'ht_gems_500',
};
const revenue = (...events: object[]) => report({ events }, '', '/revenue/v1/events').join('\n');

describe('revenue calls', () => {
  it('pass when they are right, and find what breaks a rule', () => {
    expect(revenue(event)).toBe('');
    expect(revenue({ ...event, amount: -4.99 })).toContain('/events/0/amount');
    expect(revenue({ ...event, purchase_type: 'refund' })).toContain("'original_transaction_id'");
    expect(revenue({ ...event, sku: undefined })).toContain("'sku'");
    expect(revenue({ ...event, type: 'ad' })).toContain("'monetization_partner_id'");
    expect(revenue({ ...event, user: {} })).toContain('/events/0/user');
    expect(revenue({ ...event, user: { email: 'a@b.example' } })).toContain(': email');
  });
});

const signed = {
  amount: '0.0215',
  currency: 'USD',
  transaction_id: 'off-88120',
  user_id: 'player-20931',
  signature: 'ccb437a4376e9e8f51867e3dde9e785a8f36491e9f575b78070fc0121b572ab1',
};
const provider = (parameters: Record<string, string>, key = '$WHENCE_PROVIDER_KEY', options = '') =>
  checkShell(`curl '${base}/revenue/v1/providers/${key}?${new URLSearchParams(parameters)}' ${options}`)
    .map(({ message, cure }) => `${message} ${cure}`)
    .join('\n');

describe('provider calls', () => {
  it('are signed over all parameters but the signature, sorted by name', () => {
    expect(signedText(Object.entries(signed).reverse())).toBe(
      'amount=0.0215&currency=USD&transaction_id=off-88120&user_id=player-20931',
    );
    expect(provider(signed)).toBe('');
  });

  it('pass as a form', () => {
    const fields = Object.entries(signed).map(([name, value]) => `--data-urlencode '${name}=${value}'`);
    const url = `${base}/revenue/v1/providers/$WHENCE_PROVIDER_KEY`;
    const [call] = curlCalls(`curl "${url}" ${fields.join(' ')}`);
    expect(call).toMatchObject({ method: 'POST', form: Object.entries(signed) });
    expect(checkShell(`curl "${url}" ${fields.join(' ')}`)).toEqual([]);
    expect(curlCalls(`curl --get "${url}" ${fields.join(' ')}`)[0]?.method).toBe('GET');
  });

  it('find a wrong signature, parameter, key or header', () => {
    expect(provider({ ...signed, amount: '0.0216' })).toMatch(
      /The signature does not fit .* Write [0-9a-f]{64}\./,
    );
    expect(provider({ ...signed, amount: '-1' })).toContain('/amount');
    expect(provider({ ...signed, boat: '1' })).toContain(': boat');
    const { user_id: _, ...anonymous } = signed;
    expect(provider(anonymous)).toContain("'user_id'");
    expect(provider(signed, 'rp_1')).toContain('{provider_key} is "rp_1"');
    expect(provider(signed, undefined, "--header 'X-Whence-Api-Key: k'")).toContain('takes a signature');
    expect(provider({ ...signed, amount: '$AMOUNT', signature: '$SIGNATURE' })).toBe('');
  });
});

describe('bodies with a schema of data/json-schemas', () => {
  const check = async (code: string, schema: string) => {
    return (await checkSample(fence('json', code, `schema="${schema}"`))).map(
      (f) => `${f.line}: ${f.message}`,
    );
  };

  it('are checked whole or in part', async () => {
    const file = 'data/json-schemas/provider-answer.schema.json';
    expect(await check('{ "status": "accepted" }', file)).toEqual([]);
    expect((await check('{\n  "status": "sunk"\n}', file)).join()).toContain('accepted, duplicate');
    const filter = 'data/json-schemas/common-objects.schema.json#/$defs/Filter';
    expect(await check('{ "field": "country", "operator": "is", "values": ["DE"] }', filter)).toEqual([]);
    expect(
      (await check('{ "field": "country", "operator": "like", "values": ["DE"] }', filter)).join(),
    ).toContain('/operator');
  });

  it('need a schema that exists', async () => {
    expect((await check('{}', 'data/json-schemas/boat.schema.json')).join()).toContain('There is no');
    expect((await check('{}', 'data/json-schemas/cohort-response.schema.json#/$defs/Boat')).join()).toContain(
      'has no #/$defs/Boat',
    );
    expect((await check('{}', 'data/boat.json')).join()).toContain('No kind of schema');
  });
});
