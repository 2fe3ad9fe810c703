/**
 * The Chromium that tests and image scripts use: an installed one first. Installing one is the business of
 * lib/machine/ensure-browser.mjs, which runs before any dependency is there.
 */

/**
 * @returns Path of a Chromium or Chrome binary.
 * @throws Error that says how to get one.
 */
export async function findBrowser(): Promise<string> {
  const { chromiumCandidates, firstExisting } = await import('./ensure-browser.mjs');
  const found = firstExisting(chromiumCandidates());
  if (found) return found;
  throw new Error(
    'No Chromium found. Run `node lib/machine/ensure-browser.mjs`, or set CHROME_PATH to a browser binary.',
  );
}
