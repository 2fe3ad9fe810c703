/**
 * Every error code that a customer can see, with the place that explains it. Codes are kept where their checks are; who has
 * one in a log does not know which check it comes from.
 */
import { errorAnchor, errorRoute } from './error-anchor';
import type { PlatformPath } from '../../config/platforms';
import { currentSdkVersion } from '../../config/versions';
import { spellerOf } from '../facts/sdk-names';
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

/** The platform whose pages explain a code of the SDK: Android, unless only others have it. */
const platformOf = (platforms: readonly PlatformPath[] | undefined): PlatformPath =>
  platforms?.includes('android') === false ? (platforms[0] ?? 'android') : 'android';

/** All codes, ordered by what they are seen in. SDK codes are the current version's, as Android writes them. */
export function errorCodes(): ErrorCode[] {
  const { errors, fieldCodes } = loadApiErrors();
  const entry = (seenIn: string, code: string, meaning: string, route: string, note = ''): ErrorCode => ({
    code,
    seenIn,
    note,
    meaning,
    route,
  });
  /** Findings of the check of a CSV file, whose page has an anchor for each. */
  const findings = (
    checks: readonly { code: string; severity: string; message: string }[],
    seenIn: string,
    page: string,
  ): ErrorCode[] =>
    checks.map(({ code, severity, message }) => entry(seenIn, code, message, `${page}#${code}`, severity));
  const bidUpload = '/docs/promote/bid-management/overview/bid-upload-validation';
  const sdkRoute = (platforms: readonly PlatformPath[] | undefined, code: string): string => {
    const platform = platformOf(platforms);
    const name = spellerOf(platform).name(code).replace(/\W/g, '').toLowerCase();
    return `/sdk/${currentSdkVersion}/${platform}#row-${name}`;
  };
  return [
    ...errors.map(({ code, status, when }) =>
      entry('HTTP APIs', code, when, errorRoute(code), `status ${status}`),
    ),
    ...fieldCodes.map(({ code, when }) =>
      entry('Fields of a request', code, when, `/api/overview#field-${errorAnchor(code)}`),
    ),
    ...findings(loadBidValidation(), 'Bid upload', bidUpload),
    ...findings(loadCostValidation(), 'Cost import', '/docs/promote/cost-data-management/cost-import-errors'),
    ...loadSdkErrors()
      .filter(({ until }) => until === undefined)
      .map(({ code, when, platforms }) => entry('SDK', code, when, sdkRoute(platforms, code))),
    ...loadRawDataConventions().accessErrors.map(({ code, cause }) =>
      entry('Raw data destination', code, cause, `/api/raw-data-export#${code}`),
    ),
  ];
}
