/** Where the errors of the HTTP APIs are explained: each under its heading on the overview page. */

/** Anchor of an error code, as the `type` of problems names it. */
export const errorAnchor = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** Address of the explanation of an error code. */
export const errorRoute = (code: string): string => `/api/overview#${errorAnchor(code)}`;
