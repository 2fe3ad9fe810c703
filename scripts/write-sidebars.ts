/** `npm run sidebars`: writes the sidebars of old SDK versions, which the framework reads from files. */
import { writeFileSync } from 'node:fs';
import { sdkVersions } from '../config/versions';
import { sdkSidebar } from '../lib/routes/sdk-sidebar';

for (const { path } of sdkVersions.slice(1)) {
  const file = `sdk_versioned_sidebars/version-${path}-sidebars.json`;
  writeFileSync(file, `${JSON.stringify(sdkSidebar(path, `sdk_versioned_docs/version-${path}`), null, 2)}\n`);
  console.log(`${file} written.`);
}
