/**
 * The SDK's public surface as the checkers see it: types with their members, read from the declarations of one platform
 * and version. Language-neutral, so Java samples are checked against the model that Kotlin declarations make.
 */

export interface TypeRef {
  /** Simple or dotted name, as written. */
  name: string;
  args: TypeRef[];
  nullable: boolean;
}

export interface Parameter {
  name: string;
  /** What calls must write before the argument, empty if nothing; undefined where they can write the name. */
  label?: string;
  type: TypeRef;
  optional: boolean;
}

export interface Method {
  name: string;
  parameters: Parameter[];
  returns: TypeRef | undefined;
  /** What a call must be marked with, in a language that has such marks. */
  needs?: readonly ('try' | 'await')[];
}

export interface TypeDecl {
  /** Dotted name inside the package: `WhLoginEvent.Action`. */
  name: string;
  pkg: string;
  kind: 'class' | 'object' | 'interface' | 'enum';
  typeParameters: string[];
  supers: string[];
  /** Empty if callers cannot construct the type. */
  constructors: Method[];
  properties: Map<string, TypeRef>;
  methods: Map<string, Method[]>;
  constants: Set<string>;
  /** Constants that are null at times, as the instance of an SDK is. */
  nullable: Set<string>;
  /** True of an interface that a lambda implements in every language. */
  functional?: boolean;
  /** Members of the companion object. */
  statics: Map<string, Method[]>;
  nested: Map<string, TypeDecl>;
}

export interface Extension {
  pkg: string;
  receiver: TypeRef;
  typeParameters: string[];
  method: Method;
}

export interface Surface {
  /** Top-level types by simple name. */
  types: Map<string, TypeDecl>;
  extensions: Extension[];
  /** All packages or modules of the SDK. */
  packages: Set<string>;
}

/** A type without members. */
export const emptyType = (name: string, pkg: string, kind: TypeDecl['kind']): TypeDecl => ({
  name,
  pkg,
  kind,
  typeParameters: [],
  supers: [],
  constructors: [],
  properties: new Map(),
  methods: new Map(),
  constants: new Set(),
  nullable: new Set(),
  statics: new Map(),
  nested: new Map(),
});

/** Adds a value to the list of a key. */
export function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** A file of declarations. */
export interface Declarations {
  file: string;
  text: string;
}
