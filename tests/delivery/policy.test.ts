/**
 * The site in a browser under the generated Content-Security-Policy: every template, what readers do on them, and the
 * policies of builds with analytics and with hosted search. No request leaves the machine: the services are answered
 * by the test.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import gtagPlugin from '@docusaurus/plugin-google-gtag';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import type { Page } from '@playwright/test';
import * as cheerio from 'cheerio';
import { describe, expect, it } from 'vitest';
import { securityHeaders, type PolicyInputs } from '../../deploy/headers';
import { inlineSources } from '../../deploy/inline';
import { policyInputs } from '../../deploy/inputs';
import { templates } from '../browser/templates';
import { readBuild } from '../../lib/built-site/site';
import { trimSlash } from '../../lib/shared/trim-slash';
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

  it('lets scripts start late, and does what readers clicked before', async () => {
    const { page, problems } = await watchedPage(browser());
    let start = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/assets/js/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server().url}${templates.guide}`);
    const toggle = page.getByRole('button', { name: /color mode|dark and light/i }).first();
    await toggle.click();
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    start();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(problems).toEqual([]);
    await page.context().close();
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

  it('styles pages without scripts too', async () => {
    const { page, problems } = await watchedPage(browser(), { javaScriptEnabled: false });
    await page.goto(`${server().url}${templates.sdk}`);
    expect(await page.locator('.tab-name').first().isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('stops what a build did not have: inline scripts, handlers, eval, and other hosts', async () => {
    const { page, problems } = await watchedPage(browser());
    await visit(page, `${server().url}/`);
    await page.evaluate(async () => {
      const marks: string[] = [];
      Object.assign(window, { marks, mark: (name: string) => marks.push(name) });
      const script = document.createElement('script');
      script.textContent = 'mark("inline")';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="mark(\'handler\')">');
      // A string for a timer is an eval, and runs outside what the test's own tools are allowed.
      setTimeout('mark("eval")');
      await fetch('https://elsewhere.example/').then(
        () => marks.push('fetch'),
        () => undefined,
      );
      return marks;
    });
    // Each that is stopped is told.
    const told = () => problems.filter((problem) => /Content Security Policy/.test(problem)).join('\n');
    for (const kind of [/inline script/, /inline event handler/, /string as JavaScript/, /connect-src/])
      await expect.poll(told).toMatch(kind);
    expect(await page.evaluate(() => (window as unknown as { marks: string[] }).marks)).toEqual([]);
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

/** A copy of the templates' pages with these tags in their head, next to links to all other files. */
function siteWith(tags: readonly HtmlTagObject[]): { root: string; policy: PolicyInputs } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'whence-policy-'));
  copySite(root);
  const changed = pages
    .map(([, address]) => builtPage(address))
    .filter((page) => page !== undefined)
    .map(({ route, html }) => {
      const $ = cheerio.load(html);
      for (const { tagName, attributes = {}, innerHTML = '' } of tags) {
        const element = $(`<${tagName}>`);
        for (const [name, value] of Object.entries(attributes)) {
          if (value !== false) element.attr(name, value === true ? '' : String(value));
        }
        $('head').append(element.text(innerHTML));
        element.html(innerHTML);
      }
      const text = $.html();
      const file = path.join(root, route, 'index.html');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return { route, html: text };
    });
  const { scripts, styles, analytics } = inlineSources(changed);
  return { root, policy: { scriptHashes: [...scripts.keys()], styleHashes: [...styles.keys()], analytics } };
}

/** Answers for the services; what they were asked is noted. */
async function services(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.host);
    if (url.host === 'www.googletagmanager.com') {
      return route.fulfill({
        contentType: 'text/javascript',
        body: `
          const send = (entry) => navigator.sendBeacon('https://region1.google-analytics.com/g/collect', JSON.stringify([...entry]));
          (window.dataLayer ??= []).forEach(send);
          window.dataLayer.push = send;
          new Image().src = 'https://www.google-analytics.com/g/collect?v=2';
          fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });`,
      });
    }
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      body: '{"results":[]}',
    });
  });
  return asked;
}

describe('the policy of a build with analytics', () => {
  it('is found in the pages, lets the script run and its events go out, and only then', async () => {
    const { root, policy } = siteWith(await analyticsTags());
    expect(policy.analytics).toBe(true);
    const own = policyInputs(readBuild(), 'build');
    expect(policy.scriptHashes.length).toBe(own.scriptHashes.length + 1);
    const server = await startNginx({ ...inputs, headers: securityHeaders(policy) }, root);
    try {
      for (const [name, address] of pages.slice(0, 6)) {
        const { page, problems } = await watchedPage(browser());
        const asked = await services(page);
        await visit(page, `${server.url}${address}`);
        await expect
          .poll(() => new Set(asked))
          .toEqual(
            new Set(['www.googletagmanager.com', 'www.google-analytics.com', 'region1.google-analytics.com']),
          );
        expect([name, problems]).toEqual([name, []]);
        await page.context().close();
      }
    } finally {
      await server.stop();
    }
    const strict = await startNginx(inputs, root);
    try {
      const { page, problems } = await watchedPage(browser());
      const asked = await services(page);
      await visit(page, `${strict.url}/`);
      await expect.poll(() => problems.join('\n')).toMatch(/Content Security Policy/);
      expect(asked).toEqual([]);
    } finally {
      await strict.stop();
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe('the policy of a build with hosted search', () => {
  const hosts = [
    'https://testapp01-dsn.algolia.net',
    'https://testapp01-2.algolianet.com',
    'https://insights.algolia.io',
  ];
  const ask = (page: Page) =>
    page.evaluate(
      (urls) =>
        Promise.all(
          urls.map((url) =>
            fetch(`${url}/1/indexes/*/queries`, { method: 'POST', body: '{}' }).then(
              (response) => response.status,
              () => 0,
            ),
          ),
        ),
      hosts,
    );

  it('lets queries and events reach the service, and only then', async () => {
    const policy = {
      ...policyInputs(readBuild(), 'build'),
      hostedSearch: { appId: 'TESTAPP01', hosts: [], insights: true },
    };
    for (const [headers, expected] of [
      [securityHeaders(policy), [200, 200, 200]],
      [manifest.headers, [0, 0, 0]],
    ] as const) {
      const server = await startNginx({ ...inputs, headers }, siteDir);
      try {
        const { page, problems } = await watchedPage(browser());
        await services(page);
        await visit(page, `${server.url}/`);
        expect(await ask(page)).toEqual(expected);
        if (expected[0] === 200) expect(problems).toEqual([]);
        else await expect.poll(() => problems.length).toBeGreaterThan(0);
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
