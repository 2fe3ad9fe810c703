/**
 * The adapter of Java: what the nodes of its grammar are in the tree of samples. Java sees the surface otherwise than
 * Kotlin: properties are getters, and labels of `switch` are bare constants.
 */
import type { Node as SyntaxNode } from 'web-tree-sitter';
import { childOf, childrenOf, named } from '../../lib/declarations/grammar';
import {
  group,
  literal,
  memberOf,
  membersOf,
  nameOf,
  nothing,
  placeOf,
  treeWith,
  type Argument,
  type Declare,
  type Implementation,
  type Node,
  type SampleLanguage,
  type Shape,
  type Type,
} from './tree';

/** The property that a getter reads: `getType` → `type`, `isValid` → `isValid`. */
function propertyOf(name: string): string | undefined {
  if (/^is[A-Z]/.test(name)) return name;
  const match = /^get([A-Z])(.*)$/.exec(name);
  return match ? `${match[1]?.toLowerCase()}${match[2]}` : undefined;
}

const nodesOf = (node: SyntaxNode): Node[] => named(node).map(tree);

const listOf = (node: SyntaxNode, list: string, ...types: string[]): SyntaxNode[] =>
  childrenOf(childOf(node, list) ?? node, ...types);

function typeOf(node: SyntaxNode): Type {
  const base = (node.type === 'generic_type' && named(node)[0]) || node;
  const args = base === node ? undefined : childOf(node, 'type_arguments');
  return {
    kind: 'type',
    name: base.text,
    args: args ? named(args).map(typeOf) : [],
    nullable: /^(?:Integer|Long|Double)$/.test(base.text),
    ...placeOf(node),
  };
}

function typeIn(node: SyntaxNode): Type | undefined {
  const type = named(node).find((child) => /type/.test(child.type) && child.type !== 'type_parameters');
  return type && typeOf(type);
}

const declare = (node: SyntaxNode, type: Type | undefined, value?: Node): Declare => ({
  kind: 'declare',
  name: childOf(node, 'identifier')?.text,
  type,
  value,
  ...placeOf(node),
});

const parametersOf = (node: SyntaxNode): Declare[] =>
  listOf(node, 'formal_parameters', 'formal_parameter').map((one) => declare(one, typeIn(one)));

const method = (node: SyntaxNode): Shape => {
  const returns = typeIn(node);
  return {
    kind: 'block',
    body: [
      ...(returns ? [returns] : []),
      ...parametersOf(node),
      ...childrenOf(node, 'block', 'constructor_body').map(tree),
    ],
  };
};

function variables(node: SyntaxNode): Shape {
  const type = typeIn(node);
  return {
    kind: 'group',
    body: childrenOf(node, 'variable_declarator').map((one) => {
      const value = named(one)[1];
      return declare(one, type?.name === 'var' ? undefined : type, value && tree(value));
    }),
  };
}

/** A class at the place of its body. */
function classWith(supers: readonly Type[], body: SyntaxNode | undefined, before: readonly Node[]): Shape {
  const implementationOf = (one: SyntaxNode): Implementation => ({
    name: childOf(one, 'identifier')?.text ?? '',
    overrides: /@Override\b/.test(childOf(one, 'modifiers')?.text ?? ''),
    parameters: parametersOf(one),
    ...placeOf(one),
  });
  return {
    kind: 'class',
    supers,
    methods: body && childrenOf(body, 'method_declaration').map(implementationOf),
    body: [...before, ...membersOf(body, 'field_declaration').map(tree)],
    ...(body ? placeOf(body) : {}),
  };
}

function argumentsOf(node: SyntaxNode): Argument[] {
  const list = childOf(node, 'argument_list');
  return list ? named(list).map((one) => ({ value: tree(one), ...placeOf(one) })) : [];
}

function call(node: SyntaxNode): Shape {
  const parts = named(node).filter(({ type }) => type !== 'argument_list' && type !== 'type_arguments');
  const [name, target] = [parts.at(-1), parts.length > 1 ? parts[0] : undefined];
  return {
    kind: 'call',
    target: target && tree(target),
    name: name && nameOf(name),
    args: argumentsOf(node),
  };
}

function creation(node: SyntaxNode): Shape {
  const type = typeIn(node);
  const args = argumentsOf(node);
  const body = childOf(node, 'class_body');
  const values = args.map(({ value }) => value);
  if (!type) return group(values);
  return body ? classWith([type], body, values) : { kind: 'construct', type, args };
}

function lambda(node: SyntaxNode): Shape {
  const [head, body] = named(node);
  const names =
    head?.type === 'identifier'
      ? [head]
      : head
        ? [
            ...childrenOf(head, 'identifier'),
            ...childrenOf(head, 'formal_parameter').flatMap((one) => childOf(one, 'identifier') ?? []),
          ]
        : [];
  return {
    kind: 'lambda',
    parameters: names.map(({ text }) => text),
    implicit: undefined,
    body: body ? [tree(body)] : [],
  };
}

const choice = (node: SyntaxNode): Shape => {
  const [subject, body] = nodesOf(node);
  return { kind: 'match', subject, body: body ? [body] : [] };
};

const block = (node: SyntaxNode): Shape => ({ kind: 'block', body: nodesOf(node) });

const boolean = ({ text }: SyntaxNode): Shape => literal('Boolean', text);

const tree = treeWith({
  import_declaration: ({ text }) => ({
    kind: 'import',
    path: text
      .replace(/^import\s+(static\s+)?/, '')
      .replace(/;$/, '')
      .trim(),
  }),
  package_declaration: nothing,
  class_declaration: (node) => {
    const supers = childrenOf(node, 'superclass', 'super_interfaces').flatMap((one) =>
      named(childOf(one, 'type_list', 'interface_type_list') ?? one),
    );
    return classWith(supers.map(typeOf), childOf(node, 'class_body'), []);
  },
  block,
  constructor_body: block,
  method_declaration: method,
  constructor_declaration: method,
  field_declaration: variables,
  local_variable_declaration: variables,
  enhanced_for_statement: (node) => ({
    kind: 'block',
    body: [declare(node, typeIn(node)), ...nodesOf(node)],
  }),
  catch_clause: (node) => {
    const parameter = childOf(node, 'catch_formal_parameter') ?? node;
    const type = listOf(parameter, 'catch_type', 'type_identifier', 'scoped_type_identifier')[0];
    return {
      kind: 'block',
      body: [declare(parameter, type && typeOf(type)), ...childrenOf(node, 'block').map(tree)],
    };
  },
  switch_expression: choice,
  switch_statement: choice,
  switch_label: (node) => ({
    kind: 'group',
    body: named(node).map((one): Node =>
      one.type === 'identifier' ? { kind: 'constant', text: one.text, ...placeOf(one) } : tree(one),
    ),
  }),
  method_invocation: call,
  object_creation_expression: creation,
  field_access: (node) => memberOf(node, tree),
  identifier: ({ text }) => ({ kind: 'name', text }),
  this: () => ({ kind: 'this' }),
  string_literal: ({ text }) => literal('String', text.slice(1, -1)),
  decimal_integer_literal: ({ text }) => literal(/L$/i.test(text) ? 'Long' : 'Int', text),
  decimal_floating_point_literal: ({ text }) => literal('Double', text),
  true: boolean,
  false: boolean,
  null_literal: ({ text }) => literal('null', text),
  binary_expression: (node) => ({ kind: 'operation', operands: nodesOf(node), keeps: false }),
  lambda_expression: lambda,
  parenthesized_expression: (node) => nodesOf(node)[0] ?? nothing(),
  cast_expression: (node) => {
    const [type, value] = named(node);
    return type && value ? { kind: 'cast', type: typeOf(type), value: tree(value) } : nothing();
  },
  type_identifier: typeOf,
  scoped_type_identifier: typeOf,
  generic_type: typeOf,
});

export const java: SampleLanguage = {
  grammar: 'java',
  label: 'Java',
  wrapped: (statements) => `class Sample { void sample() { ${statements}\n} }`,
  needsWrapping: (root) => named(root).some(({ type }) => /statement|local_variable/.test(type)),
  tree,
  method: 'method',
  implementing: (type) => `new ${type}()`,
  new: 'new ',
  nullable: true,
  extensions: false,
  propertyOf,
};
