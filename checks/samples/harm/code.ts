/**
 * What the rules of harm ask of a sample's tree: its calls, what surrounds them, and in which order a function reaches
 * them, through the functions that it calls. The grammars of all languages have these; only the types of nodes differ.
 */
import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from '../../../lib/declarations/grammar';

/** Types of nodes, of all languages together: none means something else in another. */
export const syntax = {
  calls: [
    'call_expression',
    'method_invocation',
    'invocation_expression',
    'object_creation_expression',
    'new_expression',
  ],
  arguments: ['value_arguments', 'argument_list', 'call_suffix', 'arguments', 'annotated_lambda'],
  guards: ['if_expression', 'if_statement', 'guard_statement'],
  arms: [
    'when_entry',
    'switch_block_statement_group',
    'switch_rule',
    'switch_entry',
    'switch_case',
    'switch_default',
    'switch_section',
  ],
  choices: ['ternary_expression', 'conditional_expression'],
  tries: ['try_expression', 'try_statement', 'do_statement'],
  catches: ['catch_block', 'catch_clause'],
  functions: [
    'function_declaration',
    'method_declaration',
    'init_declaration',
    'constructor_declaration',
    'local_function_statement',
    'arrow_function',
    'lambda_expression',
  ],
  members: ['class_body', 'declaration_list', 'enum_class_body', 'companion_object'],
} as const;

/** The code of a node without comments, whose places stay. */
export const textOf = (node: Node): string =>
  node.text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

export const isOf = (node: Node, types: readonly string[]): boolean => types.includes(node.type);

export const all = (root: Node, types: readonly string[]): Node[] =>
  root.descendantsOfType([...types]).flatMap((node) => node ?? []);

/** What is called, without its arguments. */
export function calleeOf(call: Node): string {
  const end = childOf(call, ...syntax.arguments)?.startIndex ?? call.endIndex;
  return textOf(call)
    .slice(0, end - call.startIndex)
    .replace(/^(?:new|await|try)\b/, '')
    .replace(/\s/g, '');
}

/** What is passed, as it is written. */
export const passedTo = (call: Node): string =>
  childrenOf(call, ...syntax.arguments, 'initializer_expression')
    .map(textOf)
    .join(' ');

export const callsOf = (root: Node, callee: RegExp): Node[] =>
  all(root, syntax.calls).filter((call) => callee.test(calleeOf(call)));

/** The nodes around a node, innermost first, each with the child that leads to it. */
export function* around(node: Node): Generator<{ outer: Node; child: Node }> {
  for (let child = node; child.parent; child = child.parent) yield { outer: child.parent, child };
}

/** What catches the errors of a node. */
export const catchesOf = (node: Node): Node[] =>
  [...around(node)]
    .filter(({ outer, child }) => isOf(outer, syntax.tries) && !isOf(child, syntax.catches))
    .flatMap(({ outer }) => childrenOf(outer, ...syntax.catches));

/** True if a catch takes an error of the type; one that names no type takes all. */
export function takes(one: Node, error: RegExp): boolean {
  const head = textOf(one).split('{')[0] ?? '';
  return (
    error.test(head) || /^catch\s*(?:\(\w+\)\s*)?$/.test(head) || /\b(?:Exception|Throwable)\b/.test(head)
  );
}

export const sdkError = /\bWhence(?:Exception|Error)\b/;

/** The name of a function, or of the constant that holds it. */
function nameOf(node: Node): string {
  const holder = node.parent?.type === 'variable_declarator' ? node.parent : node;
  return (
    (
      holder.childForFieldName('name') ??
      childrenOf(holder, 'identifier', 'simple_identifier', 'property_identifier').at(-1)
    )?.text ?? ''
  );
}

const isNamed = (node: Node): boolean =>
  isOf(node, syntax.functions) &&
  (!/^(?:arrow_function|lambda_expression)$/.test(node.type) || node.parent?.type === 'variable_declarator');

/** What holds a call: a function with a name, else a member of a class, else the file. */
export function holderOf(node: Node): Node {
  let last = node;
  for (const { outer, child } of around(node)) {
    if (isNamed(outer)) return outer;
    if (isOf(outer, syntax.members)) return child;
    last = outer;
  }
  return last;
}

/** The functions of a sample by name. */
export function functionsOf(root: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of all(root, syntax.functions).filter(isNamed)) {
    const name = nameOf(node);
    found.set(name, [...(found.get(name) ?? []), node]);
  }
  return found;
}

/** The last name of what is called, if the call is of a function of the sample itself. */
const ownName = (call: Node): string =>
  /^(?:(?:this|self|[A-Z]\w*)\??\.)?(\w+)$/.exec(calleeOf(call))?.[1] ?? '';

/** Calls of a function within a sample. */
const callersOf = (root: Node, target: Node): Node[] => {
  const name = isNamed(target) ? nameOf(target) : '';
  return name === '' ? [] : all(root, syntax.calls).filter((call) => ownName(call) === name);
};

export interface Step<Kind> {
  kind: Kind;
  /** The call in the function that was asked about, also where a function that it calls does it. */
  at: Node;
}

/** What a function does, in the order of its code and through the functions of the sample that it calls. */
export function stepsOf<Kind extends string>(
  root: Node,
  holder: Node,
  kinds: Readonly<Record<Kind, RegExp>>,
  seen: readonly Node[] = [],
): Step<Kind>[] {
  if (seen.some(({ id }) => id === holder.id)) return [];
  const own = functionsOf(root);
  return all(holder, syntax.calls)
    .filter((call) => holderOf(call).id === holder.id)
    .flatMap((at): Step<Kind>[] => {
      const called = own.get(ownName(at)) ?? [];
      const inside = called.flatMap((one) => stepsOf(root, one, kinds, [...seen, holder]));
      if (inside.length > 0) return inside.map(({ kind }) => ({ kind, at }));
      // Switching something off is a step different from switching it on.
      const callee = calleeOf(at) + (/^\(\s*false\s*\)$/.test(passedTo(at)) ? '(false)' : '');
      return (Object.keys(kinds) as Kind[]).flatMap((kind) => (kinds[kind].test(callee) ? { kind, at } : []));
    });
}

/** All that holds calls in a sample. */
export const holdersOf = (root: Node): Node[] => {
  const found = new Map(all(root, syntax.calls).map((call) => [holderOf(call).id, holderOf(call)]));
  return [...found.values()];
};

/** True of a node inside another one. */
export const contains = (outer: Node, node: Node): boolean =>
  outer.startIndex <= node.startIndex && node.endIndex <= outer.endIndex;

/** True of nodes in two branches of one choice. */
function excludes(first: Node, second: Node): boolean {
  for (const { outer, child } of around(first)) {
    if (!contains(outer, second)) continue;
    const isCondition = outer.namedChild(0)?.id === child.id;
    return isOf(outer, [...syntax.guards, ...syntax.choices])
      ? !isCondition && !contains(child, second)
      : isOf(child, syntax.arms);
  }
  return false;
}

const returns = ['return_statement', 'return_expression', 'jump_expression', 'control_transfer_statement'];

/** True if no run of a function gets from one node to another one below it. */
export const isApart = (first: Node, second: Node): boolean =>
  excludes(first, second) ||
  all(holderOf(first), returns).some(
    (one) =>
      first.endIndex <= one.startIndex &&
      one.endIndex <= second.startIndex &&
      one.parent !== null &&
      contains(one.parent, first),
  );

/**
 * True if a rule holds at a node, or at all calls of the function that holds it: what a caller has checked need not be
 * checked again.
 */
export function holdsThrough(
  root: Node,
  node: Node,
  holds: (at: Node) => boolean,
  seen: readonly Node[] = [],
): boolean {
  if (holds(node)) return true;
  const holder = holderOf(node);
  if (seen.some(({ id }) => id === holder.id)) return false;
  const callers = callersOf(root, holder);
  return callers.length > 0 && callers.every((call) => holdsThrough(root, call, holds, [...seen, holder]));
}
