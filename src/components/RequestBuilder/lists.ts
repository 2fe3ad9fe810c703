/** Tells parameters that take several values. */
import type { Schema } from './schema-types';

export const isList = (schema: Schema): boolean => [schema.type ?? []].flat().includes('array');
