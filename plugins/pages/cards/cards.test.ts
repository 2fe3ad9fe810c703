/** Cards: each is a lean picture of the right size, and each page has the one of its place. */
import { describe, expect, it } from 'vitest';
import { cardOf, cards, cardSize, siteCard } from '../../../config/cards';
import { plannedPages } from '../../../lib/routes/planned-pages';
import { cardSvg, pngOf } from './draw';

describe('a card', () => {
  it.each(cards.map((card) => [card.file, card] as const))('%s is lean and of the right size', (_, card) => {
    const svg = cardSvg(card);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    const png = pngOf(svg);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
    expect(png.length).toBeLessThanOrEqual(30_000);
  });

  it('makes a long title smaller, so it stays inside', () => {
    const [, short = ''] = /translate\(90 448\) scale\(([\d.]+)/.exec(cardSvg(siteCard)) ?? [];
    const long = { ...siteCard, title: 'A title that is far too long for one line of a card' };
    const [, scaled = ''] = /translate\(90 448\) scale\(([\d.]+)/.exec(cardSvg(long)) ?? [];
    expect(Number(scaled)).toBeGreaterThan(0);
    expect(Number(scaled)).toBeLessThan(Number(short));
  });

  it('refuses what it cannot draw, with the cure', () => {
    expect(() => cardSvg({ ...siteCard, title: 'Привет' })).toThrow(
      'config/cards.ts: the typeface has no "П" for "Привет" — Write it without.',
    );
  });
});

describe('the card of a page', () => {
  it.each([
    ['/', '/img/social-card.png'],
    ['/search', '/img/social-card.png'],
    ['/docs/promote', '/img/cards/docs-promote.png'],
    ['/docs/promotex', '/img/social-card.png'],
    ['/docs/classic/promote/x', '/img/cards/docs-classic.png'],
    ['/sdk/5.1.x/react-native/setup', '/img/cards/sdk-5.1.x-react-native.png'],
    ['/sdk/5.1.x/overview', '/img/cards/sdk-5.1.x.png'],
    ['/api/overview', '/img/cards/api.png'],
    ['/api/management/upload-bids', '/img/cards/api-management.png'],
    ['/blog/x', '/img/cards/blog.png'],
  ])('of %s is %s', (route, file) => {
    expect(cardOf(route).file).toBe(file);
  });

  it('is of the nearest place, and each card is of some page', () => {
    const used = new Set(plannedPages().map(({ path }) => cardOf(path).file));
    expect(cards.map(({ file }) => file).filter((file) => !used.has(file))).toEqual([]);
  });
});
