/** Small Markdown writers for views. */

/** Makes any text safe inside a Markdown table cell or paragraph of an MDX page. */
export function escapeText(text: string): string {
  return text.replace(/([\\`*_{}[\]<>|])/g, '\\$1').replace(/\n+/g, ' ');
}

/** Inline code; safe for MDX because code is literal there. Pipes are escaped for tables. */
export function code(text: string | number): string {
  return `\`${String(text).replace(/\|/g, '\\|')}\``;
}

/**
 * Text that already is Markdown (code in backticks, links), made safe where it is not: braces and angle brackets
 * outside code are escaped, pipes everywhere, as tables want it.
 */
export function markdownText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) =>
      i % 2 === 1 ? part.replace(/(?<!\\)\|/g, '\\|') : part.replace(/(?<!\\)([{}<>|])/g, '\\$1'),
    )
    .join('')
    .replace(/\n+/g, ' ')
    .trim();
}

/**
 * A name with its type and the like below it, for the first cell of a row: on a phone, the words that explain the name
 * stand beside it then, instead of outside of the screen.
 */
export const withDetails = (name: string, ...details: readonly string[]): string =>
  `${name}<br /><small>${details.filter(Boolean).join(', ')}</small>`;

/** A Markdown table. Cells are Markdown already; every row must have as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  for (const row of rows) {
    if (row.length !== head.length) {
      throw new Error(`A table row has ${row.length} cells, the head has ${head.length}: ${row.join(' | ')}`);
    }
  }
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => (cell === '' ? ' ' : cell)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
