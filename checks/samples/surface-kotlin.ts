/** Reads Kotlin declarations into a surface. */
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf, named } from '../../lib/declarations/grammar';
import { typeOfKotlin } from './kotlin';
import {
  add,
  emptyType,
  type Declarations,
  type Method,
  type Parameter,
  type Surface,
  type TypeDecl,
  type TypeRef,
} from './surface';

/** A type that is not written. */
const anything: TypeRef = { name: 'Any', args: [], nullable: true };

const isType = (node: Node): boolean => ['user_type', 'nullable_type', 'function_type'].includes(node.type);

function parameterOf(node: Node): Parameter {
  const type = named(node).find(isType);
  return {
    name: childOf(node, 'identifier')?.text ?? '',
    type: type ? typeOfKotlin(type) : anything,
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
      returns: returns ? typeOfKotlin(returns) : undefined,
    },
    receiver: typesBefore[0] ? typeOfKotlin(typesBefore[0]) : undefined,
    typeParameters: typeParametersOf(node),
  };
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
    ...emptyType(
      name,
      pkg,
      body?.type === 'enum_class_body' ? 'enum' : ((keyword ?? 'class') as TypeDecl['kind']),
    ),
    typeParameters: typeParametersOf(node),
    supers: childrenOf(childOf(node, 'delegation_specifiers') ?? node, 'delegation_specifier').map((n) =>
      n.text.replace(/<.*$/, '').trim(),
    ),
    constructors: constructor ? [{ name, parameters: parametersOf(parameters), returns: undefined }] : [],
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
        if (variable && type)
          decl.properties.set(childOf(variable, 'identifier')?.text ?? '', typeOfKotlin(type));
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

/** Adds the declarations of a file that has been parsed to a surface. */
export function readKotlin(surface: Surface, root: Node, { text }: Declarations): void {
  const pkg = /^package (\S+)$/m.exec(text)?.[1] ?? '';
  surface.packages.add(pkg);
  for (const node of named(root)) {
    if (node.type === 'class_declaration' || node.type === 'object_declaration') {
      const decl = readType(node, pkg, '');
      decl.functional = text.slice(0, node.startIndex).endsWith('fun ');
      surface.types.set(decl.name, decl);
    } else if (node.type === 'function_declaration') {
      const { method, receiver, typeParameters } = methodOf(node);
      if (receiver) surface.extensions.push({ pkg, receiver, typeParameters, method });
    }
  }
}

/** The text as the grammar reads it: it does not know `fun interface`, whose one method shows that it is functional. */
export const readableKotlin = (text: string): string => text.replace(/^fun interface /gm, '    interface ');
