/**
 * The SDK's public surface as the checkers see it: types with their members, read from the Kotlin declarations of one
 * platform and version. Language-neutral, so Java samples are checked against the same model.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf, firstError, named, parseCode } from './grammar';

export interface TypeRef {
  /** Simple or dotted name, as written. */
  name: string;
  args: TypeRef[];
  nullable: boolean;
}

export interface Parameter {
  name: string;
  type: TypeRef;
  optional: boolean;
}

export interface Method {
  name: string;
  parameters: Parameter[];
  returns: TypeRef | undefined;
}

export interface TypeDecl {
  /** Dotted name inside the package: `WhLoginEvent.Action`. */
  name: string;
  pkg: string;
  kind: 'class' | 'object' | 'interface' | 'enum';
  typeParameters: string[];
  supers: string[];
  /** Undefined if the type cannot be constructed by callers. */
  constructor_: Parameter[] | undefined;
  properties: Map<string, TypeRef>;
  methods: Map<string, Method[]>;
  constants: Set<string>;
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
  /** All packages of the SDK. */
  packages: Set<string>;
}

/** A type that is not written. */
const anything: TypeRef = { name: 'Any', args: [], nullable: true };

function typeRef(node: Node): TypeRef {
  if (node.type === 'nullable_type') {
    const inner = named(node)[0];
    return inner ? { ...typeRef(inner), nullable: true } : anything;
  }
  const names = childrenOf(node, 'identifier').map((id) => id.text);
  const args = childOf(node, 'type_arguments');
  return {
    name: names.join('.') || node.text,
    args: args
      ? childrenOf(args, 'type_projection').map((projection) => {
          const inner = named(projection)[0];
          return inner ? typeRef(inner) : anything;
        })
      : [],
    nullable: false,
  };
}

const isType = (node: Node): boolean => ['user_type', 'nullable_type', 'function_type'].includes(node.type);

function parameterOf(node: Node): Parameter {
  const type = named(node).find(isType);
  return {
    name: childOf(node, 'identifier')?.text ?? '',
    type: type ? typeRef(type) : anything,
    optional: /=/.test(node.text.slice((type?.endIndex ?? node.endIndex) - node.startIndex)),
  };
}

const parametersOf = (list: Node | undefined): Parameter[] =>
  (list ? childrenOf(list, 'parameter', 'class_parameter') : []).map((node) => {
    const parameter = parameterOf(node);
    // `name: T = value` puts the value next to the parameter in function lists.
    const after = list?.text.slice(node.endIndex - list.startIndex).trimStart() ?? '';
    return { ...parameter, optional: parameter.optional || after.startsWith('=') };
  });

/** Names of the type parameters of a declaration. */
const typeParametersOf = (node: Node): string[] =>
  childrenOf(childOf(node, 'type_parameters') ?? node, 'type_parameter').map(({ text }) => text.trim());

function methodOf(node: Node): { method: Method; receiver: TypeRef | undefined; typeParameters: string[] } {
  const list = childOf(node, 'function_value_parameters');
  const nameNode = childrenOf(node, 'identifier').at(-1);
  const typesBefore = named(node).filter((n) => isType(n) && n.startIndex < (nameNode?.startIndex ?? 0));
  const returns = named(node).filter((n) => isType(n) && n.startIndex > (list?.startIndex ?? 0))[0];
  return {
    method: {
      name: nameNode?.text ?? '',
      parameters: parametersOf(list),
      returns: returns ? typeRef(returns) : undefined,
    },
    receiver: typesBefore[0] ? typeRef(typesBefore[0]) : undefined,
    typeParameters: typeParametersOf(node),
  };
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function readType(node: Node, pkg: string, prefix: string): TypeDecl {
  const simple = childOf(node, 'identifier')?.text ?? '';
  const name = prefix ? `${prefix}.${simple}` : simple;
  const keyword = node.children.find((child) =>
    ['interface', 'class', 'object'].includes(child?.type ?? ''),
  )?.type;
  const body = childOf(node, 'class_body', 'enum_class_body');
  const constructor = childOf(node, 'primary_constructor');
  const parameters = constructor && childOf(constructor, 'class_parameters');
  const decl: TypeDecl = {
    name,
    pkg,
    kind: body?.type === 'enum_class_body' ? 'enum' : ((keyword ?? 'class') as TypeDecl['kind']),
    typeParameters: typeParametersOf(node),
    supers: childrenOf(childOf(node, 'delegation_specifiers') ?? node, 'delegation_specifier').map((n) =>
      n.text.replace(/<.*$/, '').trim(),
    ),
    constructor_: constructor && parametersOf(parameters),
    properties: new Map(),
    methods: new Map(),
    constants: new Set(),
    statics: new Map(),
    nested: new Map(),
  };
  for (const parameter of parameters ? childrenOf(parameters, 'class_parameter') : []) {
    if (/\bva[lr]\b/.test(parameter.text)) {
      const { name: property, type } = parameterOf(parameter);
      decl.properties.set(property, type);
    }
  }
  for (const member of body ? named(body) : []) {
    switch (member.type) {
      case 'enum_entry':
        decl.constants.add(childOf(member, 'identifier')?.text ?? '');
        break;
      case 'property_declaration': {
        const variable = childOf(member, 'variable_declaration');
        const type = variable ? named(variable).find(isType) : undefined;
        if (variable && type) decl.properties.set(childOf(variable, 'identifier')?.text ?? '', typeRef(type));
        break;
      }
      case 'function_declaration': {
        const { method } = methodOf(member);
        add(decl.methods, method.name, method);
        break;
      }
      case 'companion_object': {
        const inner = childOf(member, 'class_body');
        for (const fn of inner ? childrenOf(inner, 'function_declaration') : []) {
          const { method } = methodOf(fn);
          add(decl.statics, method.name, method);
        }
        break;
      }
      case 'class_declaration':
      case 'object_declaration': {
        const nested = readType(member, pkg, name);
        decl.nested.set(nested.name.split('.').at(-1) ?? '', nested);
        break;
      }
    }
  }
  return decl;
}

/**
 * Reads declarations from source texts.
 * @throws Error naming the file and line that cannot be parsed.
 */
export async function readSurface(sources: readonly { file: string; text: string }[]): Promise<Surface> {
  const surface: Surface = { types: new Map(), extensions: [], packages: new Set() };
  for (const { file, text } of sources) {
    // The grammar does not know `fun interface`; whether an interface is functional is seen by its one method.
    const root = await parseCode('kotlin', text.replace(/^fun interface /gm, '    interface '));
    const error = firstError(root);
    if (error) {
      throw new Error(
        `${file}:${error.startPosition.row + 1}: the declaration cannot be parsed. Correct it.`,
      );
    }
    const pkg = /^package (\S+)$/m.exec(text)?.[1] ?? '';
    surface.packages.add(pkg);
    for (const node of named(root)) {
      if (node.type === 'class_declaration' || node.type === 'object_declaration') {
        const decl = readType(node, pkg, '');
        surface.types.set(decl.name, decl);
      } else if (node.type === 'function_declaration') {
        const { method, receiver, typeParameters } = methodOf(node);
        if (receiver) surface.extensions.push({ pkg, receiver, typeParameters, method });
      }
    }
  }
  return surface;
}

const loaded = new Map<string, Promise<Surface>>();

/** The surface of a platform and version; undefined if it is not declared yet. */
export function loadSurface(platform: string, version: string): Promise<Surface> | undefined {
  const folder = path.join('declarations', platform, version);
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.kt'));
  } catch {
    return undefined;
  }
  let surface = loaded.get(folder);
  if (!surface) {
    surface = readSurface(
      files.sort().map((file) => ({
        file: path.join(folder, file),
        text: readFileSync(path.join(folder, file), 'utf8'),
      })),
    );
    loaded.set(folder, surface);
  }
  return surface;
}
