/** Who may do what, in sentences and tables: a role has what the matrix of roles gives it, and nobody else has it alone. */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { pathLabels, permissionOf } from '../../../lib/dashboard/model';
import { wordList } from '../../../lib/text/words';
import type { Names } from './names';
import { passagesOf, textOf, type Page, type PageBlock } from './page';
import { sentencesOf, type Permissions } from './roles';

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** What a sentence claims of the roles that it names: they alone may do it, they may, or they may not. */
type Claim = 'only' | 'may' | 'may not';

/** A form of sentence, with the groups `roles` and `what`; `done` is the verb of a passive. */
interface Form {
  claim: Claim;
  pattern: RegExp;
}

const between = '(?:, | and | or |, and |, or )';
const denied = String.raw`(?:cannot|can['’]t|do not|don['’]t) `;
const unseen = String.raw`see .{1,3} (?:instead|in place) of `;

function formsOf(role: string, oneOf: string): Form[] {
  const list = `${role}s?(?:${between}${role}s?)*`;
  const subject = `(?<roles>${role}s(?:${between}${role}s)*|An? ${role})`;
  return (
    [
      // Only Admins and Managers add apps
      ['only', String.raw`\b[Oo]nly (?<roles>${list}) (?<what>.+)$`],
      // Your role can be changed only by an Admin
      ['only', String.raw`^(?<what>.+) can be (?<done>\w+) only by (?<roles>${oneOf})`],
      // Ask an Admin for another role, and in a cell: An Admin, with another role
      ['may', `(?:\\b[Aa]sk (?=an? )|^(?=An?\\b.*, with ))(?<roles>${oneOf}),? to (?<what>[^;]+)`],
      [
        'may',
        `(?:\\b[Aa]sk (?=an? )|^(?=An?\\b.*, with ))(?<roles>${oneOf}),? (?<done>for|with) (?<what>[^;]+)`,
      ],
      // To see cost, she needs the role of Analyst or Manager
      [
        'may',
        `^To (?<what>[^,]+), (?:he|she|they|you|the person) needs? the role of (?<roles>${role}(?:${between}${role})*)`,
      ],
      // Analysts and Managers build reports
      ['may', `^${subject} (?!${unseen}|${denied})(?<what>.+)$`],
      // Developers see — instead of cost, Viewers cannot import costs
      ['may not', `^${subject} ${unseen.replace('see', '(?<done>see)')}(?<what>.+)$`],
      ['may not', `^${subject} ${denied}(?<what>.+)$`],
    ] as const
  ).map(([claim, source]) => ({ claim, pattern: new RegExp(source, 'g') }));
}

/** Checks what pages say of roles. */
export class RoleClaims {
  private readonly forms: readonly Form[];
  /**
   * `bids.edit changes them: Admin, Manager.`, `bids.view lets Admins and Analysts see bids`, `It needs bids.edit, which
   * Admins and Managers have`, `Admins and Managers can do it (bids.edit)`
   */
  private readonly ofKey: readonly RegExp[];
  /** `An Admin or a Developer can do that`, `You need to be an Admin or a Developer`, `Only Admins can change it` */
  private readonly can: RegExp;
  /** `To Developer or Viewer: … Amounts show as —`, or turn into it */
  private readonly turn: RegExp;
  /** `An Admin or an Admin`: one of them was to be another role. */
  private readonly doubled: RegExp;

  constructor(
    private readonly names: Names,
    private readonly permissions: Permissions,
  ) {
    const role = `(?:${permissions.anyRole})`;
    const oneOf = `[Aa]n? ${role}(?:${between}(?:an? )?${role})*`;
    this.forms = formsOf(role, oneOf);
    this.ofKey = [
      new RegExp(`: (${role}(?:${between}${role})*)\\.?$`),
      new RegExp(`\\blets (${role}s?(?:${between}${role}s?)*) `),
      new RegExp(`, which (${role}s?(?:${between}${role}s?)*|every role) ha(?:ve|s)\\b`),
      new RegExp(`\\b(${role}s?(?:${between}${role}s?)*)(?: can [^.;:]+)? \\([a-z_]+\\.[a-z_]+\\)`),
    ];
    const item = '(?:an? )?';
    this.doubled = new RegExp(`\\b(${role})s?${between}(?:${item}${role}s?${between})*${item}\\1s?\\b`);
    this.can = new RegExp(
      `^(${oneOf}) can do (?:that|this|it)\\b|\\b(?:need to|must|have to) be (${oneOf})(?![\\w ]* of\\b)|\\b[Oo]nly (${role}s(?:${between}${role}s)*) can change it\\b`,
    );
    this.turn = new RegExp(
      `^To (${role}(?:${between}${role})*): (?:.*[ ,])?(?:[Aa]mounts|[Cc]osts?) (?:turns? into|shows? as) —`,
    );
  }

  /** Checks a page. */
  check(page: Page): void {
    for (const block of page.blocks) {
      this.sentences(page, block);
      if (block.node.type === 'table') this.table(page, block.node as Table);
    }
  }

  private nameOfAll(roles: readonly string[]): string {
    return wordList(roles.map((role) => this.permissions.name(role)));
  }

  /** Sentences that say who may: `Only Admins and Managers add apps`, `bids.edit changes them: Admin, Manager`. */
  private sentences(page: Page, block: PageBlock): void {
    if (block.node.type === 'heading') return;
    const cells =
      block.node.type === 'table'
        ? (block.node as Table).children.flatMap((row) =>
            row.children.map((cell) => ({ text: toString(cell), line: row.position?.start.line ?? 1 })),
          )
        : passagesOf(block).map(({ node, pieces }) => ({
            text: textOf(pieces),
            line: node.position?.start.line ?? 1,
          }));
    const path = [...block.pieces]
      .reverse()
      .find((piece) => piece.kind === 'bold' && piece.text.includes('>'));
    for (const { text, line } of cells) {
      const [, unable] = this.turn.exec(text) ?? [];
      if (unable !== undefined)
        this.judge(page, line, this.permissions.rolesIn(unable), 'see costs', 'may not');
      for (const sentence of sentencesOf(text)) this.claim(page, line, sentence, path?.text);
    }
  }

  private claim(page: Page, line: number, sentence: string, path: string | undefined): void {
    const [, twice] = this.doubled.exec(sentence) ?? [];
    if (twice !== undefined)
      page.add(line, `${twice} is in one list twice`, 'Name the role that was meant, or name each once.');
    const keys = this.permissions.keysIn(sentence);
    const [key] = keys;
    const list = this.ofKey
      .map((pattern) => pattern.exec(sentence)?.[1])
      .find((found) => found !== undefined);
    if (keys.length === 1 && key !== undefined && list !== undefined) this.same(page, line, key, list);

    const [, doing, being = doing, able = being] = this.can.exec(sentence) ?? [];
    const element = path === undefined ? undefined : this.names.dashboard.find(pathLabels(path));
    const needs = element && (element.changes ?? permissionOf(element));
    if (able !== undefined && needs !== undefined) this.same(page, line, needs, able);

    for (const { claim, pattern } of this.forms)
      for (const { groups = {} } of sentence.matchAll(pattern)) {
        const { roles = '', what = '', done = '' } = groups;
        // Access is what a role gives.
        const asked = /^(?:for|with)$/.test(done)
          ? `give ${what.replace(/^access\b/, 'a role')}`
          : `${done} ${what}`;
        if (claim === 'only') {
          const [key = ''] = this.permissions.needed(asked)[0]?.keys ?? [];
          if (key !== '') this.same(page, line, key, roles);
        } else this.judge(page, line, this.permissions.rolesIn(roles), asked, claim);
      }
  }

  /** The roles of a text must be those that have the permission, all of them and no others. */
  private same(page: Page, line: number, key: string, text: string): void {
    const said = this.permissions.rolesIn(text);
    const holders = this.permissions.holders(key);
    if (sameRoles(said, holders)) return;
    page.add(line, `${key} is not of ${this.nameOfAll(said)}`, `Its roles are ${this.nameOfAll(holders)}.`);
  }

  /** Each role of a text must be able to do what it tells, or none must be. */
  private judge(page: Page, line: number, roles: readonly string[], text: string, claim: Claim): void {
    for (const { said, keys } of this.permissions.needed(text)) {
      const able = (role: string) => keys.some((key) => this.permissions.has(role, key));
      const wrong = roles.filter((role) => able(role) === (claim === 'may not'));
      if (wrong.length === 0) continue;
      const [has, but] =
        claim === 'may'
          ? ['does not have', `but "${said}" says so`]
          : ['has', `but the text denies "${said}"`];
      page.add(
        line,
        `The role ${this.nameOfAll(wrong)} ${has} ${wordList(keys, 'or')}, ${but}`,
        `It is for ${this.nameOfAll(this.permissions.holders(keys[0] ?? ''))}.`,
      );
    }
  }

  /** Tables by role, and tables with a column of who changes a thing. */
  private table(page: Page, table: Table): void {
    const [head, ...rows] = table.children;
    const heads = head?.children.map((cell) => toString(cell)) ?? [];
    const who = heads.findIndex((text) => /^Who (?:changes|can|may|uses)\b/.test(text));
    for (const row of rows) {
      const cells = row.children.map((cell) => toString(cell));
      const line = row.position?.start.line ?? 1;
      if (heads[0] === 'Role') {
        for (const sentence of sentencesOf(cells.slice(1).join('. '))) {
          const roles = this.permissions.rolesIn(cells[0] ?? '');
          this.judge(page, line, roles, sentence, 'may');
          const alone = this.permissions.needed(/\bthe only roles? that (.+)$/.exec(sentence)?.[1] ?? '');
          for (const { keys } of alone) if (keys[0]) this.same(page, line, keys[0], cells[0] ?? '');
        }
      }
      const [own, ...others] = this.permissions.keysIn(cells[0] ?? '');
      const last = cells.at(-1) ?? '';
      if (
        own === cells[0] &&
        own !== undefined &&
        others.length === 0 &&
        this.permissions.rolesIn(last).length > 0
      )
        this.same(page, line, own, last);
      const changed = who > 0 ? this.changed(page, cells[0] ?? '') : undefined;
      if (changed !== undefined) this.same(page, line, changed, cells[who] ?? '');
    }
  }

  /** Permission to change what a label names, on the page's own screen if it is there. */
  private changed(page: Page, label: string): string | undefined {
    const here =
      page.place && this.names.dashboard.contents(page.place).find((element) => element.label === label);
    const element = here ?? this.names.elements(label)[0];
    return element && (element.changes ?? permissionOf(element));
  }
}
