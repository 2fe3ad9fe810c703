/**
 * What a JSON Schema of data/json-schemas can have: the keywords of the 2020-12 dialect that these files use, and four
 * that we added. A misspelled keyword is therefore an error and not a rule that never applies. A bound is typed only
 * where it is nobody's limit: 0, 1.
 */
import * as z from 'zod';
import { text } from './common';

/** Keywords whose number can be a limit of data/limits.yaml. */
const bounds = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxContains',
  'default',
] as const;

const types = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A bound that needs no name; others are keys of `x-whence-limit`. */
const plainBound = z
  .int()
  .min(0)
  .refine((value) => value < 2, {
    error: 'is typed',
    params: { cure: 'Name its key of data/limits.yaml under x-whence-limit.' },
  });

/** Keywords that hold no other schemas. */
const plain = {
  $schema: z.literal('https://json-schema.org/draft/2020-12/schema').optional(),
  $ref: z
    .string()
    .regex(/^(?:[a-z-]+\.schema\.json|openapi\/[a-z-]+\.yaml)?#\//, 'is not a file and a pointer')
    .optional(),
  title: text.optional(),
  description: text.optional(),
  type: z.union([types, z.array(types).min(1)]).optional(),
  enum: z.array(literal).min(1).optional(),
  const: literal.optional(),
  default: literal.optional(),
  format: z.enum(['date', 'date-time', 'uuid']).optional(),
  pattern: text.optional(),
  minLength: plainBound.optional(),
  maxLength: plainBound.optional(),
  minimum: plainBound.optional(),
  maximum: plainBound.optional(),
  required: z.array(text).min(1).optional(),
  minItems: plainBound.optional(),
  maxItems: plainBound.optional(),
  uniqueItems: z.literal(true).optional(),
  minContains: plainBound.optional(),
  maxContains: plainBound.optional(),
  /** Markdown in place of "no" in the column that says whether a field is required: "with `value`". */
  'x-required': text.optional(),
  /** Where the object's fields are described. */
  'x-docs': z
    .string()
    .regex(/^\/[a-z0-9/-]+#[a-z0-9-]+$/, 'is not a route with an anchor')
    .optional(),
  /** The text is a name of the dictionary: `metrics.cohort`, `dimensions.acquisition`. */
  'x-names': z
    .string()
    .regex(/^(?:metrics|dimensions)\.[a-z-]+$/, 'is not metrics. or dimensions. and a surface')
    .optional(),
  /** Bounds that data/limits.yaml has, each with its key; `-money.max` is the negative of one. */
  'x-whence-limit': z.partialRecord(z.enum(bounds), text).optional(),
};

export interface JsonSchema extends z.infer<z.ZodObject<typeof plain>> {
  $defs?: Record<string, JsonSchema> | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  additionalProperties?: false | JsonSchema | undefined;
  dependentSchemas?: Record<string, JsonSchema> | undefined;
  items?: JsonSchema | undefined;
  contains?: JsonSchema | undefined;
  if?: JsonSchema | undefined;
  then?: JsonSchema | undefined;
  not?: JsonSchema | undefined;
  allOf?: JsonSchema[] | undefined;
  anyOf?: JsonSchema[] | undefined;
}

const inner: z.ZodType<JsonSchema> = z.lazy(() => jsonSchemaSchema);
const one = inner.optional();
const list = z.array(inner).min(1).optional();
const named = z.record(z.string(), inner).optional();

export const jsonSchemaSchema: z.ZodType<JsonSchema> = z.strictObject({
  ...plain,
  $defs: named,
  properties: named,
  additionalProperties: z.union([z.literal(false), inner]).optional(),
  dependentSchemas: named,
  items: one,
  contains: one,
  if: one,
  then: one,
  not: one,
  allOf: list,
  anyOf: list,
});
