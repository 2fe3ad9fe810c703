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

type Bound = (typeof bounds)[number];

const types = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: z.infer<typeof types> | z.infer<typeof types>[];
  enum?: z.infer<typeof literal>[];
  const?: z.infer<typeof literal>;
  default?: z.infer<typeof literal>;
  format?: 'date' | 'date-time' | 'uuid';
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false | JsonSchema;
  dependentSchemas?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  contains?: JsonSchema;
  minContains?: number;
  maxContains?: number;
  if?: JsonSchema;
  then?: JsonSchema;
  not?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  /** Markdown in place of "no" in the column that says whether a field is required: "with `value`". */
  'x-required'?: string;
  /** Where the object's fields are described. */
  'x-docs'?: string;
  /** The text is a name of the dictionary: `metrics.cohort`, `dimensions.acquisition`. */
  'x-names'?: string;
  /** Bounds that data/limits.yaml has, each with its key; `-money.max` is the negative of one. */
  'x-whence-limit'?: Partial<Record<Bound, string>>;
}

/** A bound that needs no name; others are keys of `x-whence-limit`. */
const plainBound = z
  .int()
  .min(0)
  .refine((value) => value < 2, {
    error: 'is typed',
    params: { cure: 'Name its key of data/limits.yaml under x-whence-limit.' },
  });

export const jsonSchemaSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.strictObject({
    $schema: z.literal('https://json-schema.org/draft/2020-12/schema').optional(),
    $ref: z
      .string()
      .regex(/^(?:[a-z-]+\.schema\.json|openapi\/[a-z-]+\.yaml)?#\//, 'is not a file and a pointer')
      .optional(),
    $defs: z.record(z.string(), jsonSchemaSchema).optional(),
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
    properties: z.record(z.string(), jsonSchemaSchema).optional(),
    required: z.array(text).min(1).optional(),
    additionalProperties: z.union([z.literal(false), jsonSchemaSchema]).optional(),
    dependentSchemas: z.record(z.string(), jsonSchemaSchema).optional(),
    items: jsonSchemaSchema.optional(),
    minItems: plainBound.optional(),
    maxItems: plainBound.optional(),
    uniqueItems: z.literal(true).optional(),
    contains: jsonSchemaSchema.optional(),
    minContains: plainBound.optional(),
    maxContains: plainBound.optional(),
    if: jsonSchemaSchema.optional(),
    then: jsonSchemaSchema.optional(),
    not: jsonSchemaSchema.optional(),
    allOf: z.array(jsonSchemaSchema).min(1).optional(),
    anyOf: z.array(jsonSchemaSchema).min(1).optional(),
    'x-required': text.optional(),
    'x-docs': z
      .string()
      .regex(/^\/[a-z0-9/-]+#[a-z0-9-]+$/, 'is not a route with an anchor')
      .optional(),
    'x-names': z
      .string()
      .regex(/^(?:metrics|dimensions)\.[a-z-]+$/, 'is not metrics. or dimensions. and a surface')
      .optional(),
    'x-whence-limit': z.partialRecord(z.enum(bounds), text).optional(),
  }),
);
