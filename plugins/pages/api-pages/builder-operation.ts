/**
 * What the request builder needs of an operation, and nothing else: it is loaded by readers. Written as one JSON file an
 * operation by scripts/generate-api.ts.
 */
import { knownKeywords } from '../../../src/components/RequestBuilder/validate';
import type { BuilderOperation } from '../../../lib/shared/builder-operation';
import type { LocatedOperation, SecurityScheme } from '../../../lib/openapi/types';
import type { Json, Schema } from '../../../lib/shared/json-schema';
import { plainText } from './front-matter';
import { bodyExamples, jsonContent } from './media';
import { apiKeyHeader } from './operation-page';
import { parameterExample } from './parameters';

/** An operation as the generator package hands it over. */
export interface BuilderSource extends LocatedOperation {
  servers?: { url: string }[];
  securitySchemes?: Record<string, SecurityScheme>;
  postman?: { toJSON(): Json };
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

/** Removes the prose that the converter copies into the request. */
function withoutDescriptions(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutDescriptions);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'description')
      .map(([key, item]) => [key, withoutDescriptions(item)]),
  );
}

/**
 * Data of the request builder for an operation.
 * @throws Error if the generator package could not convert the operation to a request, or if a schema has a keyword that
 * the builder does not know.
 */
export function builderOperation(api: BuilderSource): BuilderOperation {
  if (!api.postman)
    throw new Error(
      `${api.operationId}: no request could be made of it. Look at its path, parameters and security.`,
    );
  const keyHeader = apiKeyHeader(api.securitySchemes ?? {});
  const media = jsonContent(api.requestBody?.content);
  const examples = bodyExamples(api).map(({ name, title, value }) => ({
    name,
    title: title || 'Example',
    value,
  }));
  const { body, ...request } = withoutDescriptions(api.postman.toJSON()) as { body?: Json } & Record<
    string,
    Json
  >;
  return {
    operationId: api.operationId,
    method: api.method.toUpperCase(),
    path: api.path,
    servers: (api.servers ?? []).map(({ url }) => ({ url })),
    apiKeyHeader: keyHeader,
    accept: 'application/json',
    parameters: (api.parameters ?? [])
      .filter((p) => p.name.toLowerCase() !== keyHeader.toLowerCase())
      .map((p) => {
        const example = parameterExample(p);
        return {
          name: p.name,
          in: p.in,
          required: p.required ?? false,
          description: plainText(p.description ?? ''),
          schema: validationSchema(p.schema ?? {}, `${api.operationId}, ${p.name}`),
          ...(example === undefined || example === null ? {} : { example }),
        };
      }),
    ...(media?.schema && api.requestBody
      ? {
          body: {
            contentType: Object.keys(api.requestBody.content)[0] ?? 'application/json',
            required: api.requestBody.required ?? false,
            schema: validationSchema(media.schema, `${api.operationId}, body`),
            examples,
          },
        }
      : {}),
    postman:
      body === undefined
        ? request
        : { ...request, body: { mode: 'raw', raw: '', options: { raw: { language: 'json' } } } },
  };
}
