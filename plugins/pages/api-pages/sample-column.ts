/**
 * A part of an operation page whose samples belong to what is read: next to each other where there is room for two columns,
 * one after the other elsewhere (src/css/operations.css). Each part is a row with its own samples, so they follow the reader
 * without a script: the request next to its parameters, examples of a body next to its fields, an error next to its codes.
 */
import { blocks } from '../../../lib/text/mdx-text';

/** MDX of a part. */
export interface SamplePart {
  text: string;
  samples: string;
}

/** The part as MDX; without samples just its text. */
export function samplePart({ text, samples }: SamplePart): string {
  if (!samples) return text;
  return blocks(
    '<div className="api-part">',
    // Text in a part keeps the widths and distances of a page, which the children of `.markdown` have.
    `<div className="markdown">\n\n${text}\n\n</div>`,
    `<div className="api-samples">\n<div className="api-samples-view">\n\n${samples}\n\n</div>\n</div>`,
    '</div>',
  );
}
