import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { datasetPage } from '../../../lib/raw-data/dataset-files';
import remarkRunIt from '.';

/** The style page of charts has a side file with results of every kind. */
const path = `${process.cwd()}/src/pages/markdown-page/charts.mdx`;

const jsx = async (markdown: string): Promise<string> =>
  String(await compile({ value: markdown, path }, { jsx: true, remarkPlugins: [remarkRunIt] }));

/** Head of a fold, which the link below an SQL example does not have. */
const fold = 'summary>{"Run it yourself"}';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('Run it yourself', () => {
  it.each([
    ['a table', '<Result of="cohorts" />', 'FROM cohort_paid'],
    ['a chart', '<Chart type="heat" result="cohorts" title="T" says="S" cells="d1" />', 'FROM cohort_paid'],
  ])('folds the SQL below %s, with a link to the files', async (_, element, sql) => {
    const out = await jsx(element);
    expect(out).toContain(sql);
    expect(out).toContain(datasetPage);
    expect(out.indexOf(fold)).toBeGreaterThan(out.indexOf('"cohorts"'));
    expect(count(out, fold)).toBe(1);
  });

  it('shows the request of a report, unless the page shows it anyway', async () => {
    const chart =
      '<Chart type="bars" result="cpi-by-partner" title="T" says="S" label="partner" value="cpi" />';
    const out = await jsx(chart);
    expect(out).toContain('view_by');
    expect(out).toContain('/api/reporting-api/acquisition');
    expect(await jsx(`${chart}\n\n<Request of="cpi-by-partner" />`)).not.toContain(fold);
  });

  it('folds a query once, also if the page shows its result twice', async () => {
    expect(count(await jsx('<Result of="cohorts" />\n\n<Result of="cohorts" />'), fold)).toBe(1);
  });

  it('only links the files below an SQL example', async () => {
    const out = await jsx('```sql query\nSELECT 7 AS n\n```\n\n<QueryResult />');
    expect(out).toContain(datasetPage);
    expect(out).not.toContain(fold);
  });

  it('says which views of an SQL example only the dataset has', async () => {
    const example = (sql: string) => jsx(`\`\`\`sql query\n${sql}\n\`\`\`\n\n<QueryResult />`);
    const out = await example('SELECT count(*) AS users FROM install_sessions');
    expect(out).toContain('install_sessions');
    expect(out).toContain('/api/raw-data-export#views-of-the-sample-dataset');
    expect(await example('SELECT count(*) AS users FROM session_events')).not.toContain('#views-of');
  });

  it('leaves out attributions, which rules decide, and pages without results', async () => {
    const timeline =
      '<Chart type="timeline" result="click-before-view" title="T" says="S" time="time" event="event" />';
    expect(await jsx(timeline)).not.toContain('Run it yourself');
    expect(await jsx('Words.')).not.toContain('Run it yourself');
  });
});
