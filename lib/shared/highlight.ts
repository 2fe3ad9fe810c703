/**
 * Turns Prism's tokens into HTML with a dozen short classes, which src/css/code.css colors with AA contrast in both modes.
 * The build highlights pages with it and the request builder what a reader fills in, so both look the same.
 */

/** A token as Prism makes it; declared here because what readers load must not depend on the package. */
interface Token {
  type: string;
  alias?: string | string[];
  content: TokenStream;
}

type TokenStream = string | Token | (string | Token)[];

/** Prism token type -> class. Types that are missing here (punctuation, operators) stay plain text. */
const classOf: Readonly<Record<string, string>> = {
  comment: 'hc',
  prolog: 'hc',
  doctype: 'hc',
  cdata: 'hc',
  'doc-comment': 'hc',
  keyword: 'hk',
  atrule: 'hk',
  selector: 'hk',
  important: 'hk',
  'request-line': 'hk',
  method: 'hk',
  string: 'hs',
  'template-string': 'hs',
  'attr-value': 'hs',
  char: 'hs',
  regex: 'hs',
  url: 'hs',
  number: 'hn',
  boolean: 'hn',
  constant: 'hn',
  symbol: 'hn',
  nil: 'hn',
  null: 'hn',
  function: 'hf',
  'function-definition': 'hf',
  'class-name': 'ht',
  builtin: 'ht',
  namespace: 'ht',
  property: 'hp',
  'attr-name': 'hp',
  'header-name': 'hp',
  parameter: 'hp',
  'named-argument': 'hp',
  key: 'hp',
  variable: 'hv',
  'assign-left': 'hv',
  environment: 'hv',
  annotation: 'hm',
  decorator: 'hm',
  attribute: 'hm',
  preprocessor: 'hm',
  directive: 'hm',
  tag: 'ht',
  'inserted-sign': 'hi',
  inserted: 'hi',
  'deleted-sign': 'hd',
  deleted: 'hd',
};

interface Segment {
  text: string;
  cls: string | undefined;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function flatten(token: string | Token, inherited: string | undefined, out: Segment[]): void {
  if (typeof token === 'string') {
    out.push({ text: token, cls: inherited });
    return;
  }
  const own =
    classOf[token.type] ??
    [token.alias ?? []]
      .flat()
      .map((a) => classOf[a])
      .find(Boolean);
  const cls = own ?? inherited;
  const children = Array.isArray(token.content) ? token.content : [token.content];
  for (const child of children) flatten(child as string | Token, cls, out);
}

/**
 * @param stream What Prism makes of source text, or the text as it is.
 * @param marked 1-based numbers of lines to mark.
 * @returns HTML for the inside of a `code` element, one line a text line.
 */
export function tokensToHtml(stream: TokenStream, marked: ReadonlySet<number> = new Set()): string {
  const segments: Segment[] = [];
  for (const token of [stream].flat()) flatten(token, undefined, segments);

  const lines: string[] = [''];
  let openClass: string | undefined;
  const close = () => {
    if (openClass) lines[lines.length - 1] += '</span>';
    openClass = undefined;
  };
  for (const { text, cls } of segments) {
    const parts = text.split('\n');
    parts.forEach((part, index) => {
      if (index > 0) {
        close();
        lines.push('');
      }
      if (part === '') return;
      const effective = part.trim() === '' ? openClass : cls;
      if (effective !== openClass) {
        close();
        if (effective) lines[lines.length - 1] += `<span class="${effective}">`;
        openClass = effective;
      }
      lines[lines.length - 1] += escapeHtml(part);
    });
  }
  close();
  return lines.map((line, i) => (marked.has(i + 1) ? `<mark>${line || ' '}</mark>` : line)).join('\n');
}
