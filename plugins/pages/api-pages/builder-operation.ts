/**
 * What the request builder needs of an operation, and nothing else: it is loaded by readers. Written as one JSON file an
 * operation by scripts/generate-api.ts.
 */
import { knownKeywords } from '../../../src/components/RequestBuilder/validate';
import { directed } from '../../../lib/openapi/directions';
import type { LocatedOperation, SecurityScheme } from '../../../lib/openapi/types';
import type { Schema } from '../../../lib/shared/json-schema';
import type { RequestForm } from '../../../lib/shared/samples/fields';
import { apiKeyHeader } from './operation-page';
import { requestForm } from './request-form';

/** An operation as the generator package hands it over. */
export interface BuilderSource extends LocatedOperation {
  servers?: { url: string }[];
  securitySchemes?: Record<string, SecurityScheme>;
}

/** Members of a schema that only the page shows. */
const shownOnly = new Set([
  'description',
  'example',
  'examples',
  'title',
  'x-enumDescriptions',
  'x-extensible-enum',
]);

/**
 * A schema without what only the page shows.
 * @throws Error if it demands something that the builder's validator would pass over.
 */
function validationSchema(schema: Schema, where: string): Schema {
  const strip = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(strip);
    if (typeof node !== 'object' || node === null) return node;
    const kept = Object.entries(node).filter(([key]) => !shownOnly.has(key));
    const unknown = kept.find(([key]) => !knownKeywords.has(key));
    if (unknown) {
      throw new Error(
        `${where}: the request builder does not know the schema keyword "${unknown[0]}". Teach it to src/components/RequestBuilder/validate.ts.`,
      );
    }
    return Object.fromEntries(
      kept.map(([key, item]) => {
        if (key === 'enum' || key === 'const' || key === 'default' || key === 'dependentRequired')
          return [key, item];
        if (key !== 'properties' && key !== 'dependentSchemas') return [key, strip(item)];
        return [
          key,
          Object.fromEntries(Object.entries(item as object).map(([name, field]) => [name, strip(field)])),
        ];
      }),
    );
  };
  return strip(schema) as Schema;
}

/**
 * What a reader can fill in for an operation.
 * @throws Error if no sample can send it, or if a schema has a keyword that the builder does not know.
 */
export function builderOperation(api: BuilderSource): RequestForm {
  const server = api.servers?.[0]?.url ?? '';
  const { fields, body, ...form } = requestForm(
    directed(api),
    server,
    apiKeyHeader(api.securitySchemes ?? {}),
  );
  const of = (schema: Schema, what: string): Schema =>
    validationSchema(schema, `${api.operationId}, ${what}`);
  return {
    ...form,
    fields: fields.map((field) => ({ ...field, schema: of(field.schema, field.name) })),
    // The fields of a form have its schema.
    ...(body && {
      body: { ...body, schema: body.kind === 'json' || body.kind === 'text' ? of(body.schema, 'body') : {} },
    }),
  };
}
