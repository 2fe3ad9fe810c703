/**
 * Rehype plugin: replaces every fenced code block by a `CodeFigure` with its finished HTML in one string. Highlighting
 * in the browser would cost each reader 30 kB of script and the build a fifth of its time; one string keeps the page's
 * own script small as well.
 */
import type { Element, Root } from 'hast';
import type { Code } from 'mdast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { languageAliases, languageLabels } from '../../../config/highlighting';
import { parseFenceMeta } from '../../../lib/markdown/fence-meta';
import { highlightToHtml, isKnownLanguage } from './tokens';
import { walk } from '../../../lib/markdown/walk';

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The button that wraps lines is there if one has more characters than the narrowest place of code shows. */
const longLine = 40;

/** A line that is an address, whose end says what it is for. */
const address = /^\s*https?:\/\/\S+$/;

/**
 * Builds the HTML of one code figure: its name, its buttons, the code.
 * @param code Source text; one trailing newline is dropped.
 * @param language Fence language, `text` if none.
 * @param metaText Words after the language.
 */
export function renderCodeFigure(code: string, language: string, metaText = ''): string {
  const meta = parseFenceMeta(metaText);
  const name = languageAliases[language] ?? language;
  const label = languageLabels[name] ?? name;
  const title = meta.values.title;
  const source = code.replace(/\n$/, '');
  const body = highlightToHtml(source, language, meta.lines);
  const caption = title
    ? `<figcaption>${attribute(title)}</figcaption>`
    : `<span class="code-name" aria-hidden="true">${attribute(label)}</span>`;
  const what = attribute(title ? `${label}: ${title}` : label);
  const long = source.split('\n').filter((line) => line.length >= longLine);
  const isAddress = long.some((line) => address.test(line));
  return (
    caption +
    (long.length > 0
      ? `<button type="button" class="code-wrap" aria-pressed="${String(isAddress)}">Wrap</button>`
      : '') +
    `<button type="button" class="code-copy" aria-label="Copy code, ${what}">Copy</button>` +
    `<pre tabindex="0"${isAddress ? ' class="code-address"' : ''} data-language="${attribute(label)}"><code>${body}</code></pre>`
  );
}

/** A code figure that shows some lines of a sample. Its button copies the whole sample, so what is pasted has its imports. */
export function renderCodeExtract(lines: string, { value, lang, meta }: Code): string {
  const title = parseFenceMeta(meta).values.title;
  return renderCodeFigure(lines, lang ?? 'text', title ? `title="${title}"` : '')
    .replace('aria-label="Copy code, ', 'aria-label="Copy the whole file, ')
    .replace('<pre ', `<pre data-whole="${attribute(value)}" `);
}

export default function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node, index, parent) => {
      if (node.type !== 'element' || node.tagName !== 'pre' || index === undefined || !parent) return;
      const code = node.children.find((c): c is Element => c.type === 'element' && c.tagName === 'code');
      if (!code) return;
      const classes = [code.properties.className ?? []].flat().map(String);
      const language = classes.find((c) => c.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      if (!isKnownLanguage(language)) {
        file.fail(
          `Unknown code language "${language}". Use one that config/highlighting.ts lists, or add it there.`,
          node.position,
        );
      }
      const metaText = (code.data as { meta?: string } | undefined)?.meta ?? '';
      const html = renderCodeFigure(toString(code), language, metaText);
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeFigure',
        attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
        children: [],
      } as unknown as Element;
    });
  };
}
