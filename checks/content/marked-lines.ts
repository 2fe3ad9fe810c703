/**
 * Marked lines of samples: `{12,17}` counts lines, so an edit of the sample marks others, and nobody sees that in a diff. A
 * mark on what no text speaks of gives it away: an import, a bracket, an empty line, a line that is not there. And a long
 * sample of the SDK needs marks: most of its lines are there so that it compiles.
 */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../lib/markdown/fence-meta';
import type { Finding } from '../report';

/** Lines from which on a reader does not see at a glance what a sample is about. */
const longSample = 20;

/** More than this part of a sample is not a mark but a color. */
const mostMarked = 1 / 2;

/** Languages of the SDK, whose samples are whole files. */
const fileLanguages = new Set(['kotlin', 'java', 'swift', 'csharp', 'typescript', 'tsx']);

/** What no text is about. */
const isFrame = (line: string): boolean =>
  /^\s*(?:import\b|using\b|package\b|@Override\b)/.test(line) || /^[\s(){}[\];,]*$/.test(line);

/** Problems of the marks of one fence. */
function problemsOf({ value, lang, meta }: Code, isSdkPage: boolean): string[] {
  const lines = value.split('\n');
  const marked = [...parseFenceMeta(meta).lines];
  if (marked.length === 0)
    return isSdkPage && fileLanguages.has(lang ?? '') && lines.length >= longSample
      ? [`A sample of ${lines.length} lines marks none`]
      : [];
  const wrong = marked.filter((line) => isFrame(lines[line - 1] ?? ''));
  if (wrong.length > 0) return wrong.map((line) => `Line ${line} of the sample is marked and says nothing`);
  return marked.length > mostMarked * lines.length
    ? [`${marked.length} of ${lines.length} lines are marked`]
    : [];
}

/**
 * Marks that fell onto other lines, and long samples of the SDK without any.
 * @param isSdkPage True for a page of the SDK whose samples are about a call.
 */
export const markProblems = (file: string, tree: Root, isSdkPage: boolean): Finding[] => {
  const findings: Finding[] = [];
  visit(tree, 'code', (node) => {
    findings.push(
      ...problemsOf(node, isSdkPage).map((message) => ({
        file,
        line: node.position?.start.line ?? 1,
        message,
        cure: 'Mark the lines that the text speaks of: {3,5-7} after the language counts from 1.',
      })),
    );
  });
  return findings;
};
