/**
 * `npm run new -- sdk-page <version> <page>`: a page of an older SDK version, which starts as a copy of the same page in the
 * next newer version that has it. What has one name in both versions is renamed, and each line that a person has to decide
 * gets a mark: it names something that the older version lacks, or states a fact that differs.
 */
import { behaviorProblems, differingRows, valueIn } from '../../checks/content/behavior';
import { declaredValueProblems } from '../../checks/content/declared-values';
import { otherVersionProblems, products } from '../../checks/content/other-versions';
import { versionMark } from '../../checks/content/placeholders';
import { versionsIn } from '../../checks/content/links';
import { factProblems } from '../../checks/content/results/expand';
import { findingsOf, samplesIn } from '../../checks/samples';
import { currentSdkVersion, sdkVersions } from '../../config/versions';
import { readText } from '../../lib/cache/inputs';
import { loadCodeNames, loadSdkReleases, loadSdkTopics, loadSdkUpdates } from '../../lib/facts/load';
import { listSources, parsePage } from '../../lib/markdown/sources';
import { sideFileOf, queriesOfPage } from '../../lib/results/side-files';
import { plannedPages } from '../../lib/routes/planned-pages';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import { frontMatterOf } from '../../lib/yaml/front-matter';
import { didYouMean } from '../../lib/text/closest';
import { literalSource } from '../../lib/text/pattern';
import { BadInput, type Plan } from './plan';
import { routeEdits } from './routes';

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

/** Older names of other products and of the token by newer ones, as code-names.yaml pairs them. */
export function productRenamesBefore(to: string, platform: string | undefined): Map<string, string> {
  const rows = loadCodeNames().filter((row) => row.platform === undefined || row.platform === platform);
  return new Map(
    rows
      .filter(({ from }) => from === to)
      .flatMap(({ after, names }) => {
        const old = rows.find(({ about }) => about === after)?.names;
        return names.flatMap((name, at) => (old ? [[name, old[at] ?? name] as const] : []));
      }),
  );
}

/** What is code, a label, or a keyword. */
const named = /```[^]*?```|`[^`\n]+`|\*\*[^*\n]+\*\*|^keywords: .*$/gm;

/** A text whose code, labels, and keywords have the older names; names with a space are renamed in sentences, too. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const within = (part: string, all: readonly string[]): string => {
    const sources = all.toSorted((a, b) => b.length - a.length).map(literalSource);
    const pattern = new RegExp(`(?<![\\w-])(?:${sources.join('|') || '$^'})(?![\\w-])`, 'g');
    return part.replace(pattern, (name) => names.get(name) ?? name);
  };
  const all = [...names.keys()];
  const words = all.filter((name) => name.includes(' '));
  return within(
    text.replace(named, (part) => within(part, all)),
    words,
  );
}

/** A text with another release where one is installed or logged; in sentences, a release is history. */
function reinstalled(text: string, from: string, to: string): string {
  const verb = /\b(?:choose|enter|install|set|use)(?: (?:SDK|the package to|version))? $/i;
  return text
    .replace(/```[^]*?```|`[^`\n]+`/g, (code) => code.replaceAll(from, to))
    .replaceAll(from, (release, at: number) =>
      verb.test(text.slice(Math.max(0, at - 40), at)) ? to : release,
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

/** @throws BadInput if the page is there, or if there is none to copy. */
export async function sdkPagePlan(version = '', page = ''): Promise<Plan> {
  const older = versions.filter((one) => one !== currentSdkVersion);
  if (!older.includes(version))
    throw new BadInput(
      `"${version}" is not an older SDK version. Write one of ${older.join(', ')}: npm run new -- sdk-page ${older[0]} ios/setup`,
    );
  const base = `/sdk/${version}/`;
  const route = base + page;
  const pages = plannedPages().filter(({ path }) => path.startsWith(base));
  if (pages.some(({ path }) => path === route))
    throw new BadInput(`${route} is in data/routes.json already. Edit its page.`);
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
  const row = plannedPages().find(({ path }) => path === source?.route);
  if (!source?.version || !row)
    throw new BadInput(
      `No newer version has ${page}. ${didYouMean(
        page,
        plannedPages().flatMap(({ path }) => path.split(`/sdk/${newer[0]}/`)[1] ?? []),
      )}`,
    );
  const { file: from, version: like, platform } = source;
  const open =
    readText(from)
      .split('\n')
      .findIndex((line) => line.includes(versionMark)) + 1;
  if (open > 0)
    throw new BadInput(
      `${from}:${open}: "${versionMark}…" is left of its own copy. Finish the page first: a copy would keep its marks.`,
    );
  const file = from
    .replace(/^sdk(?:_versioned_docs\/version-[^/]+)?\//, `sdk_versioned_docs/version-${version}/`)
    .replace(`${slugs[slug]}`, slug);

  let text = readText(from);
  const titles = new Map(plannedPages().map((one) => [one.path, one.title]));
  for (const { path, title } of pages) {
    const newest = titles.get(
      path.replace(base, `/sdk/${like}/`).replace(/[^/]+$/, (last) => slugs[last] ?? last),
    );
    if (newest !== undefined) text = text.replaceAll(`[${newest}](`, `[${title}](`);
  }
  for (const step of newer.slice(0, newer.indexOf(like) + 1).reverse())
    text = renamed(
      text,
      new Map([...renamesBefore(step, platform), ...productRenamesBefore(step, platform)]),
    );
  text = text.replaceAll(`/sdk/${like}/`, base);
  text = reinstalled(text, latest(like, platform), latest(version, platform));
  for (const [before, now] of Object.entries(slugs)) {
    text = text.replace(new RegExp(`(?<=\\]\\([^)\\s]*/)${now}(?=[.#)])`, 'g'), before);
  }

  const target = { ...source, file, version, route };
  const { tree } = parsePage(file, text);
  const lines = text.split('\n');
  const head = lines.indexOf('---', 1);
  // Lines outside samples and the head, without addresses.
  const prose = text
    .replace(/^---\n[^]*?\n---$|```[^]*?```/gm, (part) => part.replace(/.+/g, ''))
    .replace(/\]\([^)\s]*\)/g, ']')
    .split('\n');
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  const findings = [
    ...otherVersionProblems(target, { tree, text }),
    ...behaviorProblems(target, { tree, text }),
    ...declaredValueProblems(target, { tree, text }),
    ...(await findingsOf(samplesIn(target, tree, version))),
    // One at a time, because an expansion stops at the first thing that the version lacks.
    ...[...text.matchAll(/<(?:Data|Fact)\b[^>]*\/>/g)].flatMap(({ 0: element, index }) =>
      factProblems(file, element).map((problem) => ({
        line: lineOf(index),
        message: /^[^:]*:\d+: (.*?[.!](?= |$))/s.exec(problem)?.[1] ?? element,
      })),
    ),
    ...prose.flatMap((sentences, at) =>
      differingRows(sentences, platform, version, like).map((row) => ({
        line: at + 1,
        message: `${row.about} (here ${valueIn(row, version) ?? 'none'})`,
      })),
    ),
    ...lines.map((line, at) => ({ line: versionsIn(line).includes(like) ? at + 1 : 0, message: like })),
    {
      line: lines.findIndex((line) => line.startsWith('description:')) + 1,
      message: `the description of ${like}`,
    },
  ];
  const marks = lines.map((_, at) => {
    const names = findings.flatMap((one) => (one.line === at + 1 ? one.message : []));
    // A finding begins with what the version lacks.
    return [...new Set(names.map((name) => name.replaceAll(/ is of .*|[[\]]/g, '')))].join(', ');
  });
  const copy = lines.map((line, at) =>
    marks[at] ? marked(line, `${versionMark}${version}: ${marks[at]}]`, at < head) : line,
  );
  // What only marked lines use may go with them.
  const isShown = queriesOfPage(from).some(({ id }) =>
    lines.some((line, at) => !marks[at] && line.includes(`"${id}"`)),
  );
  return {
    files: new Map([
      [file, copy.join('\n')],
      ...(isShown ? [[sideFileOf(file), readText(sideFileOf(from))] as const] : []),
    ]),
    edits: routeEdits({
      ...row,
      path: route,
      title: String(frontMatterOf(file, text).title),
      section: row.section.replace(like, version),
      source: 'own',
    }),
    left: [
      `${file}: the lines that end in "${versionMark}${version}: …]", and what ${version} does otherwise`,
      'the sidebar: npm run sidebars',
    ],
  };
}
