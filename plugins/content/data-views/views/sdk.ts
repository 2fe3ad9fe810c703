/** Views of the SDK pages: versions, requirements, errors, events, consent, changelog, licenses, attribution members. */
import type { RootContent } from 'mdast';
import { requirementsOf } from '../../../parts/requirements';
import type { View } from '../view';
import { changeKinds } from '../../../../data/schema/sdk';
import {
  loadAttributionMembers,
  loadChangelogs,
  loadConsent,
  loadLicenses,
  loadPredefinedEvents,
  loadPredefinedNames,
  loadSdkErrors,
  loadSdkReleases,
  loadSdkUpdates,
  loadStoreDeclarations,
  loadUnitySettings,
} from '../../../../lib/facts/load';
import { differencesOf, namesIn, versionBefore } from '../../../../lib/declarations/names';
import { holds } from '../../../../lib/facts/scope';
import { spellerOf } from '../../../../lib/facts/sdk-names';
import { sentence } from '../../../../lib/text/words';
import { currentSdkVersion, sdkVersions } from '../../../../config/versions';
import type { PageContext } from '../context';
import { markdown } from '../../../../lib/markdown/inline';
import {
  bulletList,
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
import { platformNames } from '../../../../config/platforms';
import { withCodes } from '../props';
import { rowTable, tableView } from '../table-view';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (iso: string): string => date.format(new Date(`${iso}T00:00:00Z`));

/** Version lines from oldest to newest. */
const order = (): string[] =>
  loadSdkReleases()
    .versions.map(({ version }) => version)
    .reverse();

function versionOf(props: Readonly<Record<string, string>>, page: PageContext): string {
  const version = props.version ?? page.version;
  if (!version || !order().includes(version)) {
    throw new Error(
      `No SDK version "${version ?? ''}". Write version="…" with one of ${order().join(', ')}.`,
    );
  }
  return version;
}

function platformOf(props: Readonly<Record<string, string>>, page: PageContext): string {
  const platform = props.platform ?? page.platform;
  if (!platform) throw new Error('No platform. Write platform="android" or another one.');
  return platform;
}

/** How long a version gets fixes, in words. */
function stateText(state: string, stateDate?: string): string {
  switch (state) {
    case 'current':
      return 'current';
    case 'fixes':
      return `fixes until ${day(stateDate ?? '')}`;
    case 'critical-fixes':
      return `critical fixes until ${day(stateDate ?? '')}`;
    default:
      return `unmaintained since ${day(stateDate ?? '')}`;
  }
}

/** The newest release of a version. */
const lastOf = (version: string) =>
  loadSdkReleases().releases.find(({ release }) => release.startsWith(version.replace('x', '')));

export const sdkVersionsTable = tableView(() => loadSdkReleases().versions, {
  Version: ({ version }) =>
    link(`/sdk/${version}/overview`, sdkVersions.find((v) => v.path === version)?.label ?? version),
  State: ({ state, stateDate }) => stateText(state, stateDate),
  'First release': ({ released }) => day(released),
  'Last release': ({ version }) => {
    const last = lastOf(version);
    return last ? `${last.release}, ${day(last.date)}` : '';
  },
});

const platformLabels: Readonly<Record<string, string>> = platformNames;

/** `<Data view="sdk-version" />`: how long one version gets fixes, and its first and last release. */
export const sdkVersion: View = {
  optional: ['version'],
  render(props, page) {
    const version = versionOf(props, page);
    const entry = loadSdkReleases().versions.find((v) => v.version === version);
    const last = lastOf(version);
    if (!entry || !last) throw new Error(`data/sdk-releases.yaml has no release of ${version}. Add one.`);
    return rowTable([entry], {
      Support: ({ state, stateDate }) => sentence(stateText(state, stateDate)).slice(0, -1),
      'First release': ({ released }) => day(released),
      'Last release': () => `${last.release}, ${day(last.date)}`,
    });
  },
};

/** `<Data view="sdk-releases" />`: releases of one version, newest first, with the platforms that have them. */
export const sdkReleasesTable: View = {
  optional: ['version'],
  render(props, page) {
    const version = versionOf(props, page);
    const columns = Object.keys(platformLabels);
    return table(
      ['Release', 'Date', ...Object.values(platformLabels)],
      loadSdkReleases()
        .releases.filter(({ release }) => release.startsWith(version.replace('x', '')))
        .map(({ release, date: iso, platforms }) => [
          release,
          day(iso),
          ...columns.map((platform) => ((platforms as string[]).includes(platform) ? 'yes' : '–')),
        ]),
    );
  },
};

/** `<Data view="sdk-requirements" />`: lowest versions, of all platforms or of the page's. */
export const sdkRequirements: View = {
  optional: ['version', 'platform'],
  render(props, page) {
    const version = versionOf(props, page);
    const { requirements } = loadSdkReleases().versions.find((v) => v.version === version) ?? {};
    const only = props.platform ?? page.platform;
    return rowTable(
      Object.entries(requirements ?? {}).filter(([platform]) => !only || platform === only),
      {
        Platform: ([platform]) => platformLabels[platform] ?? platform,
        'At least': ([, values]) => requirementsOf(values),
      },
    );
  },
};

/** `<Data view="sdk-errors" codes="NETWORK TIMEOUT" />`: all codes of the version and the page's platform, or those named. */
export const sdkErrors: View = {
  optional: ['version', 'codes'],
  render(props, page) {
    const version = versionOf(props, page);
    const all = loadSdkErrors(page.scope).filter(
      ({ from, until, platforms }) =>
        holds(version, from, until) &&
        (!platforms || !page.platform || platforms.some((name) => name === page.platform)),
    );
    const { name, text } = spellerOf(page.platform);
    return rowTable(withCodes(all, props.codes, `SDK ${version} has no error`), {
      Code: (error) => code(name(error.code)),
      When: ({ when }) => markdown(text(when)),
      'What to do': ({ cure }) => markdown(text(sentence(cure))),
    });
  },
};

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
  if (scope.version !== undefined && scope.version !== currentSdkVersion)
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
        if ('ifDenied' in member) return ['If denied: ', markdown(spelled.text(member.ifDenied))];
        if (!('ifTrue' in member)) return markdown(spelled.text(member.meaning));
        const { effect = '' } = calls.find(({ id }) => id === member.ifTrue) ?? {};
        return ['If true: ', markdown(spelled.text(effect))];
      },
    });
  },
};

/** `<Data view="privacy-calls" />`: the privacy calls that the version has. */
export const privacyCalls: View = {
  optional: ['version'],
  render(props, page) {
    const version = versionOf(props, page);
    const spelled = spellerOf(page.platform);
    const nameOf = (name: string): Inline => code(spelled.name(name));
    const rows = loadConsent(page.scope).calls.flatMap(({ names, effect, since }) => {
      const mine = names.filter(({ versions }) => (versions as string[]).includes(version));
      const name = joined(
        mine.map(({ name: n, of }) => (of === 'Consent' ? [nameOf(n), ' of ', code('Consent')] : nameOf(n))),
      );
      return mine.length > 0
        ? [[name, [markdown(spelled.text(effect)), since ? ` Since ${since}.` : '']]]
        : [];
    });
    return table(['Call or setting', 'Effect'], rows);
  },
};

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
      Effect: ({ effect }) => markdown(text(effect)),
    });
  },
};

/** `<Data view="unity-settings" />`: fields of the settings window in the page's version. */
export const unitySettings: View = {
  optional: ['version'],
  render(props, page) {
    const version = versionOf(props, page);
    const rows = loadUnitySettings(page.scope).flatMap(({ names, default: initial, effect }) =>
      names
        .filter(({ versions }) => (versions as string[]).includes(version))
        .map(({ name }): Inline[] => [strong(name), markdown(initial), markdown(effect)]),
    );
    return table(['Field', 'Type, default', 'What it does'], rows);
  },
};

/** A type of data with the apps that declare it, and where it comes from. */
const declaredType = ({ type, only, note }: { type: string; only?: string; note?: string }): Inline => [
  type,
  [only, note].flatMap((part) => (part ? [`, ${part}`] : [])),
];

/** `<Data view="store-declarations" store="google-play" />`: what an app with the SDK declares in the form of a store. */
export const storeDeclarations: View = {
  required: ['store'],
  render({ store = '' }) {
    const stores = loadStoreDeclarations();
    switch (store) {
      case 'google-play':
        return rowTable(stores[store], {
          'Data type': declaredType,
          Shared: ({ shared }) => shared ?? 'no',
          Purposes: ({ purposes }) => purposes.join('; '),
        });
      case 'app-store':
        return rowTable(stores[store], {
          Category: ({ category }) => category,
          'Data type': declaredType,
          'Used to track': ({ tracking }) => (tracking ? 'yes' : 'no'),
          Purposes: ({ purposes }) => purposes.join('; '),
        });
      default:
        throw new Error(`No store "${store}". Write store="${Object.keys(stores).join('" or store="')}".`);
    }
  },
};

/** `<Data view="changelog" />`: releases of the page's platform and version, newest first; changes by kind. */
export const changelog: View = {
  optional: ['version', 'platform'],
  render(props, page) {
    const version = versionOf(props, page);
    const platform = platformOf(props, page);
    const log = loadChangelogs(page.scope).find((entry) => entry.platform === platform);
    if (!log) throw new Error(`There is no changelog of ${platform}. Add data/changelog/${platform}.yaml.`);
    const dates = new Map(loadSdkReleases().releases.map(({ release, date: iso }) => [release, iso]));
    return log.releases
      .filter(({ release }) => release.startsWith(version.replace('x', '')))
      .flatMap(({ release, changes, note }) => [
        heading(2, release),
        paragraph(`Released ${day(dates.get(release) ?? '')}.`, note ? [' ', markdown(note)] : ''),
        bulletList(
          changeKinds.flatMap((kind) =>
            changes
              .filter(({ type }) => type === kind)
              .map(({ text }) => [strong(`${sentence(kind).slice(0, -1)}:`), ' ', markdown(sentence(text))]),
          ),
        ),
      ]);
  },
};

/** `<Data view="sdk-update" />`: what an app changes when it comes to the page's version. */
export const sdkUpdate: View = {
  optional: ['version', 'platform'],
  render(props, page) {
    const version = versionOf(props, page);
    const platform = platformOf(props, page);
    const { rows } =
      loadSdkUpdates(page.scope)
        .find((entry) => entry.platform === platform)
        ?.updates.find(({ to }) => to === version) ?? {};
    if (!rows)
      throw new Error(
        `There is no update of ${platform} to ${version}. Add it to data/sdk-updates/${platform}.yaml.`,
      );
    return rowTable(rows, {
      [versionBefore(version) ?? '']: ({ old }) => (old === undefined ? '–' : markdown(old)),
      [version]: (row) => markdown(row.new),
      Note: ({ note }) => (note === undefined ? '' : markdown(note)),
    });
  },
};

/** `<Data view="sdk-differences" />`: what the declarations of the page's version and of the one before differ in, folded. */
export const sdkDifferences: View = {
  optional: ['version', 'platform'],
  render(props, page) {
    const version = versionOf(props, page);
    const platform = platformOf(props, page);
    const before = versionBefore(version);
    if (!before) throw new Error(`No version is older than ${version}. Leave the view out.`);
    const { added, gone, members } = differencesOf(namesIn(platform, before), namesIn(platform, version));
    const list = (names: readonly string[]): Inline => joined(names.map(code));
    const wholes = (label: string, names: readonly string[]) =>
      names.length > 0 ? [paragraph(strong(label), ' ', list(names))] : [];
    return flowElement('details', {}, [
      flowElement('summary', {}, inline(`All API differences between ${before} and ${version}`)),
      ...wholes('New:', added),
      ...wholes('Removed:', gone),
      ...(members.length > 0
        ? [
            rowTable(members, {
              'In both': ({ symbol }) => code(symbol),
              'New members': (one) => list(one.added),
              'Removed members': (one) => list(one.gone),
              'Changed members': ({ changed }) => list(changed),
            }),
          ]
        : []),
    ]);
  },
};

/** `<Data view="licenses" />`: third-party software in the page's platform and version. */
export const licenses: View = {
  // `native`: the platform whose SDK the page's includes.
  optional: ['version', 'platform', 'native'],
  render(props, page) {
    const version = versionOf(props, page);
    const platform = props.native ?? platformOf(props, page);
    const list = loadLicenses().find((entry) => entry.platform === platform);
    if (!list) throw new Error(`There are no licenses of ${platform}. Add data/licenses/${platform}.yaml.`);
    const licenseOf = ({ license }: { license: string }) => list.licenses.find(({ id }) => id === license);
    return rowTable(
      list.libraries.filter(({ from, until }) => holds(version, from, until)),
      {
        Library: ({ name, by }) => (by ? `${name} (${by})` : name),
        License: (library) => {
          const text = licenseOf(library);
          return text ? link(text.url, text.name) : library.license;
        },
        'Open source': (library) => (licenseOf(library)?.openSource ? 'yes' : 'no'),
      },
    );
  },
};

/** `<Data view="attribution-fields" />`: members of the attribution's result in the page's version. */
export const attributionFields: View = {
  optional: ['version'],
  render(props, page) {
    const version = versionOf(props, page);
    const spelled = spellerOf(page.platform);
    return rowTable(
      loadAttributionMembers({ ...page.scope, version }).filter(({ from, until }) =>
        holds(version, from, until),
      ),
      {
        Member: ({ name }) => code(spelled.name(name)),
        Type: ({ type }) => spelled.text(type),
        Meaning: ({ meaning }) => markdown(spelled.text(meaning)),
      },
    );
  },
};
