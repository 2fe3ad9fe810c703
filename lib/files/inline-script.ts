/** Scripts that documents have in their text. */
import { readFileSync } from 'node:fs';
import { rspack } from '@docusaurus/faster';

/**
 * Plain JavaScript of some files as one script, minified once: documents are not (scripts/docusaurus.mjs).
 * @param values Texts that the script uses by these names.
 * @throws Error if the script would end its own element.
 */
export function inlineScript(
  files: readonly string[],
  values: Readonly<Record<string, string>> = {},
): string {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('');
  const { code } = rspack.experiments.swc.minifySync(source, {
    compress: { global_defs: { ...values } },
    mangle: true,
    format: { comments: false },
  });
  if (/<\/script|<!--/i.test(code)) throw new Error(`${files.join(', ')}: a script cannot hold its own end.`);
  return code;
}
