/**
 * What the checkers of all languages share: scopes of names, the findings, which SDK types a sample uses, and the frame
 * of a check. A language adds how its grammar says these things.
 */
import type { Node } from 'web-tree-sitter';
import { argumentProblem, isAssignable, type Meaning } from './arguments';
import { firstError, named, parseCode, type GrammarName } from './grammar';
import {
  findMethods,
  findProperty,
  findType,
  instanceOf,
  isForeignMember,
  singleMethod,
  suggestion,
  unknown,
  valueOf,
  type OwnedMethod,
  type Value,
} from './members';
import {
  eventNameFinding,
  importFindings,
  resolveOverload,
  tokenFinding,
  type Argument,
  type Import,
  type SampleFinding,
} from './rules';
import type { Method, Parameter, Surface, TypeDecl, TypeRef } from './surface';
import { emptyTrace, type Trace, type Written } from './trace';

export abstract class SampleChecker {
  readonly findings: SampleFinding[] = [];
  /** SDK types and functions that the sample names, with the row of the first use. */
  readonly used = new Map<string, number>();
  /** What the sample does with the SDK, for the comparison of tabs. */
  readonly trace: Trace = emptyTrace();
  private readonly scopes: Map<string, Value>[] = [new Map()];

  constructor(protected readonly surface: Surface) {}

  /** Walks a node; gives the value of an expression. */
  abstract visit(node: Node): Value;

  protected say(node: Node, message: string, cure: string): void {
    this.findings.push({ row: node.startPosition.row, message, cure });
  }

  /** A member that a type does not have. `near` is what the suggestion looks for. */
  protected sayUndeclared(node: Node, decl: TypeDecl, name: string, near = name): void {
    this.say(node, `${decl.name}.${name} is not declared`, suggestion(this.surface, decl, near));
  }

  protected use(name: string, node: Node): void {
    if (!this.used.has(name)) this.used.set(name, node.startPosition.row);
  }

  protected inScope<T>(run: () => T): T {
    this.scopes.push(new Map());
    try {
      return run();
    } finally {
      this.scopes.pop();
    }
  }

  protected declare(name: string | undefined, value: Value): void {
    if (name) this.scopes.at(-1)?.set(name, value);
  }

  protected lookUp(name: string): Value | undefined {
    return this.scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  /** Value of a type that the sample names, such as `AppEvent.Builder`; unknown if the SDK has none of that name. */
  protected typeNamed(name: string, node: Node, args: TypeRef[] = []): Value {
    const [first = '', ...nested] = name.split('.');
    const top = this.surface.types.get(first);
    if (!top) return unknown;
    this.use(first, node);
    const decl = findType(this.surface, name);
    if (decl) return instanceOf(decl, args);
    this.say(node, `${name} is not declared`, suggestion(this.surface, top, nested.at(-1) ?? ''));
    return unknown;
  }

  /** Value of a bare name: a variable, or a type of the SDK. */
  protected nameOrType(node: Node): Value {
    const local = this.lookUp(node.text);
    if (local) return local;
    const type = this.surface.types.get(node.text);
    if (!type) return unknown;
    this.use(node.text, node);
    return { kind: 'static', decl: type };
  }

  /** Value of a constant, a nested type or an entry object's property; undefined if the type has none of that name. */
  protected staticMember(decl: TypeDecl, name: string, node: Node): Value | undefined {
    if (decl.constants.has(name)) {
      this.useOf(`${decl.name}.${name}`, node);
      return instanceOf(decl);
    }
    const nested = decl.nested.get(name);
    if (nested) return { kind: 'static', decl: nested };
    const property = decl.kind === 'object' ? findProperty(this.surface, decl, name) : undefined;
    return property && valueOf(this.surface, property.type, property.owner);
  }

  /** Methods that a call on a value can mean. */
  protected methodsOf({ kind, decl }: Exclude<Value, { kind: 'unknown' }>, name: string): OwnedMethod[] {
    return kind === 'static' && decl.kind !== 'object'
      ? (decl.statics.get(name) ?? []).map((method) => ({ method, owner: decl }))
      : findMethods(this.surface, decl, name);
  }

  /** The method whose parameters fit; arguments that fit none become a finding. */
  protected overloadOf(
    what: string,
    candidates: readonly Method[],
    args: readonly Argument[],
    node: Node,
  ): Method | undefined {
    const { method, finding } = resolveOverload(what, candidates, args, node.startPosition.row);
    if (finding) this.findings.push(finding);
    return method;
  }

  /** Parameters of a lambda that implements a functional interface; nothing is known of other types. */
  protected lambdaParameters(type: TypeRef | undefined): Value[] {
    const single = type ? singleMethod(this.surface, type) : undefined;
    return single
      ? single.method.parameters.map((p) => valueOf(this.surface, p.type, single.owner, type))
      : [];
  }

  /**
   * An implementation of an SDK interface: what it overrides exists, what it must have is there.
   * @param word What the language calls a method.
   * @param overrides Methods that are marked as overriding.
   * @param own Names of all methods that count as implemented.
   */
  protected checkImplementation(
    decl: TypeDecl,
    node: Node,
    word: string,
    overrides: readonly { name: string; node: Node }[],
    own: readonly string[],
  ): void {
    for (const { name, node: at } of overrides) {
      if (findMethods(this.surface, decl, name).length > 0 || isForeignMember(this.surface, decl, name))
        continue;
      this.say(at, `${decl.name} has no ${word} ${name} to override`, suggestion(this.surface, decl, name));
    }
    for (const required of decl.methods.keys()) {
      if (!own.includes(required))
        this.say(node, `${decl.name} needs the ${word} ${required}`, 'Override it.');
    }
  }

  /** How an argument is written, for the comparison of tabs. */
  protected abstract written(node: Node): Written | undefined;

  /** The text of a literal and the last name of a variable or member. */
  protected abstract meaningOf(node: Node): Pick<Meaning, 'literal' | 'name'>;

  /**
   * Arguments must be of the parameters' types and mean what they name.
   * @param given Each argument with its parameter, its node and its value.
   */
  protected checkArguments(
    what: string,
    call: Node,
    { method, owner }: OwnedMethod,
    given: readonly { parameter: Parameter | undefined; node: Node; value: Value }[],
  ): void {
    const args = new Map<string, Written>();
    for (const { parameter, node, value } of given) {
      if (!parameter) continue;
      const written = this.written(node);
      if (written) args.set(parameter.name, written);
      const problem = argumentProblem(this.surface, what, owner, parameter, method.parameters, {
        value,
        ...this.meaningOf(node),
      });
      if (problem) this.say(node, problem.message, problem.cure);
    }
    // To wait is another call in each language: `results` has it.
    if (what !== 'WhenceFuture.onComplete')
      this.trace.calls.push({ end: call.endIndex, row: call.startPosition.row, what, args });
  }

  /** A member or constant of the SDK that the sample reads. */
  protected useOf(what: string, node: Node): void {
    this.trace.uses.push({ what, row: node.startPosition.row });
  }

  /** A future where its value is meant: it is neither a text nor a number, and never null. */
  protected checkNoFuture(value: Value | undefined, node: Node): void {
    if (value?.kind === 'instance' && value.decl.name === 'WhenceFuture')
      this.say(node, 'The future is used as if it were its value', 'Wait for the value first.');
  }

  /** A declared type must match the type of the value. */
  protected checkDeclared(type: TypeRef, value: Value, node: Node): void {
    if (!isAssignable(this.surface, value, type))
      this.say(
        node,
        `The value is not a ${type.name}`,
        'Declare the type that the call gives, or wait for the future.',
      );
  }

  /** The overload whose parameters take the values; the one that the number of arguments fits if none does. */
  protected fitting(
    candidates: readonly OwnedMethod[],
    chosen: OwnedMethod | undefined,
    labels: readonly (string | undefined)[],
    values: readonly Value[],
  ): OwnedMethod | undefined {
    return (
      candidates.find(
        ({ method: { parameters }, owner }) =>
          parameters.filter(({ optional }) => !optional).length <= values.length &&
          values.length <= parameters.length &&
          values.every((value, i) => {
            const label = labels[i];
            const parameter =
              label === undefined ? parameters[i] : parameters.find(({ name }) => name === label);
            return parameter !== undefined && isAssignable(this.surface, value, parameter.type, owner);
          }),
      ) ?? chosen
    );
  }

  /** Rules for texts that the SDK would refuse at run time. `what` is the constructor or function. */
  protected checkText(what: string, text: string, node: Node): void {
    const { row } = node.startPosition;
    const builder = 'WhenceConfiguration.Builder';
    const token = what === builder ? findType(this.surface, builder)?.constructor_?.[0]?.name : undefined;
    const finding = token
      ? tokenFinding(text, token, row)
      : ['AppEvent', 'WhenceSdk.trackEvent', 'WhenceSdk.publishEvent'].includes(what)
        ? eventNameFinding(text, row)
        : undefined;
    if (finding) this.findings.push(finding);
  }
}

export interface SampleLanguage {
  grammar: GrammarName;
  /** Name for messages. */
  label: string;
  /** Makes a file of a fragment, without moving a line. */
  wrapped: (code: string) => string;
  /** True if the fragment parses, but only as part of something else. */
  needsWrapping?: (root: Node) => boolean;
  imports: (root: Node) => Import[];
  checker: (surface: Surface) => SampleChecker;
}

export interface CheckedSample {
  /** Empty if the sample is right. */
  findings: SampleFinding[];
  /** Undefined if the sample cannot be parsed. */
  trace: Trace | undefined;
}

/** Checks one sample. */
export async function checkWith(
  language: SampleLanguage,
  code: string,
  surface: Surface,
  options: { fragment: boolean },
): Promise<CheckedSample> {
  let root = await parseCode(language.grammar, code);
  let error = firstError(root);
  if (error || language.needsWrapping?.(root)) {
    const again = await parseCode(language.grammar, language.wrapped(code));
    if (!again.hasError) {
      root = again;
      error = undefined;
    }
  }
  if (error) {
    const finding = {
      row: error.startPosition.row,
      message: `The sample is not valid ${language.label}`,
      cure: `Look at: ${error.text.split('\n')[0]?.slice(0, 60)}`,
    };
    return { findings: [finding], trace: undefined };
  }
  const checker = language.checker(surface);
  const imports = language.imports(root);
  for (const node of named(root)) checker.visit(node);
  const ofImports = importFindings(surface, imports, checker.used, {
    fragment: options.fragment && imports.length === 0,
    ownPackage: /^package\s+([\w.]+)/m.exec(code)?.[1],
  });
  const body = headAndBody(code).body.join('\n');
  const idle = imports.filter(({ path }) => {
    const name = path.split('.').at(-1) ?? '';
    return (
      name !== '*' &&
      [...surface.packages].some((pkg) => path.startsWith(`${pkg}.`)) &&
      !new RegExp(`\\b${name}\\b`).test(body)
    );
  });
  return {
    findings: [
      ...checker.findings,
      ...ofImports,
      ...idle.map(({ path, row }) => ({
        row,
        message: `${path} is imported and not used`,
        cure: 'Use it, or remove the import.',
      })),
    ],
    trace: checker.trace,
  };
}

/** The leading imports, package lines and comments, and the rest. */
export function headAndBody(code: string): { head: string[]; body: string[] } {
  const lines = code.split('\n');
  const split = lines.findIndex((line) => line.trim() !== '' && !/^\s*(import|package|\/\/)/.test(line));
  const at = Math.max(split, 0);
  return { head: lines.slice(0, at), body: lines.slice(at) };
}
