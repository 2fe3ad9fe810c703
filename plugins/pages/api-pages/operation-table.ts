/** Writes a table of operations: method, path, link and what each does. */
import type { LocatedOperation } from '../../../lib/openapi/types';
import { htmlText, mdxMarkdown, mdxPlain, table } from '../../../lib/text/mdx-text';
import { sentences } from './front-matter';

export interface ListedOperation {
  operation: LocatedOperation;
  title: string;
  route: string;
}

/** Method as a badge: the word, with a color that repeats it. */
export const methodBadge = (method: string): string =>
  `<span className="api-method api-method--${method.toLowerCase()}">${method.toUpperCase()}</span>`;

/** First sentence of an operation's description, as Markdown. */
function summaryLine(operation: LocatedOperation): string {
  const paragraph = (operation.description ?? operation.summary ?? '').trim().split(/\n\s*\n/)[0] ?? '';
  return mdxMarkdown(sentences(paragraph.replace(/\s+/g, ' '))[0] ?? '');
}

/** A path that wraps before a slash. */
const wrappingPath = (path: string): string => htmlText(path).replace(/(?<=.)\//g, '<wbr />/');

export function operationTable(operations: readonly ListedOperation[]): string {
  return table(
    ['Operation', 'Request', 'What it does'],
    operations.map(({ operation, title, route }) => [
      `[${mdxPlain(title)}](${route})`,
      `<span className="api-request">${methodBadge(operation.method)} <code>${wrappingPath(operation.path)}</code></span>`,
      summaryLine(operation),
    ]),
  );
}
