/** Recognizes parameters that take more than one value. */
import type { Schema } from '../../../lib/shared/json-schema';

export const isList = (schema: Schema): boolean => [schema.type ?? []].flat().includes('array');
