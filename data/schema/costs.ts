/** Schemas of what the cost pages show and what cost files are checked by. */
import * as z from 'zod';
import { uniqueList } from './unique-list';

const code = z.string().regex(/^COST_[A-Z_]+$/);

export const costCsvColumnsSchema = uniqueList(
  z.strictObject({
    name: z.string(),
    /** `one`: one of the columns with this value is required, and not both. */
    required: z.enum(['yes', 'no', 'one']),
    values: z.string(),
    /** What a cell that is not empty looks like. */
    pattern: z.string(),
    /** Code of a cell that looks otherwise. */
    code,
  }),
  (column) => column.name,
);

export const costValidationSchema = uniqueList(
  z.strictObject({
    code,
    severity: z.enum(['error', 'warning']),
    stage: z.enum(['file', 'header', 'row', 'server']),
    message: z.string(),
    cure: z.string(),
  }),
  (entry) => entry.code,
);

/** Lines of codes with a space between, as the list is easiest to compare with the standard. */
export const countriesSchema = z.array(z.string().regex(/^[A-Z]{2}( [A-Z]{2})*$/)).min(1);
