/**
 * A part of an operation page whose samples belong to what is read: next to each other where there is room for two columns,
 * one after the other elsewhere (src/css/operations.css). Each part is a row with its own samples, so they follow the reader
 * without a script: the request next to its parameters, examples of a body next to its fields, an error next to its codes.
 */
import { blocks } from '../../../lib/text/mdx-text';

/** MDX of a part: what is read before the samples, the samples, and what is read after them. */
export interface SamplePart {
  before: string;
  samples: string;
  after?: string;
}

/** Lines of code for which a window has room. */
const mostLines = 22;

/** True if samples are longer than a window: of the tabs, the longest counts. */
function areLong(samples: string): boolean {
  const codes = [...samples.matchAll(/^```\w+(?<tab> tab=)?.*\n(?<code>[^]*?)^```$/gm)].map(({ groups }) => ({
    isTab: groups?.tab !== undefined,
    // Its name and its edges take the room of three lines.
    lines: (groups?.code?.split('\n').length ?? 0) + 3,
  }));
  const tabs = codes.filter(({ isTab }) => isTab).map(({ lines }) => lines);
  const others = codes.filter(({ isTab }) => !isTab).reduce((sum, { lines }) => sum + lines, 0);
  return Math.max(0, ...tabs) + others > mostLines + 3;
}

/** Text in a part keeps the widths and distances of a page, which the children of `.markdown` have. */
const text = (mdx: string): string => mdx && `<div className="markdown">\n\n${mdx}\n\n</div>`;

/** The part as MDX; without samples just its text. */
export function samplePart({ before, samples, after = '' }: SamplePart): string {
  if (!samples) return blocks(before, after);
  return blocks(
    '<div className="api-part">',
    text(before),
    `<div className="api-samples">\n<div className="api-samples-view${areLong(samples) ? ' api-samples-long' : ''}">\n\n${samples}\n\n</div>\n</div>`,
    text(after),
    '</div>',
  );
}
