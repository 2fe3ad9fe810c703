/**
 * Bold text outside the steps: the name of something on a screen, a declared word, or the lead-in of what follows
 * it. Anything else is a name that no reader will find.
 */
import type { List, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { areaOf, pathLabels, pathOf, type Dashboard, type Element } from '../../../lib/dashboard/model';
import { didYouMean } from '../../../lib/text/closest';
import { bare, piecesOf } from './bold';
import { isStress, type Bold, type Page, type PageBlock } from './page';
import type { Names } from './names';

/** A filter in words: `Traffic type is paid`. */
const filterInWords = /^(.+?) (?:is(?: not)?|≥|>|≤|<|=) .+$/;

/** Finds `Privacy > Leave out classes`: a path from the menu, or one from something that is unique enough. */
function elementsAt(dashboard: Dashboard, name: string): Element[] {
  const labels = pathLabels(name);
  const [first = '', ...rest] = labels;
  const fromMenu = dashboard.find(labels);
  if (fromMenu) return [fromMenu];
  if (dashboard.root.children.some(({ label }) => label === first)) return [];
  return [...dashboard.elements()].flatMap((element) => {
    const found = dashboard.matches(element, first) ? dashboard.find(rest, element) : undefined;
    return found ? [found] : [];
  });
}

function pathFinding(dashboard: Dashboard, name: string): { message: string; cure: string } {
  const { element, missing = name } = dashboard.reach(pathLabels(name));
  const there = dashboard.contents(element).map(({ label }) => label);
  const where = element.kind === 'root' ? 'the menu' : pathOf(element);
  return {
    message: `"${missing}" is not in ${where}`,
    cure: `Correct the path. ${didYouMean(missing, there)}`.trim(),
  };
}

/** What a bold text is: elements of the dashboard, or a word with another reason (an empty list), or nothing known. */
function known(text: string, file: string, names: Names, old: boolean): readonly Element[] | undefined {
  if (text.includes('>')) {
    const found = elementsAt(names.dashboard, text);
    if (found.length > 0) return found;
    return old && elementsAt(names.classic, text).length > 0 ? [] : undefined;
  }
  const found = names.elements(text);
  if (found.length > 0) return found;
  const inWords = filterInWords.exec(text)?.[1];
  if (names.isWord(text, file) || (inWords !== undefined && names.isWord(inWords, file))) return [];
  if (old && [...names.classic.elements()].some(({ label }) => label === text)) return [];
  return undefined;
}

/** Lines of a table that sum others up: in bold, with an amount, typed or from a component. */
function totals({ node }: PageBlock): Set<number> {
  if (node.type !== 'table') return new Set();
  const bold = (row: Table['children'][number]) =>
    row.children.flatMap((cell) => cell.children.filter(({ type }) => type === 'strong'));
  return new Set(
    (node as Table).children
      .filter(
        (row) => bold(row).length > 1 && bold(row).some((strong) => /^[−+]?\d|^$/.test(toString(strong))),
      )
      .map((row) => row.position?.start.line ?? 0),
  );
}

/**
 * Bold words that begin an item of a bullet list without a mark after them. Where most of them are names, the list is
 * one of names; else they say what their items are about.
 */
function bareLeads({ node, pieces }: PageBlock): Bold[] {
  if (node.type !== 'list') return [];
  const firsts = (node as List).children.map((item) => piecesOf(item)[0]);
  return pieces.filter(
    (piece): piece is Bold =>
      piece.kind === 'bold' &&
      !piece.lead &&
      firsts.some(
        (first) => first?.kind === 'bold' && first.line === piece.line && first.text === piece.text,
      ),
  );
}

/** The menu item that an element belongs to; the area where there is none. */
function screenOf(element: Element): Element {
  return element.kind === 'item' || element.kind === 'area' || !element.parent
    ? element
    : screenOf(element.parent);
}

/**
 * On the page of a place, a name is on one of the place's screens; one of another screen is clear without a path only if no
 * second screen has it. "Add" and "Rotate" are on many.
 */
function isNear(page: Page, names: Names, text: string, elements: readonly Element[]): boolean {
  const { place } = page;
  if (!place || elements.length === 0 || names.isWord(bare(text), page.file)) return true;
  const screens = new Set(elements.map(screenOf));
  const top = elements.some((element) => areaOf(element).label === 'Top bar');
  return top || screens.size === 1 || screens.has(screenOf(place));
}

/** Checks the bold texts of a page that its steps have not judged. */
export function checkLabels(page: Page, names: Names, old: boolean): void {
  for (const block of page.blocks) {
    const summed = totals(block);
    const leads = bareLeads(block);
    const isKnown = (bold: Bold) => known(bare(bold.text), page.file, names, old) !== undefined;
    const leadsAreNames = !old && leads.filter(isKnown).length * 2 > leads.length;
    for (const piece of block.pieces) {
      if (piece.kind !== 'bold' || page.judged.has(piece) || isStress(piece)) continue;
      const elements = known(bare(piece.text), page.file, names, old);
      if (elements && isNear(page, names, piece.text, elements)) {
        if (elements.length === 1 && elements[0] && !piece.lead) page.found.set(piece, elements[0]);
        continue;
      }
      if (summed.has(piece.line) || names.isElsewhere(bare(piece.text), page.file)) continue;
      if (!piece.text.includes('>') && (piece.lead || (leads.includes(piece) && !leadsAreNames))) continue;
      const finding = piece.text.includes('>')
        ? pathFinding(names.dashboard, piece.text)
        : {
            message: `"${piece.text}" is not on any screen, nor a declared word`,
            cure: `Write the name as it is on the screen. ${didYouMean(piece.text, names.labels)}`.trim(),
          };
      page.add(piece.line, finding.message, finding.cure);
    }
  }
}
