/** Looks members up in a surface: through supertypes, with type arguments filled in. Shared by the language checkers. */
import { closest } from '../../lib/text/closest';
import type { Method, Surface, TypeDecl, TypeRef } from './surface';

/** What a checker knows of an expression. */
export type Value =
  | { kind: 'instance'; type: TypeRef; decl: TypeDecl }
  /** The type itself, as in `WhenceSdk.init`. */
  | { kind: 'static'; decl: TypeDecl }
  /** Something of the platform or of the reader's code. */
  | {
      kind: 'unknown';
      /** Type that the languages have themselves, such as `String`, `null`, or `nothing`; undefined if it isn't known. */
      plain?: string;
      /** True of a number or text that is null at times. */
      nullable?: boolean;
    };

export const unknown: Value = { kind: 'unknown' };

/** A value of a type of the language itself. */
export const plainValue = (plain: string, nullable = false): Value => ({ kind: 'unknown', plain, nullable });

/** An instance of a declared type. */
export const instanceOf = (decl: TypeDecl, args: TypeRef[] = []): Extract<Value, { kind: 'instance' }> => ({
  kind: 'instance',
  type: { name: decl.name, args, nullable: false },
  decl,
});

/** True of a value that is null at times. */
export const isNullable = (value: Value): boolean =>
  (value.kind === 'instance' && value.type.nullable) || (value.kind === 'unknown' && value.nullable === true);

/** The value where it has been found not to be null. */
export const present = (value: Value): Value =>
  value.kind === 'instance' ? { ...value, type: { ...value.type, nullable: false } } : value;

/** A method with the type that declares it. */
export interface OwnedMethod {
  method: Method;
  owner: TypeDecl;
}

/** Members of supertypes that the surface names but does not declare. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  RuntimeException: [
    'message',
    'cause',
    'stackTrace',
    'localizedMessage',
    'getMessage',
    'getCause',
    'getStackTrace',
    'getLocalizedMessage',
    'printStackTrace',
    'toString',
  ],
  'java.util.concurrent.Future': ['get', 'cancel', 'isDone', 'isCancelled'],
  Error: ['localizedDescription'],
  Exception: ['Message', 'StackTrace'],
};

/** Types of values that literals have. */
export const scalars: ReadonlySet<string> = new Set(['String', 'Int', 'Long', 'Double', 'Boolean']);

/** What other languages call the types of Kotlin. */
const otherNames: Readonly<Record<string, string>> = {
  int: 'Int',
  Integer: 'Int',
  long: 'Long',
  Int64: 'Long',
  double: 'Double',
  TimeInterval: 'Double',
  boolean: 'Boolean',
  Bool: 'Boolean',
  bool: 'Boolean',
  string: 'String',
  Void: 'Void',
};

/** The Kotlin name of a type that a language wrote. */
export const scalarName = (name: string): string => otherNames[name] ?? name;

const everyObject = ['toString', 'hashCode', 'equals', 'getClass', 'javaClass'];
const everyEnum = ['rawValue', 'allCases', 'name', 'ordinal', 'compareTo', 'values', 'valueOf', 'entries'];

/** Finds a type by simple or dotted name, seen from inside another type. */
export function findType(surface: Surface, name: string, from?: TypeDecl): TypeDecl | undefined {
  const [first = '', ...rest] = name.split('.');
  let decl = from?.nested.get(first) ?? surface.types.get(first);
  if (!decl && from) {
    // A nested type sees its siblings and its own outer type.
    const outer = surface.types.get(from.name.split('.')[0] ?? '');
    decl = outer?.nested.get(first) ?? (outer?.name === first ? outer : undefined);
  }
  for (const part of rest) decl = decl?.nested.get(part);
  return decl;
}

/** The value of a declared type, with the receiver's type arguments filled in. */
export function valueOf(
  surface: Surface,
  type: TypeRef | undefined,
  owner?: TypeDecl,
  self?: TypeRef,
): Value {
  if (!type) return unknown;
  const index = owner?.typeParameters.indexOf(type.name) ?? -1;
  if (index >= 0) return valueOf(surface, self?.args[index]);
  const args = type.args.map((arg) => {
    const at = owner?.typeParameters.indexOf(arg.name) ?? -1;
    return at >= 0 ? (self?.args[at] ?? arg) : arg;
  });
  const decl = findType(surface, type.name, owner);
  if (decl) return { kind: 'instance', type: { ...type, args }, decl };
  const scalar = scalarName(type.name);
  return scalars.has(scalar) ? plainValue(scalar, type.nullable) : unknown;
}

/** The type and all its declared supertypes. */
export function lineage(surface: Surface, decl: TypeDecl): TypeDecl[] {
  return [
    decl,
    ...decl.supers.flatMap((name) => {
      const parent = findType(surface, name);
      return parent ? lineage(surface, parent) : [];
    }),
  ];
}

/** True for members that come from outside the surface. */
export function isForeignMember(surface: Surface, decl: TypeDecl, member: string): boolean {
  if (everyObject.includes(member)) return true;
  return lineage(surface, decl).some(
    (type) =>
      (type.kind === 'enum' && everyEnum.includes(member)) ||
      type.supers.some((name) => foreign[name]?.includes(member)),
  );
}

export function findMethods(surface: Surface, decl: TypeDecl, name: string): OwnedMethod[] {
  return lineage(surface, decl).flatMap((owner) =>
    (owner.methods.get(name) ?? []).map((method) => ({ method, owner })),
  );
}

export function findProperty(
  surface: Surface,
  decl: TypeDecl,
  name: string,
): { type: TypeRef; owner: TypeDecl } | undefined {
  for (const owner of lineage(surface, decl)) {
    const type = owner.properties.get(name);
    if (type) return { type, owner };
  }
  return undefined;
}

/** The one method of a functional interface, which some languages want to be declared as one. */
export function singleMethod(surface: Surface, type: TypeRef, declared: boolean): OwnedMethod | undefined {
  const decl = findType(surface, type.name);
  if (!decl || decl.kind !== 'interface' || (declared && !decl.functional)) return undefined;
  const all = [...decl.methods.values()].flat();
  const [method] = all;
  return all.length === 1 && method ? { method, owner: decl } : undefined;
}

/** Names of everything that a type offers, for suggestions. */
export function memberNames(surface: Surface, decl: TypeDecl): string[] {
  return lineage(surface, decl).flatMap((type) => [
    ...type.properties.keys(),
    ...type.methods.keys(),
    ...type.statics.keys(),
    ...type.constants,
    ...type.nested.keys(),
  ]);
}

/** "Did you mean …" for a member that does not exist. */
export function suggestion(surface: Surface, decl: TypeDecl, name: string): string {
  const best = closest(name, memberNames(surface, decl));
  return best ? `Did you mean ${decl.name}.${best}?` : `${decl.name} has no members.`;
}
