/**
 * Resolves the tree of a sample (tree.ts) against the SDK's surface: every type, member, argument and constant in it is
 * declared. Types are followed through variables, chains of calls, lambdas and choices; where a type cannot be known,
 * nothing is claimed. What a language does otherwise than the others is in its `SampleLanguage`.
 */
import { argumentProblem, isAssignable, isMicros, textProblem, type Meaning } from './arguments';
import { implementationFindings } from './implementations';
import {
  findMethods,
  findProperty,
  findType,
  instanceOf,
  isForeignMember,
  isNullable,
  lineage,
  memberNames,
  plainValue,
  present,
  scalarName,
  scalars,
  singleMethod,
  suggestion,
  unknown,
  valueOf,
  type OwnedMethod,
  type Value,
} from './members';
import { labelOf, resolveOverload, textFindings, type SampleFinding } from './rules';
import type { Method, Surface, TypeDecl, TypeRef } from './surface';
import { emptyTrace, writtenAs, type Trace, type Written } from './trace';
import type {
  Argument,
  Call,
  Class,
  Construct,
  Declare,
  Lambda,
  Member,
  Name,
  Node,
  Place,
  SampleLanguage,
  Type,
} from './tree';

type Known = Exclude<Value, { kind: 'unknown' }>;
type Instance = Extract<Value, { kind: 'instance' }>;

/** What waits for a future in a callback; extension functions wait in their own ways. */
const waiting = 'WhenceFuture.onComplete';

const nothing = plainValue('nothing');

/** A value as the code names it: `a.b`, `a.getB()`; empty for other expressions. */
function pathOf(node: Node): string {
  if (node.kind === 'member') return `${pathOf(node.target)}.${node.name.text}`;
  if (node.kind === 'call' && node.target && node.args.length === 0)
    return `${pathOf(node.target)}.${node.name?.text ?? ''}()`;
  return 'text' in node ? (node.text ?? '') : '';
}

/** The parameter that an argument is for. */
const parameterOf = ({ parameters }: Method, { label, trailing }: Argument, index: number) =>
  label === undefined
    ? parameters.at(trailing ? -1 : index)
    : parameters.find((parameter) => labelOf(parameter) === label);

export class Resolver {
  readonly findings: SampleFinding[] = [];
  /** SDK types and functions that the sample names, with the row of the first use. */
  readonly used = new Map<string, number>();
  /** What the sample does with the SDK, for the comparison of tabs. */
  readonly trace: Trace = emptyTrace();
  private readonly scopes: Map<string, Value>[] = [new Map()];
  /** Objects whose members are seen without their name, innermost last. */
  private readonly receivers: Value[] = [];
  /** Texts that variables were given. */
  private readonly texts = new Map<string, { text: string; row: number }[]>();
  /** Values that the code chooses by, innermost last. */
  private readonly subjects: Value[] = [];
  /** Where variables are declared, and which amount in micros they hold. */
  private readonly known = new Map<string, { end: number; micros: string | undefined }>();
  /** How many calls of a mark can need it, and what is said if none does. */
  private readonly open = new Map<string, number>();
  private readonly idle = new Map<string, SampleFinding>();

  constructor(
    private readonly surface: Surface,
    private readonly language: SampleLanguage,
    private readonly code: string,
  ) {}

  /** Walks a node; gives the value of an expression. */
  visit(node: Node): Value {
    switch (node.kind) {
      case 'literal':
        for (const part of node.parts) this.visitValue(part);
        return plainValue(node.type);
      case 'name':
        return this.name(node);
      case 'this':
        return this.receivers.at(-1) ?? unknown;
      case 'type':
        return this.typeOf(node);
      case 'member':
        return this.member(node);
      case 'call':
        return this.call(node);
      case 'construct':
        return this.construction(node);
      case 'lambda':
        this.lambda(node, []);
        return unknown;
      case 'declare':
        return this.declaration(node);
      case 'class':
        return this.inScope(() => this.class(node));
      case 'match':
        return this.inScope(() => {
          const subject = node.subject ? this.visit(node.subject) : unknown;
          this.about(subject, () => this.visitAll(node.body));
          for (const { patterns, body } of node.cases ?? [])
            this.inScope(() => {
              this.about(subject, () => this.visitAll(patterns));
              this.visitAll(body);
            });
          return unknown;
        });
      case 'function':
        return this.inScope(() =>
          this.about(node.returns ? this.typeOf(node.returns) : unknown, () => this.visitAll(node.body)),
        );
      case 'constant':
        return this.constant(node.text, node);
      case 'operation': {
        // A constant is of the type of what it is compared with or assigned to.
        const isConstant = ({ kind }: Node): boolean => kind === 'constant';
        const others = node.operands
          .filter((operand) => !isConstant(operand))
          .map((operand) => this.visitValue(operand, node.keeps));
        if (!node.keeps) this.checkNumber(node.operands[0], others[0]);
        const known = others.find(({ kind }) => kind !== 'unknown');
        const constants = node.operands.filter(isConstant);
        const visitConstants = () => constants.map((constant) => this.visit(constant))[0];
        const kept = node.keeps && !known ? visitConstants() : this.about(known ?? unknown, visitConstants);
        return present((node.keeps && (known ?? kept)) || unknown);
      }
      case 'assign':
        return this.assignment(node);
      case 'cast':
        this.visit(node.value);
        return this.typeOf(node.type);
      case 'block':
        return this.inScope(() => this.visitAll(node.body));
      case 'group':
        this.visitAll(node.body);
        return unknown;
      case 'import':
        return unknown;
    }
  }

  /** Runs what a constant without its type is judged in. */
  private about<T>(subject: Value, run: () => T): T {
    this.subjects.push(subject);
    try {
      return run();
    } finally {
      this.subjects.pop();
    }
  }

  /** Visits what has to be of a type; the parts of a list literal have to be of the type that the list holds. */
  private visitAs(node: Node, type: TypeRef | undefined, owner?: TypeDecl): Value {
    const held = type && /^(?:Array|Dictionary|Set)$/.test(type.name) ? type.args.at(-1) : type;
    const decl = held && findType(this.surface, held.name, owner);
    return this.about(decl ? instanceOf(decl) : unknown, () => this.visit(node));
  }

  private visitAll(nodes: readonly Node[]): Value {
    return nodes.reduce<Value>((_, node) => this.visit(node), unknown);
  }

  /** Visits what must not be a future: that is neither a text nor a number, and never null. */
  private visitValue(node: Node, isOptional = false): Value {
    const value = this.visit(node);
    this.checkNoFuture(value, node);
    if (!isOptional) this.checkAnswer(value, node);
    return value;
  }

  private visitArguments(args: readonly Argument[]): void {
    for (const { value } of args) this.visitValue(value);
  }

  private say({ row }: { row: number }, message: string, cure: string): void {
    this.findings.push({ row, message, cure });
  }

  /** A member that a type does not have. `near` is what the suggestion looks for. */
  private sayUndeclared(at: Place, decl: TypeDecl, name: string, near = name): Value {
    this.say(at, `${decl.name}.${name} is not declared`, suggestion(this.surface, decl, near));
    return unknown;
  }

  private use(name: string, { row }: Place): void {
    if (!this.used.has(name)) this.used.set(name, row);
  }

  /** A member or constant of the SDK that the sample reads. */
  private useOf(what: string, { row }: Place): void {
    this.trace.uses.push({ what, row });
  }

  private inScope<T>(run: () => T): T {
    this.scopes.push(new Map());
    try {
      return run();
    } finally {
      this.scopes.pop();
    }
  }

  private declare(name: string | undefined, value: Value): void {
    if (name) this.scopes.at(-1)?.set(name, value);
  }

  private lookUp(name: string): Value | undefined {
    return this.scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  /** Value of a type that the sample names, such as `AppEvent.Builder`; unknown if the SDK has none of that name. */
  private typeOf(type: Type): Value {
    const [first = '', ...nested] = type.name.split('.');
    const top = this.surface.types.get(first);
    if (top) this.use(first, type);
    for (const arg of type.args) this.typeOf(arg);
    const decl = top && findType(this.surface, type.name);
    if (decl) return { kind: 'instance', type, decl };
    if (top)
      this.say(type, `${type.name} is not declared`, suggestion(this.surface, top, nested.at(-1) ?? ''));
    const scalar = scalarName(type.name);
    return scalars.has(scalar) ? plainValue(scalar, type.nullable) : unknown;
  }

  /** A variable, a property of the object around, or a type of the SDK. */
  private name(node: Place & { text: string }): Value {
    const local = this.lookUp(node.text);
    if (local) return local;
    const receiver = this.receivers.at(-1);
    const property = receiver?.kind === 'instance' && this.property(receiver, node.text, node);
    if (property) return property;
    const decl = this.surface.types.get(node.text);
    if (!decl) return unknown;
    this.use(node.text, node);
    return { kind: 'static', decl };
  }

  /** Value of a property that is read; undefined if there is none. */
  private property({ decl, type }: Instance, name: string, at: Place): Value | undefined {
    const property = findProperty(this.surface, decl, name);
    if (!property) return undefined;
    this.useOf(`${property.owner.name}.${name}`, at);
    return valueOf(this.surface, property.type, property.owner, type);
  }

  private member({ target, name }: Member): Value {
    const receiver = this.visit(target);
    if (target.kind === 'this' && receiver.kind === 'unknown') return this.lookUp(name.text) ?? unknown;
    this.checkReceiver(receiver, target, name);
    if (receiver.kind === 'unknown') return unknown;
    return receiver.kind === 'static'
      ? this.staticMember(receiver.decl, name)
      : this.instanceMember(receiver, name);
  }

  /** A constant, a nested type or an entry object's property. */
  private staticMember(decl: TypeDecl, name: Name): Value {
    const { text } = name;
    if (decl.constants.has(text)) {
      this.useOf(`${decl.name}.${text}`, name);
      return {
        kind: 'instance',
        type: { ...instanceOf(decl).type, nullable: decl.nullable.has(text) },
        decl,
      };
    }
    const nested = decl.nested.get(text);
    if (nested) return { kind: 'static', decl: nested };
    const property = decl.kind === 'object' ? findProperty(this.surface, decl, text) : undefined;
    if (property) return valueOf(this.surface, property.type, property.owner);
    const isReference =
      decl.statics.has(text) ||
      text === 'Companion' ||
      (decl.kind === 'object' && findMethods(this.surface, decl, text).length > 0) ||
      isForeignMember(this.surface, decl, text);
    return text === 'class' || (isReference && !this.language.propertyOf)
      ? unknown
      : this.sayUndeclared(name, decl, text);
  }

  private instanceMember(receiver: Instance, name: Name): Value {
    const { decl } = receiver;
    if (this.language.propertyOf) {
      this.say(
        name,
        `${decl.name}.${name.text} is not a field in ${this.language.label}`,
        'Call its getter.',
      );
      return unknown;
    }
    const property = this.property(receiver, name.text, name);
    if (property) return property;
    if (isForeignMember(this.surface, decl, name.text)) return unknown;
    if (findMethods(this.surface, decl, name.text).length === 0)
      return this.sayUndeclared(name, decl, name.text);
    this.say(name, `${decl.name}.${name.text} is a function`, 'Call it with parentheses.');
    return unknown;
  }

  /** A constant of the type that the code chooses by. */
  private constant(text: string, at: Place): Value {
    const subject = this.subjects.at(-1);
    if (subject?.kind !== 'instance' || subject.decl.constants.size === 0) return unknown;
    if (!subject.decl.constants.has(text)) return this.sayUndeclared(at, subject.decl, text);
    this.useOf(`${subject.decl.name}.${text}`, at);
    return subject;
  }

  private declaration({ name, type, value, end }: Declare): Value {
    const declared = type && this.typeOf(type);
    const given = value && this.visitAs(value, type);
    if (type && value && given) {
      const wanted = { ...type, nullable: type.nullable || this.language.nullable };
      if (!isAssignable(this.surface, given, wanted))
        this.say(
          value,
          `The value is not a ${type.name}`,
          'Declare the type that the call gives, or wait for the future.',
        );
    }
    const isNull = this.language.nullable && given !== undefined && isNullable(given);
    this.declare(name, (isNull ? given : declared) ?? given ?? unknown);
    if (value && given && !type) this.checkAnswer(given, value);
    if (!name) return unknown;
    const from = value && this.meaningOf(value).name;
    this.known.set(name, { end, micros: from && isMicros(from) ? from : undefined });
    if (value) this.texts.set(name, this.textsOf(value));
    return unknown;
  }

  /** What is set has to be of the member's type; a handler gets what its event has. */
  private assignment({ member, value }: Extract<Node, { kind: 'assign' }>): Value {
    const receiver = this.visit(member.target);
    if (receiver.kind === 'unknown') {
      this.visit(value);
      return unknown;
    }
    const property = findProperty(this.surface, receiver.decl, member.name.text);
    if (receiver.kind === 'static') this.staticMember(receiver.decl, member.name);
    else this.instanceMember(receiver, member.name);
    const given =
      value.kind === 'lambda'
        ? this.implementing(value, property?.type)
        : this.visitAs(value, property?.type, property?.owner);
    if (property && !isAssignable(this.surface, given, property.type, property.owner))
      this.say(
        value,
        `The value is not a ${property.type.name}`,
        `${receiver.decl.name}.${member.name.text} is one.`,
      );
    return unknown;
  }

  private class(node: Class): Value {
    const [value = unknown] = node.supers.map((type) => {
      const parent = this.typeOf(type);
      if (parent.kind === 'instance')
        this.findings.push(...implementationFindings(this.surface, this.language.method, type, node));
      return parent;
    });
    this.visitAll(node.body);
    return value;
  }

  /** Visits a lambda, which may see an object as its own; gives its last value. */
  private lambda({ parameters, implicit, body }: Lambda, values: readonly Value[], receiver?: Value): Value {
    return this.inScope(() => {
      parameters.forEach((name, i) => this.declare(name, values[i] ?? unknown));
      this.declare(implicit, (values.length === 1 && values[0]) || unknown);
      if (receiver) this.receivers.push(receiver);
      const last = this.about(unknown, () => this.visitAll(body));
      if (receiver) this.receivers.pop();
      return last;
    });
  }

  /** A lambda that implements a functional interface; nothing is known of its parameters for other types. */
  private implementing(lambda: Lambda, type: TypeRef | undefined): Value {
    const single = type && singleMethod(this.surface, type, !this.language.nullable);
    const types =
      type?.name === '->' ? type.args : (single?.method.parameters ?? []).map((parameter) => parameter.type);
    const { length } = lambda.parameters;
    const isWritten = length > 0 || (this.language.nullable && lambda.implicit === undefined);
    if ((single ?? type?.name === '->') && isWritten && length !== types.length)
      this.say(lambda, `The callback gets ${types.length} values, not ${length}`, 'Take what it gets.');
    this.lambda(
      lambda,
      types.map((one) => valueOf(this.surface, one, single?.owner, type)),
    );
    const decl = type && !single ? findType(this.surface, type.name) : undefined;
    if (decl)
      this.say(
        lambda,
        `${decl.name} is not a functional interface`,
        `Write ${this.language.implementing(decl.name)} with its methods.`,
      );
    return unknown;
  }

  private call(call: Call): Value {
    const { target, name, args } = call;
    const receiver = target ? this.visit(target) : (this.receivers.at(-1) ?? unknown);
    for (const mark of call.marks ?? []) this.open.set(String(mark), (this.open.get(String(mark)) ?? 0) + 1);
    if (!name) {
      this.visitArguments(args);
      return unknown;
    }
    if (target) return this.invocation(receiver, name, call);
    if (receiver.kind === 'instance' && findMethods(this.surface, receiver.decl, name.text).length > 0)
      return this.invocation(receiver, name, call);
    const type = this.lookUp(name.text) ? undefined : this.surface.types.get(name.text);
    if (type && this.language.new === '') {
      this.use(name.text, name);
      return this.construct(instanceOf(type), name, call);
    }
    this.visitArguments(args);
    return unknown;
  }

  private construction(node: Construct): Value {
    const value = this.typeOf(node.type);
    if (value.kind === 'instance') return this.construct(value, node, node);
    this.visitArguments(node.args);
    return unknown;
  }

  private construct(value: Instance, at: Place, call: Call | Construct): Value {
    const { decl, type } = value;
    const last = call.args.at(-1);
    // A lambda after a functional interface implements it: AttributionListener { … }
    const single = singleMethod(this.surface, type, !this.language.nullable);
    if (last?.trailing && last.value.kind === 'lambda' && single) {
      this.implementing(last.value, type);
      return value;
    }
    if (decl.constructors.length === 0) {
      this.say(at, `${decl.name} cannot be constructed`, 'The SDK hands it out; see declarations/.');
      this.visitArguments(call.args);
      return value;
    }
    const candidates = decl.constructors.map((method) => ({ method, owner: decl }));
    this.pass(call, at, decl.name, candidates, undefined, this.language.new);
    return value;
  }

  /** Methods that a call on a value can mean. */
  private methodsOf({ kind, decl }: Known, name: string): OwnedMethod[] {
    return kind === 'static' && decl.kind !== 'object'
      ? (decl.statics.get(name) ?? []).map((method) => ({ method, owner: decl }))
      : findMethods(this.surface, decl, name);
  }

  private invocation(receiver: Value, name: Name, call: Call): Value {
    const { text } = name;
    const sees = this.language.scopeFunctions?.[text];
    const last = call.args.at(-1);
    if (sees && last?.trailing && last.value.kind === 'lambda' && receiver.kind !== 'static') {
      const seen = present(receiver);
      const result = sees === 'it' ? this.lambda(last.value, [seen]) : this.lambda(last.value, [], seen);
      return text === 'let' || text === 'run' ? result : receiver;
    }
    if (call.target) this.checkReceiver(receiver, call.target, name);
    if (receiver.kind === 'unknown') {
      this.visitArguments(call.args);
      return unknown;
    }
    const { decl } = receiver;
    const self = receiver.kind === 'instance' ? receiver.type : undefined;
    const nested = receiver.kind === 'static' && this.language.new === '' && decl.nested.get(text);
    if (nested) return this.construct(instanceOf(nested), name, call);
    const candidates = this.methodsOf(receiver, text);
    if (candidates.length > 0) {
      const chosen = this.pass(call, name, `${decl.name}.${text}`, candidates, self);
      const returns = chosen?.method.returns;
      if (chosen && !returns) return nothing;
      return returns?.name === 'Self'
        ? receiver
        : valueOf(this.surface, returns, chosen?.owner ?? decl, self);
    }
    if (self && this.language.extensions) {
      const waited = this.extension(self, name, call);
      if (waited) return waited;
    }
    this.visitArguments(call.args);
    const property = this.language.propertyOf?.(text);
    const read = property && receiver.kind === 'instance' && this.property(receiver, property, name);
    if (read) return read;
    if (['toString', 'equals', 'hashCode'].includes(text)) this.checkNoFuture(receiver, name);
    if (isForeignMember(this.surface, decl, text)) return unknown;
    if (!this.language.propertyOf && memberNames(this.surface, decl).includes(text)) {
      this.say(name, `${decl.name}.${text} is not a function`, 'Read it without parentheses.');
      return unknown;
    }
    const hasProperties = lineage(this.surface, decl).some(({ properties }) => properties.size > 0);
    return this.sayUndeclared(name, decl, text, hasProperties ? property : undefined);
  }

  /** The value of an extension function; undefined if there is none for the type. */
  private extension(self: TypeRef, name: Name, { args, row }: Call): Value | undefined {
    const extension = this.surface.extensions.find(
      (one) => one.method.name === name.text && one.receiver.name === self.name,
    );
    if (!extension) return undefined;
    this.use(name.text, name);
    // `await` is how Kotlin waits for what a callback gets in Java.
    if (self.name === 'WhenceFuture') this.trace.results.push(row);
    this.visitArguments(args);
    const { returns } = extension.method;
    const at = extension.typeParameters.indexOf(returns?.name ?? '');
    return valueOf(this.surface, at >= 0 ? self.args[at] : returns);
  }

  /**
   * Passes the arguments of a call to the method that they fit; arguments that fit none become a finding.
   * @param at Where a finding in the call as a whole is.
   * @param what `AppEvent` or `WhenceSdk.trackEvent`.
   * @param prefix What messages put before it.
   */
  private pass(
    call: Call | Construct,
    at: Place,
    what: string,
    candidates: readonly OwnedMethod[],
    self?: TypeRef,
    prefix = '',
  ): OwnedMethod | undefined {
    const { args } = call;
    const methods = candidates.map(({ method }) => method);
    const { method, finding } = resolveOverload(prefix + what, methods, args, at.row);
    if (finding) this.findings.push(finding);
    const chosen = candidates.find((one) => one.method === method);
    if (!chosen) return undefined;
    if (what === waiting) this.trace.results.push(call.row);
    const values = args.map((arg, i) =>
      arg.value.kind === 'lambda'
        ? this.implementing(arg.value, parameterOf(chosen.method, arg, i)?.type)
        : this.visitAs(arg.value, parameterOf(chosen.method, arg, i)?.type, chosen.owner),
    );
    this.checkMarks(call, at, what, chosen.method);
    if (what === waiting) this.checkWaiting(self, call, values);
    this.checkArguments(what, call, this.fitting(candidates, chosen, args, values), values);
    args.forEach((arg, i) => {
      const parameter = parameterOf(chosen.method, arg, i)?.name ?? '';
      for (const { text, row } of this.textsOf(arg.value)) {
        this.findings.push(...textFindings(this.surface, what, parameter, text, row));
        // Of a literal itself, the arguments' check speaks.
        const problem = arg.value.kind === 'literal' ? undefined : textProblem(parameter, text);
        if (problem) this.say({ row }, ...problem);
      }
    });
    return chosen;
  }

  /** A call that can fail or wait says so, in a language that demands it. */
  private checkMarks(call: Call | Construct, at: Place, what: string, { needs = [] }: Method): void {
    const marks = call.kind === 'call' ? call.marks : undefined;
    for (const need of needs)
      if (marks && !marks.has(need))
        this.say(at, `${what} is called without ${need}`, `Write ${needs.join(' ')} before the call.`);
    for (const [mark, start] of marks ?? [])
      if (!needs.includes(mark)) {
        const key = String([mark, start]);
        const message = `${what} doesn't ${mark === 'try' ? 'throw' : 'wait'}`;
        this.open.set(key, (this.open.get(key) ?? 0) - 1);
        this.idle.set(key, { row: at.row, message, cure: `Leave ${mark} out.` });
      }
  }

  /** A mark that no call needs makes believe that one fails or waits. */
  judgeMarks(): void {
    for (const [mark, said] of this.idle) if (this.open.get(mark) === 0) this.findings.push(said);
  }

  /** A callback gets what its future holds. */
  private checkWaiting(
    future: TypeRef | undefined,
    { args, row }: Call | Construct,
    values: readonly Value[],
  ) {
    const [value] = values;
    const given = value?.kind === 'instance' ? value.type.args[0]?.name : undefined;
    const held = future?.args[0]?.name;
    if (given !== undefined && held !== undefined && scalarName(given) !== scalarName(held))
      this.say(
        args[0] ?? { row },
        `The future holds ${held}, and the callback gets ${given}`,
        `Write WhenceCallback<${held}>.`,
      );
  }

  /** The overload whose parameters take the values; the one that the number of arguments fits if none does. */
  private fitting(
    candidates: readonly OwnedMethod[],
    chosen: OwnedMethod,
    args: readonly Argument[],
    values: readonly Value[],
  ): OwnedMethod {
    if (args.at(-1)?.trailing) return chosen;
    const takes = ({ method, owner }: OwnedMethod): boolean =>
      method.parameters.filter(({ optional }) => !optional).length <= values.length &&
      values.length <= method.parameters.length &&
      args.every((arg, i) => {
        const parameter = parameterOf(method, arg, i);
        return parameter && isAssignable(this.surface, values[i] ?? unknown, parameter.type, owner);
      });
    return candidates.find(takes) ?? chosen;
  }

  /** The texts that an expression can be: a literal, both sides of a choice, and what a variable was given. */
  private textsOf(node: Node): { text: string; row: number }[] {
    if (node.kind === 'literal')
      return node.type === 'String' && node.text !== undefined ? [{ text: node.text, row: node.row }] : [];
    if (node.kind === 'operation') return node.keeps ? node.operands.flatMap((one) => this.textsOf(one)) : [];
    if (node.kind === 'block') return node.body.slice(-1).flatMap((one) => this.textsOf(one));
    if (node.kind === 'group') return node.body.slice(1).flatMap((one) => this.textsOf(one));
    return node.kind === 'name' ? (this.texts.get(node.text) ?? []) : [];
  }

  /** The text of a literal and the last name of a variable or member. */
  private meaningOf(node: Node): Pick<Meaning, 'literal' | 'name'> {
    if (node.kind === 'cast') return this.meaningOf(node.value);
    const isText = node.kind === 'literal' && node.type === 'String';
    const { propertyOf } = this.language;
    const name =
      node.kind === 'name'
        ? (this.known.get(node.text)?.micros ?? node.text)
        : node.kind === 'call' && node.name
          ? propertyOf?.(node.name.text)
          : node.kind === 'member' && !propertyOf
            ? node.name.text
            : undefined;
    return { literal: isText ? node.text : undefined, name };
  }

  /** Arguments must be of the parameters' types and mean what they name. */
  private checkArguments(
    what: string,
    { args, row, end }: Call | Construct,
    { method, owner }: OwnedMethod,
    values: readonly Value[],
  ): void {
    const written = new Map<string, Written>();
    args.forEach((arg, i) => {
      const parameter = parameterOf(method, arg, i);
      if (!parameter) return;
      const text = writtenAs(arg.value);
      if (text) written.set(parameter.name, text);
      const problem = argumentProblem(this.surface, what, owner, parameter, method.parameters, {
        value: values[i] ?? unknown,
        ...this.meaningOf(arg.value),
      });
      if (problem) this.say(arg.value, problem.message, problem.cure);
      const isTyped = !this.language.nullable && values[i]?.kind === 'instance' && values[i].type.args;
      if (isTyped && isTyped.some((one, at) => parameter.type.args[at]?.nullable && !one.nullable))
        this.say(arg.value, `${what} passes null at times`, 'Write a ? behind the type.');
    });
    // To wait is another call in each language: `results` has it.
    if (what !== waiting) this.trace.calls.push({ end, row, what, args: written });
  }

  /** True if the code has compared a value with null since it has been there. */
  private isCompared(path: string, end: number): boolean {
    const pattern = (of: string): string =>
      `(?<![\\w.])${of.replace(/[().$]/g, '\\$&').replaceAll('\\.', '\\s*(?:\\?|!!|!)?\\.')}`;
    const text = pattern(path);
    const code = this.code.slice(this.known.get(path)?.end ?? 0, end);
    const compared = `${text}\\s*(?:[!=]==?\\s*(?:null|nil)\\b|is (?:not )?(?:null|\\{)|is [A-Z]|\\?:|as\\? )`;
    const owner = pattern(path.replace(/\.[^.]+$/, ''));
    // What is valid has no error, and what has none is valid.
    const other = `(?:null|nil)\\s*[!=]==?\\s*${text}(?![\\w.])|${owner}\\.[iI]sValid\\b`;
    return new RegExp(`${compared}|${other}`).test(code);
  }

  /** What can be null is asked only where the code has seen that it isn't. */
  private checkReceiver(receiver: Value, target: Node, name: Name): void {
    this.checkAnswer(receiver, name);
    const start = name.end - name.text.length;
    const path = pathOf(target);
    const isSafe = /[?!]\s*\.\s*$/.test(this.code.slice(target.end, start));
    if (isNullable(receiver) && receiver.kind === 'instance' && !isSafe && !this.isCompared(path, start))
      this.say(name, `${receiver.decl.name} can be missing here`, 'Go on only if it is there.');
  }

  /** Nothing can be computed with a number that is null at times. */
  private checkNumber(node: Node | undefined, value: Value | undefined): void {
    if (!node || !value || value.kind === 'instance' || !isNullable(value)) return;
    const path = pathOf(node);
    if (/^\s*[-+*/%<>]/.test(this.code.slice(node.end, node.end + 20)) && !this.isCompared(path, node.end))
      this.say(node, `${path} can be missing here`, 'Go on only if it is there.');
  }

  /** A call that answers nothing has no value to use. */
  private checkAnswer(value: Value, at: Place): void {
    if (value.kind === 'unknown' && value.plain === 'nothing')
      this.say(
        at,
        "The call before it doesn't answer anything",
        'Call it alone; the log says what is wrong.',
      );
  }

  private checkNoFuture(value: Value, at: Place): void {
    if (value.kind === 'instance' && value.decl.name === 'WhenceFuture')
      this.say(at, 'The future is used as if it were its value', 'Wait for the value first.');
  }
}
