/** Views of what all HTTP APIs share: `api-families`, `api-scopes`, `rate-limits` and `api-errors`. */
import type { View } from '../view';
import { manifest } from '../../../../lib/routes/manifest';
import { derivedLimits } from '../../../../lib/facts/derived-limits';
import { loadApiErrors, loadApiFamilies, loadApiRateLimits, loadApiScopes } from '../../../../lib/facts/load';
import { code, markdownText, table } from '../markdown';

/** The families with their prefixes and where each is described. */
export const apiFamilies: View = {
  render: () =>
    table(
      ['Family', 'Prefix', 'What it is for'],
      loadApiFamilies().map(({ name, prefix, purpose, docs }) => [
        `[${name}](${docs})`,
        code(prefix),
        markdownText(purpose),
      ]),
    ),
};

/** Policies as the `RateLimit` headers name them, with their numbers in words. */
export const rateLimits: View = {
  render: () =>
    table(
      ['Policy', 'Holds for', 'Limit', 'Counted for each'],
      loadApiRateLimits().map((limit) => [
        code(limit.policy),
        markdownText(limit.holdsFor),
        derivedLimits([], [limit])[0]?.text ?? '',
        limit.per,
      ]),
    ),
};

/** Scopes of keys with the pages of the operations that they allow. */
export const apiScopes: View = {
  render() {
    const titles = new Map(manifest().pages.map((page) => [page.path, page.title]));
    return table(
      ['Scope', 'Allows', 'Pages'],
      loadApiScopes().map(({ scope, allows, includes, plan, routes }) => [
        `<span id="scope-${scope.replace(':', '-')}">${code(scope)}</span>`,
        [
          markdownText(allows),
          ...(includes === undefined ? [] : [`includes ${code(includes)}`]),
          ...(plan === undefined ? [] : ['Pro plan']),
        ].join('; '),
        routes.map((route) => `[${titles.get(route) ?? route}](${route})`).join(', '),
      ]),
    );
  },
};

/** Anchor of an error code, as the `type` of problems names it. */
export const errorAnchor = (errorCode: string): string => errorCode.replaceAll('_', '-');

/** A code as words: `idempotency_in_progress` is "Idempotency in progress". */
const words = (errorCode: string): string =>
  errorCode.charAt(0).toUpperCase() + errorCode.slice(1).replaceAll('_', ' ');

function problems(): string {
  const { errors } = loadApiErrors();
  const titles = errors.map(({ title }) => title);
  return errors
    .map((error) => {
      const shared = titles.filter((title) => title === error.title).length > 1;
      const heading = shared ? words(error.code) : error.title;
      return [
        `### ${heading} {/* #${errorAnchor(error.code)} */}`,
        `Status ${error.status}, code ${code(error.code)}.`,
        `${markdownText(error.when)} ${markdownText(error.cure)}`,
      ].join('\n\n');
    })
    .join('\n\n');
}

const fieldCodes = (): string =>
  table(
    ['Code', 'Meaning'],
    loadApiErrors().fieldCodes.map((field) => [
      `<span id="field-${errorAnchor(field.code)}">${code(field.code)}</span>`,
      markdownText(field.when),
    ]),
  );

/** Every problem under a heading with its anchor; `of="fields"` is the table of codes of single fields. */
export const apiErrors: View = {
  optional: ['of'],
  render({ of }) {
    if (of === undefined) return problems();
    if (of === 'fields') return fieldCodes();
    throw new Error(`of="${of}" is not known. Write of="fields", or leave it out for the problems.`);
  },
};
