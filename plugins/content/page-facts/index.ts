/**
 * Remark plugin: the bar below the title. It says where a page's subject is in the dashboard, who can use it, which
 * plan has it, and where the API and the SDK do the same. On a page of the Classic dashboard, it says where the function
 * was and where it is today. On a page of the SDK, it leads to the same subject on other platforms and in other versions. Everything comes from data, by the page's route, so no writer types it and no page can
 * forget it. The page of a partner begins with its monogram. On a page with facts of another kind, such as an API operation, these come after them.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { placeOfPage, rolesWith, type PagePlace } from '../../../lib/dashboard/page-place';
import { classicFunctions } from '../../../lib/routes/classic';
import { loadPlanFeatures } from '../../../lib/facts/load';
import { counterpartsOf, subjectsOf, type PageLink } from '../../../lib/routes/subjects';
import { markdown } from '../../../lib/markdown/inline';
import { attributeOf, flowElement, isJsx, textElement, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { code, inline, joined, link, type Inline } from '../../../lib/markdown/nodes';
import { walk } from '../../../lib/markdown/walk';
import { sdkPage } from '../../../lib/shared/sdk-switch';
import { canonicalPath } from '../../../lib/routes/links';
import { pageContext } from '../data-views/context';
import { monogram } from '../data-views/views/partner/monogram';
import { partnerAt } from '../data-views/views/partner/page-partner';

/** Rows from data are marked so that search leaves them out, because every guide would be found for "Admin". */
const row = (name: string, value: Inline): RootContent =>
  flowElement('div', { className: 'page-place' }, [
    flowElement('dt', {}, inline(name)),
    flowElement('dd', {}, inline(value)),
  ]);

const linkTo = ({ route, title }: PageLink): Inline => link(canonicalPath(route), title);

/** Names of Pro features among ids of features. */
const proNames = (ids: readonly (string | undefined)[]): string[] =>
  loadPlanFeatures()
    .filter(({ id, plan }) => plan === 'pro' && ids.includes(id))
    .map(({ name }) => name);

/** Permissions with the roles that have them, grouped by these roles. */
function rolesOf(permissions: readonly string[]): Inline[] {
  const byRoles = new Map<string, Inline[]>();
  for (const key of permissions)
    byRoles.set(rolesWith(key), [...(byRoles.get(rolesWith(key)) ?? []), code(key)]);
  return [...byRoles].flatMap(([roles, keys], index) => [index > 0 ? '; ' : '', `${roles} · `, joined(keys)]);
}

/** Who sees the place of a page, and who may change what is there, if those are fewer. */
function whoOf({ permission, changePermissions }: PagePlace): Inline | undefined {
  const seeing = permission && rolesOf([permission]);
  if (changePermissions.length === 0) return seeing;
  const changing = ['to change: ', ...rolesOf(changePermissions)];
  return seeing ? ['to see: ', ...seeing, '; ', ...changing] : changing;
}

/** The rows of a page, in reading order; none for pages without such facts. */
export function factRows(route: string): RootContent[] {
  const place = placeOfPage(route);
  const who = place && whoOf(place);
  const { guides, api, sdk } = counterpartsOf(route);
  const pro = proNames([place?.feature, ...subjectsOf(route).map(({ plan }) => plan)]);
  return [
    ...(place ? [row('Where', markdown(place.path))] : []),
    ...(who ? [row('Who', who)] : []),
    ...(pro.length > 0
      ? [
          row('Plan', [
            textElement('span', { className: 'badge badge--pro' }, inline('Pro')),
            ` ${pro.join(', ')}`,
          ]),
        ]
      : []),
    ...(guides.length > 0 ? [row('Guides', joined(guides.map(linkTo)))] : []),
    ...(api.length > 0 ? [row('API', joined(api.map(linkTo)))] : []),
    // On a page of the SDK, the menu of platforms leads there.
    ...(sdkPage(route) ? [] : sdk).map(({ title, platforms }) =>
      row('SDK', [`${title}: `, joined(platforms.map(linkTo))]),
    ),
  ];
}

/**
 * The rows of a page of the Classic dashboard; none for its first page. Roles, plans and counterparts are left out: what
 * today's data say of them did not hold there.
 */
export function classicRows(route: string): RootContent[] {
  const found = classicFunctions().find((page) => page.route === route);
  if (!found) return [];
  return [
    row('In Classic', markdown(found.path)),
    row('Today', markdown(found.today)),
    row('Guide', linkTo(found.guide)),
  ];
}

/** The bar that a page writes itself, wherever it is in the page's frame. */
function ownBar(tree: Root): JsxNode | undefined {
  let found: JsxNode | undefined;
  walk(tree, (node) => {
    if (!found && isJsx(node, 'dl') && attributeOf(node, 'className') === 'page-facts') found = node;
  });
  return found;
}

export default function remarkPageFacts() {
  return (tree: Root, file: VFile): void => {
    const { route, scope } = pageContext(file.path);
    if (route === undefined) return;
    const partner = partnerAt(route);
    const lead = tree.children.find((node) => node.type === 'paragraph');
    if (partner && lead) lead.children.unshift(monogram(partner));
    const rows = (scope.dashboard === undefined ? factRows : classicRows)(route);
    if (sdkPage(route)) rows.unshift(flowElement('SdkSwitch', {}, []));
    if (rows.length === 0) return;
    const own = ownBar(tree);
    if (own) (own.children as RootContent[]).push(...rows);
    else tree.children.unshift(flowElement('dl', { className: 'page-facts' }, rows));
  };
}
