/** The dictionary of dimensions and metrics as tables, and how the views fail. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { loadJsonSchema } from '../../../../lib/openapi/json-schemas';
import { cohortMetrics, dimensionSchema, metricSchema } from '../../../../lib/facts/surfaces';
import { cohortMetricsTable, dimensions, metrics } from './reporting';

const page = pageContext('api/reporting-api/acquisition.mdx');

describe('dimensions', () => {
  it('belong to the surface', () => {
    const acquisition = markdownText(dimensions.render({ surface: 'acquisition' }, page));
    expect(acquisition).toContain('| `country` | Country | ISO 3166-1 alpha-2 code; `XX` if unknown. |');
    expect(acquisition).toContain('`first_install`');
    expect(acquisition).not.toContain('event_dimension');
    expect(markdownText(dimensions.render({ surface: 'event-drill-down' }, page))).toContain(
      '`event_dimension.{name}`',
    );
    expect(markdownText(dimensions.render({}, page))).toContain('| data views, monetization | cost, SKAN |');
    expect(() => dimensions.render({ surface: 'aquisition' }, page)).toThrow(/Did you mean "acquisition"\?/);
  });

  it('become a schema that knows open names', () => {
    expect(dimensionSchema('cohort')).toMatchObject({ enum: expect.arrayContaining(['country']) as unknown });
    expect(JSON.stringify(dimensionSchema('event-drill-down'))).toContain('event_dimension');
  });
});

describe('metrics', () => {
  it('have their day names where the surface has them', () => {
    const acquisition = markdownText(metrics.render({ surface: 'acquisition' }, page));
    expect(acquisition).toContain('| `ltv_d0`, `ltv_d1` … `ltv_d365` | LTV |');
    expect(acquisition).toContain('| `roas`<br />`roas_d0`, `roas_d1` … `roas_d365` | ROAS |');
    expect(acquisition).not.toContain('`retention`');
    expect(markdownText(metrics.render({ surface: 'cohort' }, page))).toContain('| `ltv` | LTV |');
    expect(markdownText(metrics.render({}, page))).toContain('| `ltv` | LTV |');
  });

  it('become a schema', () => {
    expect(metricSchema('acquisition').enum).toContain('ltv_d7');
    expect(metricSchema('acquisition').enum).not.toContain('ltv');
    expect(metricSchema('cohort').enum).not.toContain('ltv_d7');
  });
});

describe('metrics of cohorts', () => {
  it('are those that the cohort report takes', () => {
    const { enum: taken } = loadJsonSchema('cohort-request').properties?.metric ?? {};
    expect([...(taken ?? [])].sort()).toEqual(
      cohortMetrics()
        .map(({ name }) => name)
        .sort(),
    );
    expect(markdownText(cohortMetricsTable.render({}, page))).toContain(
      '| `ltv` | LTV | revenue of days 0 to N / cohort size | days 0 to N | `money` |',
    );
  });
});
