/** Writes the reference pages of the SDK versions that have one, from declarations/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSdkVersion } from '../../../config/versions';
import { inherit, readVersions, type DeclarationProblem } from '../../../lib/declarations/load';
import { namesInCode } from '../../../lib/declarations/names';
import { loadSdkReference, loadSdkReleases, loadSdkUpdates } from '../../../lib/facts/load';
import { plannedPages } from '../../../lib/routes/planned-pages';
import { referenceFolders } from './outputs';
import { referencePages } from './pages';
import { didYouMean } from '../../../lib/text/closest';
import { lineIn } from '../../../lib/yaml/read';
import { ReferenceWriter } from './render';

/** Newer names by older ones, as the updates after a version pair them; the newest update last. */
const renamedSince = (platform: string, version: string): Record<string, string> =>
  Object.fromEntries(
    (loadSdkUpdates().find((entry) => entry.platform === platform)?.updates ?? [])
      .filter(({ to }) => to !== version && to > version)
      .toReversed()
      .flatMap(({ rows }) => rows)
      .flatMap((row) => {
        const newer = namesInCode(row.new);
        return namesInCode(row.old ?? '').flatMap((name, at) => (newer[at] ? [[name, newer[at]]] : []));
      }),
  );

/**
 * The pages by their file.
 * @throws Error naming file, line and cure of all that is wrong with declarations or hosts.
 */
export async function referenceFiles(): Promise<Map<string, string>> {
  const planned = plannedPages();
  const problems: DeclarationProblem[] = [];
  const files = new Map<string, string>();
  const hasReference = (version: string, platform: string) =>
    planned.some(({ path: route }) => route === `/sdk/${version}/${platform}/reference`);
  const { releases } = loadSdkReleases();
  for (const [platform, { package: packageName, hosts, guides, examples }] of Object.entries(
    loadSdkReference(),
  )) {
    const inherited = inherit(
      // Comments are of the versions that have a reference, and of the newest.
      await readVersions(
        platform,
        (version) => version === currentSdkVersion || hasReference(version, platform),
      ),
      releases
        .filter(({ platforms }) => platforms.some((one) => one === platform))
        .map(({ release }) => release),
    );
    problems.push(...inherited.problems);
    const everywhere = new Set(
      [...inherited.versions.values()].flatMap((symbols) =>
        [...symbols].flatMap(([name, { members }]) => [name, ...members.map((one) => `${name}.${one.name}`)]),
      ),
    );
    const named = [
      ...Object.entries(guides).flatMap(([topic, names]) =>
        names.map((name, i) => ({ name, at: ['guides', topic, i] })),
      ),
      ...Object.keys(examples).map((name) => ({ name, at: ['examples', name] })),
    ];
    for (const { name, at } of named)
      if (!everywhere.has(name))
        problems.push({
          file: 'data/sdk-reference.yaml',
          line: lineIn('sdk-reference.yaml', platform, ...at),
          message: `no version declares ${name}`,
          cure: didYouMean(name, [...everywhere]),
        });
    for (const [version, symbols] of inherited.versions) {
      if (!hasReference(version, platform)) continue;
      const base = `/sdk/${version}/${platform}/reference`;
      const { pages, problems: misplaced } = referencePages(base, planned, symbols, hosts, everywhere);
      problems.push(...misplaced);
      const writer = new ReferenceWriter({
        platform: platform === 'unity' ? 'unity' : 'react-native',
        version,
        packageName,
        versions: inherited.versions,
        pages,
        renamed: renamedSince(platform, version),
        examples,
        guides: Object.entries(guides).flatMap(([topic, all]) => {
          const route = `/sdk/${version}/${platform}/${topic}`;
          const title = planned.find((page) => page.path === route)?.title;
          return title === undefined ? [] : [{ title, route, symbols: all }];
        }),
      });
      for (const page of pages)
        files.set(
          `sdk_versioned_docs/version-${version}/${platform}/reference/${page.slug || 'index'}.mdx`,
          writer.page(page),
        );
    }
  }
  if (problems.length > 0)
    throw new Error(problems.map((p) => `${p.file}:${p.line} — ${p.message} — ${p.cure}`).join('\n'));
  return files;
}

/** Writes the pages, and says how many. */
export async function writeAll(): Promise<number> {
  const files = await referenceFiles();
  for (const folder of referenceFolders) rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return files.size;
}
