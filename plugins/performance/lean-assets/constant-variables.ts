/**
 * Writes the values of constant CSS variables where they are used, and drops variables that nothing uses. The framework
 * declares 400 variables so that themes can change them; what this site's styles did not change is a constant by the
 * time the styles are bundled, and readers need not download it under a name.
 */
import type { Declaration, Root } from 'postcss';

const rootSelector = /^(?:html)?:root$/;
/** Rules for the document's root element, in whatever mode. */
const documentSelector = /^(?:html|(?:html)?:root|html\[data-theme=["']?\w+["']?\])$/;
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

/** True if only the document's root element sets the variable, so that it has one value at a time everywhere. */
function isOfDocument(declared: readonly Declaration[] | undefined): boolean {
  return (
    declared !== undefined &&
    declared.every(({ parent: rule }) => {
      return rule?.type === 'rule' && 'selector' in rule && documentSelector.test(String(rule.selector));
    })
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
      // A name for another variable of the document is that variable, wherever it is used.
      const names = namesIn(value);
      const settled = names.every((used) => !touched.has(used) && isOfDocument(all.get(used)));
      if (isConstant(declared) && !touched.has(name) && settled && !names.includes(name))
        constants.set(name, value);
    }
    // What stands on another constant waits for the next round, so that a circle of names stays as it is.
    const ready = new Map(
      [...constants].filter(([, value]) => !namesIn(value).some((used) => constants.has(used))),
    );
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(reference, (whole, name: string, at: number, text: string) => {
        const constant = ready.get(name);
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
