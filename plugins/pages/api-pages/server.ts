/** How requests reach an API: its address and its key. */
import type { Spec } from '../../../lib/openapi/types';

/** Base URL, such as `https://api.whence.example`. */
export const serverOf = ({ servers }: Spec): string => servers?.[0]?.url ?? '';

/** Header with the API key. */
export function apiKeyHeader({ components }: Spec): string {
  const schemes = Object.values(components?.securitySchemes ?? {});
  const scheme = schemes.find((s) => s.type === 'apiKey' && s.in === 'header');
  if (!scheme?.name)
    throw new Error('The specification has no API key in a header. Add a security scheme of that type.');
  return scheme.name;
}
