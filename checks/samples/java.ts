/**
 * Checks a Java sample against the same surface as Kotlin ones, as Java sees it: properties are getters, the entry
 * object and companions are static methods, default arguments are overloads, `switch` labels are bare constants.
 */
import type { Node } from 'web-tree-sitter';
import { scalarName, scalars, type Meaning } from './arguments';
import { checkWith, headAndBody, SampleChecker, type CheckedSample, type SampleLanguage } from './checker';
import { childOf, childrenOf, named } from './grammar';
import {
  findProperty,
  findType,
  isForeignMember,
  lineage,
  plainValue,
  singleMethod,
  unknown,
  valueOf,
  type OwnedMethod,
  type Value,
} from './members';
import type { Argument } from './rules';
import type { Method, Surface, TypeDecl, TypeRef } from './surface';
import { numberText, type Written } from './trace';

/** The property that a getter reads: `getType` → `type`, `isValid` → `isValid`. */
function propertyOfGetter(name: string): string | undefined {
  if (/^is[A-Z]/.test(name)) return name;
  const match = /^get([A-Z])(.*)$/.exec(name);
  return match ? `${match[1]?.toLowerCase()}${match[2]}` : undefined;
}

class JavaChecker extends SampleChecker {
  /** Value of a declared type. */
  private typeOf(node: Node | undefined): Value {
    if (!node) return unknown;
    if (node.type === 'generic_type') {
      const base = this.typeOf(named(node)[0]);
      const args = childOf(node, 'type_arguments');
      const refs: TypeRef[] = (args ? named(args) : []).map((arg) => {
        this.typeOf(arg);
        return { name: arg.text, args: [], nullable: false };
      });
      return base.kind === 'instance' ? { ...base, type: { ...base.type, args: refs } } : base;
    }
    const scalar = scalarName(node.text);
    if (scalars.has(scalar)) return plainValue(scalar);
    if (node.type !== 'type_identifier' && node.type !== 'scoped_type_identifier') return unknown;
    return this.typeNamed(node.text, node);
  }

  protected meaningOf(node: Node): Pick<Meaning, 'literal' | 'name'> {
    const last = node.type === 'method_invocation' ? childrenOf(node, 'identifier').at(-1)?.text : undefined;
    return {
      literal: node.type === 'string_literal' ? node.text.slice(1, -1) : undefined,
      name: node.type === 'identifier' ? node.text : last && (propertyOfGetter(last) ?? undefined),
    };
  }

  protected written(node: Node): Written | undefined {
    const { literal } = this.meaningOf(node);
    if (literal !== undefined) return { kind: 'literal', text: literal };
    if (/^decimal_/.test(node.type)) return { kind: 'literal', text: numberText(node.text) };
    if (node.type === 'null_literal') return undefined;
    if (/^(?:true|false)$/.test(node.type) || /^(?:[A-Z]\w*\.)+[A-Z_]+$/.test(node.text))
      return { kind: 'literal', text: node.text };
    return node.type === 'identifier' ? { kind: 'name', text: node.text } : { kind: 'expression' };
  }

  visit(node: Node): Value {
    switch (node.type) {
      case 'import_declaration':
      case 'package_declaration':
      case 'line_comment':
      case 'block_comment':
        return unknown;
      case 'class_declaration':
        return this.inScope(() => {
          for (const child of named(node)) {
            if (child.type === 'super_interfaces') this.visitInterfaces(child, node);
            else if (child.type === 'superclass') this.typeOf(named(child)[0]);
          }
          const body = childOf(node, 'class_body');
          if (body) this.visitBody(body);
          return unknown;
        });
      case 'block':
      case 'constructor_body':
        return this.inScope(() => this.visitAll(node));
      case 'method_declaration':
      case 'constructor_declaration':
        return this.inScope(() => {
          this.typeOf(named(node).find((n) => /type/.test(n.type) && n.type !== 'type_parameters'));
          for (const parameter of childrenOf(
            childOf(node, 'formal_parameters') ?? node,
            'formal_parameter',
          )) {
            this.declare(
              childOf(parameter, 'identifier')?.text,
              this.typeOf(named(parameter).find((n) => /type/.test(n.type))),
            );
          }
          for (const body of childrenOf(node, 'block', 'constructor_body')) this.visit(body);
          return unknown;
        });
      case 'field_declaration':
      case 'local_variable_declaration': {
        const typeNode = named(node).find((n) => /type/.test(n.type));
        const declared = this.typeOf(typeNode);
        for (const variable of childrenOf(node, 'variable_declarator')) {
          const [name, initial] = named(variable);
          const value = initial ? this.visit(initial) : unknown;
          if (initial && typeNode && typeNode.text !== 'var')
            this.checkDeclared(
              { name: typeNode.text.replace(/<.*/, ''), args: [], nullable: true },
              value,
              initial,
            );
          this.declare(name?.text, typeNode?.text === 'var' ? value : declared);
        }
        return unknown;
      }
      case 'enhanced_for_statement':
        return this.inScope(() => {
          const type = named(node).find((n) => /type/.test(n.type));
          this.declare(childOf(node, 'identifier')?.text, this.typeOf(type));
          return this.visitAll(node);
        });
      case 'catch_clause':
        return this.inScope(() => {
          const parameter = childOf(node, 'catch_formal_parameter');
          const type = parameter ? childOf(parameter, 'catch_type') : undefined;
          this.declare(
            parameter ? childOf(parameter, 'identifier')?.text : undefined,
            type ? this.typeOf(named(type)[0]) : unknown,
          );
          for (const block of childrenOf(node, 'block')) this.visit(block);
          return unknown;
        });
      case 'switch_expression':
      case 'switch_statement':
        return this.visitSwitch(node);
      case 'method_invocation':
        return this.invocation(node);
      case 'object_creation_expression':
        return this.creation(node);
      case 'field_access':
        return this.fieldAccess(node);
      case 'identifier':
        return this.nameOrType(node);
      case 'string_literal':
        return plainValue('String');
      case 'decimal_integer_literal':
        return plainValue(/L$/i.test(node.text) ? 'Long' : 'Int');
      case 'decimal_floating_point_literal':
        return plainValue('Double');
      case 'true':
      case 'false':
        return plainValue('Boolean');
      case 'null_literal':
        return plainValue('null');
      case 'binary_expression':
        for (const side of named(node)) this.checkNoFuture(this.visit(side), side);
        return unknown;
      case 'lambda_expression':
        return this.visitLambda(node, []);
      case 'parenthesized_expression': {
        const inner = named(node)[0];
        return inner ? this.visit(inner) : unknown;
      }
      case 'cast_expression': {
        const [type, value] = named(node);
        if (value) this.visit(value);
        return this.typeOf(type);
      }
      case 'type_identifier':
      case 'scoped_type_identifier':
      case 'generic_type':
        this.typeOf(node);
        return unknown;
      default:
        return this.visitAll(node);
    }
  }

  private visitAll(node: Node): Value {
    for (const child of named(node)) this.visit(child);
    return unknown;
  }

  private visitBody(body: Node): void {
    for (const member of childrenOf(body, 'field_declaration')) this.visit(member);
    for (const member of named(body)) if (member.type !== 'field_declaration') this.visit(member);
  }

  private visitInterfaces(node: Node, owner: Node): void {
    for (const type of named(childOf(node, 'type_list', 'interface_type_list') ?? node)) {
      const value = this.typeOf(type);
      const body = childOf(owner, 'class_body');
      if (value.kind === 'instance' && body) this.checkOverrides(value.decl, body);
    }
  }

  /** Methods of a class that implements an SDK interface: overridden ones exist, required ones are there. */
  private checkOverrides(decl: TypeDecl, body: Node): void {
    if (decl.kind !== 'interface') return;
    const methods = childrenOf(body, 'method_declaration').map((node) => ({
      node,
      name: childOf(node, 'identifier')?.text ?? '',
    }));
    const overrides = methods.filter(({ node }) =>
      /@Override\b/.test(childOf(node, 'modifiers')?.text ?? ''),
    );
    this.checkImplementation(
      decl,
      body,
      'method',
      overrides,
      methods.map(({ name }) => name),
    );
  }

  /** `new WhenceCallback<String>` overrides methods that take a String. */
  private checkTypeArguments(decl: TypeDecl, type: TypeRef, body: Node): void {
    for (const method of childrenOf(body, 'method_declaration')) {
      const [declared] = decl.methods.get(childOf(method, 'identifier')?.text ?? '') ?? [];
      const parameters = childrenOf(childOf(method, 'formal_parameters') ?? method, 'formal_parameter');
      parameters.forEach((parameter, i) => {
        const at = decl.typeParameters.indexOf(declared?.parameters[i]?.type.name ?? '');
        const wanted = type.args[at]?.name;
        const given = named(parameter).find((n) => /type/.test(n.type))?.text;
        if (wanted !== undefined && given !== undefined && given !== wanted)
          this.say(parameter, `${decl.name}<${wanted}> gets ${wanted}, not ${given}`, `Write ${wanted}.`);
      });
    }
  }

  private visitSwitch(node: Node): Value {
    const [subject, block] = named(node);
    const value = subject ? this.visit(subject) : unknown;
    const walk = (child: Node): void => {
      if (child.type === 'switch_label') {
        for (const label of named(child)) {
          if (label.type === 'identifier' && value.kind === 'instance' && value.decl.kind === 'enum') {
            if (value.decl.constants.has(label.text)) this.useOf(`${value.decl.name}.${label.text}`, label);
            else this.sayUndeclared(label, value.decl, label.text);
          } else if (label.type !== 'identifier') this.visit(label);
        }
        return;
      }
      if (/^switch_(block|rule|block_statement_group)/.test(child.type))
        for (const inner of named(child)) walk(inner);
      else this.visit(child);
    };
    if (block) this.inScope(() => walk(block));
    return unknown;
  }

  private visitLambda(node: Node, parameters: readonly Value[]): Value {
    return this.inScope(() => {
      const [head, body] = named(node);
      const names =
        head?.type === 'identifier'
          ? [head]
          : head?.type === 'inferred_parameters'
            ? childrenOf(head, 'identifier')
            : head?.type === 'formal_parameters'
              ? childrenOf(head, 'formal_parameter').map((p) => childOf(p, 'identifier') ?? p)
              : [];
      names.forEach((name, i) => this.declare(name.text, parameters[i] ?? unknown));
      if (body) this.visit(body);
      return unknown;
    });
  }

  private fieldAccess(node: Node): Value {
    const [target, member] = named(node);
    if (!target || !member) return unknown;
    const receiver = target.type === 'this' ? unknown : this.visit(target);
    if (target.type === 'this') return this.lookUp(member.text) ?? unknown;
    if (receiver.kind === 'static') {
      const { decl } = receiver;
      const value = this.staticMember(decl, member.text, member);
      if (value) return value;
      if (member.text === 'class') return unknown;
      this.sayUndeclared(member, decl, member.text);
    } else if (receiver.kind === 'instance') {
      this.say(member, `${receiver.decl.name}.${member.text} is not a field in Java`, 'Call its getter.');
    }
    return unknown;
  }

  private argumentsOf(node: Node): { args: Argument[]; nodes: Node[] } {
    const list = childOf(node, 'argument_list');
    const nodes = list ? named(list).filter((n) => !/comment/.test(n.type)) : [];
    return { args: nodes.map((n) => ({ label: undefined, row: n.startPosition.row })), nodes };
  }

  private visitWithParameters(
    what: string,
    candidates: readonly OwnedMethod[],
    chosen: OwnedMethod | undefined,
    call: Node,
    nodes: readonly Node[],
  ): void {
    const values = nodes.map((node, i): Value => {
      const type = chosen?.method.parameters[i]?.type;
      if (node.type === 'lambda_expression') {
        this.visitLambda(node, this.lambdaParameters(type));
        const declared = type ? findType(this.surface, type.name) : undefined;
        if (type && declared && !singleMethod(this.surface, type))
          this.say(
            node,
            `${declared.name} is not a functional interface`,
            `Write new ${declared.name}() with its methods.`,
          );
        return unknown;
      }
      return this.visit(node);
    });
    const labels = nodes.map(() => undefined);
    const fitting = this.fitting(candidates, chosen, labels, values);
    if (!fitting) return;
    const given = nodes.map((node, i) => ({
      parameter: fitting.method.parameters[i],
      node,
      value: values[i] ?? unknown,
    }));
    this.checkArguments(what, call, fitting, given);
  }

  private checkLiterals(what: string, nodes: readonly Node[]): void {
    const first = nodes[0];
    if (first?.type === 'string_literal') this.checkText(what, first.text.slice(1, -1), first);
  }

  private creation(node: Node): Value {
    const value = this.typeOf(named(node).find((n) => /type/.test(n.type)));
    const { args, nodes } = this.argumentsOf(node);
    const body = childOf(node, 'class_body');
    if (value.kind !== 'instance') {
      for (const argument of nodes) this.checkNoFuture(this.visit(argument), argument);
      if (body) this.inScope(() => this.visitBody(body));
      return unknown;
    }
    const { decl } = value;
    if (body) {
      this.checkOverrides(decl, body);
      this.checkTypeArguments(decl, value.type, body);
      this.inScope(() => this.visitBody(body));
      return value;
    }
    if (!decl.constructor_) {
      this.say(node, `${decl.name} cannot be constructed`, 'The SDK hands it out; see declarations/.');
      for (const argument of nodes) this.visit(argument);
      return value;
    }
    const method: Method = { name: decl.name, parameters: decl.constructor_, returns: undefined };
    this.overloadOf(`new ${decl.name}`, [method], args, node);
    const owned = { method, owner: decl };
    this.visitWithParameters(decl.name, [owned], owned, node, nodes);
    this.checkLiterals(decl.name, nodes);
    return value;
  }

  /** A callback gets what its future holds. */
  private checkCallback(future: TypeRef | undefined, callback: Node): void {
    const value = this.visit(callback);
    const given = value.kind === 'instance' ? value.type.args[0]?.name : undefined;
    const held = future?.args[0]?.name;
    if (given !== undefined && held !== undefined && scalarName(given) !== scalarName(held))
      this.say(
        callback,
        `The future holds ${held}, and the callback gets ${given}`,
        `Write WhenceCallback<${held}>.`,
      );
  }

  private invocation(node: Node): Value {
    const { args, nodes } = this.argumentsOf(node);
    const parts = named(node).filter((n) => n.type !== 'argument_list' && n.type !== 'type_arguments');
    const member = parts.at(-1);
    const target = parts.length > 1 ? parts[0] : undefined;
    if (!member) return unknown;
    const receiver =
      target && target.type !== 'this' && target.type !== 'super' ? this.visit(target) : unknown;
    if (receiver.kind === 'unknown') {
      for (const argument of nodes) this.checkNoFuture(this.visit(argument), argument);
      return unknown;
    }
    const { decl } = receiver;
    const name = member.text;
    const self = receiver.kind === 'instance' ? receiver.type : undefined;
    const candidates = this.methodsOf(receiver, name);
    if (candidates.length > 0) {
      const method = this.overloadOf(
        `${decl.name}.${name}`,
        candidates.map((c) => c.method),
        args,
        member,
      );
      const chosen = candidates.find((c) => c.method === method);
      const [callback] = nodes;
      if (decl.name === 'WhenceFuture' && name === 'onComplete')
        this.trace.results.push(node.startPosition.row);
      if (decl.name === 'WhenceFuture' && callback?.type === 'object_creation_expression')
        this.checkCallback(self, callback);
      else this.visitWithParameters(`${decl.name}.${name}`, candidates, chosen, node, nodes);
      this.checkLiterals(`${decl.name}.${name}`, nodes);
      return valueOf(this.surface, method?.returns, chosen?.owner ?? decl, self);
    }
    for (const argument of nodes) this.visit(argument);
    const property = propertyOfGetter(name);
    const found =
      property && receiver.kind === 'instance' ? findProperty(this.surface, decl, property) : undefined;
    if (found) {
      this.useOf(`${found.owner.name}.${property}`, member);
      return valueOf(this.surface, found.type, found.owner, self);
    }
    if (['toString', 'equals', 'hashCode'].includes(name)) this.checkNoFuture(receiver, member);
    if (isForeignMember(this.surface, decl, name)) return unknown;
    const near =
      property && lineage(this.surface, decl).some((type) => type.properties.size > 0) ? property : name;
    this.sayUndeclared(member, decl, name, near);
    return unknown;
  }
}

const java: SampleLanguage = {
  grammar: 'java',
  label: 'Java',
  wrapped: (code) => {
    const { head, body } = headAndBody(code);
    return [...head, `class Sample { void sample() { ${body.join('\n')}`, '} }'].join('\n');
  },
  needsWrapping: (root) => named(root).some((node) => /statement|local_variable/.test(node.type)),
  imports: (root) =>
    childrenOf(root, 'import_declaration').map((node) => ({
      path: node.text
        .replace(/^import\s+(static\s+)?/, '')
        .replace(/;$/, '')
        .trim(),
      row: node.startPosition.row,
    })),
  checker: (surface) => new JavaChecker(surface),
};

/** Checks one sample. */
export const checkJava = (
  code: string,
  surface: Surface,
  options: { fragment: boolean },
): Promise<CheckedSample> => checkWith(java, code, surface, options);
