/**
 * Turns text of a specification into MDX that says the same. In MDX `{`, `<` and lines that start with `import` are
 * program text; in a specification they are words, so they are escaped everywhere but inside code.
 */

/** Splits Markdown into code (spans and fences, kept as they are) and everything else. */
const codePattern = /(^|\n)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\2(?=\n|$)|(`+)(?!`)[\s\S]*?[^`]\3(?!`)/g;

function outsideCode(markdown: string, change: (text: string) => string): string {
  let result = '';
  let from = 0;
  for (const match of markdown.matchAll(codePattern)) {
    result += change(markdown.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + change(markdown.slice(from));
}

/** Markdown of a specification as MDX: braces, angle brackets and leading `import`/`export` become plain text. */
export function mdxMarkdown(markdown: string): string {
  const safe = outsideCode(markdown.trim().replace(/\r\n?/g, '\n'), (text) =>
    text.replace(/[{}]/g, '\\$&').replace(/</g, '&lt;'),
  );
  return safe.replace(/^([ie])(?=(mport|xport)\b)/gm, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Plain text as MDX: nothing in it is markup. */
export function mdxPlain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|~#:]/g, (c) => `&#${c.charCodeAt(0)};`).replace(/\s+/g, ' ');
}

/** An inline code span that holds the text whatever backticks it has. */
export function code(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  // Two backticks would open code that never closes.
  if (flat === '') return '<code></code>';
  const runs = [...flat.matchAll(/`+/g)].map((m) => m[0].length);
  let fence = '`';
  while (runs.includes(fence.length)) fence += '`';
  const pad = flat.startsWith('`') || flat.endsWith('`') || /^ .* $/.test(flat) ? ' ' : '';
  return `${fence}${pad}${flat}${pad}${fence}`;
}

/** Text for the inside of a literal `<code>` element. */
export function htmlText(text: string): string {
  return text.replace(/[&<>{}`*_|~[\]\\:]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** Value of a double-quoted JSX attribute. */
export function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

/** MDX as the content of one cell of a Markdown table. */
export function cell(mdx: string): string {
  return mdx
    .trim()
    .replace(/\|/g, '\\|')
    .replace(/\n\s*[-*] /g, '<br />• ')
    .replace(/\n\s*\n/g, '<br />')
    .replace(/\s*\n\s*/g, ' ');
}

/** A Markdown table of MDX; columns without any content are left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, i) => i).filter((i) => rows.some((row) => (row[i] ?? '').trim() !== ''));
  const pick = (cells: readonly string[]) => kept.map((i) => cells[i] ?? '');
  const lines = [pick(head), kept.map(() => '---'), ...rows.map((row) => pick(row.map(cell)))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A fenced block whose fence is longer than any in the text. */
export function fence(language: string, text: string, meta = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((m) => m[0].length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}${meta ? ` ${meta}` : ''}\n${text.replace(/\n+$/, '')}\n${marks}`;
}

/** A heading with a fixed id. */
export function heading(level: 2 | 3 | 4, text: string, id: string): string {
  return `${'#'.repeat(level)} ${text} {/* #${id} */}`;
}

/** Blocks separated by blank lines; empty ones are dropped. */
export function blocks(...parts: (string | undefined | false)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '').join('\n\n');
}
