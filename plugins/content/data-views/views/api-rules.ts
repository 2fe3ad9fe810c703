/** Views of what all HTTP APIs share: `api-families`, `api-scopes`, `rate-limits` and `api-errors`. */
import type { RootContent } from 'mdast';
import type { View } from '../view';
import { errorAnchor } from '../../../../lib/openapi/error-anchor';
import { capitalized } from '../../../../lib/text/words';
import { plannedPages } from '../../../../lib/routes/planned-pages';
import { rateText } from '../../../../lib/facts/derived-limits';
import { loadApiErrors, loadApiFamilies, loadApiRateLimits, loadApiScopes } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, heading, joined, link, paragraph, table } from '../../../../lib/markdown/nodes';

/** The families with their prefixes and where each is described. */
export const apiFamilies: View = {
  render: () =>
    table(
      ['Family', 'Prefix', 'What it is for'],
      loadApiFamilies().map(({ name, prefix, purpose, docs }) => [
        link(docs, name),
        code(prefix),
        markdown(purpose),
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
        markdown(limit.holdsFor),
        rateText(limit),
        limit.per,
      ]),
    ),
};

/** Scopes of keys with the pages of the operations that they allow. */
export const apiScopes: View = {
  render() {
    const titles = new Map(plannedPages().map((page) => [page.path, page.title]));
    return table(
      ['Scope', 'Allows', 'Pages'],
      loadApiScopes().map(({ scope, allows, includes, plan, routes }) => [
        anchor(`scope-${scope.replace(':', '-')}`, code(scope)),
        joined(
          [
            markdown(allows),
            includes === undefined ? '' : ['includes ', code(includes)],
            plan === undefined ? '' : 'Pro plan',
          ],
          '; ',
        ),
        joined(routes.map((route) => link(route, titles.get(route) ?? route))),
      ]),
    );
  },
};

/** A code as words: `idempotency_in_progress` is "Idempotency in progress". */
const words = (errorCode: string): string => capitalized(errorCode.replaceAll('_', ' '));

function problems(): RootContent[] {
  const { errors } = loadApiErrors();
  const titles = errors.map(({ title }) => title);
  return errors.flatMap((error) => {
    const shared = titles.filter((title) => title === error.title).length > 1;
    return [
      heading(3, shared ? words(error.code) : error.title, errorAnchor(error.code)),
      paragraph(`Status ${error.status}, code `, code(error.code), '.'),
      paragraph(markdown(error.when), ' ', markdown(error.cure)),
    ];
  });
}

const fieldCodes = (): RootContent =>
  table(
    ['Code', 'Meaning'],
    loadApiErrors().fieldCodes.map((field) => [
      anchor(`field-${errorAnchor(field.code)}`, code(field.code)),
      markdown(field.when),
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
