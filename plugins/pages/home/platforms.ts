/** Where developers start, by platform: what they need, and the first call where the platform's setup page is written. */
import { toString } from 'mdast-util-to-string';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { currentSdkVersion } from '../../../config/versions';
import { readText } from '../../../lib/cache/inputs';
import { loadSdkReleases } from '../../../lib/facts/load';
import { inline } from '../../../lib/markdown/nodes';
import { sourceOfRoute } from '../../../lib/routes/written-routes';
import type { PlatformStart, SetupCheck } from '../../../lib/shared/home-data';
import { requirementsOf } from '../../content/data-views/views/sdk';
import { readSetupPage, type SetupPage } from './setup-page';

const setupRoute = (platform: string): string => `/sdk/${currentSdkVersion}/${platform}/setup`;

function setupOf(platform: string): SetupPage | undefined {
  const file = sourceOfRoute(setupRoute(platform));
  return file === undefined ? undefined : readSetupPage(file, readText(file));
}

/** All platforms in their order, and the checks that they share, from the first setup page that is written. */
export function platformStarts(): { platforms: PlatformStart[]; checks: SetupCheck[]; setup: string } {
  const { versions } = loadSdkReleases();
  const { requirements } = versions.find(({ version }) => version === currentSdkVersion) ?? {};
  const ids = Object.keys(platformNames) as PlatformPath[];
  const setups = new Map(ids.map((id) => [id, setupOf(id)]));
  const first = ids.find((id) => setups.get(id));
  return {
    platforms: ids.map((id) => ({
      id,
      name: platformNames[id],
      requires: toString({ type: 'root', children: inline(requirementsOf(requirements?.[id] ?? {})) }),
      snippet: setups.get(id)?.snippet,
      setup: setups.get(id) && setupRoute(id),
    })),
    checks: (first && setups.get(first)?.checks) ?? [],
    setup: setupRoute(first ?? 'android'),
  };
}
