/** Browser tests of the built site, in the Chromium that lib/toolchain/ensure-browser.mjs finds. */
import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './lib/toolchain/ensure-browser.mjs';

const port = Number(process.env.WHENCE_TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // No test proves anything by being fast; this only ends one that hangs, on a busy machine too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: installedBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
    trace: 'off',
    serviceWorkers: 'block',
  },
  webServer: {
    command: `npx docusaurus serve --no-open --host 127.0.0.1 --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
    timeout: 300_000,
  },
});
