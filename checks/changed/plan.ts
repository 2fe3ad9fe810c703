/**
 * What `npm run check -- --changed` runs and what it leaves to others. A writer who reads "no findings" has to know what
 * nobody has looked at yet.
 */
import { sourceChecks } from '../../lib/toolchain/source-checks.mjs';
import { npmStep, type Step } from '../../lib/toolchain/steps.mjs';
import { contentFolders } from '../../lib/markdown/folders';
import type { ChangedFiles } from './changed-files';

/** Linters of other people: they take files, and without any they would read all. */
const linters: Readonly<Record<string, readonly string[]>> = {
  'check:markdown': ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs', '--no-globs'],
  'check:spelling': [
    'node_modules/cspell/bin.mjs',
    'lint',
    '--no-progress',
    '--quiet',
    '--no-must-find-files',
  ],
};

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

const isOfPages = (file: string): boolean => contentFolders.some((folder) => file.startsWith(`${folder}/`));

/**
 * Steps that judge edited pages.
 * @param changed Files that are removed are not handed to linters; links to removed pages are checked.
 */
export function changedSteps({ files, removed }: ChangedFiles): Step[] {
  const texts = files.filter((file) => isMarkdown(file) && !removed.includes(file));
  return sourceChecks
    .filter(({ pages }) => pages)
    .flatMap(({ title, script, scope }): Step[] => {
      const linter = linters[script];
      if (linter)
        return texts.length > 0 ? [{ title, command: [process.execPath, ...linter, ...texts] }] : [];
      if (!scope) throw new Error(`${script} judges pages and takes neither files nor --changed.`);
      // npm itself takes longer to start than the check of a page may take.
      const file = `scripts/${script.replace(':', '-')}.ts`;
      return [{ title, command: [process.execPath, '--import', 'tsx', file, '--changed'] }];
    });
}

/** Steps that mend what has one certain cure, of all files or of edited ones. */
export const fixSteps = (changed: boolean): Step[] =>
  sourceChecks
    .filter(({ fix, scope }) => fix && (scope ?? !changed))
    .map(({ title, script }) => {
      const { command, ...step } = npmStep(title, script);
      return { ...step, command: [...command, '--', '--fix', ...(changed ? ['--changed'] : [])] };
    });

/** Edited files that are not pages. Other commands judge what they change on pages or in code. */
export const otherFiles = ({ files }: ChangedFiles): string[] =>
  files.filter((file) => !isMarkdown(file) && !isOfPages(file));

/** What no check of the sources sees, with the command that does. */
export const onlyLater: readonly string[] = [
  'npm run build: numbers in <Value> and <Cite>, and whatever <Data>, <Result> and <Chart> put on a page',
  'npm run test:unit: a page that no sidebar shows, a result that is typed instead of computed',
  'npm run test:site, after the build: anchors made of data, HTML, computations, near-copies, search, bytes',
  'npm run test:browser, after the build: accessibility, errors of scripts, layout',
];
