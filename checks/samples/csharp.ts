/** The adapter of C#: what the nodes of its grammar are in the tree of samples. */
import type { Node as SyntaxNode } from 'web-tree-sitter';
import { childOf, childrenOf, named } from '../../lib/declarations/grammar';
import { scalarName } from './members';
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
  type Mark,
  type Node,
  type SampleLanguage,
  type Shape,
  type Type,
} from './tree';

const nodesOf = (node: SyntaxNode | undefined): Node[] => (node ? named(node).map(tree) : []);

/** A type: an `Action` is `->` with its parameters. */
export function typeOfCSharp(node: SyntaxNode): Type {
  const inner = (node.type === 'nullable_type' && named(node)[0]) || node;
  // A name that two namespaces have is written with its own.
  const name = ((inner.type === 'generic_name' && childOf(inner, 'identifier')?.text) || inner.text).replace(
    /^Whence\./,
    '',
  );
  const list = childOf(inner, 'type_argument_list');
  const held = inner.type === 'array_type' ? named(inner).slice(0, 1) : list ? named(list) : [];
  return {
    kind: 'type',
    name:
      inner.type === 'array_type'
        ? 'Array'
        : name === 'Action' && (list || inner !== node)
          ? '->'
          : scalarName(name),
    args: held.map(typeOfCSharp),
    nullable: inner !== node,
    ...placeOf(node),
  };
}

const notTypes = /^(?:modifier|attribute_list|void_keyword|implicit_type|.*_declarator|.*_clause)$/;

/** What a declaration begins with: its type, if it says one, and its name. */
export function headOf(node: SyntaxNode): { type?: SyntaxNode; name?: SyntaxNode } {
  const [first, second] = named(node).filter(({ type }) => !notTypes.test(type));
  const isName = (one: SyntaxNode | undefined): boolean => one?.type === 'identifier';
  return first && isName(second) ? { type: first, name: second } : { name: first };
}

const declare = (at: SyntaxNode, name: string | undefined, type?: SyntaxNode, value?: Node): Declare => ({
  kind: 'declare',
  name,
  type: type && typeOfCSharp(type),
  value,
  ...placeOf(at),
});

const given = (node: SyntaxNode): Node | undefined => nodesOf(childOf(node, 'equals_value_clause'))[0];

function variables(node: SyntaxNode): Shape {
  const list = childOf(node, 'variable_declaration') ?? node;
  const type = named(list).find((one) => !notTypes.test(one.type));
  return group(
    childrenOf(list, 'variable_declarator').map((one) =>
      declare(one, childOf(one, 'identifier')?.text, type, given(one)),
    ),
  );
}

const parametersOf = (node: SyntaxNode): Declare[] =>
  childrenOf(childOf(node, 'parameter_list') ?? node, 'parameter').map((one) => {
    const { type, name } = headOf(one);
    return declare(one, name?.text, type);
  });

const functionOf = (node: SyntaxNode): Shape => ({
  kind: 'block',
  body: [...parametersOf(node), ...childrenOf(node, 'block', 'arrow_expression_clause').map(tree)],
});

const argumentsOf = (node: SyntaxNode): Argument[] =>
  childrenOf(childOf(node, 'argument_list') ?? node, 'argument').map((one) => {
    const label = childOf(one, 'name_colon');
    const value = named(one).at(-1) ?? one;
    return { label: label && childOf(label, 'identifier')?.text, value: tree(value), ...placeOf(one) };
  });

/** True of a call that is waited for; what surrounds a lambda waits for something else. */
const isAwaited = ({ parent }: SyntaxNode): boolean =>
  parent?.type === 'await_expression' || (parent?.type === 'parenthesized_expression' && isAwaited(parent));

function call(node: SyntaxNode): Shape {
  const [callee] = nodesOf(node);
  const [target, name] =
    callee?.kind === 'member'
      ? [callee.target, callee.name]
      : callee?.kind === 'name'
        ? [undefined, callee]
        : [callee, undefined];
  const marks = new Map<Mark, number>(isAwaited(node) ? [['await', node.startIndex]] : []);
  return { kind: 'call', target, name, args: argumentsOf(node), marks };
}

/** A construction; what its braces set are members of the type. */
function creation(node: SyntaxNode): Shape {
  const [head] = named(node);
  const type = head && typeOfCSharp(head);
  if (!type) return nothing();
  const set = childOf(node, 'initializer_expression');
  const made = { kind: 'construct' as const, type, args: argumentsOf(node), ...placeOf(node) };
  const target: Node = {
    kind: 'cast',
    type,
    value: { ...placeOf(node), ...nothing() } as Node,
    ...placeOf(node),
  };
  const assigned = (set ? named(set) : []).map((one): Node => {
    const [name, , value] = named(one);
    return one.type === 'assignment_expression' && name?.type === 'identifier' && value
      ? {
          kind: 'assign',
          member: { kind: 'member', target, name: nameOf(name), ...placeOf(name) },
          value: tree(value),
          ...placeOf(one),
        }
      : tree(one);
  });
  return { kind: 'block', body: [...assigned, made] };
}

/** `a?.B` is the member B of a; what comes after it is a member of that. */
function conditional(node: SyntaxNode): Shape {
  const [target, rest] = named(node);
  const bind = (one: SyntaxNode): Node => {
    const [inner, name] = named(one);
    const shape: Shape =
      one.type === 'member_binding_expression' && target && inner
        ? { kind: 'member', target: tree(target), name: nameOf(inner) }
        : one.type === 'member_access_expression' && inner && name
          ? { kind: 'member', target: bind(inner), name: nameOf(name) }
          : group([tree(one)]);
    return { ...placeOf(one), ...shape } as Node;
  };
  return rest ? bind(rest) : nothing();
}

function assignment(node: SyntaxNode): Shape {
  const [left, operator, right] = named(node);
  if (!left || !right) return nothing();
  const member = tree(left);
  return /^[+-]?=$/.test(operator?.text ?? '') && member.kind === 'member'
    ? { kind: 'assign', member, value: tree(right) }
    : group([member, tree(right)]);
}

function lambda(node: SyntaxNode): Shape {
  const [head, body] = named(node).filter(({ type }) => type !== 'modifier');
  const names = head?.type === 'identifier' ? [head.text] : parametersOf(node).map(({ name }) => name ?? '');
  return { kind: 'lambda', parameters: names, implicit: undefined, body: body ? [tree(body)] : [] };
}

const block = (node: SyntaxNode): Shape => ({ kind: 'block', body: nodesOf(node) });

const typeNode = (node: SyntaxNode): Shape => typeOfCSharp(node);

const tree = treeWith({
  using_directive: (node) => ({ kind: 'import', path: named(node).at(-1)?.text ?? '' }),
  class_declaration: (node) => ({
    kind: 'class',
    supers: childrenOf(node, 'base_list').flatMap(named).map(typeOfCSharp),
    methods: undefined,
    body: membersOf(childOf(node, 'declaration_list'), 'field_declaration').map(tree),
  }),
  enum_declaration: nothing,
  attribute_list: nothing,
  method_declaration: functionOf,
  constructor_declaration: functionOf,
  local_function_statement: functionOf,
  property_declaration: (node) => {
    const { type, name } = headOf(node);
    return group([
      declare(node, name?.text, type, given(node)),
      ...childrenOf(node, 'arrow_expression_clause', 'accessor_list').map(tree),
    ]);
  },
  field_declaration: variables,
  local_declaration_statement: variables,
  variable_declaration: variables,
  for_statement: block,
  for_each_statement: (node) => {
    const [type, name, list, body] = named(node);
    return {
      kind: 'block',
      body: [
        ...(list ? [tree(list)] : []),
        declare(node, name?.text, type?.type === 'implicit_type' ? undefined : type),
        ...(body ? [tree(body)] : []),
      ],
    };
  },
  catch_clause: (node) => {
    const caught = childrenOf(node, 'catch_declaration').map((one) => {
      const [type, name] = named(one);
      return declare(one, name?.text, type);
    });
    return {
      kind: 'block',
      body: [...caught, ...childrenOf(node, 'catch_filter_clause', 'block').map(tree)],
    };
  },
  declaration_pattern: (node) => {
    const [type, name] = named(node);
    return declare(node, name?.text, type);
  },
  switch_statement: (node) => {
    const [subject, body] = nodesOf(node);
    return { kind: 'match', subject, body: body ? [body] : [] };
  },
  block,
  invocation_expression: call,
  object_creation_expression: creation,
  member_access_expression: (node) => memberOf(node, tree),
  conditional_access_expression: conditional,
  assignment_expression: assignment,
  lambda_expression: lambda,
  await_expression: (node) => nodesOf(node)[0] ?? nothing(),
  parenthesized_expression: (node) => nodesOf(node)[0] ?? nothing(),
  binary_expression: (node) => ({
    kind: 'operation',
    operands: nodesOf(node),
    keeps: node.children[1]?.text === '??',
  }),
  conditional_expression: (node) => {
    const [condition, ...operands] = nodesOf(node);
    const choice = { kind: 'operation' as const, operands, keeps: true, ...placeOf(node) };
    return { kind: 'block', body: [...(condition ? [condition] : []), choice] };
  },
  cast_expression: (node) => {
    const [type, value] = named(node);
    return type && value ? { kind: 'cast', type: typeOfCSharp(type), value: tree(value) } : nothing();
  },
  generic_name: typeNode,
  nullable_type: typeNode,
  this_expression: () => ({ kind: 'this' }),
  identifier: ({ text }) => ({ kind: 'name', text }),
  boolean_literal: ({ text }) => literal('Boolean', text),
  integer_literal: ({ text }) => literal(/L$/i.test(text) ? 'Long' : 'Int', text),
  real_literal: ({ text }) => literal('Double', text),
  null_literal: ({ text }) => literal('null', text),
  string_literal: ({ text }) => literal('String', text.slice(1, -1)),
  interpolated_string_expression: (node) => ({
    kind: 'literal',
    type: 'String',
    text: undefined,
    parts: childrenOf(node, 'interpolation').flatMap(nodesOf),
  }),
});

export const csharp: SampleLanguage = {
  grammar: 'csharp',
  label: 'C#',
  wrapped: (statements) => `class Sample { async void Run() { ${statements}\n} }`,
  needsWrapping: (root) => named(root).some(({ type }) => type === 'global_statement'),
  tree,
  method: 'method',
  implementing: (type) => `new ${type}()`,
  new: 'new ',
  nullable: true,
  extensions: false,
  modules: true,
};
