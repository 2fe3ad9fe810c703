/**
 * Examples name only what the sample world has. A mistyped id, host or token looks like any other to a reader, who then
 * searches the downloads for an app that does not exist, or sends requests to a host that nobody owns.
 */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../lib/files/below';
import { listSources } from '../../lib/markdown/sources';
import { sampleNames, type NameKind } from '../../lib/facts/sample-names';
import { didYouMean } from '../../lib/text/closest';
import type { Finding } from '../report';

/** Folders of data whose values pages show. */
const folders = ['openapi', 'data/raw-data', 'data/sample-world', 'data/json-schemas'];

/** Files whose examples are compared with the sample world: written pages, specifications and facts with examples. */
export const filesWithNames = (): string[] => [
  ...listSources()
    .filter(({ generated }) => !generated)
    .map(({ file }) => file),
  ...folders.flatMap((folder) => filesBelow(folder, '**/*.{json,yaml}').map((name) => `${folder}/${name}`)),
];

/** Names in a text that are not among the known ones, each at its line. */
export function nameProblems(file: string, text: string, kinds: readonly NameKind[]): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    kinds.flatMap(({ what, pattern, names, where }) =>
      [...content.matchAll(pattern)]
        .filter(([name]) => !names.has(name))
        .map(([name]): Finding => {
          // The prefix says what an id is of: an app is not what a writer meant with a user.
          const alike = [...names].filter((known) => known.startsWith(name.slice(0, 4)));
          return {
            file,
            line: index + 1,
            message: `The sample world has no ${what} ${name}`,
            cure: `${didYouMean(name, alike)} ${where} has them all.`.trimStart(),
          };
        }),
    ),
  );
}

/** Unknown names in files that have examples. */
export function allNameProblems(files: readonly string[] = filesWithNames()): Finding[] {
  const kinds = sampleNames();
  return files.flatMap((file) => nameProblems(file, readFileSync(file, 'utf8'), kinds));
}
