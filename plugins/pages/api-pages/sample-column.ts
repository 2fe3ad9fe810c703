/**
 * A part of an operation page whose samples belong to what is read: next to each other where there is room for two columns,
 * one after the other elsewhere (src/css/api.css). Each part has its own column, so the samples follow the reader without a
 * script: the request next to its parameters, a response next to its fields. Errors stay folds: their tables need the width.
 */
import { blocks } from '../../../lib/text/mdx-text';

/** MDX of a part: what is read before the samples, the samples, and what is read after them. */
export interface SamplePart {
  before: string;
  samples: string;
  after?: string;
}

/** Text in a part keeps the widths and distances of a page, which the children of `.markdown` have. */
const text = (mdx: string): string => mdx && `<div className="markdown">\n\n${mdx}\n\n</div>`;

/** The part as MDX; without samples just its text. */
export function samplePart({ before, samples, after = '' }: SamplePart): string {
  if (!samples) return blocks(before, after);
  return blocks(
    '<div className="api-part">',
    text(before),
    `<div className="api-samples">\n<div className="api-samples-view">\n\n${samples}\n\n</div>\n</div>`,
    text(after),
    '</div>',
  );
}
