/**
 * Holds requests and responses of examples to the schemas of the Reporting API, so no page shows JSON that the API
 * would not accept or return.
 */
import { loadJsonSchema } from '../openapi/json-schemas';
import { loadEndpoints } from '../facts/load';
import type { Endpoint } from '../facts/types';
import { validatorFor } from '../openapi/documents';
import type { Schema } from '../shared/json-schema';
import type { ReportName } from './side-files';

/**
 * The endpoint of a report.
 * @throws Error if data/json-schemas/endpoints.yaml has none of the name.
 */
export function endpointOf(report: ReportName): Endpoint {
  const endpoint = loadEndpoints().find(({ id }) => id === report);
  if (!endpoint) throw new Error(`data/json-schemas/endpoints.yaml has no endpoint "${report}" — Add it.`);
  return endpoint;
}

/** @throws Error with all that does not fit the schema. */
export function expectJsonOf(report: ReportName, side: 'request' | 'response', value: unknown): void {
  const name = endpointOf(report)[side];
  if (name === undefined) return;
  const problems = validatorFor(loadJsonSchema(name) as Schema)(value);
  if (problems.length > 0)
    throw new Error(
      `The ${side} does not fit the API: ${problems.join('; ')} — data/json-schemas/${name}.schema.json says what fits.`,
    );
}
