/** Docusaurus plugin: draws the cards of config/cards.ts. A card whose drawing is the same as in the last build is kept. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cards } from '../../../config/cards';
import { KeptResults, keptFile, keyOf } from '../../../lib/cache/results-cache';
import { cardSvg, pngOf } from './draw';

export default function cardFiles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'cards',
    async postBuild({ outDir }) {
      const kept = new KeptResults<string>(keptFile(siteDir, 'cards'));
      for (const card of cards) {
        const svg = cardSvg(card);
        const png = kept.get(keyOf(svg), () => pngOf(svg).toString('base64'));
        const file = path.join(outDir, card.file);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, Buffer.from(png, 'base64'));
      }
      kept.save();
    },
  };
}
