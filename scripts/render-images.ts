/**
 * Draws the raster images that browsers ask for (favicon.ico, touch icon) from the SVG source, with the browser that the tests
 * use. Run it after a change of the logo: `npm run images`. The build draws the cards for social networks (plugins/pages/cards).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../lib/toolchain/ensure-browser.mjs';

const dir = 'static/img';

/** Wraps one PNG of 32 × 32 pixels in the ICO container. */
export function icoFromPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}html{background:transparent}</style>${html}`);
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } });
}

async function main(): Promise<void> {
  const favicon = readFileSync(`${dir}/favicon.svg`, 'utf8');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const sized = (size: number) =>
      favicon.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
    writeFileSync(`${dir}/favicon.ico`, icoFromPng(await draw(page, sized(32), 32, 32)));
    writeFileSync(`${dir}/apple-touch-icon.png`, await draw(page, sized(180), 180, 180));
    console.log(`Wrote favicon.ico and apple-touch-icon.png to ${dir}.`);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
