/** Where developers start, by platform: what they need, the first call and its checks, from the setup pages. */
import { toString } from 'mdast-util-to-string';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { currentSdkVersion, sdkRoute } from '../../../config/versions';
import { readText } from '../../../lib/cache/inputs';
import { inline } from '../../../lib/markdown/nodes';
import { slugOf } from '../../../lib/routes/written-routes';
import type { PlatformStart } from '../../../src/home/data';
import { lowestVersions } from '../../parts/requirements';
import { checksHeading, readSetupPage, snippetHeading } from './setup-page';

/** Pages that add the package and set the SDK up; Unity developers do the one on another page, and add a prefab. */
const setupPages = (id: PlatformPath): { install: string; setup: string } =>
  id === 'unity' ? { install: 'install', setup: 'add-the-prefab' } : { install: 'setup', setup: 'setup' };

/** The page that shows how a platform's SDK is set up. */
export const setupFile = (id: PlatformPath): string => `sdk/${id}/${setupPages(id).setup}.mdx`;

/** The platforms in their order. */
export function platformStarts(): PlatformStart[] {
  return (Object.keys(platformNames) as PlatformPath[]).map((id) => {
    const { install, setup } = setupPages(id);
    const file = setupFile(id);
    return {
      id,
      name: platformNames[id],
      requires: toString({ type: 'root', children: inline(lowestVersions(id, currentSdkVersion)) }),
      installPath: `${sdkRoute(install, id)}#add-the-package`,
      setupPath: `${sdkRoute(setup, id)}#${slugOf(snippetHeading)}`,
      checksPath: `${sdkRoute(setup, id)}#${slugOf(checksHeading)}`,
      ...readSetupPage(file, readText(file)),
    };
  });
}
