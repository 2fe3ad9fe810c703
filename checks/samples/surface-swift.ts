/** Reads Swift declarations, which have no bodies, into a surface. The module of a file is the name of the file. */
import path from 'node:path';
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf, named } from '../../lib/declarations/grammar';
import { typeIn, typeOfSwift } from './swift';
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

function parameterOf(node: Node, optional: boolean): Parameter {
  const names = childrenOf(node, 'simple_identifier').map(({ text }) => text);
  const [label = '', name = label] = names;
  return {
    name,
    label: label === '_' ? '' : label,
    type: typeIn(node) ?? { name: 'Any', args: [], nullable: true },
    optional,
  };
}

/** The keywords of a function behind its parameters. */
const marks = { throws: 'try', async: 'await' } as const;

function methodOf(node: Node, name: string): Method {
  const children = node.children.flatMap((child) => child ?? []);
  const arrow = children.findIndex(({ type }) => type === '->');
  const result = children[arrow + 1];
  return {
    name,
    parameters: children.flatMap((child, i) =>
      child.type === 'parameter' ? [parameterOf(child, children[i + 1]?.type === '=')] : [],
    ),
    returns: arrow >= 0 && result ? typeOfSwift(result) : undefined,
    needs: Object.entries(marks).flatMap(([word, mark]) =>
      children.some(({ type }) => type === word) ? [mark] : [],
    ),
  };
}

const isStatic = (node: Node): boolean => /\bstatic\b/.test(childOf(node, 'modifiers')?.text ?? '');

/** Names and types of a property declaration, which can have more than one. */
function propertiesOf(node: Node): [name: string, type: TypeRef][] {
  const types = childrenOf(node, 'type_annotation').map(typeIn);
  return childrenOf(node, 'pattern').flatMap((pattern, i) => {
    const name = childOf(pattern, 'simple_identifier')?.text;
    const type = types[i];
    return name && type ? [[name, type] as [string, TypeRef]] : [];
  });
}

function readType(node: Node, pkg: string, prefix: string): TypeDecl {
  const simple = childOf(node, 'type_identifier')?.text ?? '';
  const body = childOf(node, 'class_body', 'enum_class_body', 'protocol_body');
  const members = body ? named(body) : [];
  const isNamespace = body?.type === 'enum_class_body' && !members.some(({ type }) => type === 'enum_entry');
  const kind =
    node.type === 'protocol_declaration'
      ? 'interface'
      : isNamespace
        ? 'object'
        : body?.type === 'enum_class_body'
          ? 'enum'
          : 'class';
  const decl: TypeDecl = {
    ...emptyType(prefix + simple, pkg, kind),
    supers: childrenOf(node, 'inheritance_specifier').map(({ text }) => text),
  };
  for (const member of members) {
    switch (member.type) {
      case 'enum_entry':
        for (const { text } of childrenOf(member, 'simple_identifier')) decl.constants.add(text);
        break;
      case 'property_declaration':
      case 'protocol_property_declaration':
        for (const [name, type] of propertiesOf(member)) {
          if (isStatic(member) && !isNamespace) decl.constants.add(name);
          else decl.properties.set(name, type);
          if (isStatic(member) && type.nullable) decl.nullable.add(name);
        }
        break;
      case 'function_declaration': {
        const method = methodOf(member, childOf(member, 'simple_identifier')?.text ?? '');
        add(isStatic(member) && !isNamespace ? decl.statics : decl.methods, method.name, method);
        break;
      }
      case 'init_declaration':
        decl.constructors.push(methodOf(member, decl.name));
        break;
      case 'class_declaration':
        decl.nested.set(
          childOf(member, 'type_identifier')?.text ?? '',
          readType(member, pkg, `${prefix}${simple}.`),
        );
        break;
    }
  }
  // An enum of texts or numbers is made of one.
  const [raw] = decl.supers;
  if (kind === 'enum' && raw) {
    const rawValue = { name: 'rawValue', label: 'rawValue', type: { name: raw, args: [], nullable: false } };
    const parameters = [{ ...rawValue, optional: false }];
    decl.constructors.push({ name: decl.name, parameters, returns: undefined });
  }
  return decl;
}

/** Adds the declarations of a file that has been parsed to a surface. */
export function readSwift(surface: Surface, root: Node, { file }: Declarations): void {
  const module = path.basename(file, '.swift');
  surface.packages.add(module);
  for (const node of childrenOf(root, 'class_declaration', 'protocol_declaration')) {
    const decl = readType(node, module, '');
    surface.types.set(decl.name, decl);
  }
}

/** Where the parenthesis that opens at a place closes. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The text as the grammar reads it, in which each function has a body. */
export const readableSwift = (text: string): string =>
  [...text.matchAll(/\b(?:func \w+|init)\(/g)].reduceRight((read, { 0: head, index }) => {
    const end = closing(read, index + head.length - 1) + 1;
    const rest = /^(?: async)?(?: throws)?(?: -> [^\n{};/]+?)?(?=\s*(?:[};\n]|\/\/|$))/.exec(read.slice(end));
    const at = end + (rest?.[0].length ?? 0);
    return `${read.slice(0, at)} {}${read.slice(at)}`;
  }, text);
