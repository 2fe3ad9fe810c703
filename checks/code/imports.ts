/**
 * Who imports whom: no room imports from one below it, and nothing imports in a circle. The rules, each with its cure,
 * are in .dependency-cruiser.mjs; this adds the line, which dependency-cruiser does not know.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import type { Finding } from '../report';

/** First line (1-based) of a source that imports from the module as written; 1 if none does. */
export function lineOfImport(source: string, specifier: string): number {
  const quoted = [`'${specifier}'`, `"${specifier}"`];
  const index = source
    .split('\n')
    .findIndex(
      (line) => quoted.some((text) => line.includes(text)) && /\b(from|import|require)\b|^\s*\}/.test(line),
    );
  return index + 1 || 1;
}

/** The tool; the package can only be imported, and the scripts run as CommonJS. */
async function loadCruiser() {
  const [{ cruise }, options, tsConfig] = await Promise.all([
    import('dependency-cruiser'),
    import('dependency-cruiser/config-utl/extract-depcruise-options'),
    import('dependency-cruiser/config-utl/extract-ts-config'),
  ]);
  return { cruise, readOptions: options.default, readTsConfig: tsConfig.default };
}

/** What a violation says, in words. */
function messageOf({ from, to, cycle, rule }: IViolation): string {
  if (rule.name.startsWith('listed-')) return 'is in a folder that no row of rooms lists';
  return cycle
    ? `Imports in a circle: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
    : `${from.split('/')[0]} must not import ${to}`;
}

/**
 * Breaches of the rules in a tree.
 * @param root Folder that holds the rooms.
 * @param config Rules, from the working directory.
 * @returns The findings, and how many modules were looked at.
 */
export async function importProblems(
  root = '.',
  config = '.dependency-cruiser.mjs',
): Promise<{ findings: Finding[]; modules: number }> {
  const { cruise, readOptions, readTsConfig } = await loadCruiser();
  const baseDir = path.resolve(root);
  const { enhancedResolveOptions, tsConfig, ...options } = await readOptions(path.resolve(config));
  const { output } = await cruise(['.'], { ...options, baseDir }, enhancedResolveOptions, {
    tsConfig: readTsConfig(path.resolve(tsConfig?.fileName ?? 'tsconfig.json')),
  });
  const { modules, summary } = output as ICruiseResult;
  const specifiers = new Map(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, module }) => [`${source} ${resolved}`, module] as const),
    ),
  );
  const cures = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
  const findings = summary.violations.map((violation): Finding => {
    const { from, to, rule } = violation;
    const specifier = specifiers.get(`${from} ${to}`);
    return {
      file: from,
      line: specifier ? lineOfImport(readFileSync(path.join(baseDir, from), 'utf8'), specifier) : 1,
      message: messageOf(violation),
      cure: cures.get(rule.name) ?? rule.name,
    };
  });
  const own = modules.filter(
    ({ source, coreModule, couldNotResolve }) =>
      !coreModule && !couldNotResolve && !source.includes('node_modules'),
  );
  return { findings, modules: own.length };
}
