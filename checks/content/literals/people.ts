/**
 * Roles and plans in places that the model of the dashboard does not see: who sees all apps, tables by role,
 * and the plan that a feature is part of.
 */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { loadPlanFeatures, loadRoles } from '../../../lib/facts/load';
import { wordList } from '../../../lib/text/words';
import type { Passage } from './passages';
import { sentenceAt } from './sentences';
import { stemsOf } from './stems';

interface Problem {
  line: number;
  message: string;
  cure: string;
}

const planNames = { core: 'Core', pro: 'Pro' } as const;

export class People {
  private readonly roles = loadRoles();
  private readonly features = loadPlanFeatures();
  private readonly role: string;

  constructor() {
    this.role = `(${this.roles.roles.map(({ name }) => name).join('|')})`;
  }

  /** What is wrong with the roles and plans of a passage. */
  *problems(file: string, passage: Passage): Generator<Problem> {
    yield* this.unlimited(passage);
    yield* this.plans(file, passage);
    yield* this.lists(passage);
    yield* this.permissions(passage);
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

  /** A permission is about what the text is about. */
  private *permissions(passage: Passage): Generator<Problem> {
    for (const { value, line } of passage.codes) {
      if (!this.roles.permissions.some(({ key }) => key === value)) continue;
      const [subject = ''] = value.split('.');
      const others = passage.text.replaceAll(value, ' ');
      const stems = new Set(stemsOf(`${others} ${passage.row.replaceAll(value, ' ')} ${passage.around}`));
      if (stemsOf(subject).some((stem) => stems.has(stem))) continue;
      const fitting = this.roles.permissions
        .filter(({ key }) => stemsOf(key.split('.')[0] ?? '').every((stem) => stems.has(stem)))
        .map(({ key }) => key);
      yield {
        line,
        message: `\`${value}\` is a permission for something that the text does not name`,
        cure: `Permissions for what it names: ${fitting.join(', ') || 'none'}.`,
      };
    }
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

  /** Each plan that a text names: the one of the feature that it is about, or Core for who lacks it. */
  private *plans(file: string, passage: Passage): Generator<Problem> {
    for (const match of passage.text.matchAll(/\b(Core|Pro) plan\b/g)) {
      const sentence = sentenceAt(passage.text, match.index);
      const named = (text: string) => {
        const stems = new Set(stemsOf(text));
        return this.features.find(({ name }) => stemsOf(name).every((stem) => stems.has(stem)));
      };
      const feature =
        named(sentence) ?? this.features.find(({ id }) => file.includes(id)) ?? named(passage.around);
      if (!feature) continue;
      const lacking = /\bThe organization is on the\b|\b(?:without|not)\b/.test(sentence);
      const plan = lacking && feature.plan === 'pro' ? 'Core' : planNames[feature.plan];
      if (match[1] === plan) continue;
      yield {
        line: passage.lineAt(match.index),
        message: `${feature.name} is part of the ${planNames[feature.plan]} plan, and "${sentence.trim()}" says otherwise`,
        cure: `Write ${plan} plan.`,
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
