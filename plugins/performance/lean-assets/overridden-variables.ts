/**
 * Drops values of CSS variables that can never win: the theme declares a value for `:root` or for one color mode, and
 * this site's tokens declare another one for every mode with at least the same weight, later in the sheet.
 */
import type { Declaration, Root, Rule } from 'postcss';

/** Selectors of the document's root element: their weight among each other, and whether they match in every mode. */
const rootSelectors: readonly { pattern: RegExp; weight: number; always: boolean }[] = [
  { pattern: /^html$/, weight: 1, always: true },
  { pattern: /^:root$/, weight: 10, always: true },
  { pattern: /^html:root$/, weight: 11, always: true },
  { pattern: /^html\[data-theme=["']?\w+["']?\]$/, weight: 11, always: false },
];

/** How a declaration takes part in the cascade of the root element; undefined if it belongs to other elements. */
function rootDeclaration(declaration: Declaration): { weight: number; always: boolean } | undefined {
  const rule = declaration.parent;
  if (rule?.type !== 'rule' || declaration.important) return undefined;
  const { selector, parent } = rule as Rule;
  const kind = rootSelectors.find(({ pattern }) => pattern.test(selector));
  if (!kind || !parent) return undefined;
  if (parent.type === 'root') return kind;
  // A media query adds no weight; what is in it does not always hold.
  if (
    parent.type === 'atrule' &&
    'name' in parent &&
    parent.name === 'media' &&
    parent.parent?.type === 'root'
  )
    return { weight: kind.weight, always: false };
  return undefined;
}

/** Removes values of variables on the root element that another declaration overrides in every case. */
export function dropOverridden(root: Root): void {
  const winners = new Map<string, number>();
  const dead: Declaration[] = [];
  const declarations: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    declarations.push(declaration);
  });
  // From the end: a later declaration of the same weight wins.
  for (const declaration of declarations.reverse()) {
    const kind = rootDeclaration(declaration);
    if (!kind) continue;
    const winner = winners.get(declaration.prop) ?? 0;
    if (winner >= kind.weight) dead.push(declaration);
    else if (kind.always) winners.set(declaration.prop, kind.weight);
  }
  // A heavier declaration wins wherever it stands.
  for (const declaration of declarations) {
    const kind = rootDeclaration(declaration);
    if (kind && (winners.get(declaration.prop) ?? 0) > kind.weight && !dead.includes(declaration))
      dead.push(declaration);
  }
  for (const declaration of dead) {
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes?.length === 0) rule.remove();
  }
}
