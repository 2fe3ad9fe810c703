/** Writes the section on the object that a group of operations is about, such as "The App object". */
import { slugOf } from '../../../lib/routes/written-routes';
import type { Spec, Tag } from '../../../lib/openapi/types';
import { blocks, heading, mdxMarkdown } from '../../../lib/text/mdx-text';
import { Anchors } from './anchors';
import { schemaBlock } from './fields';

/** `app-partner-connection` as `AppPartnerConnection`. */
const pascalCase = (name: string): string =>
  name.replace(/(^|[-_ ]+)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/**
 * The section with all fields of the object, which is the component schema with the tag's name, in the singular or as it is;
 * empty if there is none.
 */
export function objectSection(tag: Tag, { components }: Spec): string {
  const plural = pascalCase(tag.name);
  const { schemas = {} } = components ?? {};
  const name = [plural, plural.replace(/s$/, '')].find((candidate) => candidate in schemas) ?? '';
  const { description, ...rest } = schemas[name] ?? {};
  if (name === '') return '';
  return blocks(
    heading(2, `The ${name} object`, `the-${slugOf(name)}-object`),
    description && mdxMarkdown(description),
    schemaBlock(rest, {
      anchor: slugOf(name),
      anchors: new Anchors(['operations', 'in-the-dashboard']),
      sender: 'api',
    }),
  );
}
