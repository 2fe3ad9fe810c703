/** The adapter of Kotlin: what the nodes of its grammar are in the tree of samples. */
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

const textOf = (node: SyntaxNode): string => childOf(node, 'identifier')?.text ?? '';

const nodesOf = (list: SyntaxNode | undefined): Node[] => (list ? named(list).map(tree) : []);

/** A type, without the mark that it takes null. */
export function typeOfKotlin(node: SyntaxNode): Type {
  const inner = (node.type === 'nullable_type' && named(node)[0]) || node;
  const args = childOf(inner, 'type_arguments');
  const names = inner.type === 'user_type' ? childrenOf(inner, 'identifier') : [];
  return {
    kind: 'type',
    name: names.map(({ text }) => text).join('.') || inner.text,
    args: args ? childrenOf(args, 'type_projection').map((one) => typeOfKotlin(named(one)[0] ?? one)) : [],
    nullable: inner !== node,
    ...placeOf(inner),
  };
}

function typeIn(node: SyntaxNode): Type | undefined {
  const type = named(node).find((child) => child.type.endsWith('_type'));
  return type && typeOfKotlin(type);
}

const declare = (node: SyntaxNode, value?: Node): Declare => ({
  kind: 'declare',
  name: textOf(node),
  type: typeIn(node),
  value,
  ...placeOf(node),
});

function parametersOf(node: SyntaxNode): Declare[] {
  const constructor = childOf(node, 'primary_constructor') ?? node;
  const list = childOf(constructor, 'class_parameters', 'function_value_parameters');
  return list ? childrenOf(list, 'class_parameter', 'parameter').map((one) => declare(one)) : [];
}

/** A class or an object. What it does not mark as overriding implements nothing. */
function classOf(node: SyntaxNode): Shape {
  const specifiers = childOf(node, 'delegation_specifiers');
  const body = childOf(node, 'class_body');
  const implementationOf = (one: SyntaxNode): Implementation => ({
    name: textOf(one),
    overrides: true,
    parameters: parametersOf(one),
    ...placeOf(one),
  });
  return {
    kind: 'class',
    supers: (specifiers ? childrenOf(specifiers, 'delegation_specifier') : [])
      .flatMap((one) => childOf(childOf(one, 'constructor_invocation') ?? one, 'user_type') ?? [])
      .map(typeOfKotlin),
    methods: body
      ? childrenOf(body, 'function_declaration')
          .filter((one) => /\boverride\b/.test(childOf(one, 'modifiers')?.text ?? ''))
          .map(implementationOf)
      : undefined,
    body: membersOf(body, 'property_declaration').map(tree),
  };
}

const namedClass = (node: SyntaxNode): Shape => ({
  kind: 'block',
  body: [...parametersOf(node), { ...placeOf(node), ...classOf(node) } as Node],
});

function argumentsOf(node: SyntaxNode): Argument[] {
  const list = childOf(node, 'value_arguments');
  const args = (list ? childrenOf(list, 'value_argument') : []).map((one): Argument => {
    const parts = named(one);
    const isLabeled = parts.length === 2 && one.children.some((child) => child?.type === '=');
    return {
      label: isLabeled ? parts[0]?.text : undefined,
      value: tree(parts.at(-1) ?? one),
      ...placeOf(one),
    };
  });
  const lambda = childOf(node, 'annotated_lambda', 'lambda_literal');
  return lambda ? [...args, { value: tree(lambda), trailing: true, ...placeOf(lambda) }] : args;
}

function call(node: SyntaxNode): Shape {
  const [callee] = named(node);
  if (!callee) return nothing();
  const args = argumentsOf(node);
  if (callee.type === 'identifier') return { kind: 'call', target: undefined, name: nameOf(callee), args };
  const [target, member] = callee.type === 'navigation_expression' ? named(callee) : [callee];
  return target ? { kind: 'call', target: tree(target), name: member && nameOf(member), args } : nothing();
}

function lambda(node: SyntaxNode): Shape {
  const literal = node.type === 'lambda_literal' ? node : childOf(node, 'lambda_literal');
  const list = literal && childOf(literal, 'lambda_parameters');
  const parameters = list ? childrenOf(list, 'variable_declaration').map(textOf) : [];
  return {
    kind: 'lambda',
    parameters,
    implicit: parameters.length === 0 ? 'it' : undefined,
    body: literal
      ? named(literal)
          .filter(({ type }) => type !== 'lambda_parameters')
          .map(tree)
      : [],
  };
}

const string = (node: SyntaxNode): Shape => ({
  kind: 'literal',
  type: 'String',
  text:
    node.type === 'string_literal' && !childOf(node, 'interpolation') && !/\$\w/.test(node.text)
      ? node.text.slice(1, -1)
      : undefined,
  parts: childrenOf(node, 'interpolation').flatMap((one) => nodesOf(one).slice(0, 1)),
});

function identifier({ text }: SyntaxNode): Shape {
  if (text === 'null') return literal('null', text);
  return /^(?:true|false)$/.test(text) ? literal('Boolean', text) : { kind: 'name', text };
}

/** Children of a property that are not its value. */
const besideValue = ['modifiers', 'variable_declaration', 'getter', 'setter', 'property_delegate'];

function property(node: SyntaxNode): Shape {
  const variable = childOf(node, 'variable_declaration');
  const values = named(node)
    .filter(({ type }) => !besideValue.includes(type))
    .map(tree);
  return {
    kind: 'group',
    body: [
      ...(variable ? [...values.slice(0, -1), declare(variable, values.at(-1))] : values),
      ...childrenOf(node, 'property_delegate', 'getter').flatMap(nodesOf),
    ],
  };
}

const block = (node: SyntaxNode): Shape => ({ kind: 'block', body: nodesOf(node) });

const tree = treeWith({
  import: ({ text }) => ({
    kind: 'import',
    path: text
      .replace(/^import\s+/, '')
      .replace(/\s+as\s+\w+$/, '')
      .trim(),
  }),
  package_header: nothing,
  class_declaration: namedClass,
  object_declaration: namedClass,
  companion_object: namedClass,
  object_literal: classOf,
  function_declaration: (node) => ({
    kind: 'block',
    body: [
      ...parametersOf(node),
      ...childrenOf(node, 'function_body', 'user_type', 'nullable_type').map(tree),
    ],
  }),
  property_declaration: property,
  lambda_literal: lambda,
  annotated_lambda: lambda,
  try_expression: block,
  block,
  function_body: block,
  control_structure_body: block,
  catch_block: (node) => ({
    kind: 'block',
    body: [
      { ...placeOf(node), kind: 'declare', name: textOf(node), type: typeIn(node), value: undefined },
      ...childrenOf(node, 'block').map(tree),
    ],
  }),
  for_statement: (node) => ({
    kind: 'block',
    body: named(node)
      .filter(({ type }) => type !== 'variable_declaration')
      .map(tree),
  }),
  when_expression: (node) => {
    const subject = childOf(node, 'when_subject');
    return {
      kind: 'match',
      subject: subject && tree(subject),
      body: childrenOf(node, 'when_entry').map((entry): Node => ({
        kind: 'block',
        body: nodesOf(entry),
        ...placeOf(entry),
      })),
    };
  },
  user_type: typeOfKotlin,
  nullable_type: typeOfKotlin,
  identifier,
  string_literal: string,
  multiline_string_literal: string,
  number_literal: ({ text }) => literal(text.endsWith('L') ? 'Long' : 'Int', text),
  float_literal: ({ text }) => literal('Double', text),
  navigation_expression: (node) => memberOf(node, tree),
  call_expression: call,
  binary_expression: (node) => ({
    kind: 'operation',
    operands: nodesOf(node),
    keeps: node.children.some((child) => child?.type === '?:'),
  }),
  parenthesized_expression: (node) => nodesOf(node)[0] ?? nothing(),
  // The grammar reads `!a.b()` as `(!a).b()`, so what has an operator is what it is without it; a number isn't.
  unary_expression: (node) => {
    const [inner] = nodesOf(node);
    return inner && inner.kind !== 'literal' ? inner : group(inner ? [inner] : []);
  },
  this_expression: () => ({ kind: 'this' }),
});

export const kotlin: SampleLanguage = {
  grammar: 'kotlin',
  label: 'Kotlin',
  wrapped: (statements) => `suspend fun sample() { ${statements}\n}`,
  tree,
  method: 'function',
  implementing: (type) => `object : ${type}`,
  new: '',
  nullable: false,
  extensions: true,
  scopeFunctions: { let: 'it', also: 'it', takeIf: 'it', apply: 'this', run: 'this' },
};
