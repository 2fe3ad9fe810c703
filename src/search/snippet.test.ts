/** Snippets are short, marked and safe. */
import { expect, it } from 'vitest';
import { snippetOf } from './snippet';

const text = 'One two three four five six seven eight nine ten eleven bid twelve thirteen.';

it('shows the words around the matches', () => {
  expect(snippetOf(text, new Set(['bid']), 5).marked).toBe('…ten eleven <mark>bid</mark> twelve thirteen.');
  expect(snippetOf(text, new Set(), 3).marked).toBe('One two three…');
  expect(snippetOf('Short', new Set(), 10)).toEqual({ marked: 'Short', plain: 'Short', matched: false });
});

it.each([5, 10])('has at most %i words', (length) => {
  const { plain } = snippetOf(text, new Set(['one', 'bid', 'six']), length);
  expect(plain.match(/\p{L}+/gu)?.length).toBeLessThanOrEqual(length);
});

it('marks a macro with its underscores', () => {
  const { marked } = snippetOf('Replace __CALLBACK_PARAM__ with it', new Set(['callback']), 10);
  expect(marked).toBe('Replace <mark>__CALLBACK_PARAM__</mark> with it');
});

it('escapes everything but its marks', () => {
  const { marked, plain } = snippetOf('List<String> & "bid" <img onerror=1>', new Set(['bid']), 10);
  expect(marked).toBe('List&lt;String&gt; &amp; &quot;<mark>bid</mark>&quot; &lt;img onerror=1&gt;');
  expect(plain).not.toContain('<');
});
