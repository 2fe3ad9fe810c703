/** The table of passes says what the worked cases say. */
import { expect, it } from 'vitest';
import { loadWorld } from '../../../../lib/facts/sample-world';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { funnelPasses } from './funnel-passes';

it('shows the worked cases as their vectors have them', () => {
  const [, , ...rows] = markdownText(
    funnelPasses.render({}, pageContext('docs/analyze/funnels/create-a-funnel.mdx')),
  )
    .trim()
    .split('\n');
  const shown = rows.map((row) => [...row.matchAll(/`([ABC])`/g)].map(([, step]) => step));
  expect(shown).toEqual(
    loadWorld().vectors.funnelPass.map(({ any_between, strict }) => [any_between, strict]),
  );
  expect(rows[4]).toContain('C after 8 days');
});
