/**
 * The site in a browser under the generated Content-Security-Policy: every template, what readers do on them, and the policy
 * of a build with analytics. No request leaves the machine: the service is answered by the test.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import gtagPlugin from '@docusaurus/plugin-google-gtag';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import type { Page } from '@playwright/test';
import * as cheerio from 'cheerio';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../deploy/headers';
import { inlineSources } from '../../deploy/inline';
import { policyInputs } from '../../deploy/inputs';
import { templates } from '../browser/templates';
import { readBuild } from '../../lib/built-site/site';
import { trimSlash } from '../../lib/shared/trim-slash';
import { folderOfEachTest } from '../lib/folders';
import { browserOfTests, visit, watchedPage } from './lib/browser';
import { copySite, inputsOf, readManifest, siteDir } from './lib/bundle';
import { serverOfTests, startNginx } from './lib/servers';

const manifest = readManifest();
const inputs = inputsOf(manifest);
const pages = Object.entries(templates);
const browser = browserOfTests();

const builtPage = (address: string) => readBuild().pages.get(trimSlash(address));

// The first: drawings have titles too.
const titleOf = (address: string): string =>
  cheerio
    .load(builtPage(address)?.html ?? '')('title')
    .first()
    .text();

/** The template of an unknown address logs its own status. */
const withoutMissing = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !/status of 404/.test(problem));

describe('the policy of this build', () => {
  const server = serverOfTests(() => startNginx(inputs, siteDir));

  it('lets every template load and hydrate', async () => {
    // Every document brings its policy, so one tab will do; a new one reads all scripts anew.
    const { page, problems } = await watchedPage(browser());
    for (const [name, address] of pages) {
      await visit(page, `${server().url}${address}`);
      expect([name, withoutMissing(problems)]).toEqual([name, []]);
    }
  });

  it('lets readers walk from page to page, switch the color mode and use tabs', async () => {
    const { page, problems } = await watchedPage(browser());
    await visit(page, `${server().url}/`);
    for (const [name, address] of pages) {
      if (name === 'notFound') continue;
      // A step of the page's router, so the next page is rendered in the browser.
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await page.waitForFunction((title) => document.title === title, titleOf(address));
    }
    await page
      .getByRole('button', { name: /color mode|dark and light/i })
      .first()
      .click();
    await visit(page, `${server().url}${templates.sdk}`);
    const tab = page.getByRole('tab', { name: 'Java' }).first();
    await tab.click();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  it('lets the request builder work', async () => {
    const { page, problems } = await watchedPage(browser());
    await visit(page, `${server().url}${templates.apiOperation}`);
    await page.getByRole('button', { name: 'Build a request' }).click();
    await page.getByRole('heading', { name: 'Your request' }).waitFor();
    await page.getByLabel('Language').selectOption('Python');
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  it('lets search work', async () => {
    const { page, problems } = await watchedPage(browser());
    await visit(page, `${server().url}/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('bid');
    await page.locator('.DocSearch-Hit').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('styles pages without scripts too', async () => {
    const { page, problems } = await watchedPage(browser(), { javaScriptEnabled: false });
    await page.goto(`${server().url}${templates.sdk}`);
    expect(await page.locator('.tab-name').first().isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });
});

/** Tags that the analytics plugin puts on every page of a build with an id. */
async function analyticsTags(): Promise<HtmlTagObject[]> {
  const before = process.env.NODE_ENV;
  // The plugin is empty outside production.
  process.env.NODE_ENV = 'production';
  const plugin = await gtagPlugin({} as LoadContext, { trackingID: ['G-TEST0000'], anonymizeIP: true });
  process.env.NODE_ENV = before;
  const tags = plugin?.injectHtmlTags?.({ content: undefined })?.headTags;
  return (Array.isArray(tags) ? tags : [tags]) as HtmlTagObject[];
}

/** Answers for the service; which of its hosts were asked is noted. */
async function analyticsService(page: Page): Promise<Set<string>> {
  const asked = new Set<string>();
  await page.route(/^https:/, (route) => {
    asked.add(new URL(route.request().url()).host);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        navigator.sendBeacon('https://region1.google-analytics.com/g/collect', JSON.stringify(window.dataLayer));
        new Image().src = 'https://www.google-analytics.com/g/collect?v=2';`,
    });
  });
  return asked;
}

describe('the policy of a build with analytics', () => {
  const root = folderOfEachTest();

  it('is found in the pages, lets the script run and its events go out, and only then', async () => {
    const $ = cheerio.load(builtPage('/')?.html ?? '');
    for (const { tagName, attributes = {}, innerHTML = '' } of await analyticsTags())
      $('head').append(
        $(`<${tagName}>`)
          .attr(attributes as Record<string, string>)
          .html(innerHTML),
      );
    const html = $.html();
    copySite(root());
    rmSync(path.join(root(), 'index.html'));
    writeFileSync(path.join(root(), 'index.html'), html);
    const { scripts, styles, analytics } = inlineSources([{ route: '/', html }]);
    expect(analytics).toBe(true);
    const policy = { scriptHashes: [...scripts.keys()], styleHashes: [...styles.keys()], analytics };
    for (const [headers, hosts] of [
      [
        securityHeaders(policy),
        ['www.googletagmanager.com', 'www.google-analytics.com', 'region1.google-analytics.com'],
      ],
      [inputs.headers, []],
    ] as const) {
      const server = await startNginx({ ...inputs, headers }, root());
      try {
        const { page, problems } = await watchedPage(browser());
        const asked = await analyticsService(page);
        await visit(page, `${server.url}/`);
        await expect.poll(() => asked).toEqual(new Set(hosts));
        if (hosts.length > 0) expect(problems).toEqual([]);
        else await expect.poll(() => problems.join('\n')).toMatch(/Content Security Policy/);
        await page.context().close();
      } finally {
        await server.stop();
      }
    }
  });
});

it('fits one line of every host', () => {
  const policy = {
    ...policyInputs(readBuild(), 'build'),
    analytics: true,
    hostedSearch: { appId: 'TESTAPP01', hosts: [], insights: true },
  };
  const line = securityHeaders(policy)['Content-Security-Policy'] ?? '';
  console.log(`Policy with everything switched on: ${line.length} characters`);
  expect(line.length).toBeLessThan(1_900);
  expect(readFileSync('deploy/generated/_headers', 'utf8')).toContain(
    manifest.headers['Content-Security-Policy'],
  );
});
