/**
 * `npm run new -- sdk-page <version> <page>`: a page of an older SDK version, which starts as a copy of the same page in the
 * next newer version that has it. What has one name in both versions is renamed, and each line that still names something
 * that the older version lacks gets a mark.
 */
import { otherVersionProblems, products } from '../../checks/content/other-versions';
import { versionMark } from '../../checks/content/placeholders';
import { findingsOf } from '../../checks/samples/check';
import { samplesIn } from '../../checks/samples/extract';
import { currentSdkVersion, sdkVersions } from '../../config/versions';
import { fileExists, readText } from '../../lib/cache/inputs';
import { loadSdkReleases, loadSdkTopics, loadSdkUpdates } from '../../lib/facts/load';
import { listSources, parsePage } from '../../lib/markdown/sources';
import { plannedPages } from '../../lib/routes/planned-pages';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import { didYouMean } from '../../lib/text/closest';
import { literalSource } from '../../lib/text/pattern';
import { BadInput, type Plan } from './plan';

const versions = sdkVersions.map(({ path }) => path);

/** A name in code, with its arguments, or a label: what an update can pair. */
const namePattern =
  /^(?:(?:option )?`\.?(?<code>[A-Za-z][\w.]*)(?<called>\([^`]*\))?`|\*\*(?<label>[^*]+)\*\*)$/;

/** Older names by newer ones: of updates to a version, the parts that name just one thing in both versions. */
export function renamesBefore(to: string, platform: string | undefined): Map<string, string> {
  const rows = loadSdkUpdates()
    .filter((entry) => platform === undefined || entry.platform === platform)
    .flatMap(({ updates }) => updates.filter((step) => step.to === to).flatMap((step) => step.rows));
  const names = new Map<string, string>();
  for (const row of rows) {
    const [old = [], now = []] = [row.old ?? '', row.new].map((text) =>
      text.split(', ').map((part) => namePattern.exec(part)?.groups),
    );
    for (const [at, newer] of now.entries()) {
      const older = old.length === now.length ? old[at] : undefined;
      const [before, name] = newer?.code ? [older?.code, newer.code] : [older?.label, newer?.label];
      if (before && name && before !== name && older?.called === newer?.called && !products.has(name))
        names.set(name, before);
    }
  }
  return names;
}

/** A text whose code, labels, and keywords have the older names. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const sources = [...names.keys()].sort((a, b) => b.length - a.length).map(literalSource);
  const pattern = new RegExp(`(?<![\\w-])(?:${sources.join('|') || '$^'})(?![\\w-])`, 'g');
  return text.replace(/```[^]*?```|`[^`\n]+`|\*\*[^*\n]+\*\*|^keywords: .*$/gm, (part) =>
    part.replace(pattern, (name) => names.get(name) ?? name),
  );
}

/** The newest release of a version on a platform. */
const latest = (version: string, platform = ''): string =>
  loadSdkReleases().releases.find(
    (one) => one.release.startsWith(version.slice(0, -1)) && one.platforms.join().includes(platform),
  )?.release ?? '';

/** A line with a mark, where Markdown, a table, and front matter stay what they are. */
const marked = (line: string, why: string, isHead: boolean): string =>
  isHead
    ? `${line} # ${why}`
    : /^\s*\|.*\|\s*$/.test(line)
      ? line.replace(/\|\s*$/, `${why} |`)
      : `${line} ${why}`;

/** @throws BadInput if there is no such page to write, or none to copy. */
export async function sdkPagePlan(version = '', page = ''): Promise<Plan> {
  const older = versions.filter((one) => one !== currentSdkVersion);
  if (!older.includes(version))
    throw new BadInput(
      `"${version}" is not an older SDK version. Write one of ${older.join(', ')}: npm run new -- sdk-page ${older[0]} ios/setup`,
    );
  const base = `/sdk/${version}/`;
  const pages = plannedPages().filter(({ path }) => path.startsWith(base));
  const planned = pages.find(({ path }) => path === base + page);
  if (!planned)
    throw new BadInput(
      `${base}${page} is not in data/routes.json. ${didYouMean(
        page,
        pages.map(({ path }) => path.slice(base.length)),
      )}`,
    );
  const there = sourceOfRoute(planned.path);
  if (there) throw new BadInput(`${there} exists already. Edit it, or remove it first.`);
  // Newer last parts of routes that the older version doesn't have, by its own ones.
  const slugs = Object.fromEntries(
    Object.entries(loadSdkTopics().names).filter(
      ([, now]) => !pages.some(({ path }) => path.endsWith(`/${now}`)),
    ),
  );
  const newer = versions.slice(0, versions.indexOf(version)).reverse();
  const slug = page.split('/').at(-1) ?? '';
  const other = page.slice(0, -slug.length) + (slugs[slug] ?? slug);
  const sources = newer.flatMap(
    (one) => sourceOfRoute(`/sdk/${one}/${page}`) ?? sourceOfRoute(`/sdk/${one}/${other}`) ?? [],
  );
  const source = listSources().find(({ file }) => file === sources[0]);
  if (!source?.version)
    throw new BadInput(`No newer version has ${page}. Begin with a template: npm run new -- ${planned.path}`);
  const { file: from, version: like, platform } = source;
  const file = from
    .replace(/^sdk(?:_versioned_docs\/version-[^/]+)?\//, `sdk_versioned_docs/version-${version}/`)
    .replace(`${slugs[slug]}`, slug);

  let text = readText(from).replace(/^title: .*$/m, `title: ${planned.title}`);
  for (const step of newer.slice(0, newer.indexOf(like) + 1).reverse())
    text = renamed(text, renamesBefore(step, platform));
  text = text.replaceAll(`/sdk/${like}/`, base).replaceAll(latest(like, platform), latest(version, platform));
  for (const [before, now] of Object.entries(slugs))
    text = text.replace(new RegExp(`(?<=\\]\\([^)\\s]*/)${now}(?=[.#)])`, 'g'), before);

  const target = { ...source, file, version, route: planned.path };
  const { tree } = parsePage(file, text);
  const lines = text.split('\n');
  const findings = [
    ...otherVersionProblems(target, { tree, text }),
    ...(await findingsOf(samplesIn(target, tree, version))),
    ...lines.map((line, at) => ({ line: line.includes(like.slice(0, -2)) ? at + 1 : 0, message: like })),
  ];
  const copy = lines.map((line, at) => {
    const names = findings.flatMap((one) => (one.line === at + 1 ? one.message : []));
    // A finding begins with what the version lacks.
    const what = [...new Set(names.map((name) => name.replaceAll(/ is of .*|[[\]]/g, '')))].join(', ');
    return what === ''
      ? line
      : marked(line, `${versionMark}${version}: ${what}]`, at < lines.indexOf('---', 1));
  });
  const side = from.replace(/\.mdx$/, '.results.yaml');
  return {
    files: new Map([
      [file, copy.join('\n')],
      ...(fileExists(side) ? [[file.replace(/\.mdx$/, '.results.yaml'), readText(side)] as const] : []),
    ]),
    edits: new Map(),
    left: [
      `${file}: the lines that end in "${versionMark}${version}: …]", and what ${version} does otherwise`,
      'the sidebar: npm run sidebars',
    ],
  };
}
