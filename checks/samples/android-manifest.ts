/**
 * Android manifests and resources: elements, attributes and values that Android knows, and names that the SDK of the
 * version declares. Any of them mistyped is still well-formed XML, and Android ignores what it does not know.
 */
import { XMLParser } from 'fast-xml-parser';
import { didYouMean } from '../../lib/text/closest';
import { finding, rowAt, tokenFindings, unless, type SampleFinding } from './rules';

/** What a manifest of the app may say to the SDK of one version. */
export interface ManifestFacts {
  permissions: readonly string[];
  metaData: readonly string[];
}

const namespaces: Readonly<Record<string, string>> = {
  'xmlns:android': 'http://schemas.android.com/apk/res/android',
  'xmlns:tools': 'http://schemas.android.com/tools',
};

const truth = /^(?:true|false)$/;
/** Classes are named after what they are, as everywhere in Android. */
const classOf = (kind: string): RegExp => new RegExp(`^\\.?(?:[a-z]\\w*\\.)*[A-Z]\\w*${kind}$`);
/** The sample game's own scheme, and links of the web. */
const schemes = /^(?:harbortides|https)$/;

/** What Google Analytics reads: whether it may collect before the app says so. */
const analyticsMetaData = /^firebase_analytics_collection_enabled$/;

/** Attributes of an element with what their values may be. */
const elements: Readonly<Record<string, Readonly<Record<string, RegExp | keyof ManifestFacts>>>> = {
  manifest: {},
  application: { 'android:name': classOf('Application') },
  activity: {
    'android:name': classOf('Activity'),
    'android:exported': truth,
    'android:launchMode': /^(?:standard|singleTop|singleTask|singleInstance)$/,
  },
  'uses-permission': { 'android:name': 'permissions', 'tools:node': /^(?:remove|merge|replace|strict)$/ },
  'meta-data': { 'android:name': 'metaData', 'android:value': /^\S+$/ },
  'intent-filter': { 'android:autoVerify': truth },
  action: { 'android:name': /^android\.intent\.action\.(?:VIEW|MAIN|SEND)$/ },
  category: { 'android:name': /^android\.intent\.category\.(?:DEFAULT|BROWSABLE|LAUNCHER)$/ },
  data: { 'android:scheme': schemes, 'android:host': /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/ },
};

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Element[];
}

const attributesKey = ':@';

/** The elements of a text that is known to be well-formed. */
function elementsOf(code: string): Element[] {
  const read = (nodes: readonly Record<string, unknown>[]): Element[] =>
    nodes.flatMap((node) => {
      const name = Object.keys(node).find((key) => key !== attributesKey && !/^[#?]/.test(key));
      if (name === undefined) return [];
      return [
        {
          name,
          attributes: (node[attributesKey] ?? {}) as Record<string, string>,
          children: read(node[name] as Record<string, unknown>[]),
        },
      ];
    });
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
  });
  return read(parser.parse(code) as Record<string, unknown>[]);
}

const all = (list: readonly Element[]): Element[] => list.flatMap((one) => [one, ...all(one.children)]);

/** True if browsers may open the activity. */
const isBrowsable = (activity: Element): boolean =>
  all(activity.children).some(({ attributes }) => attributes['android:name']?.endsWith('.BROWSABLE'));

const isVerified = ({ attributes }: Element): boolean => attributes['android:autoVerify'] === 'true';

/** What must hold of an element as a whole, with the text whose line a breach is on. */
const rules: readonly {
  of: string;
  holds: (element: Element) => boolean;
  at: string;
  message: string;
  cure: string;
}[] = [
  {
    of: 'activity',
    holds: (one) => !isBrowsable(one) || one.attributes['android:exported'] === 'true',
    at: '<activity',
    message: 'Links cannot open an activity that is not exported',
    cure: 'Write android:exported="true".',
  },
  {
    of: 'activity',
    holds: (one) =>
      !isBrowsable(one) || /^single(?:Task|Top)$/.test(one.attributes['android:launchMode'] ?? ''),
    at: '<activity',
    message: 'A link opens a second instance of the activity',
    cure: 'Write android:launchMode="singleTask".',
  },
  {
    of: 'intent-filter',
    holds: (one) =>
      one.children.some(({ attributes }) => attributes['android:scheme'] === 'https') === isVerified(one),
    at: '<intent-filter',
    message: 'Only a filter of https links is verified, and it must be',
    cure: 'Set android:autoVerify="true" on it.',
  },
  {
    of: 'uses-permission',
    holds: ({ attributes }) => ['remove', undefined].includes(attributes['tools:node']),
    at: 'tools:node',
    message: 'The SDK merges its permissions by itself',
    cure: 'tools:node="remove" is the only reason to name one.',
  },
];

/** What is wrong with an attribute, and its cure; undefined if nothing is. */
function attributeProblem(
  element: string,
  known: Readonly<Record<string, RegExp | keyof ManifestFacts>>,
  [attribute, value]: readonly [string, string],
  facts: ManifestFacts,
): readonly [message: string, cure: string] | undefined {
  const place = `${attribute}="${value}"`;
  if (attribute.startsWith('xmlns')) {
    const right = namespaces[attribute];
    if (right === value) return undefined;
    return [`${place} is not a namespace of Android`, right ? `Write ${right}.` : 'Remove it.'];
  }
  const rule = known[attribute];
  if (rule === undefined)
    return [
      `<${element}> has no attribute ${attribute}`,
      didYouMean(attribute, Object.keys(known)) || 'Remove it.',
    ];
  if (rule instanceof RegExp) {
    if (rule.test(value)) return undefined;
    return [`${place} is not a value of <${element}>`, `It must match ${rule.source}.`];
  }
  const names = facts[rule];
  if (names.includes(value) || (rule === 'metaData' && analyticsMetaData.test(value))) return undefined;
  const what = rule === 'permissions' ? 'permission' : rule;
  return [`The SDK knows no ${what} ${value}`, didYouMean(value, names) || `It knows: ${names.join(', ')}.`];
}

/** Findings in a manifest that is well-formed. */
export function checkManifest(code: string, facts: ManifestFacts): SampleFinding[] {
  const rowOf = (text: string): number => rowAt(code, code.indexOf(text));
  return all(elementsOf(code)).flatMap((element): SampleFinding[] => {
    const { name, attributes } = element;
    const known = elements[name];
    if (!known) {
      const cure = didYouMean(name, Object.keys(elements));
      return [finding(rowOf(`<${name}`), `A manifest has no element <${name}>`, cure)];
    }
    const token = /API_TOKEN$/.test(attributes['android:name'] ?? '') ? 'apiToken' : 'whenceToken';
    return [
      ...Object.entries(attributes).flatMap((entry) => {
        const problem = attributeProblem(name, known, entry, facts);
        return problem ? [finding(rowOf(`${entry[0]}="${entry[1]}"`), ...problem)] : [];
      }),
      ...(name === 'meta-data' && !analyticsMetaData.test(attributes['android:name'] ?? '')
        ? tokenFindings(attributes['android:value'] ?? '', token, 'wta', rowOf('android:value'))
        : []),
      ...rules
        .filter(({ of }) => of === name)
        .flatMap(({ holds, at, message, cure }) => unless(holds(element), rowOf(at), message, cure)),
    ];
  });
}
