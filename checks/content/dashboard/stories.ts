/** Who does what in stories: a hero who selects a button that his role does not have sends readers to look for it in vain. */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { permissionOf, type Element } from '../../../lib/dashboard/model';
import { loadSampleEntities } from '../../../lib/facts/load';
import { wordList } from '../../../lib/text/words';
import { isStress, textOf, type Page, type PageBlock } from './page';
import type { Names } from './names';
import { sentencesOf, type Permissions } from './roles';

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

/** Checks what the people of the sample world do. */
export class Stories {
  private readonly people = people();

  constructor(
    private readonly names: Names,
    private readonly permissions: Permissions,
  ) {}

  /** Checks a page whose steps and labels have been read. */
  check(page: Page): void {
    let section = -1;
    let person: Person | undefined;
    for (const block of page.blocks) {
      if (block.section !== section) person = undefined;
      section = block.section;
      person = this.story(page, block, person);
      if (block.node.type === 'table') this.cast(page, block.node as Table);
    }
  }

  /** Rows that begin with a person, in a table with a column of roles. */
  private cast(page: Page, { children: [head, ...rows] }: Table): void {
    const column = head?.children.findIndex((cell) => toString(cell) === 'Role') ?? -1;
    for (const row of column > 0 ? rows : []) {
      const [name, said] = [row.children[0], row.children[column]].map((cell) => cell && toString(cell));
      const person = this.people.find((entry) => entry.name === name);
      if (person) this.isOf(page, row.position?.start.line ?? 1, person, said ?? '');
    }
  }

  /** The role that a text gives a person must be theirs. */
  private isOf(page: Page, line: number, { name, role }: Person, said: string): void {
    const own = this.permissions.name(role);
    if (said !== own) page.add(line, `${name} is not ${said}`, `The role of ${name} is ${own}.`);
  }

  private cannot(page: Page, line: number, who: Person, what: string, key: string): void {
    const role = this.permissions.name(who.role);
    const able = this.people.filter((other) => this.permissions.has(other.role, key)).map(({ name }) => name);
    page.add(
      line,
      `${who.name} is ${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role} and cannot use ${what}: it needs ${key}`,
      `Let ${wordList(able, 'or')} do it.`,
    );
  }

  /** Reads a block of a story. Gives the person that it is about at its end. */
  private story(page: Page, block: PageBlock, before: Person | undefined): Person | undefined {
    let person = before;
    const told = new Set<string>();
    const line = block.node.position?.start.line ?? 1;
    for (const piece of block.pieces) {
      person = this.people.find(({ pattern }) => pattern.test(piece.text)) ?? person;
      if (!person || piece.kind !== 'bold' || isStress(piece)) continue;
      const elements = this.elementsOf(page, piece);
      const keys = elements.map(permissionOf);
      const who = person;
      if (keys.length === 0 || keys.some((key) => key === undefined || this.permissions.has(who.role, key)))
        continue;
      told.add(keys[0] ?? '');
      this.cannot(page, piece.line, who, `"${piece.text}"`, keys[0] ?? '');
    }
    let hero = before;
    for (const sentence of sentencesOf(textOf(block.pieces))) {
      const named = this.people.filter(({ pattern }) => pattern.test(sentence));
      if (named.length > 0) hero = named[0];
      if (!hero) continue;
      const role = this.permissions.anyRole;
      const said =
        new RegExp(`${hero.name},? (?:is )?(?:an? |the |our )?(${role})\\b`).exec(sentence)?.[1] ??
        new RegExp(`\\b(${role}) ${hero.name}`).exec(sentence)?.[1];
      if (said !== undefined) this.isOf(page, line, hero, said);
      const subject = named.length > 0 || /^(?:He|She|They)\b/.test(sentence);
      if (!subject) continue;
      const telling = named.length > 0 ? sentence.slice(sentence.search(hero.pattern)) : sentence;
      for (const { said: act, keys } of this.permissions.needed(telling)) {
        const who = hero;
        if (keys.some((key) => told.has(key) || this.permissions.has(who.role, key))) continue;
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
}
