/**
 * What views write on the SDK's pages names what the page's version has. Checks of pages read sources, where a view is one
 * element, so each view is shown for each platform and version here and read by the same checks.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { behaviorProblems } from '../../checks/content/behavior';
import { declaredValueProblems } from '../../checks/content/declared-values';
import { otherVersionProblems } from '../../checks/content/other-versions';
import { platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { nextRound, withEdit } from '../../lib/cache/inputs';
import { listSources, parsePage, parseSource, type Source } from '../../lib/markdown/sources';
import remarkData from '../../plugins/content/data-views';
import { markdownText } from '../lib/markdown-text';

/** Elements by whether a platform has the page, or all share it. */
const elements = new Map<string, boolean>();
for (const { instance, generated, file, platform } of listSources())
  if (instance === 'sdk' && !generated)
    for (const [element] of parseSource(file).text.matchAll(/<Data\b[^>]*\/>/g))
      elements.set(`${element}${platform ? '' : ' '}`, platform !== undefined);

/** Views that tell one version what another one has or had. */
const comparing = /view="(?:changelog|sdk-features|sdk-renames|sdk-update)"/;

/** Right where they are found: names of other things that a later SDK has as its own, too. */
const right: Readonly<Record<string, string>> = {
  'attribution-fields: acquisition': 'a text in 4.8.x',
  'attribution-fields: retargeting': 'a text in 4.8.x',
  'counterparts: trigger': 'a column of raw data',
  'predefined-events: logout': 'an event name of 4.8.x',
  'unity-settings: AppLovinIntegrationType': 'only pages of Unity show it',
};

/** What the checks find in a view on a page; nothing if the view isn't for the page. */
function findings(element: string, version: string, platform: string | undefined): string[] {
  const folder = version === sdkVersions[0]?.path ? 'sdk' : `sdk_versioned_docs/version-${version}`;
  const file = `${folder}/${platform ?? 'overview'}/x.mdx`;
  const { tree } = parsePage(file, element);
  try {
    remarkData()(tree, new VFile({ path: path.resolve(file) }));
  } catch {
    return [];
  }
  const page = parsePage(file, markdownText(tree.children));
  const source: Source = { file, instance: 'sdk', version, platform, route: undefined, generated: false };
  const name = /view="([^"]+)"/.exec(element)?.[1] ?? '';
  return [otherVersionProblems, behaviorProblems, declaredValueProblems]
    .flatMap((read) => read(source, page))
    .map(({ message }) => `${name}: ${message}`)
    .filter((found) => !(found.replace(/ is of .*/, '') in right))
    .map((found) => `${version} ${platform ?? 'all'} ${found}`);
}

it('names in each view what the version has', () => {
  const found = [...elements].flatMap(([element, isOfPlatform]) =>
    sdkVersions.flatMap(({ path: version }) =>
      (isOfPlatform ? Object.keys(platformNames) : [undefined]).flatMap((platform) =>
        comparing.test(element) ? [] : findings(element.trim(), version, platform),
      ),
    ),
  );
  expect(found).toEqual([]);
});

it('finds a text of data that tells 5.1.x of adapters', () => {
  const file = 'data/sdk-errors.yaml';
  const text = readFileSync(file, 'utf8').replace('cure: Initialize once.', 'cure: Add the adapter.');
  nextRound();
  const found = withEdit(file, text, () =>
    findings('<Data view="sdk-errors" codes="ALREADY_INITIALIZED" />', '5.1.x', 'ios'),
  );
  nextRound();
  expect(found).toEqual(['5.1.x ios sdk-errors: adapter is of 6.0.x, and 5.1.x lacks it']);
});
