/** Feeds: what is left of a page's content for readers without the site, and what the framework's feeds lack. */
import { describe, expect, it } from 'vitest';
import { feedText } from './feed-text';
import { jsonFeed, withAuthors, withOwnAddress } from './feed-xml';

describe('the text of a post', () => {
  it.each([
    [
      'code without its controls',
      '<figure class="code"><span class="code-name" aria-hidden="true">Text</span><button class="code-wrap">Wrap</button>' +
        '<button class="code-copy">Copy</button><pre tabindex="0"><code><span class="hp">a</span> = 1\nb</code></pre></figure>',
      '<figure><pre><code>a = 1\nb</code></pre></figure>',
    ],
    [
      'a fold, open below its name',
      '<details class="run-it"><summary>Run it <em>yourself</em></summary><div><p>SELECT</p></div></details>',
      '<p><strong>Run it yourself</strong></p><p>SELECT</p>',
    ],
    [
      'the words and the numbers of a chart',
      '<svg class="chart-styles"><style>.c{color:var(--w-accent)}</style></svg><figure class="chart"><figcaption>CPI</figcaption>' +
        '<div><svg role="img"><title>CPI</title><desc>Line from 1 to 2 &amp; back.</desc><svg><text>1</text></svg></svg></div>' +
        '<details><summary>Show as a table</summary><div><table><colgroup><col></colgroup><tbody><tr><td class="num">1</td></tr>' +
        '</tbody></table></div></details></figure>',
      '<figure><figcaption>CPI</figcaption><p>Line from 1 to 2 &amp; back.</p><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
    ],
    [
      'places and links',
      '<h2 class="anchor" id="why">Why<a href="#why" class="hash-link">\u200b</a></h2><p style="color:var(--x)">0<!-- -->.5 ' +
        '<a class="" href="https://a.example/b#c">b</a> <img src="https://a.example/i.png" alt="i" class="c"></p>',
      '<h2 id="why">Why</h2><p>0.5 <a href="https://a.example/b#c">b</a> <img src="https://a.example/i.png" alt="i"></p>',
    ],
  ])('has %s', (_, html, text) => {
    expect(feedText(html)).toBe(text);
  });
});

const rss =
  '<rss version="2.0"><channel><title>B</title><link>https://a.example/blog</link><item><link>https://a.example/blog/x</link>' +
  '<content:encoded><![CDATA[<p>1 &lt; 2</p>]]></content:encoded></item></channel></rss>';
const atom =
  '<feed xmlns="http://www.w3.org/2005/Atom"><link rel="alternate" href="https://a.example/blog"/></feed>';

describe('a feed', () => {
  it('names its own address', () => {
    expect(withOwnAddress(rss, 'rss.xml', 'https://a.example/blog/rss.xml')).toBe(
      rss
        .replace('2.0"', '2.0" xmlns:atom="http://www.w3.org/2005/Atom"')
        .replace(
          '</link><item>',
          '</link><atom:link rel="self" type="application/rss+xml" href="https://a.example/blog/rss.xml"/><item>',
        ),
    );
    expect(withOwnAddress(atom, 'atom.xml', 'https://a.example/blog/atom.xml')).toBe(
      atom.replace(
        '</feed>',
        '<link rel="self" type="application/atom+xml" href="https://a.example/blog/atom.xml"/></feed>',
      ),
    );
    expect(() => withOwnAddress(atom, 'rss.xml', 'https://a.example/')).toThrow('rss.xml is not a feed');
  });

  it('names who wrote each post', () => {
    expect(withAuthors(rss, new Map([['https://a.example/blog/x', ['Ann & Bo', 'Cy']]]))).toBe(
      rss.replace('</item>', '<dc:creator>Ann &amp; Bo</dc:creator><dc:creator>Cy</dc:creator></item>'),
    );
    expect(() => withAuthors(rss, new Map())).toThrow('No author of https://a.example/blog/x is known.');
  });

  it('has all authors and the day of each post in JSON', () => {
    const url = 'https://a.example/blog/x';
    const day = '2030-04-05T00:00:00.000Z';
    const text = JSON.stringify({
      version: 'https://jsonfeed.org/version/1',
      title: 'B',
      items: [{ url, date_modified: day, author: { name: 'Ann & Bo' } }],
    });
    const address = 'https://a.example/blog/feed.json';
    expect(JSON.parse(jsonFeed(text, address, new Map([[url, ['Ann & Bo', 'Cy']]])))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'B',
      feed_url: address,
      items: [{ url, date_published: day, authors: [{ name: 'Ann & Bo' }, { name: 'Cy' }] }],
    });
    expect(() => jsonFeed(text, address, new Map())).toThrow(`No author of ${url} is known.`);
  });
});
