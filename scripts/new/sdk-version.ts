/**
 * `npm run new -- sdk-version <n>`: the pages of the current SDK version become pages of an older one, and the new version takes
 * their place. Whatever names versions learns of both.
 */
import { readText } from '../../lib/cache/inputs';
import { currentSdkVersion } from '../../config/versions';
import { sdkVersion } from '../../data/schema/common';
import { filesBelow } from '../../lib/files/below';
import { plannedPages } from '../../lib/routes/planned-pages';
import { BadInput, type Plan } from './plan';
import { routesFile, withRoutes } from './routes';

const partsOf = (version: string): number[] => version.split('.').slice(0, 2).map(Number);

function isNewer(version: string, than: string): boolean {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [partsOf(version), partsOf(than)];
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** Files whose links lead to the current version. The pages of older versions keep theirs. */
const linking = [
  ...['docs', 'api'].flatMap((folder) =>
    filesBelow(folder, '**/*.{mdx,yaml}').map((file) => `${folder}/${file}`),
  ),
  ...filesBelow('data', '**/*.yaml').map((file) => `data/${file}`),
].filter((file) => !/^api\/(?:app-events|management)\//.test(file));

/** Keys of facts that the pages of the current version show. */
export const shownFacts = (): Set<string> =>
  new Set(
    [...filesBelow('sdk', '**/*.mdx').map((file) => `sdk/${file}`), 'data/claims.yaml'].flatMap((file) =>
      [...readText(file).matchAll(/<Fact id="([^"]+)"|\{fact:([^}]+)\}/g)].map(
        ([, id, inText]) => id ?? inText ?? '',
      ),
    ),
  );

/** The facts, which older versions keep as they are: those that `shown` has or that some older version names. */
export function withOlderVersion(limits: string, old: string, shown: ReadonlySet<string>): string {
  return limits
    .split(/^(?=- key: )/m)
    .map((entry) => {
      const key = /^- key: (\S+)/.exec(entry)?.[1];
      if (key === undefined || entry.includes(`${old}:`)) return entry;
      if (/ elsewhere: \{ \d/.test(entry))
        return entry.replace(' elsewhere: { ', ` elsewhere: { ${old}: same, `);
      if (!shown.has(key)) return entry;
      return / elsewhere: \{ /.test(entry)
        ? entry.replace(' elsewhere: { ', ` elsewhere: { ${old}: same, `)
        : `${entry.trimEnd()}\n  elsewhere: { ${old}: same }\n`;
    })
    .join('');
}

/** Rows for pages of the current version, with rows for the same pages as an older version. */
export const withOlderPages = (text: string, old: string): string =>
  text
    .replace(/^- page: sdk\/(.*)\n((?: .*\n)*)/gm, `$&- page: sdk_versioned_docs/version-${old}/$1\n$2`)
    .replace(
      /^( +pages: \[sdk\/)(?!.*sdk_versioned_docs\/[,\]])/gm,
      `$1, sdk_versioned_docs/version-${old}/`,
    );

/** A page of an older version, whose description says so: no two pages have the same. */
export const asOlder = (text: string, old: string): string =>
  text.replace(/^(description: .*)([.?!])(["']?)$/m, (line, words: string, end: string, quote: string) => {
    const longer = `${words} in SDK ${old}${end}`;
    return longer.length <= 'description: '.length + 160 ? `${longer}${quote}` : line;
  });

const release = (version: string): string => `  - version: ${version}
    released: # date of the first release
    state: current
    theme: # what the version is about, parts separated by semicolons
`;

/** The list of versions with the new one in front; the old one gets fixes until a day that is left to fill in. */
const withRelease = (text: string, version: string): string =>
  text
    .replace(/^ {4}state: current$/m, '    state: fixes\n    stateDate: # last day of fixes')
    .replace(/^versions:\n/m, `versions:\n${release(version)}`);

/** Requirements, in which the new version begins with what the old one needs. */
export const withRequirements = (text: string, version: string, old: string): string =>
  text
    .replace(new RegExp(`^( +)${old}(: .*)`, 'gm'), `$1${version}$2\n$&`)
    .replace(new RegExp(`also: \\{ ${old}(: \\[[^\\]]*\\])`, 'g'), `also: { ${version}$1, ${old}$1`);

/** @throws BadInput if the version is none or is not newer than the current one. */
export function sdkVersionPlan(version = ''): Plan & { old: string } {
  const old = currentSdkVersion;
  if (!sdkVersion.safeParse(version).success) {
    throw new BadInput(
      `"${version}" is not an SDK version. Write major and minor: npm run new -- sdk-version 6.1.x`,
    );
  }
  if (!isNewer(version, old))
    throw new BadInput(
      `${version} is not newer than ${old}, the current version. Name the next major or minor.`,
    );
  const declarations = filesBelow('declarations', `*/${old}/**`);
  const pages = plannedPages().filter(({ path }) => path.startsWith(`/sdk/${old}/`));
  const address = new RegExp(`/sdk/${old.replaceAll('.', '\\.')}/`, 'g');
  const edits = new Map<string, string>();
  const edit = (file: string, change: (text: string) => string): void => {
    const text = edits.get(file) ?? readText(file);
    const changed = change(text);
    if (changed !== text) edits.set(file, changed);
  };
  for (const file of linking) edit(file, (text) => text.replace(address, `/sdk/${version}/`));
  edit('data/ui-paths.yaml', (text) =>
    text.replace(
      new RegExp(`^- route: /sdk/${version}/(.*)\\n((?: .*\\n)*)`, 'gm'),
      `$&- route: /sdk/${old}/$1\n$2`,
    ),
  );
  for (const file of filesBelow('data', '**/*.yaml')) {
    edit(`data/${file}`, (text) => withOlderPages(text, old));
    edit(`data/${file}`, (text) =>
      text.replace(new RegExp(`(versions: \\[[^\\]]*${old})\\]`, 'g'), `$1, ${version}]`),
    );
  }
  edit('data/limits.yaml', (text) => withOlderVersion(text, old, shownFacts()));
  edit('data/sdk-releases.yaml', (text) => withRelease(text, version));
  for (const file of filesBelow('data/requirements'))
    edit(`data/requirements/${file}`, (text) => withRequirements(text, version, old));
  edit('config/versions.ts', (text) =>
    text.replace(
      /^ {2}\{ name: 'current', label: 'SDK .*\n/m,
      `  { name: 'current', label: 'SDK ${version}', path: '${version}', banner: 'none' },\n  { name: '${old}', label: 'SDK ${old}', path: '${old}', banner: 'none' },\n`,
    ),
  );
  edit(routesFile, (text) =>
    withRoutes(
      text,
      pages.map((page) => ({
        ...page,
        path: page.path.replace(old, version),
        section: page.section.replace(old, version),
        source: 'own' as const,
      })),
      (rows) => rows.findIndex(({ path }) => path.startsWith(`/sdk/${old}/`)),
    ),
  );
  return {
    old,
    files: new Map(
      declarations.map((file) => [
        `declarations/${file.replace(`/${old}/`, `/${version}/`)}`,
        readText(`declarations/${file}`),
      ]),
    ),
    edits,
    left: [
      'data/sdk-releases.yaml: the empty values, and the first release',
      `data/requirements/: what ${version} changes; it begins with what ${old} needs`,
      `data/limits.yaml: what ${version} changes; ${old} keeps its value in \`elsewhere\``,
      `declarations/: what ${version} adds, and the latest release in each package.yaml`,
      `sdk_versioned_docs/version-${old}/: descriptions that the check calls the same as those of ${version}`,
      `sdk/: the pages of ${version}, and what they say of ${old}; pages of older versions that call ${old} the current one`,
      `docs/, api/: links lead to ${version}; sentences that name ${old}`,
      `data/sdk-updates/: in each file, the update to ${version}`,
      'data/changelog/: the changes; data/sdk-log.yaml, data/sdk-errors.yaml and data/consent.yaml: what is new or gone',
      `Tests that name ${old}: git grep -l "${old}" -- "*.test.ts" "*.spec.ts"`,
    ],
  };
}
