/** Tells parameters that take several values. */
import type { Schema } from '../../../lib/shared/json-schema';

export const isList = (schema: Schema): boolean => [schema.type ?? []].flat().includes('array');
