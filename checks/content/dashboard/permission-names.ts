/**
 * Permissions that pages name: readers who look up the wrong one ask for a role that does not help them. One that the bar
 * below the title names is right; another must be needed by something that the same place of the page names.
 */
import type { Node, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { pathLabels, permissionOf, type Element } from '../../../lib/dashboard/model';
import { wordList } from '../../../lib/text/words';
import type { Names } from './names';
import { passagesOf, textOf, type Bold, type Page } from './page';
import { sentencesOf, type Permissions } from './roles';

/** Checks the permissions that a page names. */
export class PermissionNames {
  constructor(
    private readonly names: Names,
    private readonly permissions: Permissions,
  ) {}

  /** Checks a page whose steps and labels have been read. */
  check(page: Page): void {
    for (const block of page.blocks) {
      if (block.node.type === 'heading') continue;
      for (const { node, pieces } of passagesOf(block)) {
        const bold = pieces.filter((piece): piece is Bold => piece.kind === 'bold');
        const needed = new Set(bold.flatMap((name) => this.neededBy(page, name)));
        // Cells of a row are about one thing.
        const texts =
          node.type === 'tableRow'
            ? [(node as TableRow).children.map((cell) => toString(cell)).join(' | ')]
            : sentencesOf(textOf(pieces));
        for (const text of texts) this.text(page, node, text, needed);
      }
    }
  }

  private text(page: Page, node: Node, text: string, needed: ReadonlySet<string>): void {
    const line = node.position?.start.line ?? 1;
    const keys = this.permissions.keysIn(text);
    const [twice] = keys.filter((key, index) => keys.indexOf(key) < index);
    if (twice !== undefined)
      page.add(line, `A sentence names ${twice} twice`, 'Name the other permission, or leave one out.');
    for (const key of keys) {
      if (page.permissions.includes(key) || needed.has(key) || this.permissions.isAbout(text, key)) continue;
      page.add(
        line,
        `Nothing here needs ${key}`,
        `Name what needs it in the same sentence${page.permissions.length > 0 ? `; the bar has ${wordList(page.permissions)}` : ''}.`,
      );
    }
  }

  /** Permissions of what a bold name can be. */
  private neededBy(page: Page, bold: Bold): string[] {
    const text = bold.text.replace(/[.:]$/, '');
    const found = page.found.get(bold) ?? this.names.dashboard.find(pathLabels(text));
    const elements: readonly Element[] = found ? [found] : this.names.elements(text);
    return elements
      .flatMap((element) => [permissionOf(element), element.changes])
      .filter((key) => key !== undefined);
  }
}
