/**
 * Draws the raster images that browsers and social networks ask for (favicon.ico, touch icon, social card) from the
 * SVG sources, with the browser that the tests use. Run it after a change of the logo or the name: `npm run images`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { site } from '../config/site';
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
    const card = `<div style="width:1200px;height:630px;box-sizing:border-box;padding:90px;background:#0b3f46;color:#fff;font-family:system-ui,sans-serif;display:flex;flex-direction:column;justify-content:space-between">
      <div style="display:flex;align-items:center;gap:28px;font-size:64px;font-weight:700">${sized(110)}${site.name}</div>
      <div><div style="font-size:68px;font-weight:700;line-height:1.15;letter-spacing:-1px">Documentation</div>
      <div style="font-size:36px;margin-top:22px;color:#bfe3e5">${site.tagline}</div></div></div>`;
    writeFileSync(`${dir}/social-card.png`, await draw(page, card, 1200, 630));
    console.log(`Wrote favicon.ico, apple-touch-icon.png and social-card.png to ${dir}.`);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
