/** Types of the data that scripts/generate-api.ts writes for the builder. */
export type { BuilderOperation, BuilderParameter } from '../../../plugins/openapi-pages/builder-operation';
export type { Json, Schema } from '../../../plugins/openapi-pages/types';
