/** Reads C# declarations, which have no bodies, into a surface. The namespace is what samples import. */
import type { Node } from 'web-tree-sitter';
import { headOf, typeOfCSharp } from './csharp';
import { childOf, childrenOf, named } from '../../lib/declarations/grammar';
import {
  add,
  emptyType,
  type Method,
  type Parameter,
  type Surface,
  type TypeDecl,
  type TypeRef,
} from './surface';

const has = (node: Node, modifier: string): boolean =>
  childrenOf(node, 'modifier').some(({ text }) => text === modifier);

const any: TypeRef = { name: 'Object', args: [], nullable: true };

const parametersOf = (node: Node): Parameter[] =>
  childrenOf(childOf(node, 'parameter_list') ?? node, 'parameter').map((one) => {
    const { type, name } = headOf(one);
    return {
      name: name?.text ?? '',
      type: type ? typeOfCSharp(type) : any,
      optional: childOf(one, 'equals_value_clause') !== undefined,
    };
  });

/** A method; what gives a task is waited for, and gives what the task holds. */
function methodOf(node: Node): Method {
  const { type, name } = childOf(node, 'void_keyword') ? { ...headOf(node), type: undefined } : headOf(node);
  const returns = type && typeOfCSharp(type);
  const isTask = returns?.name === 'Task';
  return {
    name: name?.text ?? '',
    parameters: parametersOf(node),
    returns: isTask ? returns.args[0] : returns,
    ...(isTask ? { needs: ['await' as const] } : {}),
  };
}

function readType(node: Node, pkg: string, prefix: string): TypeDecl {
  const simple = childOf(node, 'identifier')?.text ?? '';
  const isEnum = node.type === 'enum_declaration';
  const isStatic = has(node, 'static');
  const bases = childOf(node, 'base_list');
  const decl: TypeDecl = {
    ...emptyType(prefix + simple, pkg, isEnum ? 'enum' : isStatic ? 'object' : 'class'),
    supers: bases ? named(bases).map(({ text }) => text) : [],
  };
  const body = childOf(node, 'declaration_list', 'enum_member_declaration_list');
  for (const member of body ? named(body) : []) {
    const ofType = has(member, 'static') || has(member, 'const');
    switch (member.type) {
      case 'enum_member_declaration':
        decl.constants.add(childOf(member, 'identifier')?.text ?? '');
        break;
      case 'property_declaration': {
        const { type, name } = headOf(member);
        if (!type || !name) break;
        if (ofType && !isStatic) decl.constants.add(name.text);
        else decl.properties.set(name.text, typeOfCSharp(type));
        // A scene has its components, or is wrong.
        if (ofType && typeOfCSharp(type).nullable && !decl.supers.includes('MonoBehaviour'))
          decl.nullable.add(name.text);
        break;
      }
      case 'field_declaration':
      case 'event_field_declaration': {
        const list = childOf(member, 'variable_declaration');
        const [type] = list ? named(list) : [];
        for (const one of list ? childrenOf(list, 'variable_declarator') : [])
          if (type) decl.properties.set(childOf(one, 'identifier')?.text ?? '', typeOfCSharp(type));
        break;
      }
      case 'method_declaration': {
        const method = methodOf(member);
        add(ofType && !isStatic ? decl.statics : decl.methods, method.name, method);
        break;
      }
      case 'constructor_declaration':
        decl.constructors.push({ name: decl.name, parameters: parametersOf(member), returns: undefined });
        break;
      case 'class_declaration':
      case 'enum_declaration':
        decl.nested.set(
          childOf(member, 'identifier')?.text ?? '',
          readType(member, pkg, `${prefix}${simple}.`),
        );
        break;
    }
  }
  // A class whose members can all be set is made without arguments.
  const isOpen = body?.text.includes('set; }') === true;
  if (node.type === 'class_declaration' && !isStatic && decl.constructors.length === 0 && isOpen)
    decl.constructors.push({ name: decl.name, parameters: [], returns: undefined });
  return decl;
}

/** Adds the declarations of a file that has been parsed to a surface. */
export function readCSharp(surface: Surface, root: Node): void {
  for (const space of root.descendantsOfType('namespace_declaration')) {
    const pkg = (space && childOf(space, 'identifier')?.text) ?? '';
    surface.packages.add(pkg);
    const body = space && childOf(space, 'declaration_list');
    for (const node of body ? childrenOf(body, 'class_declaration', 'enum_declaration') : []) {
      const decl = readType(node, pkg, '');
      surface.types.set(decl.name, decl);
    }
  }
}
