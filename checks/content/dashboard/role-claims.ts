/** Who may do what, in sentences and tables: a role has what the matrix of roles gives it, and nobody else has it alone. */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { pathLabels, permissionOf } from '../../../lib/dashboard/model';
import { wordList } from '../../../lib/text/words';
import type { Names } from './names';
import { textOf, type Page, type PageBlock } from './page';
import { sentencesOf, type Permissions } from './roles';

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** Checks what pages say of roles. */
export class RoleClaims {
  /** Sentence that ends in a list of roles: `bids.edit changes them: Admin, Manager.` */
  private readonly listed: RegExp;
  /** `Only Admins and Managers add apps` */
  private readonly only: RegExp;
  /** `An Admin or a Developer can do that`, `You need to be an Admin or a Developer` */
  private readonly can: RegExp;
  /** `Ask an Admin for another role`, `Ask a Manager to add it`, and in a cell `An Admin, with another role` */
  private readonly ask: RegExp;
  /** `Your role can be changed only by an Admin` */
  private readonly onlyBy: RegExp;
  /** `Developers and Viewers cannot import costs`, `Developers see — instead of cost` */
  private readonly lack: RegExp;
  /** `To Developer or Viewer: … Amounts show as —`, or turn into it */
  private readonly turn: RegExp;
  /** `bids.view lets Admins and Analysts see bids` */
  private readonly lets: RegExp;
  /** `To see cost, she needs the role of Analyst or Manager` */
  private readonly wants: RegExp;
  /** `Analysts and Managers build reports`, `An Admin can change other people's role` */
  private readonly does: RegExp;

  constructor(
    private readonly names: Names,
    private readonly permissions: Permissions,
  ) {
    const role = `(?:${permissions.anyRole})`;
    const between = '(?:, | and | or |, and |, or )';
    this.listed = new RegExp(`: (${role}(?:${between}${role})*)\\.?$`);
    this.lets = new RegExp(`\\blets (${role}s?(?:${between}${role}s?)*) `);
    this.only = new RegExp(`\\b[Oo]nly (${role}s?(?:${between}${role}s?)*) (.+)$`);
    const oneOf = `[Aa]n? ${role}(?:${between}(?:an? )?${role})*`;
    this.can = new RegExp(
      `^(${oneOf}) can do (?:that|this|it)\\b|\\b(?:need to|must|have to) be (${oneOf})(?![\\w ]* of\\b)`,
    );
    this.ask = new RegExp(
      `(?:\\b[Aa]sk (?=an? )|^(?=An?\\b.*, with ))(${oneOf}),? (for|to|with) ([^;]+)`,
      'g',
    );
    this.onlyBy = new RegExp(`^(.+) can be (\\w+) only by (${oneOf})`);
    const subject = `(?:${role}s(?:${between}${role}s)*|An? ${role})`;
    this.lack = new RegExp(
      `^(${subject}) (?:see .{1,3} (?:instead|in place) of (.+)|(?:cannot|can['’]t|do not|don['’]t) (.+))$`,
    );
    this.wants = new RegExp(
      `^To ([^,]+), (?:he|she|they|you|the person) needs? the role of (${role}(?:${between}${role})*)`,
    );
    this.turn = new RegExp(
      `^To (${role}(?:${between}${role})*): (?:.*[ ,])?(?:[Aa]mounts|[Cc]osts?) (?:turns? into|shows? as) —`,
    );
    this.does = new RegExp(`^(${subject}) (.+)$`);
  }

  /** Checks a page. */
  check(page: Page): void {
    for (const block of page.blocks) {
      this.sentences(page, block);
      if (block.node.type === 'table') this.table(page, block.node as Table);
    }
  }

  private add(page: Page, line: number, message: string, cure: string): void {
    page.findings.push({ file: page.file, line, message, cure });
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
        : [{ text: textOf(block.pieces), line: block.node.position?.start.line ?? 1 }];
    const path = [...block.pieces]
      .reverse()
      .find((piece) => piece.kind === 'bold' && piece.text.includes('>'));
    for (const { text, line } of cells) {
      const [, unable] = this.turn.exec(text) ?? [];
      if (unable !== undefined) this.mayNot(page, line, this.permissions.rolesIn(unable), 'see costs');
      for (const sentence of sentencesOf(text)) this.claim(page, line, sentence, path?.text);
    }
  }

  private claim(page: Page, line: number, sentence: string, path: string | undefined): void {
    const keys = [...sentence.matchAll(/\b[a-z_]+\.[a-z_]+\b/g)]
      .map(([key]) => key)
      .filter((key) => this.permissions.isPermission(key));
    const [key] = keys;
    const [, list] = this.listed.exec(sentence) ?? this.lets.exec(sentence) ?? [];
    if (keys.length === 1 && key !== undefined && list !== undefined) this.same(page, line, key, list);

    const [, few, what = ''] = this.only.exec(sentence) ?? [];
    const [needed] = few === undefined ? [] : this.permissions.needed(what);
    if (few !== undefined && needed?.keys[0] !== undefined) this.same(page, line, needed.keys[0], few);

    const [, doing, able = doing] = this.can.exec(sentence) ?? [];
    const element = path === undefined ? undefined : this.names.dashboard.find(pathLabels(path));
    const needs = element && permissionOf(element);
    if (able !== undefined && needs !== undefined) this.same(page, line, needs, able);

    for (const [, asked = '', word, wish = ''] of sentence.matchAll(this.ask)) {
      const roles = this.permissions.rolesIn(asked);
      // Access is what a role gives.
      this.may(page, line, roles, word === 'to' ? wish : `give ${wish.replace(/^access\b/, 'a role')}`);
    }

    const [, things, done, allowed] = this.onlyBy.exec(sentence) ?? [];
    const [act] = allowed === undefined ? [] : this.permissions.needed(`${done} ${things}`);
    if (allowed !== undefined && act?.keys[0] !== undefined) this.same(page, line, act.keys[0], allowed);

    const [, wish, wanted = ''] = this.wants.exec(sentence) ?? [];
    if (wish !== undefined) this.may(page, line, this.permissions.rolesIn(wanted), wish);

    const [, lacking, unseen, undone = `see ${unseen ?? ''}`] = this.lack.exec(sentence) ?? [];
    if (lacking !== undefined) {
      this.mayNot(page, line, this.permissions.rolesIn(lacking), undone);
      return;
    }
    const [, subject, deeds = ''] = this.does.exec(sentence) ?? [];
    if (subject !== undefined) this.may(page, line, this.permissions.rolesIn(subject), deeds);
  }

  /** The roles of a text must be those that have the permission, all of them and no others. */
  private same(page: Page, line: number, key: string, text: string): void {
    const said = this.permissions.rolesIn(text);
    const holders = this.permissions.holders(key);
    if (sameRoles(said, holders)) return;
    this.add(
      page,
      line,
      `${key} is not of ${this.nameOfAll(said)}`,
      `Its roles are ${this.nameOfAll(holders)}.`,
    );
  }

  /** Each role of a text must be able to do what it tells. */
  private may(page: Page, line: number, roles: readonly string[], text: string): void {
    for (const { said, keys } of this.permissions.needed(text)) {
      const lacking = roles.filter((role) => !keys.some((key) => this.permissions.has(role, key)));
      if (lacking.length === 0) continue;
      this.add(
        page,
        line,
        `The role ${this.nameOfAll(lacking)} does not have ${keys.join(' or ')}, but "${said}" says so`,
        `It is for ${this.nameOfAll(this.permissions.holders(keys[0] ?? ''))}.`,
      );
    }
  }

  /** No role of a text must be able to do what it tells. */
  private mayNot(page: Page, line: number, roles: readonly string[], text: string): void {
    for (const { said, keys } of this.permissions.needed(text)) {
      const able = roles.filter((role) => keys.some((key) => this.permissions.has(role, key)));
      if (able.length === 0) continue;
      this.add(
        page,
        line,
        `The role ${this.nameOfAll(able)} has ${keys.join(' or ')}, but the text denies "${said}"`,
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
          this.may(page, line, roles, sentence);
          const alone = this.permissions.needed(/\bthe only roles? that (.+)$/.exec(sentence)?.[1] ?? '');
          for (const { keys } of alone) if (keys[0]) this.same(page, line, keys[0], cells[0] ?? '');
        }
      }
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
