/** Where developers start, by platform: what they need, the first call and its checks, from the setup pages that are written. */
import { toString } from 'mdast-util-to-string';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { currentSdkVersion, sdkRoute } from '../../../config/versions';
import { readText } from '../../../lib/cache/inputs';
import { loadSdkReleases } from '../../../lib/facts/load';
import { inline } from '../../../lib/markdown/nodes';
import { slugOf, sourceOfRoute } from '../../../lib/routes/written-routes';
import type { HomeData } from '../../../lib/shared/home-data';
import { requirementsOf } from '../../parts/requirements';
import { checksHeading, readSetupPage } from './setup-page';

/** Names of the page that sets an SDK up; Unity developers add a prefab. */
const setupPages = ['setup', 'add-the-prefab'];

/**
 * The platforms in their order: those with a setup page, and the names of the others.
 * @param sourceOf File of a route's page, if it is written.
 */
export function platformStarts(
  sourceOf: (route: string) => string | undefined = sourceOfRoute,
): Pick<HomeData, 'platforms' | 'otherPlatforms'> {
  const { requirements } = loadSdkReleases().versions.find((v) => v.version === currentSdkVersion) ?? {};
  const ids = Object.keys(platformNames) as PlatformPath[];
  const platforms = ids.flatMap((id) => {
    const setup = setupPages.map((page) => sdkRoute(page, id)).find((r) => sourceOf(r));
    const file = setup && sourceOf(setup);
    if (!file) return [];
    const install = sdkRoute('install', id);
    return [
      {
        id,
        name: platformNames[id],
        requires: toString({ type: 'root', children: inline(requirementsOf(requirements?.[id] ?? {})) }),
        // Unity developers install the package on a separate page.
        installPath: `${sourceOf(install) ? install : setup}#add-the-package`,
        checksPath: `${setup}#${slugOf(checksHeading)}`,
        ...readSetupPage(file, readText(file)),
      },
    ];
  });
  const shown = new Set<string>(platforms.map(({ id }) => id));
  return { platforms, otherPlatforms: ids.filter((id) => !shown.has(id)).map((id) => platformNames[id]) };
}
