/**
 * The one small tree that samples of all SDK languages become; one resolver (resolver.ts) checks it.
 *
 * An adapter of a language is a `SampleLanguage`: a table from the node types of its grammar to nodes of this tree, and
 * the few idioms that the resolver has to know. A type that is not in the table becomes a group of its children, so an
 * adapter names only what means something: calls, members, constructions, lambdas, literals, declarations, imports, and
 * what opens a scope. It decides nothing about the SDK. Nodes come in the order in which they are read, but a class has
 * its fields first, since methods may use those below them. Parentheses and `!!` are left out: a node is what
 * is inside them.
 */
import type { Node as SyntaxNode } from 'web-tree-sitter';
import { named, type GrammarName } from '../../lib/declarations/grammar';
import type { TypeRef } from './surface';

/** Where a node is. */
export interface Place {
  /** 0-based line that it begins on. */
  row: number;
  /** Index behind its last character: what is inside a call ends before it. */
  end: number;
}

export interface Name extends Place {
  text: string;
}

/** A type that the sample names: dotted, without what the language adds to it. */
export interface Type extends Place, TypeRef {
  kind: 'type';
  args: Type[];
}

export interface Argument {
  label?: string | undefined;
  row: number;
  value: Node;
  /** True of a lambda behind the parentheses: it is for the last parameter. */
  trailing?: boolean;
}

export interface Literal extends Place {
  kind: 'literal';
  /** `String`, `Int`, `Long`, `Double`, `Boolean` or `null`. */
  type: string;
  /** Without quotes; undefined if the program computes a part of it. */
  text: string | undefined;
  /** Expressions inside a string. */
  parts: readonly Node[];
}

/** A member that is read. */
export interface Member extends Place {
  kind: 'member';
  target: Node;
  name: Name;
}

export interface Call extends Place {
  kind: 'call';
  /** Undefined for a bare name. */
  target: Node | undefined;
  /** Undefined if what an expression gives is called. */
  name: Name | undefined;
  args: readonly Argument[];
  /** Keywords around the call with the place of each, in a language that demands them; undefined in others. */
  marks?: ReadonlyMap<Mark, number>;
}

export type Mark = 'try' | 'await';

/** A construction that the grammar tells from a call, as `new` does. */
export interface Construct extends Place {
  kind: 'construct';
  type: Type;
  args: readonly Argument[];
}

export interface Lambda extends Place {
  kind: 'lambda';
  parameters: readonly string[];
  /** Name of the one parameter if it is not declared, such as `it`. */
  implicit: string | undefined;
  body: readonly Node[];
}

/** A variable, field or parameter; with neither type nor value, nothing is known of it. */
export interface Declare extends Place {
  kind: 'declare';
  name: string | undefined;
  type: Type | undefined;
  value: Node | undefined;
}

/** A method of a class that can implement one of the SDK; a language that marks these lists no others. */
export interface Implementation extends Place {
  name: string;
  /** True if it is marked as overriding. */
  overrides: boolean;
  parameters: readonly { row: number; type: Type | undefined }[];
}

/** A class, named or not. Its value is one of its first supertype. */
export interface Class extends Place {
  kind: 'class';
  supers: readonly Type[];
  /** Undefined if the class has no body. */
  methods: readonly Implementation[] | undefined;
  body: readonly Node[];
}

/** Chooses by a value: `when`, `switch`. */
export interface Match extends Place {
  kind: 'match';
  subject: Node | undefined;
  /** Patterns and what follows them, where a constant without its type can be of the subject only. */
  body: readonly Node[];
  /** Both apart, where constants of all types are written without them. */
  cases?: readonly { patterns: readonly Node[]; body: readonly Node[] }[];
}

/** A function, in a language in which what it returns can be a constant without its type. */
export interface FunctionBody extends Place {
  kind: 'function';
  returns: Type | undefined;
  body: readonly Node[];
}

export type Node =
  | Literal
  | Member
  | Call
  | Construct
  | Lambda
  | Declare
  | Class
  | Match
  | FunctionBody
  | Type
  | (Place & { kind: 'import'; path: string })
  | (Place & { kind: 'name'; text: string })
  /** The object that the code is in. */
  | (Place & { kind: 'this' })
  /** A constant without its type: the match, call or function around it has it. */
  | (Place & { kind: 'constant'; text: string })
  /** What an operator joins; with `keeps`, the value is one of the operands. */
  | (Place & { kind: 'operation'; operands: readonly Node[]; keeps: boolean })
  | (Place & { kind: 'cast'; type: Type; value: Node })
  /** Sets a member, in a language whose grammar has a node for that. */
  | (Place & { kind: 'assign'; member: Member; value: Node })
  /** A scope. Its value is the last one inside. */
  | (Place & { kind: 'block'; body: readonly Node[] })
  /** All else: only what is inside it means something. */
  | (Place & { kind: 'group'; body: readonly Node[] });

type Unplaced<N> = N extends Place ? Omit<N, keyof Place> & Partial<Place> : never;

/** What an adapter says of a node. It is at the grammar's node unless it names another place. */
export type Shape = Unplaced<Node>;

export type NodeTable = Readonly<Record<string, (node: SyntaxNode) => Shape>>;

/** A language of the SDK's samples: how it is parsed, its tree, and its idioms. */
export interface SampleLanguage {
  grammar: GrammarName;
  /** Name for messages. */
  label: string;
  /** Makes a file of statements, without moving a line. */
  wrapped: (statements: string) => string;
  /** True if the statements parse, but only as part of something else. */
  needsWrapping?: (root: SyntaxNode) => boolean;
  /** The tree of a node of the grammar. */
  tree: (node: SyntaxNode) => Node;
  /** What a method is called. */
  method: string;
  /** How a type is implemented in place, for a cure. */
  implementing: (type: string) => string;
  /** What constructs, with its space; empty if a call of the type does. */
  new: '' | 'new ';
  /** True if every type takes null. */
  nullable: boolean;
  /** True if extension functions of the SDK are called as members. */
  extensions: boolean;
  /** True if imports name modules, which a surface has as packages. */
  modules?: boolean;
  /** The property that a getter reads. With it, members other than constants can only be called. */
  propertyOf?: (getter: string) => string | undefined;
  /** Functions that every value has, with the name that their lambda sees it by. */
  scopeFunctions?: Readonly<Record<string, 'it' | 'this'>>;
}

export const placeOf = (node: SyntaxNode): Place => ({ row: node.startPosition.row, end: node.endIndex });

export const nameOf = (node: SyntaxNode): Name => ({ text: node.text, ...placeOf(node) });

export const literal = (type: string, text: string): Shape => ({ kind: 'literal', type, text, parts: [] });

export const group = (body: readonly Node[]): Shape => ({ kind: 'group', body });

export const nothing = (): Shape => group([]);

/** The member of a node whose children are a target and a name. */
export function memberOf(node: SyntaxNode, tree: (node: SyntaxNode) => Node): Shape {
  const [target, name] = named(node);
  return target && name ? { kind: 'member', target: tree(target), name: nameOf(name) } : nothing();
}

/** The members of a class, its fields first. */
export function membersOf(body: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const members = body ? named(body) : [];
  const isField = ({ type }: SyntaxNode): boolean => type === field;
  return [...members.filter(isField), ...members.filter((one) => !isField(one))];
}

/** The tree that a table makes. */
export function treeWith(table: NodeTable): (node: SyntaxNode) => Node {
  const tree = (node: SyntaxNode): Node => {
    const shape = table[node.type]?.(node) ?? group(named(node).map(tree));
    return { ...placeOf(node), ...shape } as Node;
  };
  return tree;
}
