/**
 * One parser runtime for the languages of samples. web-tree-sitter 0.25 loads the grammars of Kotlin (its maintained fork),
 * Java, Swift, C#, Python, Ruby and TypeScript; 0.27 does not load all of them (samples on pages and in
 * tests/samples prove that these parse).
 */
import { createRequire } from 'node:module';
import { Language, Parser, type Node } from 'web-tree-sitter';

const require = createRequire(`${process.cwd()}/`);

const files = {
  kotlin: '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  java: 'tree-sitter-wasms/out/tree-sitter-java.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
  csharp: 'tree-sitter-wasms/out/tree-sitter-c_sharp.wasm',
  python: 'tree-sitter-wasms/out/tree-sitter-python.wasm',
  ruby: 'tree-sitter-wasms/out/tree-sitter-ruby.wasm',
  tsx: 'tree-sitter-wasms/out/tree-sitter-tsx.wasm',
} as const;

export type GrammarName = keyof typeof files;

let started: Promise<void> | undefined;
const parsers = new Map<GrammarName, Promise<Parser>>();

/** Grammars load one after another: the runtime links one of them with another if two load at the same time. */
let loading: Promise<unknown> = Promise.resolve();

async function makeParser(name: GrammarName): Promise<Parser> {
  started ??= Parser.init();
  await started;
  const language = loading.then(() => Language.load(require.resolve(files[name])));
  loading = language.catch(() => undefined);
  const parser = new Parser();
  parser.setLanguage(await language);
  return parser;
}

/** A parser for a language, made once a process. */
function parserFor(name: GrammarName): Promise<Parser> {
  const parser = parsers.get(name) ?? makeParser(name);
  parsers.set(name, parser);
  return parser;
}

/** Parses code; the tree may hold errors. */
export async function parseCode(name: GrammarName, code: string): Promise<Node> {
  const tree = (await parserFor(name)).parse(code);
  if (!tree) throw new Error(`The ${name} grammar gave no tree.`);
  return tree.rootNode;
}

/** The first place that the grammar could not read; undefined if all is fine. */
export function firstError(node: Node): Node | undefined {
  if (!node.hasError) return undefined;
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child ? firstError(child) : undefined;
    if (found) return found;
  }
  return node;
}

/** Named children without comments, which can be anywhere. */
export const named = (node: Node): Node[] =>
  node.namedChildren.filter((child): child is Node => child !== null && !/comment/.test(child.type));

/** Named children of a type. */
export const childrenOf = (node: Node, ...types: string[]): Node[] =>
  named(node).filter((child) => types.includes(child.type));

/** First named child of a type. */
export const childOf = (node: Node, ...types: string[]): Node | undefined => childrenOf(node, ...types)[0];
