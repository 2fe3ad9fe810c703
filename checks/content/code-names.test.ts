/** Names in code font are declared somewhere. */
import { expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { CodeNames } from './code-names';
import { passagesOf } from './passages';

it('finds a name that nothing declares, with the nearest', () => {
  const known =
    '`google_play`, `WhenceSdk.trackEvent`, `campaign_id`, `X-Whence-Api-Key`, `app_7k2m9qx4t0ab`';
  const { tree } = parsePage('a.mdx', `Use ${known} or\n\`google_pays\`.`);
  expect(new CodeNames().findings('a.mdx', passagesOf(tree, {}))).toMatchObject([
    {
      line: 2,
      message: '`google_pays`: nothing declares "google_pays"',
      cure: expect.stringContaining('The nearest name is google_play.') as string,
    },
  ]);
});
