/**
 * Checks a Kotlin sample against a surface: it parses, and every SDK type, member, argument, constant and import in it
 * is declared. Types are followed through variables, call chains, lambdas, scope functions and `when`; where a type
 * cannot be known, nothing is claimed.
 */
import type { Node } from 'web-tree-sitter';
import { checkWith, headAndBody, SampleChecker, type CheckedSample, type SampleLanguage } from './checker';
import { childOf, childrenOf, named } from './grammar';
import {
  findMethods,
  findProperty,
  instanceOf,
  isForeignMember,
  memberNames,
  plainValue,
  singleMethod,
  unknown,
  valueOf,
  type OwnedMethod,
  type Value,
} from './members';
import { scalars, type Meaning } from './arguments';
import type { Argument } from './rules';
import type { Method, Surface, TypeDecl, TypeRef } from './surface';
import { numberText, type Written } from './trace';

const scopeFunctions: Readonly<Record<string, 'it' | 'this'>> = {
  let: 'it',
  also: 'it',
  takeIf: 'it',
  apply: 'this',
  run: 'this',
};

class KotlinChecker extends SampleChecker {
  private readonly receivers: Value[] = [];

  private typeOfNode(node: Node | undefined): Value {
    if (!node) return unknown;
    const inner = node.type === 'nullable_type' ? named(node)[0] : node;
    if (!inner || inner.type !== 'user_type') return unknown;
    const name = childrenOf(inner, 'identifier')
      .map((id) => id.text)
      .join('.');
    const args = childOf(inner, 'type_arguments');
    for (const projection of args ? childrenOf(args, 'type_projection') : [])
      this.typeOfNode(named(projection)[0]);
    const refs: TypeRef[] = (args ? childrenOf(args, 'type_projection') : []).map((projection) => ({
      name: projection.text.replace(/\?$/, ''),
      args: [],
      nullable: projection.text.endsWith('?'),
    }));
    const value = this.typeNamed(name, inner, refs);
    return value.kind === 'unknown' && node === inner && scalars.has(name) ? plainValue(name) : value;
  }

  protected meaningOf(node: Node): Pick<Meaning, 'literal' | 'name'> {
    const literal =
      node.type === 'string_literal' && !childOf(node, 'interpolation') && !/\$\w/.test(node.text);
    return {
      literal: literal ? node.text.slice(1, -1) : undefined,
      name:
        node.type === 'identifier'
          ? node.text
          : node.type === 'navigation_expression'
            ? named(node).at(-1)?.text
            : undefined,
    };
  }

  protected written(node: Node): Written | undefined {
    const { literal } = this.meaningOf(node);
    if (literal !== undefined) return { kind: 'literal', text: literal };
    if (/^(?:number|float)_literal$/.test(node.type)) return { kind: 'literal', text: numberText(node.text) };
    if (node.text === 'null') return undefined;
    if (/^(?:true|false)$/.test(node.text) || /^(?:[A-Z]\w*\.)+[A-Z_]+$/.test(node.text))
      return { kind: 'literal', text: node.text };
    return node.type === 'identifier' && node.text !== 'it'
      ? { kind: 'name', text: node.text }
      : { kind: 'expression' };
  }

  /** Walks statements and declarations; gives the value of the last expression. */
  visit(node: Node): Value {
    switch (node.type) {
      case 'import':
      case 'package_header':
        return unknown;
      case 'class_declaration':
      case 'object_declaration':
      case 'companion_object':
        return this.visitClass(node);
      case 'function_declaration':
        return this.visitFunction(node);
      case 'property_declaration':
        return this.visitProperty(node);
      case 'lambda_literal':
      case 'annotated_lambda':
        this.visitLambda(node, []);
        return unknown;
      case 'try_expression':
      case 'block':
      case 'function_body':
      case 'control_structure_body':
        return this.inScope(() => named(node).reduce<Value>((_, child) => this.visit(child), unknown));
      case 'catch_block':
        return this.inScope(() => {
          const name = childOf(node, 'identifier');
          const type = named(node).find((n) => n.type === 'user_type');
          if (name) this.declare(name.text, this.typeOfNode(type));
          for (const child of childrenOf(node, 'block')) this.visit(child);
          return unknown;
        });
      case 'for_statement':
        return this.inScope(() => {
          for (const child of named(node)) if (child.type !== 'variable_declaration') this.visit(child);
          return unknown;
        });
      case 'when_expression': {
        const subject = childOf(node, 'when_subject');
        if (subject) this.visitChildren(subject);
        for (const entry of childrenOf(node, 'when_entry')) {
          this.inScope(() => {
            for (const child of named(entry)) this.visitWhenPart(child);
            return unknown;
          });
        }
        return unknown;
      }
      case 'user_type':
      case 'nullable_type':
        this.typeOfNode(node);
        return unknown;
      default:
        return this.expression(node);
    }
  }

  /** A bare constant in `when` (Kotlin 2.2 guards aside) must be qualified; type tests are types. */
  private visitWhenPart(node: Node): void {
    if (node.type === 'type_test') {
      for (const child of named(node)) this.visit(child);
      return;
    }
    this.visit(node);
  }

  private visitChildren(node: Node): Value {
    return named(node).reduce<Value>((_, child) => this.visit(child), unknown);
  }

  private visitClass(node: Node): Value {
    return this.inScope(() => {
      const constructor = childOf(node, 'primary_constructor');
      const parameters = constructor ? childOf(constructor, 'class_parameters') : undefined;
      for (const parameter of parameters ? childrenOf(parameters, 'class_parameter') : []) {
        const name = childOf(parameter, 'identifier')?.text ?? '';
        this.declare(name, this.typeOfNode(named(parameter).find((n) => /_type$/.test(n.type))));
      }
      for (const child of named(node)) {
        if (child.type === 'delegation_specifiers') this.visitSupers(child, node);
        if (child.type === 'class_body') {
          // Properties first: functions may use those declared below them.
          for (const member of childrenOf(child, 'property_declaration')) this.visit(member);
          for (const member of named(child)) if (member.type !== 'property_declaration') this.visit(member);
        }
      }
      return unknown;
    });
  }

  private visitSupers(node: Node, owner: Node): void {
    for (const specifier of childrenOf(node, 'delegation_specifier')) {
      const call = childOf(specifier, 'constructor_invocation');
      const type = call ? childOf(call, 'user_type') : childOf(specifier, 'user_type');
      const value = this.typeOfNode(type);
      if (value.kind !== 'instance') continue;
      this.checkOverrides(value.decl, owner);
    }
  }

  /** Overridden functions of an SDK interface must exist there. */
  private checkOverrides(decl: TypeDecl, owner: Node): void {
    const body = childOf(owner, 'class_body');
    if (!body || decl.kind !== 'interface') return;
    const overrides = childrenOf(body, 'function_declaration')
      .filter((node) => /\boverride\b/.test(childOf(node, 'modifiers')?.text ?? ''))
      .map((node) => ({ node, name: childOf(node, 'identifier')?.text ?? '' }));
    this.checkImplementation(
      decl,
      owner,
      'function',
      overrides,
      overrides.map(({ name }) => name),
    );
  }

  private visitFunction(node: Node): Value {
    return this.inScope(() => {
      const list = childOf(node, 'function_value_parameters');
      for (const parameter of list ? childrenOf(list, 'parameter') : []) {
        const name = childOf(parameter, 'identifier')?.text ?? '';
        this.declare(name, this.typeOfNode(named(parameter).find((n) => /_type$/.test(n.type))));
      }
      for (const child of named(node)) {
        if (child.type === 'function_body') this.visit(child);
        else if (child.type === 'user_type' || child.type === 'nullable_type') this.typeOfNode(child);
      }
      return unknown;
    });
  }

  private visitProperty(node: Node): Value {
    const variable = childOf(node, 'variable_declaration');
    const declared = variable ? named(variable).find((n) => /_type$/.test(n.type)) : undefined;
    const initial = named(node).filter(
      (n) => !['modifiers', 'variable_declaration', 'getter', 'setter', 'property_delegate'].includes(n.type),
    );
    let value = declared ? this.typeOfNode(declared) : unknown;
    for (const child of initial) {
      const result = this.visit(child);
      if (!declared) value = result;
      else if (declared.type === 'user_type')
        this.checkDeclared(
          { name: declared.text.replace(/<.*/, ''), args: [], nullable: false },
          result,
          child,
        );
      else this.checkNoFuture(result, child);
    }
    for (const child of childrenOf(node, 'property_delegate', 'getter')) this.visitChildren(child);
    if (variable) this.declare(childOf(variable, 'identifier')?.text ?? '', value);
    return unknown;
  }

  private visitLambda(node: Node, parameters: readonly Value[], receiver?: Value): Value {
    const literal = node.type === 'lambda_literal' ? node : childOf(node, 'lambda_literal');
    if (!literal) return unknown;
    return this.inScope(() => {
      const list = childOf(literal, 'lambda_parameters');
      const names = list
        ? childrenOf(list, 'variable_declaration').map((n) => childOf(n, 'identifier')?.text ?? '')
        : [];
      if (names.length > 0) names.forEach((name, i) => this.declare(name, parameters[i] ?? unknown));
      else if (parameters.length === 1) this.declare('it', parameters[0] ?? unknown);
      else this.declare('it', unknown);
      if (receiver) this.receivers.push(receiver);
      let last: Value = unknown;
      for (const child of named(literal)) if (child.type !== 'lambda_parameters') last = this.visit(child);
      if (receiver) this.receivers.pop();
      return last;
    });
  }

  private expression(node: Node): Value {
    switch (node.type) {
      case 'identifier':
        return this.identifier(node);
      case 'string_literal':
        this.visitChildren(node);
        return plainValue('String');
      case 'interpolation': {
        const [inner] = named(node);
        if (inner) this.checkNoFuture(this.visit(inner), inner);
        return unknown;
      }
      case 'number_literal':
        return plainValue(/L$/.test(node.text) ? 'Long' : 'Int');
      case 'float_literal':
        return plainValue('Double');
      case 'navigation_expression':
        return this.navigation(node);
      case 'call_expression':
        return this.call(node);
      case 'object_literal': {
        const specifiers = childOf(node, 'delegation_specifiers');
        if (specifiers) this.visitSupers(specifiers, node);
        const body = childOf(node, 'class_body');
        if (body) for (const member of named(body)) this.visit(member);
        const type = childOf(childOf(specifiers ?? node, 'delegation_specifier') ?? node, 'user_type');
        return type ? this.typeOfNode(type) : unknown;
      }
      case 'binary_expression': {
        const [left, right] = named(node);
        const value = left ? this.visit(left) : unknown;
        const other = right ? this.visit(right) : unknown;
        if (left) this.checkNoFuture(value, left);
        if (right) this.checkNoFuture(other, right);
        // Elvis keeps the type of its left side.
        return node.children.some((c) => c?.type === '?:')
          ? value.kind === 'unknown'
            ? other
            : value
          : unknown;
      }
      case 'parenthesized_expression':
      case 'unary_expression': {
        const inner = named(node)[0];
        const value = inner ? this.visit(inner) : unknown;
        return node.type === 'parenthesized_expression' || node.text.endsWith('!!') ? value : unknown;
      }
      case 'this_expression':
        return this.receivers.at(-1) ?? unknown;
      default:
        this.visitChildren(node);
        return unknown;
    }
  }

  private identifier(node: Node): Value {
    if (/^(?:true|false)$/.test(node.text)) return plainValue('Boolean');
    if (node.text === 'null') return plainValue('null');
    const receiver = this.receivers.at(-1);
    if (receiver?.kind === 'instance' && !this.lookUp(node.text)) {
      const property = findProperty(this.surface, receiver.decl, node.text);
      if (property) {
        this.useOf(`${property.owner.name}.${node.text}`, node);
        return valueOf(this.surface, property.type, property.owner, receiver.type);
      }
    }
    return this.nameOrType(node);
  }

  private navigation(node: Node): Value {
    const [target, member] = named(node);
    if (!target || !member) return unknown;
    const receiver = this.visit(target);
    const name = member.text;
    if (receiver.kind === 'static') {
      const { decl } = receiver;
      const value = this.staticMember(decl, name, member);
      if (value) return value;
      if (decl.kind === 'object' && findMethods(this.surface, decl, name).length > 0) return unknown;
      if (
        decl.statics.has(name) ||
        ['class', 'Companion'].includes(name) ||
        isForeignMember(this.surface, decl, name)
      )
        return unknown;
      this.sayUndeclared(member, decl, name);
      return unknown;
    }
    if (receiver.kind === 'instance') {
      const property = findProperty(this.surface, receiver.decl, name);
      if (property) {
        this.useOf(`${property.owner.name}.${name}`, member);
        return valueOf(this.surface, property.type, property.owner, receiver.type);
      }
      if (isForeignMember(this.surface, receiver.decl, name)) return unknown;
      if (findMethods(this.surface, receiver.decl, name).length > 0) {
        this.say(member, `${receiver.decl.name}.${name} is a function`, 'Call it with parentheses.');
        return unknown;
      }
      this.sayUndeclared(member, receiver.decl, name);
    }
    return unknown;
  }

  private argumentsOf(node: Node): { args: Argument[]; nodes: Node[]; lambda: Node | undefined } {
    const list = childOf(node, 'value_arguments');
    const values = list ? childrenOf(list, 'value_argument') : [];
    const lambda = childOf(node, 'annotated_lambda', 'lambda_literal');
    const args = values.map((value) => {
      const parts = named(value);
      const labeled = parts.length === 2 && value.children.some((c) => c?.type === '=');
      return { label: labeled ? parts[0]?.text : undefined, row: value.startPosition.row };
    });
    return {
      args: lambda ? [...args, { label: undefined, row: lambda.startPosition.row }] : args,
      nodes: values.map((value) => named(value).at(-1) ?? value),
      lambda,
    };
  }

  private call(node: Node): Value {
    const callee = named(node)[0];
    if (!callee) return unknown;
    const { args, nodes, lambda } = this.argumentsOf(node);

    if (callee.type === 'navigation_expression') {
      const [target, member] = named(callee);
      if (!target || !member) return unknown;
      const receiver = this.visit(target);
      return this.invoke(receiver, member, args, nodes, lambda);
    }
    if (callee.type === 'identifier') {
      const own = this.receivers.at(-1);
      if (own?.kind === 'instance' && findMethods(this.surface, own.decl, callee.text).length > 0) {
        return this.invoke(own, callee, args, nodes, lambda);
      }
      const type = this.lookUp(callee.text) ? undefined : this.surface.types.get(callee.text);
      if (type) {
        this.use(callee.text, callee);
        return this.construct(type, callee, args, nodes, lambda);
      }
    } else {
      this.visit(callee);
    }
    this.visitArguments(nodes, lambda);
    return unknown;
  }

  private visitArguments(nodes: readonly Node[], lambda: Node | undefined): void {
    for (const argument of nodes) this.checkNoFuture(this.visit(argument), argument);
    if (lambda) this.visitLambda(lambda, []);
  }

  private construct(
    type: TypeDecl,
    at: Node,
    args: Argument[],
    nodes: Node[],
    lambda: Node | undefined,
  ): Value {
    const value = instanceOf(type);
    // SAM constructor: AttributionListener { … }
    const itself: TypeRef = { name: type.name, args: [], nullable: false };
    if (lambda && singleMethod(this.surface, itself)) {
      this.visitLambda(lambda, this.lambdaParameters(itself));
      return value;
    }
    if (!type.constructor_) {
      this.say(at, `${type.name} cannot be constructed`, 'The SDK hands it out; see declarations/.');
      this.visitArguments(nodes, lambda);
      return value;
    }
    const method: Method = { name: type.name, parameters: type.constructor_, returns: undefined };
    this.overloadOf(type.name, [method], args, at);
    const owned = { method, owner: type };
    this.visitWithParameters(type.name, [owned], owned, at, args, nodes, lambda);
    this.checkLiterals(type.name, nodes);
    return value;
  }

  private checkLiterals(what: string, nodes: readonly Node[]): void {
    const first = nodes[0];
    if (!first || first.type !== 'string_literal' || childOf(first, 'interpolation')) return;
    this.checkText(what, childOf(first, 'string_content')?.text ?? '', first);
  }

  /** Visits arguments; lambdas get the parameter types of the functional interface that they implement. */
  private visitWithParameters(
    what: string,
    candidates: readonly OwnedMethod[],
    chosen: OwnedMethod,
    at: Node,
    args: Argument[],
    nodes: readonly Node[],
    lambda: Node | undefined,
  ): void {
    const { method } = chosen;
    const parameterOf = ({ parameters }: Method, i: number) => {
      const label = args[i]?.label;
      return label ? parameters.find((p) => p.name === label) : parameters[i];
    };
    const values = nodes.map((node, i) => {
      if (node.type !== 'lambda_literal') return this.visit(node);
      this.visitLambda(node, this.lambdaParameters(parameterOf(method, i)?.type));
      return unknown;
    });
    if (lambda) this.visitLambda(lambda, this.lambdaParameters(method.parameters.at(-1)?.type));
    const labels = nodes.map((_, i) => args[i]?.label);
    const fitting = lambda ? chosen : (this.fitting(candidates, chosen, labels, values) ?? chosen);
    if (what === 'WhenceFuture.onComplete') this.trace.results.push(at.startPosition.row);
    const call = this.callAround(at);
    this.checkArguments(what, call, fitting, [
      ...nodes.map((node, i) => ({
        parameter: parameterOf(fitting.method, i),
        node,
        value: values[i] ?? unknown,
      })),
      ...(lambda ? [{ parameter: fitting.method.parameters.at(-1), node: lambda, value: unknown }] : []),
    ]);
  }

  /** The call expression that a callee or member is part of. */
  private callAround(at: Node): Node {
    let node: Node | null = at;
    while (node && node.type !== 'call_expression') node = node.parent;
    return node ?? at;
  }

  private invoke(
    receiver: Value,
    member: Node,
    args: Argument[],
    nodes: Node[],
    lambda: Node | undefined,
  ): Value {
    const name = member.text;
    const scopeKind = scopeFunctions[name];
    if (scopeKind && lambda && receiver.kind !== 'static') {
      const result = this.visitLambda(
        lambda,
        scopeKind === 'it' ? [receiver] : [],
        scopeKind === 'this' ? receiver : undefined,
      );
      return name === 'let' || name === 'run' ? result : receiver;
    }
    if (receiver.kind === 'unknown') {
      this.visitArguments(nodes, lambda);
      return unknown;
    }
    const { decl } = receiver;
    const self = receiver.kind === 'instance' ? receiver.type : undefined;

    if (receiver.kind === 'static') {
      const nested = decl.nested.get(name);
      if (nested) return this.construct(nested, member, args, nodes, lambda);
    }
    const candidates = this.methodsOf(receiver, name);
    if (candidates.length > 0) {
      const method = this.overloadOf(
        `${decl.name}.${name}`,
        candidates.map((c) => c.method),
        args,
        member,
      );
      const owner = candidates.find((c) => c.method === method)?.owner ?? decl;
      if (method) {
        const what = `${decl.name}.${name}`;
        this.visitWithParameters(what, candidates, { method, owner }, member, args, nodes, lambda);
      }
      this.checkLiterals(`${decl.name}.${name}`, nodes);
      return valueOf(this.surface, method?.returns, owner, self);
    }
    const extension = this.surface.extensions.find(
      (e) => e.method.name === name && e.receiver.name === decl.name,
    );
    if (extension && self) {
      this.use(name, member);
      // `await` is how Kotlin waits for what a callback gets in Java.
      if (decl.name === 'WhenceFuture') this.trace.results.push(member.startPosition.row);
      this.visitArguments(nodes, lambda);
      const at = extension.typeParameters.indexOf(extension.method.returns?.name ?? '');
      return at >= 0 ? valueOf(this.surface, self.args[at]) : valueOf(this.surface, extension.method.returns);
    }
    this.visitArguments(nodes, lambda);
    if (['toString', 'equals', 'hashCode'].includes(name)) this.checkNoFuture(receiver, member);
    if (isForeignMember(this.surface, decl, name)) return unknown;
    if (memberNames(this.surface, decl).includes(name)) {
      this.say(member, `${decl.name}.${name} is not a function`, 'Read it without parentheses.');
    } else {
      this.sayUndeclared(member, decl, name);
    }
    return unknown;
  }
}

const kotlin: SampleLanguage = {
  grammar: 'kotlin',
  label: 'Kotlin',
  wrapped: (code) => {
    const { head, body } = headAndBody(code);
    return [...head, `suspend fun sample() { ${body.join('\n')}`, '}'].join('\n');
  },
  imports: (root) =>
    childrenOf(root, 'import').map((node) => ({
      path: node.text
        .replace(/^import\s+/, '')
        .replace(/\s+as\s+\w+$/, '')
        .trim(),
      row: node.startPosition.row,
    })),
  checker: (surface) => new KotlinChecker(surface),
};

/** Checks one sample. */
export const checkKotlin = (
  code: string,
  surface: Surface,
  options: { fragment: boolean },
): Promise<CheckedSample> => checkWith(kotlin, code, surface, options);
