/** Roles in places that the model of the dashboard does not see: who sees all apps, and tables by role. */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { loadRoles } from '../../../lib/facts/load';
import { wordList } from '../../../lib/text/words';
import type { Passage } from './passages';

interface Problem {
  line: number;
  message: string;
  cure: string;
}

export class People {
  private readonly roles = loadRoles();
  private readonly role: string;

  constructor() {
    this.role = `(${this.roles.roles.map(({ name }) => name).join('|')})`;
  }

  /** What is wrong with the roles of a passage. */
  *problems(passage: Passage): Generator<Problem> {
    yield* this.unlimited(passage);
    yield* this.lists(passage);
  }

  /** `All but the Admin`, and lists that have a role twice. */
  private *lists(passage: Passage): Generator<Problem> {
    const free = this.roles.roles.filter(({ restrictable }) => !restrictable).map(({ name }) => name);
    for (const match of passage.text.matchAll(
      new RegExp(
        `\\b(?:All|[Ee]very role) (?:but|except) (?:the )?${this.role}s? can be (?:limited|restricted)\\b`,
        'g',
      ),
    ))
      if (!free.includes(match[1] ?? ''))
        yield {
          line: passage.lineAt(match.index),
          message: `"${match[0]}": only ${wordList(free)} cannot be limited`,
          cure: `Write ${wordList(free)}.`,
        };
    for (const match of passage.text.matchAll(
      new RegExp(`\\b${this.role}s?(?:, | and | or |, and )\\1s?\\b`, 'g'),
    ))
      yield {
        line: passage.lineAt(match.index),
        message: `"${match[0]}" names one role twice`,
        cure: 'Name the other role.',
      };
  }

  /** `An Admin sees all apps`, `An Admin can't be restricted`: only of who cannot be limited to selected apps. */
  private *unlimited(passage: Passage): Generator<Problem> {
    const all = new RegExp(
      `\\b(?:An?|The|Only) ${this.role}s? (?:(?:sees?|has|have) (?:all|every)|(?:can['’]t|cannot) be (?:restricted|limited))\\b`,
      'g',
    );
    for (const match of passage.text.matchAll(all)) {
      const role = this.roles.roles.find(({ name }) => name === match[1]);
      if (role?.restrictable !== true) continue;
      const free = this.roles.roles.filter(({ restrictable }) => !restrictable).map(({ name }) => name);
      yield {
        line: passage.lineAt(match.index),
        message: `"${match[0]}": the role ${role.name} can be restricted to selected apps`,
        cure: `${wordList(free)} cannot be restricted.`,
      };
    }
  }

  /** A table by role has each role once. */
  *table(table: Table): Generator<Problem> {
    const [head, ...rows] = table.children;
    if (!/^(?:Roles?|Who)$/.test(head?.children[0] ? toString(head.children[0]) : '')) return;
    const seen = new Set<string>();
    for (const row of rows) {
      const [first] = row.children;
      for (const [name] of (first ? toString(first) : '').matchAll(new RegExp(this.role, 'g'))) {
        if (seen.has(name))
          yield {
            line: row.position?.start.line ?? 1,
            message: `The table has the role ${name} twice`,
            cure: `Not yet in it: ${wordList(this.roles.roles.map((role) => role.name).filter((other) => !seen.has(other))) || 'none'}.`,
          };
        seen.add(name);
      }
    }
  }
}
