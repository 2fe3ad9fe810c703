/** What would read as a broken link says that its page is to come; other words stay as they are. */
import { expect, it } from 'vitest';
import { parsePage } from '../../../lib/markdown/sources';
import { walk } from '../../../lib/markdown/walk';
import { leftOf } from './to-come';

const says = (markdown: string): boolean => {
  let found = false;
  walk(parsePage('docs/promote/x.mdx', markdown).tree, (node, index, parent) => {
    if (node.type === 'link' && node.url === '/held' && parent && index !== undefined)
      found = leftOf(node, parent.children, index, 'Create a funnel').length > node.children.length;
  });
  return found;
};

it.each([
  ['a title', '[Create a funnel](/held) from the events.'],
  ['an item among links', 'Read [Goal](/there), [Network](/held) and [Channel](/there).'],
  ['what a reader is told to see', 'For ads in your app, see [Tapjoy](/held) among the partners.'],
])('%s says so', (_, markdown) => {
  expect(says(markdown)).toBe(true);
});

it('words of a sentence stay', () => {
  expect(says('Set up [alerts](/held) for these numbers, and [goals](/there) later.')).toBe(false);
});
