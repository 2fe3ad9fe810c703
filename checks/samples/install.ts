/**
 * What an app says of the SDK outside its code: the coordinates in build files, keys of property lists, and what package.json
 * and app.json tell the package. A name that nobody publishes stops the build, a range that reaches another minor version
 * breaks it later, and iOS ignores a key that it does not know. What there is in a version is in its package.yaml, and how a format writes it is in `formats`.
 */
import * as z from 'zod';
import { fileExists, readText } from '../../lib/cache/inputs';
import { leastOfRow } from '../../lib/facts/requirements';
import { didYouMean } from '../../lib/text/closest';
import { parseFacts } from '../../lib/yaml/read';
import { finding, rowAt, unless, type SampleFinding } from './rules';

export const packageSchema = z.strictObject({
  repository: z.url(),
  latest: z.string(),
  /** Names that build files can ask for, by format. */
  gradle: z.array(z.string()).optional(),
  swift: z.array(z.string()).optional(),
  podfile: z.array(z.string()).optional(),
  npm: z.array(z.string()).optional(),
  /** Packages of other products that build files and commands on the platform's pages name. */
  others: z.array(z.string()).default([]),
  /** Packages of a Unity project's manifest with a pattern of their versions, and scopes of its registries by address. */
  upm: z.record(z.string(), z.string()).default({}),
  registries: z.record(z.url(), z.array(z.string())).default({}),
  /** Native adapters that package.json and app.json can name, and the options of the config plugin with their types. */
  adapters: z.array(z.string()).default([]),
  plugin: z.record(z.string(), z.enum(['string', 'boolean', 'adapters'])).default({}),
  /** What the app's manifest can say to the SDK. */
  manifest: z
    .strictObject({ permissions: z.array(z.string()), metaData: z.array(z.string()) })
    .default({ permissions: [], metaData: [] }),
  /** Keys of property lists, with the element that holds a value and a pattern of its texts. */
  plist: z.record(z.string(), z.strictObject({ is: z.string(), of: z.string().optional() })).default({}),
});
export type PackageFacts = z.infer<typeof packageSchema>;

/** What the package of a platform says in a version; nothing where it is not declared. */
export function packageFacts(platform: string, version: string): PackageFacts | undefined {
  const file = `declarations/${platform}/${version}/package.yaml`;
  return fileExists(file) ? parseFacts(file, readText(file), packageSchema) : undefined;
}

interface Format {
  names: RegExp;
  /** What is written for the version; an empty group if nothing is. */
  ranges: RegExp;
  /** The ranges that stay in the minor version, the usual one first. */
  allowed: (release: string) => string[];
  /** Where a file says what it needs of the system. */
  system?: RegExp;
}

const formats: Readonly<Record<'gradle' | 'swift' | 'podfile' | 'npm', Format>> = {
  gradle: {
    names: /["']([\w.-]+:[\w.-]+):[\w.+-]*["']/g,
    ranges: /["']example\.whence:[\w-]+:([\w.+-]*)["']/g,
    allowed: (release) => [release],
  },
  swift: {
    names: /\b(?:(?:name|package):\s*"(?=whence)|url:\s*"(?!https:\/\/sdk\.whence\.example))([^"]+)"/gi,
    ranges: /\burl:\s*"[^"]*whence[^"]*"\s*,?\s*([^()]*(?:\([^()]*\))?)/g,
    allowed: (release) => [`.upToNextMinor(from: "${release}")`, `exact: "${release}"`],
    system: /\.iOS\(\.v(\d+)\)/g,
  },
  podfile: {
    names: /\bpod\s+["']([\w/-]+)["']/gi,
    ranges: /\bpod\s+["']whence[\w/-]*["'](?:\s*,\s*["']([^"']*)["'])?/gi,
    allowed: (release) => [`~> ${release}`, release],
    system: /\bplatform\s+:ios,\s*["']([\d.]+)["']/g,
  },
  // A command without an option that keeps the version exact saves a range.
  npm: {
    names:
      /\b(react-native-whence[\w-]*)|(?<=\b(?:npm (?:install|i)|yarn add|pnpm add|npx expo install)\b[^\n&|;]*[^\S\n])(?!-|react-native-whence)(@?[\w./-]+)/g,
    ranges:
      /(?:\b(?:npm install|yarn add|pnpm add)(?!.*--(?:save-)?exact)[^\n]*whence[\w-]*@\S+|react-native-whence[\w-]*"?[@:]\s*"?([^\s",]*))/g,
    allowed: (release) => [release],
  },
};

const repositories = /https:\/\/sdk\.whence\.example[^"')\s]*/g;

/** Findings in a build file, which must name what exists, in the latest release, from the right place. */
export function checkInstall(
  code: string,
  format: keyof typeof formats,
  facts: PackageFacts,
  version: string,
): SampleFinding[] {
  const { names, ranges, allowed, system = /$^/g } = formats[format];
  const known = [...(facts[format] ?? []), ...facts.others];
  const wanted = allowed(facts.latest);
  const ios = leastOfRow('ios', version, 'ios');
  const every = (
    pattern: RegExp,
    holds: (text: string) => boolean,
    message: string,
    cure: (text: string) => string,
  ) =>
    [...code.matchAll(pattern)].flatMap(({ 0: all, 1: first, 2: text = first ?? '', index }) =>
      unless(
        holds(text),
        rowAt(code, text ? index + all.lastIndexOf(text) : index),
        `${text || all} ${message}`,
        cure(text),
      ),
    );
  return [
    ...every(
      names,
      (name) => known.includes(name),
      'is not an artifact',
      (name) => didYouMean(name, known),
    ),
    ...every(
      ranges,
      (range) => wanted.includes(range.trim()),
      `is not a release of ${version}, or can become another`,
      () => `Write ${wanted[0]}.`,
    ),
    ...every(
      new RegExp(`(${repositories.source})`, 'g'),
      (url) => url === facts.repository,
      'is not the repository',
      () => `Write ${facts.repository}.`,
    ),
    ...every(
      system,
      (least) => Number(least) === Number(ios),
      `is not what ${version} needs`,
      () => `Write ${ios}.`,
    ),
  ];
}

/** Findings in a property list that is well-formed. */
export function checkPlist(code: string, { plist }: PackageFacts): SampleFinding[] {
  let key = '';
  const keysAndTexts = /<key>([^<]*)<\/key>\s*(?=<(\w+))|<string>([^<]*)<\/string>/g;
  const head = unless(
    code.startsWith('<plist version="1.0">'),
    0,
    'The sample does not begin as a property list does',
    'Begin with <plist version="1.0">.',
  );
  const others = [...code.matchAll(keysAndTexts)].flatMap(({ 1: name, 2: element, 3: text = '', index }) => {
    const row = rowAt(code, index);
    if (name === undefined) {
      const { of = '.+' } = plist[key] ?? {};
      return unless(
        new RegExp(`^(?:${of})$`).test(text),
        row,
        `"${text}" is not a value of ${key}`,
        `It must match ${of}.`,
      );
    }
    key = name;
    const is = plist[name]?.is;
    if (is === undefined)
      return [finding(row, `There is no key ${name}`, didYouMean(name, Object.keys(plist)))];
    return unless(element === is, row, `${name} holds no <${element}>`, `Write <${is}> for its value.`);
  });
  return [...head, ...others];
}

interface UnityManifest {
  scopedRegistries?: { url: string; scopes: string[] }[];
  dependencies?: Record<string, string>;
}

/** Findings in the manifest of a Unity project: a scope in a wrong registry, or a package that nobody publishes. */
export function checkUnityManifest(code: string, { upm, registries }: PackageFacts): SampleFinding[] {
  const { scopedRegistries = [], dependencies = {} } = JSON.parse(code) as UnityManifest;
  const row = (text: string): number => rowAt(code, code.indexOf(`"${text}"`));
  return [
    ...scopedRegistries.flatMap(({ url, scopes }) => {
      const known = registries[url];
      return known
        ? scopes.flatMap((scope) =>
            unless(
              known.includes(scope),
              row(scope),
              `${url} has no packages of ${scope}`,
              didYouMean(scope, known),
            ),
          )
        : [finding(row(url), `There is no registry ${url}`, didYouMean(url, Object.keys(registries)))];
    }),
    ...Object.entries(dependencies).flatMap(([name, version]) => {
      const pattern = upm[name];
      return pattern === undefined
        ? [finding(row(name), `There is no package ${name}`, didYouMean(name, Object.keys(upm)))]
        : unless(
            new RegExp(`^(?:${pattern})$`).test(version),
            row(name),
            `${version} is not a release of ${name}`,
            `It must match ${pattern}.`,
          );
    }),
  ];
}

/** Findings in package.json or app.json of an app: what the package does not read, it ignores without a word. */
export function checkApp(code: string, title: string, facts: PackageFacts): SampleFinding[] {
  const [own = ''] = facts.npm ?? [];
  const row = (text: string): number => rowAt(code, code.indexOf(`"${text}"`));
  const adaptersOf = (list: unknown): SampleFinding[] =>
    (Array.isArray(list) ? list.map(String) : ['no list']).flatMap((name) =>
      unless(
        facts.adapters.includes(name),
        row(name),
        `There is no adapter ${name}`,
        didYouMean(name, facts.adapters),
      ),
    );
  if (title === 'package.json') {
    const { whence = {}, ...others } = JSON.parse(code) as { whence?: Record<string, unknown> };
    const names = ['dependencies', 'devDependencies'].flatMap((key) =>
      Object.keys((others as Record<string, object | undefined>)[key] ?? {}),
    );
    const versions = Object.entries(others).flatMap(([, part]) =>
      typeof part === 'object' && part !== null && own in part
        ? [(part as Record<string, unknown>)[own]]
        : [],
    );
    const known = [own, ...facts.others];
    return [
      ...names.flatMap((name) =>
        unless(known.includes(name), row(name), `There is no package ${name}`, didYouMean(name, known)),
      ),
      ...Object.entries(whence).flatMap(([key, value]) =>
        key === 'integrations'
          ? adaptersOf(value)
          : [finding(row(key), `There is no key ${key}`, 'Write integrations.')],
      ),
      ...versions.flatMap((version) =>
        unless(
          version === facts.latest,
          row(own),
          `${String(version)} is not exact, or not the release`,
          `Write ${facts.latest}.`,
        ),
      ),
    ];
  }
  if (title !== 'app.json') return [];
  const { expo = {} } = JSON.parse(code) as { expo?: { plugins?: unknown[] } };
  return (expo.plugins ?? []).flatMap((plugin) => {
    const [name, options = {}] = (Array.isArray(plugin) ? plugin : [plugin]) as [
      string,
      Record<string, unknown>?,
    ];
    if (!/whence/.test(name)) return [];
    return [
      ...unless(name === own, row(name), `There is no plugin ${name}`, `Write ${own}.`),
      ...Object.entries(options).flatMap(([key, value]) => {
        const type = facts.plugin[key];
        if (type === undefined)
          return [
            finding(row(key), `The plugin has no option ${key}`, didYouMean(key, Object.keys(facts.plugin))),
          ];
        return type === 'adapters'
          ? adaptersOf(value)
          : unless(typeof value === type, row(key), `${key} is not a ${type}`, `Write a ${type}.`);
      }),
    ];
  });
}
