/**
 * Every error code that a customer can see, with the place that explains it. Codes are kept where their checks are; who has
 * one in a log does not know which check it comes from.
 */
import { errorAnchor, errorRoute } from './error-anchor';
import { currentSdkVersion } from '../../config/versions';
import {
  loadApiErrors,
  loadBidValidation,
  loadCostValidation,
  loadRawDataConventions,
  loadSdkErrors,
} from '../facts/load';

export interface ErrorCode {
  code: string;
  /** Where the code is seen, in a few words. */
  seenIn: string;
  /** Status or severity; empty for codes that have neither. */
  note: string;
  /** Markdown. */
  meaning: string;
  /** Where it is explained, with what to do. */
  route: string;
}

/** Findings of a check of a CSV file, whose page has an anchor for each. */
const findings = (
  checks: readonly { code: string; severity: string; message: string }[],
  seenIn: string,
  page: string,
): ErrorCode[] =>
  checks.map(({ code, severity, message }) => ({
    code,
    seenIn,
    note: severity,
    meaning: message,
    route: `${page}#${code}`,
  }));

/** The platform whose pages explain a code of the SDK: Android, unless only others have it. */
const platformOf = (platforms: readonly string[] | undefined): string =>
  platforms?.includes('android') === false ? (platforms[0] ?? 'android') : 'android';

/** All codes, ordered by what they are seen in. SDK codes are the current version's, as Android writes them. */
export function errorCodes(): ErrorCode[] {
  const { errors, fieldCodes } = loadApiErrors();
  return [
    ...errors.map(({ code, status, when }) => ({
      code,
      seenIn: 'HTTP APIs',
      note: `status ${status}`,
      meaning: when,
      route: errorRoute(code),
    })),
    ...fieldCodes.map(({ code, when }) => ({
      code,
      seenIn: 'Fields of a request',
      note: '',
      meaning: when,
      route: `/api/overview#field-${errorAnchor(code)}`,
    })),
    ...findings(
      loadBidValidation(),
      'Bid upload',
      '/docs/promote/bid-management/overview/bid-upload-validation',
    ),
    ...findings(loadCostValidation(), 'Cost import', '/docs/promote/cost-data-management/cost-import-errors'),
    ...loadSdkErrors()
      .filter(({ until }) => until === undefined)
      .map(({ code, when, platforms }) => ({
        code,
        seenIn: 'SDK',
        note: '',
        meaning: when,
        route: `/sdk/${currentSdkVersion}/${platformOf(platforms)}#row-${code.toLowerCase()}`,
      })),
    ...loadRawDataConventions().accessErrors.map(({ code, cause }) => ({
      code,
      seenIn: 'Raw data destination',
      note: '',
      meaning: cause,
      route: `/api/raw-data-export#${code}`,
    })),
  ];
}
