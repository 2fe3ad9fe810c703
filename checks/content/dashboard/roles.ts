/** Who may do what, and how texts say that somebody does it. */
import { loadRoles } from '../../../lib/facts/load';
import type { Roles } from '../../../lib/facts/types';

export type RoleId = 'admin' | 'manager' | 'analyst' | 'developer' | 'viewer';

/** Forms of a verb in the third person and the past: set, sets, setting; create, creates, created. */
function formsOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const stem = first.replace(/e$/, '');
  const last = stem.at(-1) ?? '';
  const forms = `${stem}(?:e|${last})?(?:s|es|ed|ing)?`;
  return [first.endsWith('y') ? `${first.slice(0, -1)}(?:y|ies|ied|ying)` : forms, ...rest].join(' ');
}

const permissionKey = /\b[a-z_]+\.[a-z_]+\b/g;

interface Act {
  key: string;
  verb: RegExp;
  object: RegExp;
}

const anyOf = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join('|');

/** Answers from the matrix of roles. */
export class Permissions {
  private readonly acts: readonly Act[];

  constructor(private readonly roles: Roles = loadRoles()) {
    this.acts = roles.permissions.flatMap(({ key, acts }) =>
      acts
        ? [
            {
              key,
              verb: new RegExp(`\\b(?:${anyOf(acts.verbs.map(formsOf))})\\b`, 'i'),
              object: new RegExp(`\\b(?:${anyOf(acts.objects)})\\b`, 'i'),
            },
          ]
        : [],
    );
  }

  /** Pattern of the name of any role. */
  get anyRole(): string {
    return this.roles.roles.map(({ name }) => name).join('|');
  }

  /** True if the role has the permission, on all apps or on some. */
  has(role: string, key: string): boolean {
    const permission = this.roles.permissions.find((entry) => entry.key === key);
    return permission !== undefined && permission[role as RoleId] !== 'no';
  }

  /** Roles that have the permission, in the order of the matrix. */
  holders(key: string): string[] {
    return this.roles.roles.map(({ id }) => id).filter((role) => this.has(role, key));
  }

  /** Name of a role, as pages write it. */
  name(role: string): string {
    return this.roles.roles.find(({ id }) => id === role)?.name ?? role;
  }

  /** Permissions that a text names by their keys, as often as it does. */
  keysIn(text: string): string[] {
    return [...text.matchAll(permissionKey)]
      .map(([key]) => key)
      .filter((key) => this.roles.permissions.some((entry) => entry.key === key));
  }

  /** True if a text names what a permission is for, whatever it says of it. */
  isAbout(text: string, key: string): boolean {
    const words = text.replaceAll(permissionKey, '');
    return this.acts.some((act) => act.key === key && act.object.test(words));
  }

  /** Roles that a text names: `Admins and Managers`, `Every role`. */
  rolesIn(text: string): string[] {
    if (/^(?:all|every role)$/i.test(text)) return this.roles.roles.map(({ id }) => id);
    return this.roles.roles
      .filter(({ name }) => new RegExp(`\\b${name}s?\\b`).test(text))
      .map(({ id }) => id);
  }

  /**
   * Permissions that what a text tells needs, one list for each act: any of its keys is enough.
   * @param text One sentence, or one cell. A verb goes on to hold over commas and `and`.
   */
  needed(text: string): { said: string; keys: string[] }[] {
    const clauses = text
      .replace(/\b(?:without|instead of|in place of|everything but)\b.*$/i, '')
      .split(/[;,]|\band\b|\bor\b/);
    let verbs: readonly Act[] = [];
    return clauses.flatMap((clause) => {
      const own = this.acts.filter(({ verb }) => verb.test(clause));
      if (own.length > 0) verbs = own;
      if (/\b(?:not|no|never|nothing|everything)\b/i.test(clause)) return [];
      const keys = verbs.filter(({ object }) => object.test(clause)).map(({ key }) => key);
      return keys.length === 0 ? [] : [{ said: clause.trim(), keys }];
    });
  }
}

/** Sentences of a text; one may begin with a name in code font. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[A-Z"`*]|[a-z_]+\.[a-z_]+\b)/);
