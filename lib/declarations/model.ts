/** What the declarations of an SDK say, as its reference shows it. */

/** The comment of a symbol or member. */
export interface Comment {
  text: string;
  /** By name of the parameter. */
  parameters: Readonly<Record<string, string>>;
  returns?: string;
  /** What goes wrong: codes and their causes. */
  errors: readonly string[];
  /** Value where nothing is set. */
  initial?: string;
  /** Release that added it to a version that was there, such as `5.0.2`. */
  since?: string;
  /** The file that has it, once versions have inherited comments. */
  file?: string;
}

export interface Parameter {
  name: string;
  type: string;
  optional: boolean;
}

export type Kind =
  | 'class'
  | 'interface'
  | 'enum'
  | 'union'
  | 'constants'
  | 'function'
  | 'constructor'
  | 'method'
  | 'event'
  | 'property'
  | 'constant';

/** A symbol, or a member of one. */
export interface Declared {
  name: string;
  kind: Kind;
  /** The declaration without comments and bodies, on one line if it has no members. */
  code: string;
  /** Type of a property, value of a constant, or what a function gives. */
  type?: string;
  optional?: boolean;
  /** Accessors of a C# property, such as `get; set;`. */
  access?: string;
  parameters: readonly Parameter[];
  members: readonly Declared[];
  comment?: Comment;
  /** Where it is: file and 1-based line. */
  file: string;
  line: number;
}

/** Symbols of one version by name, in the order of the file. */
export type Declarations = ReadonlyMap<string, Declared>;

/** A symbol and its members, with the path that tells overloads apart and is the same in versions that have one form. */
export function withMembers(one: Declared, prefix = ''): [path: string, one: Declared][] {
  const inside = one.members.length > 0 || one.kind === 'class' || one.kind === 'interface';
  return [
    [`${one.kind} ${prefix}${inside ? one.name : one.code}`, one],
    ...one.members.flatMap((member) => withMembers(member, `${prefix}${one.name}.`)),
  ];
}
