/** Parts that pages share: indexes, names in other APIs, state diagrams, single questions. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { columnIndex, columnsOf } from '../../../../lib/facts/columns';
import { errorCodes } from '../../../../lib/openapi/error-codes';
import {
  loadApiErrors,
  loadBidValidation,
  loadCostValidation,
  loadRawDataConventions,
  loadRawDataTables,
  loadSdkErrors,
  loadSharedColumns,
} from '../../../../lib/facts/load';
import { pageContext } from '../context';
import { counterparts } from './counterparts';
import { errorCodeIndex, rawDataColumnIndex } from './indexes';
import { quiz } from './learning-path';
import { stateDiagram } from './state-diagram';

const page = pageContext('docs/promote/index.mdx');

describe('error-codes', () => {
  it('has every code of every check once, the SDK codes of the current version', () => {
    const { errors, fieldCodes } = loadApiErrors();
    const all = [errors, fieldCodes, loadBidValidation(), loadCostValidation()]
      .flat()
      .map(({ code }) => code);
    const sdk = loadSdkErrors().filter(({ until }) => until === undefined);
    const access = loadRawDataConventions().accessErrors;
    const expected = [...all, ...[...sdk, ...access].map(({ code }) => code)];
    const found = errorCodes().map(({ code }) => code);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain('TRACKING_DISABLED');
  });

  it('shows where a code is seen, with its status or severity', () => {
    const text = markdownText(errorCodeIndex.render({}, page));
    expect(text).toContain('`missing_api_key`<br /><small>status 401</small>');
    expect(text).toContain('[HTTP APIs](/api/overview#missing-api-key)');
    expect(text).toContain('| `INVALID_TOKEN` | [SDK](/sdk/6.0.x/android#row-invalid_token) |');
  });
});

describe('raw-data-columns', () => {
  it('has every column of every table', () => {
    const pairs = columnIndex()
      .filter(({ name, column }) => name === column)
      .flatMap(({ name, tables }) => tables.map((table) => `${table}.${name}`));
    const expected = loadRawDataTables().flatMap((table) =>
      columnsOf(table).map(({ name }) => `${table.table}.${name}`),
    );
    expect(pairs.toSorted()).toEqual(expected.toSorted());
  });

  it('has every key of the map, each of a series too, as text in each table with the map', () => {
    const keys = columnIndex().filter(({ name, column }) => name !== column);
    const map = columnIndex().find(({ name }) => name === 'attributes');
    for (const { key, repeatTo = key, absentFrom } of loadSharedColumns().attributeKeys)
      for (const end of [key, repeatTo]) {
        const tables = map?.tables.filter((table) => !absentFrom?.includes(table));
        expect(keys).toContainEqual({ ...map, name: `attributes.${end}`, type: 'string', tables });
      }
    const views = keys.filter(({ tables }) => tables.includes('view_events')).map(({ name }) => name);
    expect(views).toContain('attributes.goal');
    for (const key of ['deep_link', 'keyword', 'redirect_target'])
      expect(views).not.toContain(`attributes.${key}`);
    expect(keys.map(({ name }) => name)).toContain('attributes.custom3');
    expect(markdownText(rawDataColumnIndex.render({}, page))).toContain(
      '| `attributes.keyword` | `string` | P4 | [`attribution_events`](/api/raw-data-export/event-table-schemas/attribution-events#col-attributes)',
    );
  });

  it('links to the column in each table, and to the list where all tables have it', () => {
    const text = markdownText(rawDataColumnIndex.render({}, page));
    expect(text).toContain(
      '| `bid_id` | `string` | P0 | [`bid_events`](/api/raw-data-export/event-table-schemas/bid-events#col-bid_id)',
    );
    expect(text).toContain(
      '| `event_id` | `string` | P0 | [all event tables](/api/raw-data-export#event-tables) |',
    );
  });

  it('refuses a name with two types, with the file', () => {
    const [first, ...others] = loadRawDataTables();
    if (!first) throw new Error('no tables');
    const changed = first.columns.map((column) => ({ ...column, type: 'bool' as const }));
    const again = { ...first, table: 'again', columns: changed };
    expect(() => columnIndex([first, again, ...others])).toThrow(
      /tables\/again\.yaml:1: \w+ is bool, but .* in .* — Give it one type/,
    );
  });
});

describe('counterparts', () => {
  it('are a fold that says where the other names are', () => {
    const text = markdownText(counterparts.render({ from: 'macro' }, page));
    expect(text).toMatch(
      /^<details><summary>Names in (?=.*tracking URLs)(?=.*raw data)(?!.*postbacks).* and reports<\/summary>/,
    );
  });

  it("are the names of the page's platform and version, and lead to its pages", () => {
    const on = (file: string, from = 'sdk'): string =>
      markdownText(counterparts.render({ from }, pageContext(file)));
    expect(on('sdk/ios/track-events.mdx')).toMatch(
      /SDK \(iOS\)[^]*`AdvertiserIdInfo\.advertiserId`.*\[`idfa`\]/,
    );
    expect(on('sdk/ios/track-events.mdx')).not.toContain('gaid');
    expect(on('sdk/unity/track-events.mdx')).toContain('`WhenceSDK.SetUserId`');
    expect(on('sdk/ios/track-events.mdx', 'rawData')).toContain('(/sdk/6.0.x/ios/get-an-attribution)');
    expect(on('docs/promote/index.mdx', 'rawData')).toContain('(/sdk/6.0.x/android/get-an-attribution)');
    const old = on('sdk_versioned_docs/version-4.8.x/react-native/get-an-attribution.mdx');
    expect(old).toMatch(/`AttributionData\.network`[^]*`setCustomUserId`/);
    expect(old).not.toMatch(/partner`|creativeId|AdImpression/);
  });

  it('name what is not known', () => {
    expect(() => counterparts.render({ from: 'url', of: 'nothing' }, page)).toThrow(
      /No counterparts of nothing/,
    );
  });
});

describe('state-diagram', () => {
  it('is a figure with its facts', () => {
    const text = markdownText(stateDiagram.render({ of: 'connection' }, page));
    expect(text).toMatch(/^<FigureHtml html="<svg role="img" aria-labelledby="states-connection-title/);
    expect(text).toContain('kept 30 days');
    expect(text).toContain('is deleted after 30 days;');
  });

  it('refuses what is not known: a diagram, or a fact in the scope of the page', () => {
    expect(() => stateDiagram.render({ of: 'apps' }, page)).toThrow(/No state diagram "apps".*"app"/);
    const classic = pageContext('versioned_docs/version-classic/promote/index.mdx');
    expect(() => stateDiagram.render({ of: 'app' }, classic)).toThrow(/has no value in .*elsewhere/);
  });
});

describe('quiz', () => {
  it('is one question, with one right option', () => {
    const text = markdownText(quiz.render({ module: '1', question: '2' }, page));
    expect(text).toMatch(/<div role="group" aria-label="Question">/);
    expect(text.match(/<details>/g)?.length).toBeGreaterThan(2);
    expect(text.match(/\*\*Right\.\*\*/g)).toHaveLength(1);
  });

  it('says how many questions there are', () => {
    expect(() => quiz.render({ module: '1', question: '4' }, page)).toThrow(/no question 4. It has 3/);
  });
});
