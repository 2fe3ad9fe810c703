/**
 * Writes the values of constant CSS variables where they are used, and drops variables that nothing uses. The framework
 * declares 400 variables so that themes can change them; what this site's styles did not change is a constant by the
 * time the styles are bundled, and readers need not download it under a name.
 */
import type { Declaration, Root } from 'postcss';

const rootSelector = /^(?:html)?:root$/;
const reference = /var\((--[\w-]+)\)/g;

/** Variables that a value refers to. */
const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function declarations(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/** True if the variable has one value for the whole document, whatever its mode, width and place. */
function isConstant(declared: readonly Declaration[] | undefined): boolean {
  const [only] = declared ?? [];
  const rule = only?.parent;
  return (
    declared?.length === 1 &&
    rule?.type === 'rule' &&
    'selector' in rule &&
    rootSelector.test(String(rule.selector)) &&
    rule.parent?.type === 'root'
  );
}

/**
 * Inlines constants and drops unused variables, until nothing changes.
 * @param touched Variables that scripts name: they may set or read them, so they stay as they are.
 */
export function inlineConstants(root: Root, touched: ReadonlySet<string>): void {
  for (let changed = true; changed;) {
    changed = false;
    const all = declarations(root);
    const constants = new Map<string, string>();
    for (const [name, declared] of all) {
      const value = declared[0]?.value.trim() ?? '';
      // A value that refers to a variable is a constant once that one is written into it.
      if (isConstant(declared) && !touched.has(name) && namesIn(value).length === 0)
        constants.set(name, value);
    }
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(reference, (whole, name: string, at: number, text: string) => {
        const constant = constants.get(name);
        if (constant === undefined) return whole;
        // A minifier leaves out the spaces that brackets make needless; without the brackets they are needed.
        const before = /[\w%]/.test(text[at - 1] ?? '') ? ' ' : '';
        const after = /[\w#.-]/.test(text[at + whole.length] ?? '') ? ' ' : '';
        return `${before}${constant}${after}`;
      });
      if (value !== declaration.value) {
        declaration.value = value;
        changed = true;
      }
    });
    const used = new Set<string>();
    root.walkDecls((declaration) => namesIn(declaration.value).forEach((name) => used.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || touched.has(declaration.prop)) return;
      const rule = declaration.parent;
      declaration.remove();
      if (rule?.nodes?.length === 0) rule.remove();
      changed = true;
    });
  }
}
