/** Views of the SDK pages: versions, requirements, errors, events, consent, changelog, licenses, attribution members. */
import type { RootContent } from 'mdast';
import { lowestVersions } from '../../../parts/requirements';
import { changeList, isOf } from '../../../parts/sdk-changes';
import { requirementsOf } from '../../../../lib/facts/requirements';
import type { View } from '../view';
import {
  loadAttributionMembers,
  loadChangelogs,
  loadConsent,
  loadLicenses,
  loadPredefinedEvents,
  loadPredefinedNames,
  loadSdkErrors,
  loadSdkHosts,
  loadSdkOptions,
  loadSdkReleases,
  loadSdkUpdates,
  loadStoreDeclarations,
  loadUnitySettings,
} from '../../../../lib/facts/load';
import { differencesOf, namesIn, versionBefore } from '../../../../lib/declarations/names';
import { optionsIn } from '../../../../lib/declarations/options';
import { holds } from '../../../../lib/facts/scope';
import { spellerOf } from '../../../../lib/facts/sdk-names';
import { formatCell } from '../../../../lib/results/format';
import { capitalized, sentence } from '../../../../lib/text/words';
import { breakingFeed, releasesFeed, type SdkFeed } from '../../../../config/feeds';
import { sdkVersions as siteVersions } from '../../../../config/versions';
import type { PageContext } from '../context';
import { markdown } from '../../../../lib/markdown/inline';
import {
  code,
  heading,
  inline,
  joined,
  lineBreak,
  link,
  paragraph,
  strong,
  table,
  type Inline,
} from '../../../../lib/markdown/nodes';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { platformNames, type PlatformPath } from '../../../../config/platforms';
import { named, oneOf, withCodes } from '../props';
import { rowTable, tableView } from '../table-view';
import { versionView } from '../version-view';

/** The platform of a page. @throws Error on a page that all platforms share. */
function platformOf({ platform, file }: PageContext): PlatformPath {
  if (platform !== undefined) return platform;
  throw new Error(`${file} is of no platform. Show this view on a page of one, such as sdk/android.`);
}

/**
 * What a platform has in a folder of data/, of which each file is a platform's.
 * @throws Error with the file to add.
 */
function ofPlatform<Entry extends { platform: string }>(
  all: readonly Entry[],
  platform: string,
  folder: string,
): Entry {
  const found = all.find((entry) => entry.platform === platform);
  if (!found) throw new Error(`There is no data/${folder}/${platform}.yaml. Add it.`);
  return found;
}

const day = (iso: string): string => formatCell(iso, 'date');

/** How long a version gets fixes, in words before the date. */
const states = {
  current: 'current',
  fixes: 'fixes until ',
  'critical-fixes': 'critical fixes until ',
  unmaintained: 'unmaintained since ',
} as const;

type Version = ReturnType<typeof loadSdkReleases>['versions'][number];

const stateText = ({ state, stateDate }: Version): string =>
  states[state] + (stateDate === undefined ? '' : day(stateDate));

/** The newest release of a version, with its day. */
function lastRelease({ version }: Version): string {
  const last = loadSdkReleases().releases.find(isOf(version));
  return last ? `${last.release}, ${day(last.date)}` : '';
}

const releaseColumns = {
  'First release': ({ released }: Version) => day(released),
  'Last release': lastRelease,
};

export const sdkVersions = tableView(() => loadSdkReleases().versions, {
  Version: ({ version }) =>
    link(`/sdk/${version}/overview`, siteVersions.find((v) => v.path === version)?.label ?? version),
  State: stateText,
  ...releaseColumns,
});

/** `<Data view="sdk-version" />`: how long one version gets fixes, and its first and last release. */
export const sdkVersion = versionView((version) =>
  rowTable(
    loadSdkReleases().versions.filter((entry) => entry.version === version),
    { Support: (entry) => capitalized(stateText(entry)), ...releaseColumns },
  ),
);

/** `<Data view="sdk-releases" />`: releases of the version, newest first, with the platforms that have them. */
export const sdkReleases = versionView((version) =>
  table(
    ['Release', 'Date', ...Object.values(platformNames)],
    loadSdkReleases()
      .releases.filter(isOf(version))
      .map(({ release, date, platforms }) => [
        release,
        day(date),
        ...Object.keys(platformNames).map((platform) =>
          (platforms as string[]).includes(platform) ? 'yes' : '–',
        ),
      ]),
  ),
);

/** `<Data view="sdk-requirements" />`: lowest versions that each platform needs. */
export const sdkRequirements = versionView((version) =>
  rowTable(Object.entries(platformNames), {
    Platform: ([, name]) => name,
    'At least': ([platform]) => lowestVersions(platform, version),
  }),
);

/** `<Data view="requirements" />`: what an app needs on the page's platform; `rows="appLovin unityAds"` shows those rows. */
export const requirements = versionView(
  (version, page, { rows }) => {
    const all = requirementsOf(platformOf(page), version);
    const asked = rows
      ?.split(/\s+/)
      .map((key) => named(all, (row) => row.key, key, `SDK ${version} has no requirement`));
    return rowTable(asked ?? all.filter(({ apart }) => !apart), {
      Requirement: ({ name }) => markdown(name),
      'At least': ({ value }) => markdown(value),
    });
  },
  ['rows'],
);

/** `<Data view="sdk-errors" codes="NETWORK TIMEOUT" />`: all codes of the version and the page's platform, or those named. */
export const sdkErrors = versionView(
  (version, { scope, platform, route }, { codes }) => {
    const all = loadSdkErrors(scope).filter(
      ({ from, until, platforms }) =>
        holds(version, from, until) &&
        (!platforms || !platform || platforms.some((name) => name === platform)),
    );
    const { name, text } = spellerOf(platform);
    return rowTable(withCodes(all, codes, `SDK ${version} has no error`), {
      Code: (error) => code(name(error.code)),
      When: ({ when }) => markdown(text(when)),
      'What to do': ({ cure, attribution = cure }) =>
        markdown(text(sentence(route?.endsWith('/get-an-attribution') ? attribution : cure))),
    });
  },
  ['codes'],
);

/** `<Data view="sdk-hosts" />`: the hosts to allow in a filtered network. */
export const sdkHosts = versionView((_, { scope }) => paragraph(markdown(loadSdkHosts(scope).hosts)));

type PredefinedEvent = ReturnType<typeof loadPredefinedEvents>[number];

/** A key of a predefined event, on a page of a platform with what sets it there. */
const predefinedKey = (
  { key, argument, values, examples, optional }: PredefinedEvent['dimensions'][number],
  platform: string | undefined,
): Inline => {
  const list = values ?? examples;
  const own = key.replace('wh_', '').replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return [
    code(key),
    platform ? [platform === 'react-native' ? ', member ' : ', argument ', code(argument ?? own)] : '',
    optional ? ' (optional)' : '',
    list ? [`: ${values ? '' : 'such as '}`, joined(list.map(code))] : '',
  ];
};

/** Names of SDK 4.8, which has no types for these events. */
const predefinedNames = (): RootContent => {
  const custom = (at: number) => (event: ReturnType<typeof loadPredefinedNames>[number]) =>
    event.custom[at] ?? '–';
  return rowTable(loadPredefinedNames(), {
    'Event names': ({ names }) => joined(names.map(code)),
    custom_1: custom(0),
    custom_2: custom(1),
    custom_3: custom(2),
    Value: ({ value }) => value ?? '–',
    'From 5.0': ({ type }) => code(type),
  });
};

/** `<Data view="predefined-events" />`: events of the page's version with their keys and values. */
export const predefinedEvents: View = {
  render(_, { version, platform, scope }) {
    if (version === '4.8.x') return predefinedNames();
    const { text } = spellerOf(platform);
    return rowTable(loadPredefinedEvents(scope), {
      Type: ({ type }) => code(type),
      'Event name': ({ name }) => code(name),
      Dimensions: ({ dimensions }) =>
        joined(
          dimensions.map((dimension) => predefinedKey(dimension, platform)),
          lineBreak(),
        ),
      Value: ({ value }) => markdown(text(value)),
    });
  },
};

/** @throws Error on a page of a version without `Consent`. */
function ofConsentModel({ scope }: PageContext): PageContext['scope'] {
  const versions = loadConsent(scope).calls.flatMap(({ id, names }) =>
    id === 'consent' ? names.flatMap((name): string[] => name.versions) : [],
  );
  if (scope.version !== undefined && !versions.includes(scope.version))
    throw new Error(`SDK ${scope.version} has no Consent — Use <Data view="privacy-calls" />.`);
  return scope;
}

export const consentMembers: View = {
  render(_, page) {
    const scope = ofConsentModel(page);
    const { calls, members } = loadConsent(scope);
    const spelled = spellerOf(scope.platform);
    return rowTable(members, {
      Member: ({ name }) => code(spelled.name(name)),
      Effect: (member) => {
        if ('ifDenied' in member) return ['If denied, ', markdown(spelled.text(member.ifDenied))];
        if (!('ifTrue' in member)) return markdown(spelled.text(member.meaning));
        const { effect = '' } = calls.find(({ id }) => id === member.ifTrue) ?? {};
        return ['If true, ', markdown(spelled.text(effect))];
      },
    });
  },
};

/** `<Data view="privacy-calls" />`: the privacy calls that the version has. */
export const privacyCalls = versionView((version, { scope, platform }) => {
  const spelled = spellerOf(platform);
  const calls = loadConsent(scope).calls.flatMap(({ names, ...call }) => {
    const own = names.filter(({ versions }) => (versions as string[]).includes(version));
    return own.length > 0 ? [{ ...call, names: own }] : [];
  });
  return rowTable(calls, {
    'Call or setting': ({ names }) => joined(names.map(({ name }) => code(spelled.name(name)))),
    Effect: ({ effect, since }) => [markdown(spelled.text(effect)), since ? ` Since ${since}.` : ''],
  });
});

/** `<Data view="consent-rules" />`: which value counts. */
export const consentRules: View = {
  render(_, page) {
    const scope = ofConsentModel(page);
    const { text } = spellerOf(scope.platform);
    return rowTable(loadConsent(scope).rules, {
      Topic: ({ topic }) => markdown(text(topic)),
      Rule: ({ rule }) => markdown(text(rule)),
    });
  },
};

/** `<Data view="consent-switches" />`: options of the configuration that decide when traffic starts. */
export const consentSwitches: View = {
  render(_, page) {
    const scope = ofConsentModel(page);
    const { name, text } = spellerOf(scope.platform);
    return rowTable(loadConsent(scope).switches, {
      Option: (option) => code(name(option.name)),
      Effect: ({ effect, list = [] }) =>
        joined(
          [effect, ...list.map((item, index) => `${index + 1}. ${item}`)].map((line) => markdown(text(line))),
          lineBreak(),
        ),
    });
  },
};

/** `<Data view="sdk-options" />`: options of the configuration, with the defaults that the declarations say. */
export const sdkOptions = versionView((version, page) => {
  const platform = platformOf(page);
  const defaults = optionsIn(platform, version);
  const rows = loadSdkOptions(page.scope).flatMap(({ names, effect }) => {
    const own = names.filter((name) => defaults.has(name));
    return own.length > 0 ? [{ names: own, effect }] : [];
  });
  const unsaid = [...defaults.keys()].find((name) => !rows.some(({ names }) => names.includes(name)));
  if (unsaid !== undefined)
    throw new Error(
      `data/sdk-options.yaml doesn't say what ${unsaid} does, an option of ${version}. Add it.`,
    );
  const none = platform === 'react-native' ? 'not set' : 'none';
  return rowTable(rows, {
    Option: ({ names }) => joined(names.map(code)),
    Default: ({ names }) => {
      const values = names.map((name) => defaults.get(name) ?? '');
      const shown = new Set(values).size === 1 ? values.slice(0, 1) : values;
      return joined(shown.map((value) => (/^(?:none|null)$/.test(value) ? none : code(value))));
    },
    'What it does': ({ effect }) => markdown(effect.replaceAll('](./', `](/sdk/${version}/${platform}/`)),
  });
});

/** `<Data view="unity-settings" />`: fields of the settings window in the page's version. */
export const unitySettings = versionView((version, { scope }) => {
  const fields = loadUnitySettings(scope).flatMap(({ names, ...field }) =>
    names
      .filter(({ versions }) => (versions as string[]).includes(version))
      .map(({ name }) => ({ ...field, name })),
  );
  return rowTable(fields, {
    Field: ({ name }) => strong(name),
    'Type, default': (field) => markdown(field.default),
    'What it does': ({ effect }) => markdown(effect),
  });
});

/** A type of data with the apps that declare it, and where it comes from. */
const declaredType = ({ type, only, note }: { type: string; only?: string; note?: string }): Inline =>
  joined([type, only ?? '', note ?? '']);

const purposesColumn = { Purposes: ({ purposes }: { purposes: string[] }) => purposes.join('; ') };

/** `<Data view="store-declarations" store="google-play" />`: what an app with the SDK declares in the form of a store. */
export const storeDeclarations: View = {
  required: ['store'],
  render({ store }) {
    const stores = loadStoreDeclarations();
    return oneOf('store', store, ['google-play', 'app-store']) === 'google-play'
      ? rowTable(stores['google-play'], {
          'Data type': declaredType,
          Shared: ({ shared }) => shared ?? 'no',
          ...purposesColumn,
        })
      : rowTable(stores['app-store'], {
          Category: ({ category }) => category,
          'Data type': declaredType,
          'Used to track': ({ tracking }) => (tracking ? 'yes' : 'no'),
          ...purposesColumn,
        });
  },
};

/** `<Data view="changelog" />`: releases of the page's platform and version, newest first; changes by kind. */
export const changelog = versionView((version, page) => {
  const log = ofPlatform(loadChangelogs(page.scope), platformOf(page), 'changelog');
  const dates = new Map(loadSdkReleases().releases.map(({ release, date }) => [release, date]));
  return log.releases
    .filter(isOf(version))
    .flatMap(({ release, changes, note }) => [
      heading(2, release),
      paragraph(`Released ${day(dates.get(release) ?? '')}.`, note ? [' ', markdown(note)] : ''),
      changeList(changes),
    ]);
});

/** `<Data view="sdk-feeds" />`: where to subscribe to releases of the page's platform. */
export const sdkFeeds: View = {
  render(_, page) {
    const feedLink = ({ path, title }: SdkFeed): Inline => link(`pathname://${path}`, title);
    return paragraph(
      'To follow releases in a feed reader, subscribe to ',
      feedLink(releasesFeed(platformOf(page))),
      ' or, if only updates that can break your app matter to you, to ',
      feedLink(breakingFeed),
      ', which is for all platforms. Both are Atom feeds.',
    );
  },
};

/** Words of languages, which many calls have. */
const isOfLanguage = /^(?:Bool|String|false|from|import|new|set|true)$/;

/** Names that a row replaces: not the types whose members they are, nor arguments of calls, apart from the labels of Swift's `set`. */
const replacedBy = ({ old = '' }: { old?: string | undefined }): string[] =>
  [...old.replace(/ of `\w+`(?: and `\w+`)?/g, '').matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
    (code.replace(/(?<!\bset)\((?:[a-z]\w*(?:, |:|(?=\))))+\)/g, '').match(/[A-Za-z][\w-]*/g) ?? []).filter(
      (name) => !isOfLanguage.test(name),
    ),
  );

/** What code calls, or reads of an object; of Swift's `set(logLevel: …)` the label. */
const callsIn = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/\.?\bset\(\s*(\w+):|\b(\w+)\s*[({]|\.(\w+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
  );

/**
 * `<Data view="sdk-update" />`: what an app changes when it comes to the page's version; `of="samples"`: what the calls of the
 * page's samples are called in the next one; `names="minSdk, …"` adds what no sample calls.
 */
export const sdkUpdate = versionView(
  (version, page, { of, names = '' }) => {
    const isWhole = of === undefined;
    if (!isWhole) oneOf('of', of, ['samples']);
    const at = siteVersions.findIndex(({ path }) => path === version) - (isWhole ? 0 : 1);
    const to = siteVersions[at]?.path;
    if (to === undefined) throw new Error(`No version is newer than ${version}. Leave out "of".`);
    const from = versionBefore(to) ?? '';
    const all = loadSdkUpdates({ ...page.scope, version: to });
    const { updates, platform } = ofPlatform(all, platformOf(page), 'sdk-updates');
    const update = updates.find((one) => one.to === to);
    if (!update) throw new Error(`data/sdk-updates/${platform}.yaml has no update to ${to}. Add it.`);
    const calls = callsIn(page.code());
    const wanted = names.split(/,\s*/).filter(Boolean);
    const unknown = wanted.find((name) => !update.rows.some((row) => replacedBy(row).includes(name)));
    if (unknown !== undefined) {
      const known = new Set(update.rows.flatMap(replacedBy));
      throw new Error(`The update to ${to} doesn't replace ${unknown}, but ${[...known].sort().join(', ')}.`);
    }
    const isShown = (row: { old?: string | undefined }) =>
      isWhole || replacedBy(row).some((word) => calls.has(word) || wanted.includes(word));
    const changes = rowTable(update.rows.filter(isShown), {
      [from]: ({ old }) => (old === undefined ? '–' : markdown(old)),
      [to]: (row) => markdown(row.new),
      Note: ({ note }) => (note === undefined ? '' : markdown(note)),
    });
    const whole = `/sdk/${to}/${platform}/overview/changelog#update-from-${from.replaceAll('.', '')}`;
    return isWhole
      ? changes
      : [changes, paragraph('For all the steps, see the ', link(whole, `${to} changelog`), '.')];
  },
  ['of', 'names'],
);

/** What a constructor, which names call `new`, is called in a language; C# has the name of the class. */
const constructors: Readonly<Partial<Record<PlatformPath, string>>> = {
  android: 'constructor',
  ios: 'init',
  'react-native': 'constructor',
};

/** `<Data view="sdk-differences" />`: what the declarations of the page's version and of the one before differ in, folded. */
export const sdkDifferences = versionView((version, page) => {
  const platform = platformOf(page);
  const before = versionBefore(version);
  if (!before) throw new Error(`No version is older than ${version}. Leave the view out.`);
  const { added, gone, members } = differencesOf(namesIn(platform, before), namesIn(platform, version));
  const list = (names: readonly string[]): Inline => joined(names.map(code));
  const wholes = (label: string, names: readonly string[]) =>
    names.length > 0 ? [paragraph(strong(label), ' ', list(names))] : [];
  const listOf = (symbol: string, names: readonly string[]): Inline =>
    list(names.map((name) => (name === 'new' ? (constructors[platform] ?? symbol) : name)));
  const changed = rowTable(members, {
    'In both': ({ symbol }) => code(symbol),
    'New members': (one) => listOf(one.symbol, one.added),
    'Removed members': (one) => listOf(one.symbol, one.gone),
    'Changed members': ({ symbol, changed: names, twinGone }) =>
      joined(
        [listOf(symbol, names), twinGone.length > 0 ? ['Completion handler removed: ', list(twinGone)] : []],
        lineBreak(),
      ),
  });
  return flowElement('details', {}, [
    flowElement('summary', {}, inline(`All API differences between ${before} and ${version}`)),
    ...wholes('New:', added),
    ...wholes('Removed:', gone),
    ...(members.length > 0 ? [changed] : []),
  ]);
});

/** `<Data view="licenses" />`: third-party software in the page's version, of its platform or of the one that its SDK includes. */
export const licenses = versionView(
  (version, page, { native }) => {
    const { libraries, licenses: known } = ofPlatform(loadLicenses(), native ?? platformOf(page), 'licenses');
    const used = libraries
      .filter(({ from, until }) => holds(version, from, until))
      .flatMap((library) =>
        known.filter(({ id }) => id === library.license).map((license) => ({ library, license })),
      );
    return rowTable(used, {
      Library: ({ library: { name, by } }) => (by ? `${name} (${by})` : name),
      License: ({ license: { url, name } }) => link(url, name),
      'Open source': ({ license: { openSource } }) => (openSource ? 'yes' : 'no'),
    });
  },
  ['native'],
);

/** Types of C# that its names in `generated/` spell otherwise. */
const sharpTypes: Readonly<Record<string, string>> = { Boolean: 'bool', Long: 'long', String: 'string' };

/** `<Data view="attribution-fields" />`: members of the attribution's result in the page's version, with their declared types. */
export const attributionFields = versionView((version, page) => {
  const platform = platformOf(page);
  const spelled = spellerOf(platform);
  const declared = namesIn(platform, version)[spelled.name('AttributionResponse')] ?? {};
  const typeOf = (member: string): string => {
    const type = (declared[member] ?? '').replace(`${member}: `, '');
    return platform === 'unity' ? type.replace(/^\w+/, (word) => sharpTypes[word] ?? word) : type;
  };
  return rowTable(
    loadAttributionMembers(page.scope).filter(({ from, until }) => holds(version, from, until)),
    {
      Member: ({ name }) => code(spelled.name(name)),
      Type: ({ name }) => code(typeOf(spelled.name(name))),
      Meaning: ({ meaning }) => markdown(spelled.text(meaning)),
    },
  );
});
