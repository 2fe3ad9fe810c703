/** Writes the page of a tag: what its operations are for, the operations, and the object that they work on. */
import { blocks, heading, mdxMarkdown } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { pageHead } from './operation-page';
import { guideSection } from './guide-section';
import { frontMatterBlock, pageDescription } from './front-matter';
import { objectSection } from './object-section';
import { operationTable } from './operation-table';
import type { ApiPages, TagGroup } from './pages';

export function tagPage({ family, spec, info }: ApiPages, { id, title, tag, operations }: TagGroup): string {
  return `${blocks(
    frontMatterBlock(family, {
      id,
      title,
      description: pageDescription(tag.description ?? '', [
        `${wordList(operations.map((o) => o.title))} in the Whence ${spec.info.title}.`,
        `Operations and fields in the Whence ${spec.info.title}.`,
        'With fields, errors and samples.',
      ]),
      keywords: [...new Set(operations.map((o) => o.operation.path))],
    }),
    pageHead(),
    mdxMarkdown(tag.description ?? ''),
    `Part of the [${spec.info.title}](${info.route}).`,
    heading(2, 'Operations', 'operations'),
    operationTable(operations),
    objectSection(tag, spec),
    guideSection(tag.externalDocs),
  )}\n`;
}
