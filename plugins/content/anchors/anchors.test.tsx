/** Links to ids of JSX elements hold in the framework's own check, and a link to nowhere is still reported. */
import { evaluate } from '@mdx-js/mdx';
import { handleBrokenLinks } from '@docusaurus/core/lib/server/brokenLinks.js';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Anchor from '../../../src/components/Anchor';
import rehypeAnchors from '.';

const collected = vi.hoisted(() => new Set<string | undefined>());
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectAnchor: (id: string | undefined) => collected.add(id) }),
}));

afterEach(() => {
  collected.clear();
  vi.restoreAllMocks();
});

/** HTML of a page; its anchors are collected on the way. */
async function render(markdown: string): Promise<string> {
  const { default: Page } = await evaluate(markdown, { ...runtime, rehypePlugins: [rehypeAnchors] });
  return renderToStaticMarkup(<Page components={{ Anchor }} />);
}

const page = `
| Column |
| --- |
| <span id="col-a" className="x">\`a\`</span> |

<ul>
<li id="body-b">

Text with <code id="c">c</code>.

</li>
</ul>
`;

describe('ids of JSX elements', () => {
  it('are collected, however deep they are', async () => {
    await render(page);
    expect([...collected]).toEqual(['col-a', 'body-b', 'c']);
  });

  it('leave the elements as they are', async () => {
    const html = await render(page);
    expect(html).toContain('<span id="col-a" class="x"><code>a</code></span>');
    expect(html).toMatch(/<li id="body-b">\s*<p>Text with <code id="c">c<\/code>\.<\/p>\s*<\/li>/);
  });

  it('are not asked for on components and on elements without one', async () => {
    const Box = ({ id }: { id: string }) => <b>{id}</b>;
    const { default: Page } = await evaluate('<Box id="x" />\n\n<span title="y">z</span>', {
      ...runtime,
      rehypePlugins: [rehypeAnchors],
    });
    expect(renderToStaticMarkup(<Page components={{ Anchor, Box }} />)).toBe(
      '<b>x</b>\n<span title="y">z</span>',
    );
    expect(collected.size).toBe(0);
  });
});

it('the framework reports the one link whose id is nowhere, and no other', async () => {
  await render(page);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await handleBrokenLinks({
    collectedLinks: {
      '/a': { links: [], anchors: [...collected] as string[] },
      '/b': { links: ['/a#col-a', '/a#body-b', '/a#c', '/a#col-z'], anchors: [] },
    },
    routes: ['/a', '/b'].map((path) => ({ path, component: 'x', exact: true })),
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'warn',
  });
  expect(warn.mock.calls.join('\n').match(/-> linking to .*/g)).toEqual(['-> linking to /a#col-z']);
});
