/** Types of the data that scripts/generate-api.ts writes for the builder. */
export type { BuilderOperation, BuilderParameter } from '../../../plugins/pages/api-pages/builder-operation';
export type { Json, Schema } from '../../../lib/openapi/types';
