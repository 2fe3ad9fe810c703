/** Opens what hides a part of a page: folds, tabs, and the rows that a phone folds (plugins/content/tables). */

/** All elements around a part, and the part itself, that a selector matches. */
function* around(part: Element, selector: string): Generator<Element> {
  for (let each = part.closest(selector); each; each = each.parentElement?.closest(selector) ?? null)
    yield each;
}

/** The tab of a panel: as far from the first one as its panel. */
function tabOf(panel: Element): HTMLElement | undefined {
  const tabs = panel.closest('.tabs-container')?.querySelectorAll<HTMLElement>(':scope > ul > [role="tab"]');
  return tabs?.[[...(panel.parentElement?.children ?? [])].indexOf(panel)];
}

/**
 * Opens all that hides the part.
 * @returns True if something did.
 */
export function unfold(part: Element): boolean {
  const button = part.closest('.rest')?.closest('.table-scroll')?.querySelector('.show-all');
  const folds = [...(button ? [button] : []), ...around(part, 'details')] as HTMLDetailsElement[];
  const closed = folds.filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  const panels = [...around(part, '[role="tabpanel"][hidden]')];
  for (const panel of panels) tabOf(panel)?.click();
  return closed.length + panels.length > 0;
}
