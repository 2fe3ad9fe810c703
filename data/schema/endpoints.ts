/** Schema of data/json-schemas/endpoints.yaml: the endpoints that no OpenAPI document describes. */
import * as z from 'zod';
import { uniqueList } from './unique-list';
import { apiName, route, slug, text } from './common';

/** Name of a file of data/json-schemas without its ending. */
const schemaName = slug;

export const endpointsSchema = uniqueList(
  z.strictObject({
    id: slug,
    methods: z.array(z.enum(['GET', 'POST'])).min(1),
    /** Path with `{names}` of its parameters. */
    path: z.string().regex(/^\/[a-z]+\/v\d+(?:\/(?:[a-z-]+|\{[a-z_]+\}))+$/, 'is not a path with a version'),
    page: route,
    auth: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('api-key'),
        scope: z.string().regex(/^[a-z]+:(?:read|write)$/, 'is not a scope such as reporting:read'),
      }),
      z.strictObject({
        kind: z.literal('signature'),
        /** Secret that the samples are signed with. */
        sampleSecret: text,
      }),
    ]),
    /** Policies of data/api-rate-limits.yaml. */
    rateLimits: z.array(slug).min(1),
    /** Recommended client time-out in seconds. */
    timeout: z.int().positive(),
    /** Regular expressions of the path parameters. */
    pathParameters: z.record(apiName, text).optional(),
    /** Schema of the parameters in the query (GET) or in the form (POST). */
    parameters: schemaName.optional(),
    /** Schema of the JSON body. */
    request: schemaName.optional(),
    /** Schema of the body of successful answers. */
    response: schemaName,
    /** Problem codes of data/api-errors.yaml that the endpoint returns, in addition to the codes of every call. */
    errors: uniqueList(
      z.strictObject({
        code: apiName,
        /** Markdown: what it means here, if that is more than everywhere. */
        when: text.optional(),
        cure: text.optional(),
      }),
      ({ code }) => code,
    ),
    /** Codes of single fields, in `errors[].code`; what each means everywhere is in data/api-errors.yaml. */
    fieldErrors: uniqueList(
      z.strictObject({
        code: apiName,
        /** Markdown. */
        when: text.optional(),
        cure: text,
      }),
      ({ code }) => code,
    ).optional(),
  }),
  ({ id }) => id,
);
