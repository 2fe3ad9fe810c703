/** Schemas of what the bid pages and the API share. */
import * as z from 'zod';
import { uniqueList } from './unique-list';

const level = z.enum(['campaign', 'country', 'ad_set', 'source', 'source_country']);

export const bidLevelsSchema = uniqueList(
  z.strictObject({ level, keys: z.string(), appliesTo: z.string() }),
  (entry) => entry.level,
);

export const bidStatesSchema = uniqueList(
  z.strictObject({
    state: z.enum(['pending', 'applied', 'rolling_back', 'rolled_back', 'failed', 'superseded']),
    meaning: z.string(),
    next: z.string(),
  }),
  (entry) => entry.state,
);

const code = z.string().regex(/^BID_[A-Z_]+$/);

export const bidCsvColumnsSchema = uniqueList(
  z.strictObject({
    name: z.string(),
    /** `set`: required when the operation is set. */
    required: z.enum(['yes', 'no', 'set']),
    values: z.string(),
    /** What a cell that is not empty looks like. */
    pattern: z.string(),
    /** Code of a cell that looks otherwise. */
    code,
  }),
  (column) => column.name,
);

export const bidValidationSchema = uniqueList(
  z.strictObject({
    code,
    severity: z.enum(['error', 'warning']),
    stage: z.enum(['file', 'header', 'row', 'partner', 'server']),
    browser: z.enum(['yes', 'static', 'no']),
    check: z.string(),
    message: z.string(),
    cure: z.string(),
  }),
  (entry) => entry.code,
);
