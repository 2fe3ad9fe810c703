/** Writes the section on the object that a group of operations is about, such as "The App object". */
import { without } from '../../../lib/openapi/directions';
import { slugOf } from '../../../lib/routes/written-routes';
import type { Schema } from '../../../lib/shared/json-schema';
import { blocks, heading, mdxMarkdown } from '../../../lib/text/mdx-text';
import { Anchors } from './anchors';
import { schemaBlock } from './fields';

/** `app-partner-connection` as `AppPartnerConnection`. */
const pascalCase = (name: string): string =>
  name.replace(/(^|[-_ ]+)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The component schema with the tag's name, in the singular or as it is. */
export function mainObject(
  tag: string,
  schemas: Readonly<Record<string, Schema>>,
): { name: string; schema: Schema } | undefined {
  const name = pascalCase(tag);
  const found = [name, name.replace(/s$/, '')].find((candidate) => schemas[candidate]);
  const schema = found && schemas[found];
  return found && schema ? { name: found, schema } : undefined;
}

/** The section with all fields of the object. */
export function objectSection({ name, schema }: { name: string; schema: Schema }): string {
  const { description, ...rest } = schema;
  return blocks(
    heading(2, `The ${name} object`, `the-${slugOf(name)}-object`),
    description && mdxMarkdown(description),
    schemaBlock(without(rest, 'writeOnly'), {
      anchor: slugOf(name),
      anchors: new Anchors(['operations', 'in-the-dashboard']),
      sender: 'api',
    }),
  );
}
