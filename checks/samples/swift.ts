/** The adapter of Swift: what the nodes of its grammar are in the tree of samples. */
import type { Node as SyntaxNode } from 'web-tree-sitter';
import { childOf, childrenOf, named } from '../../lib/declarations/grammar';
import {
  group,
  literal,
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

/** The children of a node, without children of some types. */
const nodesOf = (node: SyntaxNode | undefined, ...except: string[]): Node[] =>
  (node ? named(node) : []).filter(({ type }) => !except.includes(type)).map(tree);

/** A node of which only the last child means something. */
const last = (node: SyntaxNode): Shape => nodesOf(node).at(-1) ?? nothing();

/** A type: of a function it is `->` with its parameters, of a list and a dictionary what they hold. */
export function typeOfSwift(node: SyntaxNode): Type {
  const inner = (node.type === 'optional_type' && named(node)[0]) || node;
  const nullable = inner !== node;
  const [only, ...more] = named(inner);
  // A tuple of one is the parentheses that an optional function has.
  const isWrapping =
    /^(?:existential_type|opaque_type|tuple_type_item)$/.test(inner.type) ||
    (inner.type === 'tuple_type' && more.length === 0);
  if (only && isWrapping) return { ...typeOfSwift(only), nullable };
  const simple = childrenOf(inner, 'type_identifier').map(({ text }) => text);
  const kinds: Readonly<Record<string, readonly [name: string, holds: SyntaxNode | undefined]>> = {
    user_type: [simple.join('.'), childOf(inner, 'type_arguments')],
    function_type: ['->', childOf(inner, 'tuple_type')],
    array_type: ['Array', inner],
    dictionary_type: ['Dictionary', inner],
  };
  const [name, holds] = kinds[inner.type] ?? [inner.text, undefined];
  const args = holds ? named(holds).map(typeOfSwift) : [];
  return { kind: 'type', name, args, nullable, ...placeOf(inner) };
}

/** The type that a node holds. */
export function typeIn(node: SyntaxNode | undefined): Type | undefined {
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

function markAt({ type, startIndex }: SyntaxNode): [Mark, number][] {
  const mark = /^(try|await)_/.exec(type)?.[1] as Mark | undefined;
  return mark ? [[mark, startIndex]] : [];
}

/** What the code around a call marks it with; a closure begins without marks. */
function marksOf({ parent }: SyntaxNode): [Mark, number][] {
  if (!parent || /^(?:lambda_literal|function_body)$/.test(parent.type)) return [];
  return [...marksOf(parent), ...markAt(parent)];
}

/** Marks at the start of a chain: the grammar reads `try A().b()` as `(try A()).b()`. */
function marksAtStart(node: SyntaxNode): [Mark, number][] {
  const [first] = named(node);
  if (!first || !/^(?:call|navigation|try|await)_expression$/.test(node.type)) return [];
  const mark = markAt(node);
  const inner = mark.length > 0 ? named(node).at(-1) : first;
  return [...mark, ...(inner ? marksAtStart(inner) : [])];
}

const argumentsOf = (suffix: SyntaxNode): Argument[] => [
  ...childrenOf(childOf(suffix, 'value_arguments') ?? suffix, 'value_argument').map((one): Argument => {
    const value = named(one).findLast(({ type }) => type !== 'value_argument_label');
    const nil = { ...literal('null', one.text), ...placeOf(one) } as Node;
    return {
      label: childOf(one, 'value_argument_label')?.text,
      value: value ? tree(value) : nil,
      ...placeOf(one),
    };
  }),
  ...childrenOf(suffix, 'lambda_literal').map((one) => ({
    value: tree(one),
    trailing: true,
    ...placeOf(one),
  })),
];

function call(node: SyntaxNode): Shape {
  const [callee] = nodesOf(node);
  const suffix = childOf(node, 'call_suffix');
  if (!callee || !suffix) return nothing();
  const args = argumentsOf(suffix);
  if (suffix.text.startsWith('[')) return group([callee, ...args.map(({ value }) => value)]);
  const shape = { kind: 'call' as const, args, marks: new Map([...marksOf(node), ...marksAtStart(node)]) };
  if (callee.kind === 'member') return { ...shape, target: callee.target, name: callee.name };
  return callee.kind === 'name'
    ? { ...shape, target: undefined, name: callee }
    : { ...shape, target: callee, name: undefined };
}

function member(node: SyntaxNode): Shape {
  const [target, suffix] = named(node);
  const name = suffix && childOf(suffix, 'simple_identifier');
  return target && name ? { kind: 'member', target: tree(target), name: nameOf(name) } : nothing();
}

function lambda(node: SyntaxNode): Shape {
  const type = childOf(node, 'lambda_function_type');
  const list = type && childOf(type, 'lambda_function_type_parameters');
  const parameters = (list ? childrenOf(list, 'lambda_parameter') : []).map(
    (one) => childOf(one, 'simple_identifier')?.text ?? '',
  );
  const implicit = parameters.length === 0 ? '$0' : undefined;
  return { kind: 'lambda', parameters, implicit, body: nodesOf(childOf(node, 'statements')) };
}

/** Conditions and what `let` in them binds, which isn't nil; of a `case` only the names that it binds. */
const conditions = (node: SyntaxNode): Node[] =>
  node.children.flatMap((child, i, all): Node[] => {
    const typeAt = (at: number): string | undefined => all[at]?.type;
    const isGiven = typeAt(i - 1) === '=' && typeAt(i - 3) === 'value_binding_pattern';
    if (!child?.isNamed || isGiven || child.type === 'value_binding_pattern') return [];
    if (child.type === 'pattern') return bindingsOf(child);
    if (typeAt(i - 1) !== 'value_binding_pattern') return [tree(child)];
    const given = typeAt(i + 1) === '=' ? all[i + 2] : child;
    const operands = [tree(given ?? child)];
    return [
      declare(child, child.text, undefined, { kind: 'operation', operands, keeps: true, ...placeOf(child) }),
    ];
  });

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
  return [
    ...(constant ? [{ kind: 'constant' as const, text: constant.text, ...placeOf(constant) }] : []),
    ...bindingsOf(pattern),
  ];
}

const entry = (node: SyntaxNode): { patterns: Node[]; body: Node[] } => ({
  patterns: childrenOf(node, 'switch_pattern')
    .flatMap((one) => childrenOf(one, 'pattern'))
    .flatMap(casePattern),
  body: nodesOf(childOf(node, 'statements')),
});

function property(node: SyntaxNode): Shape {
  const name = node.childForFieldName('name')?.text;
  const value = node.childForFieldName('value');
  const computed = childOf(node, 'computed_property');
  const type = typeIn(childOf(node, 'type_annotation'));
  const body = nodesOf(computed);
  return group([
    declare(node, name, type, value ? tree(value) : undefined),
    ...(computed ? [{ ...placeOf(computed), kind: 'function' as const, returns: type, body }] : []),
  ]);
}

function functionOf(node: SyntaxNode): Shape {
  const result = node.children.findIndex((child) => child?.type === '->');
  const returns = result < 0 ? undefined : node.children[result + 1];
  const parameters = childrenOf(node, 'parameter').map((one) =>
    declare(one, childrenOf(one, 'simple_identifier').at(-1)?.text, typeIn(one)),
  );
  return {
    kind: 'function',
    returns: returns ? typeOfSwift(returns) : undefined,
    body: [...parameters, ...nodesOf(childOf(node, 'function_body'))],
  };
}

const classOf = (node: SyntaxNode): Shape => ({
  kind: 'class',
  supers: childrenOf(node, 'inheritance_specifier').flatMap((one) => typeIn(one) ?? []),
  methods: undefined,
  body: membersOf(childOf(node, 'class_body', 'enum_class_body'), 'property_declaration').map(tree),
});

const joins =
  (keeps: boolean) =>
  (node: SyntaxNode): Shape => ({ kind: 'operation', operands: nodesOf(node), keeps });

/** The grammar binds `&&` and `||` more closely than `==`: what is compared is the first operand of them. */
function equality(node: SyntaxNode): Shape {
  const [left, ...others] = named(node);
  const rest: SyntaxNode[] = [];
  let [right] = others;
  while (right && /^(?:con|dis)junction_/.test(right.type)) {
    const [first, ...more] = named(right);
    rest.push(...more);
    right = first;
  }
  const operands = [left, right].flatMap((one) => (one ? tree(one) : []));
  return group([{ kind: 'operation', operands, keeps: false, ...placeOf(node) }, ...rest.map(tree)]);
}

const block = (node: SyntaxNode): Shape => ({ kind: 'block', body: conditions(node) });

const tree = treeWith({
  import_declaration: (node) => ({ kind: 'import', path: childOf(node, 'identifier')?.text ?? '' }),
  class_declaration: classOf,
  function_declaration: functionOf,
  init_declaration: functionOf,
  property_declaration: property,
  call_expression: call,
  navigation_expression: member,
  prefix_expression: (node) => {
    const constant = node.text.startsWith('.') && named(node).at(-1)?.text;
    return constant ? { kind: 'constant', text: constant } : group(nodesOf(node));
  },
  postfix_expression: last,
  try_expression: last,
  await_expression: last,
  lambda_literal: lambda,
  if_statement: block,
  guard_statement: (node) => group(conditions(node)),
  for_statement: (node) => ({
    kind: 'block',
    body: named(node).flatMap((one) =>
      one.type === 'pattern'
        ? childrenOf(one, 'simple_identifier').map((name) => declare(name, name.text))
        : [tree(one)],
    ),
  }),
  switch_statement: (node) => ({
    kind: 'match',
    subject: nodesOf(node)[0],
    body: [],
    cases: childrenOf(node, 'switch_entry').map(entry),
  }),
  catch_block: (node) => {
    const pattern = childOf(node, 'pattern');
    const name = pattern?.descendantsOfType('simple_identifier')[0]?.text ?? 'error';
    return {
      kind: 'block',
      body: [declare(node, name, typeIn(pattern)), ...nodesOf(node, 'catch_keyword', 'pattern')],
    };
  },
  statements: (node) => ({ kind: 'block', body: nodesOf(node) }),
  function_body: (node) => group(nodesOf(childOf(node, 'statements') ?? node)),
  assignment: joins(false),
  directly_assignable_expression: last,
  equality_expression: equality,
  infix_expression: joins(false),
  nil_coalescing_expression: joins(true),
  ternary_expression: (node) => {
    const [condition, ...operands] = nodesOf(node);
    const choice = { kind: 'operation' as const, operands, keeps: true, ...placeOf(node) };
    return { kind: 'block', body: [...(condition ? [condition] : []), choice] };
  },
  tuple_expression: last,
  user_type: typeOfSwift,
  self_expression: () => ({ kind: 'this' }),
  simple_identifier: ({ text }) => ({ kind: 'name', text }),
  boolean_literal: ({ text }) => literal('Boolean', text),
  integer_literal: ({ text }) => literal('Int', text),
  real_literal: ({ text }) => literal('Double', text),
  line_string_literal: (node) => {
    const parts = childrenOf(node, 'interpolated_expression').flatMap((one) => nodesOf(one));
    const text = parts.length > 0 ? undefined : node.text.slice(1, -1);
    return { kind: 'literal', type: 'String', text, parts };
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
