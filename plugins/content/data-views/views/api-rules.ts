/** Views of what all HTTP APIs share: `api-families`, `api-scopes`, `rate-limits` and `api-errors`. */
import type { RootContent } from 'mdast';
import type { View } from '../view';
import { errorAnchor } from '../../../../lib/openapi/error-anchor';
import { capitalized } from '../../../../lib/text/words';
import { plannedPages } from '../../../../lib/routes/planned-pages';
import { rateText } from '../../../../lib/facts/derived-limits';
import { loadApiErrors, loadApiFamilies, loadApiRateLimits, loadApiScopes } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, heading, joined, link, paragraph } from '../../../../lib/markdown/nodes';
import { rowTable, tableView } from '../table-view';

/** The families with their prefixes and where each is described. */
export const apiFamilies = tableView(loadApiFamilies, {
  Family: ({ docs, name }) => link(docs, name),
  Prefix: ({ prefix }) => code(prefix),
  'What it is for': ({ purpose }) => markdown(purpose),
});

/** Policies as the `RateLimit` headers name them, with their numbers in words. */
export const rateLimits = tableView(loadApiRateLimits, {
  Policy: ({ policy }) => code(policy),
  'Holds for': ({ holdsFor }) => markdown(holdsFor),
  Limit: (limit) => rateText(limit),
  'Counted for each': ({ per }) => per,
});

/** Scopes of keys with the pages of the operations that they allow. */
export const apiScopes: View = {
  render() {
    const titles = new Map(plannedPages().map((page) => [page.path, page.title]));
    return rowTable(loadApiScopes(), {
      Scope: ({ scope }) => anchor(`scope-${scope.replace(':', '-')}`, code(scope)),
      Allows: ({ allows, includes, plan }) =>
        joined(
          [
            markdown(allows),
            includes === undefined ? '' : ['includes ', code(includes)],
            plan === undefined ? '' : 'Pro plan',
          ],
          '; ',
        ),
      Pages: ({ routes }) => joined(routes.map((route) => link(route, titles.get(route) ?? route))),
    });
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
  rowTable(loadApiErrors().fieldCodes, {
    Code: (field) => anchor(`field-${errorAnchor(field.code)}`, code(field.code)),
    Meaning: ({ when }) => markdown(when),
  });

/** Every problem under a heading with its anchor; `of="fields"` is the table of codes of single fields. */
export const apiErrors: View = {
  optional: ['of'],
  render({ of }) {
    if (of === undefined) return problems();
    if (of === 'fields') return fieldCodes();
    throw new Error(`of="${of}" is not known. Write of="fields", or leave it out for the problems.`);
  },
};
