/** Docusaurus plugin: writes the feeds of SDK releases. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { sdkFeeds } from './feeds';

export default function sdkFeedFiles(): Plugin {
  return {
    name: 'sdk-feeds',
    async postBuild({ outDir }) {
      for (const [address, xml] of sdkFeeds()) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, xml);
      }
    },
  };
}
