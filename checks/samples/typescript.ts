/**
 * Checks TypeScript and JavaScript samples of the SDK with the compiler: one strict program a version over all of them, with
 * the declarations of the SDK, React's own types, and hand-written types of other packages. What the compiler lets pass is
 * checked on its tree: names of events, tokens, and members that a condition spreads into an object.
 */
import path from 'node:path';
import ts from 'typescript';
import { textProblem } from './arguments';
import type { Sample } from './extract';
import { eventNameFindings, finding, tokenFindings, unless, type SampleFinding } from './rules';

/** Languages that the compiler reads on React Native pages. */
export const compiledLanguages: readonly string[] = ['typescript', 'tsx', 'javascript'];

const sdk = 'react-native-whence-sdk';
const folder = 'declarations/react-native';
const others = path.resolve(folder, 'others/third-party.d.ts');
const declarationsOf = (version: string): string => path.resolve(folder, version, 'index.d.ts');

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
};

/** Parsed files that are on the disk: libraries and declarations, the same in every program. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Names that the SDK exports in a version. */
const exported = new Map<string, readonly string[]>();
function exportsOf(version: string): readonly string[] {
  const text = ts.sys.readFile(declarationsOf(version)) ?? '';
  const names =
    exported.get(version) ??
    [...text.matchAll(/^export (?:declare )?(?:enum|type|interface|const|function|class) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
  exported.set(version, names);
  return names;
}

/** The text that the compiler reads. A fragment uses the SDK without imports; they come last, so no line moves. */
export function textOf({ code, meta, version }: Sample): string {
  if (!meta.flags.has('fragment') || /^import /m.test(code)) return code;
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
  const used = exportsOf(version).filter(isUsed);
  const whole = /^export default (\w+);$/m.exec(ts.sys.readFile(declarationsOf(version)) ?? '')?.[1];
  const imports = [
    ...(whole !== undefined && isUsed(whole) ? [whole] : []),
    ...(used.length > 0 ? [`{ ${used.join(', ')} }`] : []),
  ].join(', ');
  return `${code}\nexport {};${imports ? `import ${imports} from '${sdk}';` : ''}`;
}

/** The file that a sample would be. Tabs can have two of one title; a relative import finds the first of its page. */
export function fileNames(samples: readonly Sample[]): Map<string, Sample> {
  const files = new Map<string, Sample>();
  for (const sample of samples) {
    const extension = { tsx: 'tsx', javascript: 'js' }[sample.language] ?? 'ts';
    const title = sample.meta.values.title ?? '';
    const named = new RegExp(`\\.${extension}x?$`).test(title) ? title : `line-${sample.line}.${extension}`;
    const name = path.resolve('.samples', sample.file, named);
    files.set(
      files.has(name) ? path.resolve(path.dirname(name), `${sample.line}.${extension}`) : name,
      sample,
    );
  }
  return files;
}

function programOf(files: ReadonlyMap<string, Sample>, version: string): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const samples = new Map([...files].map(([name, sample]) => [name, textOf(sample)]));
  host.fileExists = (name) => samples.has(path.resolve(name)) || ts.sys.fileExists(name);
  // A folder of samples is on no disk.
  delete host.directoryExists;
  host.readFile = (name) => samples.get(path.resolve(name)) ?? ts.sys.readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = samples.get(path.resolve(name));
    if (text !== undefined) return ts.createSourceFile(name, text, target, true);
    if (!parsed.has(name)) parsed.set(name, read(name, target, ...rest));
    return parsed.get(name);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      if (text === sdk)
        return { resolvedModule: { resolvedFileName: declarationsOf(version), extension: ts.Extension.Dts } };
      return ts.resolveModuleName(text, /^\./.test(text) ? from : path.resolve('index.ts'), options, host);
    });
  return ts.createProgram([...files.keys(), others], options, host);
}

/** What the SDK says of a name of an event, where a literal is one. The compiler compares the members of predefined ones. */
function eventFindings(literal: ts.StringLiteral, checker: ts.TypeChecker, row: number): SampleFinding[] {
  const { parent, text } = literal;
  if (ts.isCallExpression(parent))
    return /^(?:track|publish)Event$/.test(parent.expression.getText()) ? eventNameFindings(text, row) : [];
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'name') return [];
  const given = checker.getContextualType(parent.parent);
  const types = given?.isUnion() ? given.types : given ? [given] : [];
  const isPredefined = types.some((type) => {
    const name = type.getProperty('name');
    return name !== undefined && checker.typeToString(checker.getTypeOfSymbol(name)) === `"${text}"`;
  });
  return isPredefined || !types.some(({ symbol }) => (symbol as ts.Symbol | undefined)?.name === 'AppEvent')
    ? []
    : eventNameFindings(text, row);
}

/** The texts that an expression can be. */
function textsOf(node: ts.Expression, checker: ts.TypeChecker): string[] {
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? one.value : []));
}

/** What is wrong with texts that a call of the SDK gets. */
function textFindings(call: ts.CallExpression, checker: ts.TypeChecker, row: number): SampleFinding[] {
  const { parameters = [], declaration } = checker.getResolvedSignature(call) ?? {};
  if (!declaration?.getSourceFile().fileName.startsWith(path.resolve(folder))) return [];
  return call.arguments.flatMap((argument, i) =>
    textsOf(argument, checker).flatMap((text) => {
      const problem = textProblem(parameters[i]?.name ?? '', text);
      return problem ? [finding(row, ...problem)] : [];
    }),
  );
}

/** True of a promise that nothing waits for and whose error nothing catches, as in the lint rule no-floating-promises. */
function isFloating(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(node)) return isFloating(node.expression, checker);
  if (ts.isConditionalExpression(node))
    return isFloating(node.whenTrue, checker) || isFloating(node.whenFalse, checker);
  if (ts.isBinaryExpression(node)) return isFloating(node.right, checker);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const name = node.expression.name.text;
    if (node.arguments.length >= ({ catch: 1, then: 2 }[name] ?? Infinity)) return false;
    if (name === 'finally') return isFloating(node.expression.expression, checker);
  }
  return !ts.isVoidExpression(node) && checker.getTypeAtLocation(node).getProperty('then') !== undefined;
}

/** What the compiler does not see in a node of a sample. */
function nodeFindings(node: ts.Node, checker: ts.TypeChecker): SampleFinding[] {
  const row = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line;
  if (ts.isSpreadAssignment(node))
    return unless(
      !/^\(?[^?]*\?[^.?]/.test(node.expression.getText()),
      row,
      'A wrong member in a spread of a condition goes unnoticed',
      'Set the members one by one.',
    );
  if (ts.isExpressionStatement(node))
    return unless(
      !isFloating(node.expression, checker),
      row,
      'Nothing waits for the promise, and nothing catches its error',
      'Write await in a try, or .catch(…) after it.',
    );
  if (ts.isPrefixUnaryExpression(node))
    return unless(
      checker.getTypeAtLocation(node.operand).getProperty('then') === undefined,
      row,
      'A promise is always true',
      'Write await before the call.',
    );
  if (ts.isCallExpression(node)) return textFindings(node, checker, row);
  if (ts.isStringLiteral(node)) return eventFindings(node, checker, row);
  if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return [];
  const prefix = ({ android: 'wta', ios: 'wti' } as const)[node.name.getText()];
  const owner = node.parent.parent;
  const member =
    ts.isPropertyAssignment(owner) || ts.isVariableDeclaration(owner) ? owner.name.getText() : '';
  return prefix && /^(?:whence|api)Token$/.test(member)
    ? tokenFindings(node.initializer.text, member, prefix, row)
    : [];
}

/** Compiles samples of one version together. */
function compileVersion(samples: readonly Sample[], version: string): Map<Sample, SampleFinding[]> {
  if (!ts.sys.fileExists(declarationsOf(version))) {
    const message = `There are no declarations of React Native ${version}`;
    return new Map(samples.map((sample) => [sample, [finding(0, message, `Add ${folder}/${version}.`)]]));
  }
  const files = fileNames(samples);
  const program = programOf(files, version);
  const checker = program.getTypeChecker();
  return new Map(
    [...files].map(([name, sample]) => {
      const file = program.getSourceFile(name);
      if (!file) throw new Error(`${sample.file}:${sample.line}: the compiler does not read the sample.`);
      const said = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      const findings = said.map(({ start = 0, messageText }) =>
        finding(
          file.getLineAndCharacterOfPosition(start).line,
          ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ').replace(/\.$/, ''),
          `${folder} has the types of ${version}.`,
        ),
      );
      const visit = (node: ts.Node): void => {
        findings.push(...nodeFindings(node, checker));
        ts.forEachChild(node, visit);
      };
      visit(file);
      return [sample, findings];
    }),
  );
}

const compiled = new WeakMap<Sample, SampleFinding[]>();

/**
 * Compiles samples at once, for those who ask for one of them later: a program costs more than a sample. One that is new is
 * compiled with the others of its page, which it can import.
 */
export function compile(samples: readonly Sample[]): void {
  for (const version of new Set(samples.map((sample) => sample.version))) {
    const ofVersion = samples.filter((sample) => sample.version === version);
    const pages = new Set(ofVersion.filter((sample) => !compiled.has(sample)).map(({ file }) => file));
    const together = ofVersion.filter(({ file }) => pages.has(file));
    if (together.length === 0) continue;
    for (const [sample, result] of compileVersion(together, version)) compiled.set(sample, result);
  }
}

/** What the compiler says of a sample. */
export function compiledFindings(sample: Sample): SampleFinding[] {
  compile([sample]);
  const result = compiled.get(sample);
  if (!result) throw new Error(`${sample.file}:${sample.line}: the sample is not compiled.`);
  return result;
}
