/**
 * Who does what in pages. A story whose hero selects a button that his role does not have teaches readers to look for
 * it in vain; so does a table that gives a role what the matrix does not.
 */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { permissionOf, type Element } from '../../../lib/dashboard/model';
import { loadSampleEntities } from '../../../lib/facts/load';
import { wordList } from '../../../lib/text/words';
import { isStress, textOf, type Page, type PageBlock } from './page';
import type { Names } from './names';
import { Permissions } from './roles';

interface Person {
  name: string;
  role: string;
  /** Their whole name, or one of its parts. */
  pattern: RegExp;
}

/** The people of the sample world. */
const people = (): Person[] =>
  loadSampleEntities().people.map(({ name, role }) => ({
    name,
    role,
    pattern: new RegExp(`\\b(?:${name}|${name.split(' ').join('|')})\\b`),
  }));

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z"`*]|[a-z_]+\.[a-z_]+\b)/);

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

export class PeopleCheck {
  private readonly people = people();
  private readonly permissions = new Permissions();

  constructor(private readonly names: Names) {}

  /** Checks the people and the roles of a page; its steps and labels have been read before. */
  check(page: Page): void {
    let section = -1;
    let person: Person | undefined;
    for (const block of page.blocks) {
      if (block.section !== section) person = undefined;
      section = block.section;
      person = this.story(page, block, person);
      this.claims(page, block);
      if (block.node.type === 'table') this.table(page, block.node as Table);
    }
  }

  private add(page: Page, line: number, message: string, cure: string): void {
    page.findings.push({ file: page.file, line, message, cure });
  }

  private nameOfAll(roles: readonly string[]): string {
    return wordList(roles.map((role) => this.permissions.name(role)));
  }

  private cannot(page: Page, line: number, who: Person, what: string, key: string): void {
    const role = this.permissions.name(who.role);
    const able = this.people.filter((other) => this.permissions.has(other.role, key)).map(({ name }) => name);
    this.add(
      page,
      line,
      `${who.name} is ${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role} and cannot use ${what}: it needs ${key}`,
      `Let ${wordList(able, 'or')} do it.`,
    );
  }

  /** Reads a block of a story. Gives the person that it is about at its end. */
  private story(page: Page, block: PageBlock, before: Person | undefined): Person | undefined {
    let person = before;
    const line = block.node.position?.start.line ?? 1;
    for (const piece of block.pieces) {
      person = this.people.find(({ pattern }) => pattern.test(piece.text)) ?? person;
      if (!person || piece.kind !== 'bold' || isStress(piece)) continue;
      const elements = this.elementsOf(page, piece);
      const keys = elements.map(permissionOf);
      const who = person;
      if (keys.length === 0 || keys.some((key) => key === undefined || this.permissions.has(who.role, key)))
        continue;
      this.cannot(page, piece.line, who, `"${piece.text}"`, keys[0] ?? '');
    }
    let hero = before;
    for (const sentence of sentences(textOf(block.pieces))) {
      const named = this.people.filter(({ pattern }) => pattern.test(sentence));
      if (named.length > 0) hero = named[0];
      if (!hero) continue;
      const claimed = new RegExp(
        `${hero.name},? (?:an? |the |our )?(Admin|Manager|Analyst|Developer|Viewer)\\b`,
      ).exec(sentence)?.[1];
      const claimedBefore = new RegExp(`\\b(Admin|Manager|Analyst|Developer|Viewer) ${hero.name}`).exec(
        sentence,
      )?.[1];
      const said = claimed ?? claimedBefore;
      if (said !== undefined && said !== this.permissions.name(hero.role)) {
        this.add(
          page,
          line,
          `${hero.name} is not ${said}`,
          `The role of ${hero.name} is ${this.permissions.name(hero.role)}.`,
        );
      }
      const subject = named.length > 0 || /^(?:He|She|They)\b/.test(sentence);
      if (!subject) continue;
      const told = named.length > 0 ? sentence.slice(sentence.search(hero.pattern)) : sentence;
      for (const { said: act, keys } of this.permissions.needed(told)) {
        const who = hero;
        if (keys.some((key) => this.permissions.has(who.role, key))) continue;
        this.cannot(page, line, hero, `what "${act}" tells`, keys[0] ?? '');
      }
    }
    return person;
  }

  private elementsOf(
    page: Page,
    piece: Extract<PageBlock['pieces'][number], { kind: 'bold' }>,
  ): readonly Element[] {
    const found = page.found.get(piece);
    return found ? [found] : this.names.elements(piece.text);
  }

  /** Sentences that say who may: `Only Admins and Managers add apps`, `bids.edit changes them: Admin, Manager`. */
  private claims(page: Page, block: PageBlock): void {
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
      for (const sentence of sentences(text)) this.claim(page, line, sentence, path?.text);
    }
  }

  private claim(page: Page, line: number, sentence: string, path: string | undefined): void {
    const keys = [...sentence.matchAll(/\b[a-z_]+\.[a-z_]+\b/g)]
      .map(([key]) => key)
      .filter((key) => this.permissions.isPermission(key));
    const list = /: ((?:(?:Admin|Manager|Analyst|Developer|Viewer)(?:, | and )?)+)\.?$/.exec(sentence)?.[1];
    const [key] = keys;
    if (keys.length === 1 && key !== undefined && list !== undefined) this.same(page, line, key, list);

    const only =
      /^(?:.*?\b)?[Oo]nly ((?:(?:Admins?|Managers?|Analysts?|Developers?|Viewers?)(?:, | and | or )?)+) (.+)$/.exec(
        sentence,
      );
    if (only) {
      const told = this.permissions.needed(only[2] ?? '')[0];
      if (told?.keys[0] !== undefined) this.same(page, line, told.keys[0], only[1] ?? '');
      return;
    }
    const can =
      /^((?:An? |or |and |, )*(?:(?:an? )?(?:Admin|Manager|Analyst|Developer|Viewer)(?:,? (?:or|and) |, )?)+) can do (?:that|this|it)\b/.exec(
        sentence,
      );
    const element =
      can && path !== undefined
        ? this.names.dashboard.find(path.split('>').map((part) => part.trim()))
        : undefined;
    const needs = element && permissionOf(element);
    if (can && needs !== undefined) {
      this.same(page, line, needs, can[1] ?? '');
      return;
    }
    const subject =
      /^((?:Admins|Managers|Analysts|Developers|Viewers)(?:(?:, | and )(?:Admins|Managers|Analysts|Developers|Viewers))*) (.+)$/.exec(
        sentence,
      );
    if (subject) this.may(page, line, this.permissions.rolesIn(subject[1] ?? ''), subject[2] ?? '');
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

  /** Tables by role, and tables with a column of who changes a thing. */
  private table(page: Page, table: Table): void {
    const [head, ...rows] = table.children;
    const heads = head?.children.map((cell) => toString(cell)) ?? [];
    const who = heads.findIndex((text) => /^Who (?:changes|can|may|uses)\b/.test(text));
    for (const row of rows) {
      const cells = row.children.map((cell) => toString(cell));
      const line = row.position?.start.line ?? 1;
      if (heads[0] === 'Role') {
        for (const sentence of sentences(cells.slice(1).join('. '))) {
          const roles = this.permissions.rolesIn(cells[0] ?? '');
          this.may(page, line, roles, sentence);
          const alone = this.permissions.needed(/\balone: (.+)$/.exec(sentence)?.[1] ?? '');
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
