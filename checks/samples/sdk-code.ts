/** Checks a sample of an SDK language: it parses, its tree resolves, and its imports are those that it needs. */
import type { Node } from 'web-tree-sitter';
import { csharp } from './csharp';
import { foreignFindings } from './foreign-names';
import { firstError, named, parseCode } from '../../lib/declarations/grammar';
import { java } from './java';
import { kotlin } from './kotlin';
import { Resolver } from './resolver';
import { importFindings, moduleFindings, type SampleFinding } from './rules';
import type { Surface } from './surface';
import { swift } from './swift';
import type { Trace } from './trace';
import type { SampleLanguage } from './tree';

/** The SDK languages, by the name that a fence has. */
export const sdkLanguages: Readonly<Record<string, SampleLanguage>> = { kotlin, java, swift, csharp };

/** The platform of a language that only it has; its imports don't say which names are whose. */
export const platformOfLanguage: Readonly<Record<string, string>> = { swift: 'ios', csharp: 'unity' };

export interface CheckedSample {
  /** Empty if the sample is right. */
  findings: SampleFinding[];
  /** Both undefined if the sample cannot be parsed. */
  trace?: Trace;
  root?: Node;
}

/** The leading imports, package lines and comments, and the rest. */
function headAndBody(code: string): { head: string[]; body: string } {
  const lines = code.split('\n');
  const split = lines.findIndex(
    (line) => line.trim() !== '' && !/^\s*(import|package|using|\/\/)/.test(line),
  );
  const at = Math.max(split, 0);
  return { head: lines.slice(0, at), body: lines.slice(at).join('\n') };
}

/** What is said of a place that the grammar cannot read. */
export const syntaxFinding = ({ startPosition, text }: Node, label: string): SampleFinding => ({
  row: startPosition.row,
  message: `The sample is not valid ${label}`,
  cure: `Look at: ${text.split('\n')[0]?.slice(0, 60)}`,
});

/** Checks one sample; a fragment without imports needs none. */
export async function checkSdkCode(
  language: SampleLanguage,
  code: string,
  surface: Surface,
  isFragment: boolean,
  namesOnPage: ReadonlySet<string> = new Set(),
): Promise<CheckedSample> {
  const { head, body } = headAndBody(code);
  let root = await parseCode(language.grammar, code);
  let error = firstError(root);
  if (error || language.needsWrapping?.(root)) {
    const again = await parseCode(language.grammar, [...head, language.wrapped(body)].join('\n'));
    if (!again.hasError) {
      root = again;
      error = undefined;
    }
  }
  if (error) return { findings: [syntaxFinding(error, language.label)] };
  const resolver = new Resolver(surface, language, root.text);
  const tree = named(root).map(language.tree);
  for (const node of tree) resolver.visit(node);
  resolver.judgeMarks();
  const imports = tree.filter((node) => node.kind === 'import');
  const fragment = isFragment && imports.length === 0;
  const ofImports = language.modules
    ? moduleFindings(surface, imports, resolver.used, fragment)
    : importFindings(surface, imports, resolver.used, {
        body,
        fragment,
        ownPackage: /^package\s+([\w.]+)/m.exec(code)?.[1],
      });
  const platform = platformOfLanguage[language.grammar];
  const foreign = platform ? await foreignFindings(root, platform, surface, namesOnPage) : [];
  return { findings: [...resolver.findings, ...ofImports, ...foreign], trace: resolver.trace, root };
}
