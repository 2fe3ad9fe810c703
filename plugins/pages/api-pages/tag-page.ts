/** Writes the page of a tag: what its operations are for, the operations, and the object that they work on. */
import type { Tag } from '../../../lib/openapi/types';
import type { Schema } from '../../../lib/shared/json-schema';
import { blocks, heading, mdxMarkdown } from '../../../lib/text/mdx-text';
import { wordList } from '../../../lib/text/words';
import { pageHead } from './operation-page';
import { docsSection } from './docs-section';
import { frontMatterBlock, pageDescription } from './front-matter';
import { mainObject, objectSection } from './object-section';
import { operationTable, type ListedOperation } from './operation-table';

export interface TagPage {
  tag: Tag;
  id: string;
  title: string;
  operations: readonly ListedOperation[];
  schemas: Readonly<Record<string, Schema>>;
  apiTitle: string;
  infoRoute: string;
  siteUrl: string;
  editUrl: string;
}

export function tagPage(page: TagPage): string {
  const { tag, operations } = page;
  const object = mainObject(tag.name, page.schemas);
  return `${blocks(
    frontMatterBlock({
      id: page.id,
      title: page.title,
      description: pageDescription(tag.description ?? '', [
        `${wordList(operations.map((o) => o.title))} in the Whence ${page.apiTitle}.`,
        `Operations and fields in the Whence ${page.apiTitle}.`,
        'With fields, errors and samples.',
      ]),
      custom_edit_url: page.editUrl,
      keywords: operations.map((o) => o.operation.path).filter((path, i, all) => all.indexOf(path) === i),
    }),
    pageHead(),
    mdxMarkdown(tag.description ?? ''),
    `Part of the [${page.apiTitle}](${page.infoRoute}).`,
    heading(2, 'Operations', 'operations'),
    operationTable(operations),
    object && objectSection(object),
    docsSection(tag.externalDocs, page.siteUrl),
  )}\n`;
}
