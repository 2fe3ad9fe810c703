/** The adapter of Swift: what the nodes of its grammar are in the tree of samples. */
import type { Node as SyntaxNode } from 'web-tree-sitter';
import { childOf, childrenOf, named } from './grammar';
import {
  group,
  literal,
  nameOf,
  nothing,
  placeOf,
  treeWith,
  type Argument,
  type Declare,
  type Node,
  type SampleLanguage,
  type Shape,
  type Type,
} from './tree';

const nodesOf = (node: SyntaxNode | undefined): Node[] => (node ? named(node).map(tree) : []);

const childrenIn = (node: SyntaxNode): SyntaxNode[] => node.children.flatMap((child) => child ?? []);

/** A type: of a function it is `->` with its parameters, of a list and a dictionary what they hold. */
export function typeOfSwift(node: SyntaxNode): Type {
  const inner = (node.type === 'optional_type' && named(node)[0]) || node;
  const place = placeOf(inner);
  const nullable = inner !== node;
  switch (inner.type) {
    case 'user_type': {
      const args = childOf(inner, 'type_arguments');
      const name = childrenOf(inner, 'type_identifier').map(({ text }) => text);
      return {
        kind: 'type',
        name: name.join('.'),
        args: args ? named(args).map(typeOfSwift) : [],
        nullable,
        ...place,
      };
    }
    case 'existential_type':
    case 'opaque_type':
    case 'tuple_type_item': {
      const [only] = named(inner);
      return only
        ? { ...typeOfSwift(only), nullable }
        : { kind: 'type', name: '', args: [], nullable, ...place };
    }
    case 'function_type': {
      const parameters = childOf(inner, 'tuple_type');
      return {
        kind: 'type',
        name: '->',
        args: (parameters ? named(parameters) : []).map(typeOfSwift),
        nullable,
        ...place,
      };
    }
    case 'array_type':
      return { kind: 'type', name: 'Array', args: named(inner).map(typeOfSwift), nullable, ...place };
    default:
      return { kind: 'type', name: inner.text, args: [], nullable, ...place };
  }
}

function typeIn(node: SyntaxNode | undefined): Type | undefined {
  const type = node && named(node).find(({ type: kind }) => /_type$/.test(kind));
  return type && typeOfSwift(type);
}

const declare = (at: SyntaxNode, name: string | undefined, type?: Type, value?: Node): Declare => ({
  kind: 'declare',
  name,
  type,
  value,
  ...placeOf(at),
});

/** What the code around a call marks it with; a closure begins without marks. */
let marks: readonly ('try' | 'await')[] = [];

function marked<T>(wanted: typeof marks, run: () => T): T {
  const before = marks;
  marks = wanted;
  try {
    return run();
  } finally {
    marks = before;
  }
}

const withMark =
  (mark: 'try' | 'await') =>
  (node: SyntaxNode): Shape => {
    const inner = named(node).find(({ type }) => type !== 'try_operator');
    return inner ? marked([...marks, mark], () => tree(inner)) : nothing();
  };

function argumentsOf(suffix: SyntaxNode): Argument[] {
  const list = childOf(suffix, 'value_arguments');
  const args = (list ? childrenOf(list, 'value_argument') : []).map((one): Argument => {
    const label = childOf(one, 'value_argument_label')?.text;
    const value = named(one).findLast(({ type }) => type !== 'value_argument_label');
    const place = placeOf(one);
    return {
      label,
      value: value ? tree(value) : ({ ...literal('null', one.text), ...place } as Node),
      ...place,
    };
  });
  const closures = childrenOf(suffix, 'lambda_literal').map((one): Argument => ({
    value: tree(one),
    trailing: true,
    ...placeOf(one),
  }));
  return [...args, ...closures];
}

function call(node: SyntaxNode): Shape {
  const [callee] = named(node);
  const suffix = childOf(node, 'call_suffix');
  if (!callee || !suffix) return nothing();
  if (suffix.text.startsWith('['))
    return group([tree(callee), ...argumentsOf(suffix).map(({ value }) => value)]);
  const args = argumentsOf(suffix);
  const shape = { kind: 'call' as const, args, marks };
  if (callee.type === 'simple_identifier') return { ...shape, target: undefined, name: nameOf(callee) };
  if (callee.type !== 'navigation_expression') return { ...shape, target: tree(callee), name: undefined };
  const [target] = named(callee);
  const name = memberName(callee);
  return target && name ? { ...shape, target: tree(target), name: nameOf(name) } : nothing();
}

function memberName(node: SyntaxNode): SyntaxNode | undefined {
  const suffix = childOf(node, 'navigation_suffix');
  return suffix && childOf(suffix, 'simple_identifier');
}

function lambda(node: SyntaxNode): Shape {
  const type = childOf(node, 'lambda_function_type');
  const list = type && childOf(type, 'lambda_function_type_parameters');
  const parameters = (list ? childrenOf(list, 'lambda_parameter') : []).map(
    (one) => childOf(one, 'simple_identifier')?.text ?? '',
  );
  return marked([], () => ({
    kind: 'lambda',
    parameters,
    implicit: parameters.length === 0 ? '$0' : undefined,
    body: nodesOf(childOf(node, 'statements')),
  }));
}

/** Conditions and what `let` in them binds; of a `case` only the names that it binds. */
function conditions(nodes: readonly SyntaxNode[]): Node[] {
  const body: Node[] = [];
  for (let i = 0; i < nodes.length; i += 1) {
    const node = nodes[i];
    if (!node) continue;
    if (node.type === 'case') {
      const end = nodes.findIndex((one, at) => at > i && one.type === '=');
      body.push(
        ...nodes
          .slice(i, end)
          .filter(({ type }) => type === 'pattern')
          .flatMap(bindingsOf),
      );
      i = end;
    } else if (node.type === 'value_binding_pattern') {
      const name = nodes[i + 1];
      const given = nodes[i + 2]?.type === '=' ? nodes[i + 3] : undefined;
      if (!name) continue;
      body.push(declare(name, name.text, undefined, tree(given ?? name)));
      i += given ? 3 : 1;
    } else if (node.isNamed) {
      body.push(tree(node));
    }
  }
  return body;
}

/** Names that a pattern binds. Nothing is known of them. */
const bindingsOf = (pattern: SyntaxNode): Declare[] => [
  ...(childOf(pattern, 'value_binding_pattern')
    ? childrenOf(pattern, 'simple_identifier').map((one) => declare(one, one.text))
    : []),
  ...childrenOf(pattern, 'pattern').flatMap(bindingsOf),
];

/** A pattern of a `switch`: a constant without its type, with the names that it binds. */
function casePattern(pattern: SyntaxNode): Node[] {
  const constant = pattern.text.startsWith('.') ? childOf(pattern, 'simple_identifier') : undefined;
  return constant
    ? [{ kind: 'constant', text: constant.text, ...placeOf(constant) }, ...bindingsOf(pattern)]
    : bindingsOf(pattern);
}

const entry = (node: SyntaxNode): { patterns: Node[]; body: Node[] } => ({
  patterns: childrenOf(node, 'switch_pattern')
    .flatMap((one) => childrenOf(one, 'pattern'))
    .flatMap(casePattern),
  body: nodesOf(childOf(node, 'statements')),
});

function property(node: SyntaxNode): Shape {
  const pattern = childOf(node, 'pattern');
  const name = pattern && childOf(pattern, 'simple_identifier');
  const computed = childOf(node, 'computed_property');
  const value = named(node).findLast(
    ({ type }) =>
      !['modifiers', 'value_binding_pattern', 'pattern', 'type_annotation', 'computed_property'].includes(
        type,
      ),
  );
  const type = typeIn(childOf(node, 'type_annotation'));
  return group([
    declare(node, name?.text, type, value && tree(value)),
    ...(computed
      ? [{ ...placeOf(computed), kind: 'function' as const, returns: type, body: nodesOf(computed) }]
      : []),
  ]);
}

function functionOf(node: SyntaxNode): Shape {
  const children = childrenIn(node);
  const result = children[children.findIndex(({ type }) => type === '->') + 1];
  return marked([], () => ({
    kind: 'function',
    returns: children.some(({ type }) => type === '->') && result ? typeOfSwift(result) : undefined,
    body: [
      ...childrenOf(node, 'parameter').map((one) =>
        declare(one, childrenOf(one, 'simple_identifier').at(-1)?.text, typeIn(one)),
      ),
      ...nodesOf(childOf(node, 'function_body')),
    ],
  }));
}

/** A class. Its properties come first, since methods may use those below them. */
function classOf(node: SyntaxNode): Shape {
  const body = childOf(node, 'class_body', 'enum_class_body', 'protocol_body');
  const members = body ? named(body) : [];
  const isProperty = ({ type }: SyntaxNode): boolean => type === 'property_declaration';
  return {
    kind: 'class',
    supers: childrenOf(node, 'inheritance_specifier').flatMap((one) => typeIn(one) ?? []),
    methods: undefined,
    body: [...members.filter(isProperty), ...members.filter((one) => !isProperty(one))].map(tree),
  };
}

const joins =
  (keeps: boolean) =>
  (node: SyntaxNode): Shape => ({ kind: 'operation', operands: nodesOf(node), keeps });

const tree = treeWith({
  import_declaration: (node) => ({ kind: 'import', path: childOf(node, 'identifier')?.text ?? '' }),
  class_declaration: classOf,
  protocol_declaration: nothing,
  function_declaration: functionOf,
  init_declaration: functionOf,
  property_declaration: property,
  call_expression: call,
  navigation_expression: (node) => {
    const [target] = named(node);
    const name = memberName(node);
    return target && name ? { kind: 'member', target: tree(target), name: nameOf(name) } : nothing();
  },
  prefix_expression: (node) => {
    const [inner] = named(node).slice(-1);
    if (!inner) return nothing();
    return node.text.startsWith('.') ? { kind: 'constant', text: inner.text } : group([tree(inner)]);
  },
  postfix_expression: (node) => nodesOf(node)[0] ?? nothing(),
  try_expression: withMark('try'),
  await_expression: withMark('await'),
  lambda_literal: lambda,
  if_statement: (node) => ({ kind: 'block', body: conditions(childrenIn(node)) }),
  guard_statement: (node) => group(conditions(childrenIn(node))),
  while_statement: (node) => ({ kind: 'block', body: conditions(childrenIn(node)) }),
  for_statement: (node) => ({
    kind: 'block',
    body: [
      ...childrenOf(node, 'pattern')
        .flatMap((one) => childrenOf(one, 'simple_identifier'))
        .map((one) => declare(one, one.text)),
      ...named(node)
        .filter(({ type }) => type !== 'pattern')
        .map(tree),
    ],
  }),
  switch_statement: (node) => {
    const [subject] = named(node);
    return {
      kind: 'match',
      subject: subject && tree(subject),
      body: [],
      cases: childrenOf(node, 'switch_entry').map(entry),
    };
  },
  catch_block: (node) => {
    const pattern = childOf(node, 'pattern');
    const inner = pattern && (childOf(pattern, 'pattern') ?? pattern);
    const name = inner && childOf(inner, 'simple_identifier');
    return {
      kind: 'block',
      body: [
        declare(node, name?.text ?? 'error', pattern && typeIn(pattern)),
        ...named(node)
          .filter(({ type }) => !['catch_keyword', 'pattern'].includes(type))
          .map(tree),
      ],
    };
  },
  statements: (node) => ({ kind: 'block', body: nodesOf(node) }),
  function_body: (node) => group(nodesOf(childOf(node, 'statements') ?? node)),
  assignment: joins(false),
  directly_assignable_expression: (node) => nodesOf(node)[0] ?? nothing(),
  equality_expression: joins(false),
  nil_coalescing_expression: joins(true),
  ternary_expression: (node) => {
    const [condition, ...operands] = nodesOf(node);
    return {
      kind: 'block',
      body: [
        ...(condition ? [condition] : []),
        { kind: 'operation', operands, keeps: true, ...placeOf(node) },
      ],
    };
  },
  as_expression: (node) => {
    const [value] = nodesOf(node);
    const type = typeIn(node);
    return value && type ? { kind: 'cast', value, type: { ...type, nullable: true } } : nothing();
  },
  tuple_expression: (node) => nodesOf(node)[0] ?? nothing(),
  user_type: typeOfSwift,
  self_expression: () => ({ kind: 'this' }),
  simple_identifier: ({ text }) => ({ kind: 'name', text }),
  boolean_literal: ({ text }) => literal('Boolean', text),
  integer_literal: ({ text }) => literal('Int', text),
  real_literal: ({ text }) => literal('Double', text),
  line_string_literal: (node) => {
    const parts = childrenOf(node, 'interpolated_expression');
    return {
      kind: 'literal',
      type: 'String',
      text: parts.length > 0 ? undefined : node.text.slice(1, -1),
      parts: parts.flatMap(nodesOf),
    };
  },
});

export const swift: SampleLanguage = {
  grammar: 'swift',
  label: 'Swift',
  wrapped: (statements) => `func sample() async throws { ${statements}\n}`,
  tree,
  method: 'method',
  implementing: (type) => `a type that conforms to ${type}`,
  new: '',
  nullable: false,
  extensions: false,
  modules: true,
};
