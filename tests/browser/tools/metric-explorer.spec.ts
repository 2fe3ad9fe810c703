/** The metric explorer on its three pages. */
import { expect, test, visit } from '../fixtures';
import { openTool, region, said, toolTests, type ToolPage } from './tool-page';

const metrics: ToolPage = {
  route: '/docs/resources/glossary-and-definitions/metrics',
  open: 'Try your own numbers',
  title: 'Metric explorer',
  example: 'CPI = 800 ÷ 1,000',
  says: 'CPI is 0.80 USD.',
  field: 'Paid installs',
  value: '640',
  changed: 'CPI is 1.25 USD.',
};

const cohort: ToolPage = {
  ...metrics,
  route: '/docs/analyze/cohort-analysis/overview/cohort-analysis-table',
  open: 'Try your own cohort',
  example: 'Payback is the first day by whose end revenue has reached the cost.',
  says: 'Payback is 28 days.',
  field: 'Cost, USD',
  value: '400',
  changed: 'Payback is 7 days.',
};

const net: ToolPage = {
  ...metrics,
  route: '/docs/monetize/in-app-purchases',
  open: 'Try your own price',
  example: 'Net: 4.99 − 0.796722689 − 1.257983193 = 2.935294118',
  says: 'Purchase revenue (net) is 2.94 EUR.',
  field: 'Store fee, % of the price without tax',
  value: '15',
  changed: 'Purchase revenue (net) is 3.56 EUR.',
};

test.describe('on the list of metrics', () => toolTests(metrics));

for (const page of [cohort, net])
  test.describe(`on ${page.route}`, () => {
    test('opens with the numbers of the page', async ({ page: tab }) => {
      await openTool(tab, page);
      await region(tab, page).getByRole('textbox', { name: page.field, exact: true }).fill(page.value);
      await expect(said(tab, page)).toHaveText(page.changed);
    });
  });

test('keeps a curve when another metric of the cohort is chosen', async ({ page }) => {
  await openTool(page, cohort);
  const tool = region(page, cohort);
  await tool.getByLabel('Revenue of each day, USD').fill('100\n300\n500');
  await expect(said(page, cohort)).toHaveText('Payback is 2 days.');
  await tool.getByLabel('Metric').selectOption('LTV');
  await tool.getByLabel('Day N').fill('1');
  await expect(said(page, cohort)).toHaveText('LTV is 0.40 USD.');
  await page.goBack();
  await page.goBack();
  await expect(said(page, cohort)).toHaveText('Payback is 2 days.');
});

test('shows no value as the dashboard and the API do', async ({ page }) => {
  await openTool(page, metrics);
  const tool = region(page, metrics);
  await tool.getByRole('textbox', { name: 'Paid installs' }).fill('0');
  await expect(said(page, metrics)).toHaveText(
    'CPI is empty. Nothing can be divided by zero: Paid installs is 0.',
  );
  await expect(tool.locator('dd')).toHaveText(['—', 'null']);
});

test('draws what its table has', async ({ page }) => {
  await openTool(page, cohort);
  const tool = region(page, cohort);
  await expect(tool.getByRole('img').first()).toHaveAccessibleName(
    'ROAS by day ROAS goes from 15% on day 0 to 105% on day 30. On day 28, it is 101.4%.',
  );
  await tool.getByText('Show as a table').click();
  await expect(tool.getByRole('row')).toHaveCount(32);
  await expect(tool.getByRole('row').nth(29)).toHaveText('2814.80101.4%');
});

test('refuses a metric that it does not have', async ({ page }) => {
  await visit(page, `${metrics.route}?metric=mood`);
  await expect(region(page, metrics).getByRole('alert')).toContainText('This link was cut or changed');
});
