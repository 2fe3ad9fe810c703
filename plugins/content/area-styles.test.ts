import { expect, it } from 'vitest';
import { areas } from '../../config/areas';
import { markUrl } from './area-styles';

it('makes masks of the icons, in one line each', () => {
  for (const { mark } of areas) expect(markUrl(mark)).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]+"\)$/);
});

it('refuses a name that the package lacks', () => {
  expect(() => markUrl('no-such-icon')).toThrow('Lucide has no icon "no-such-icon"');
});
