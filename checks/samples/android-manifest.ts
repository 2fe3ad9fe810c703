/**
 * Android manifests and resources: elements, attributes and values that Android knows, and names that the SDK of the
 * version declares. Any of them mistyped is still well-formed XML, and Android ignores what it does not know.
 */
import { XMLParser } from 'fast-xml-parser';
import { didYouMean } from '../../lib/text/closest';
import { tokenFinding, type SampleFinding } from './rules';

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

/** Attributes of an element with what their values may be. */
const elements: Readonly<Record<string, Readonly<Record<string, RegExp | 'permission' | 'metaData'>>>> = {
  manifest: {},
  application: { 'android:name': classOf('Application') },
  activity: {
    'android:name': classOf('Activity'),
    'android:exported': truth,
    'android:launchMode': /^(?:standard|singleTop|singleTask|singleInstance)$/,
  },
  'uses-permission': { 'android:name': 'permission', 'tools:node': /^(?:remove|merge|replace|strict)$/ },
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

/** Findings in a manifest that is well-formed. */
export function checkManifest(code: string, facts: ManifestFacts): SampleFinding[] {
  const rowOf = (text: string): number =>
    Math.max(
      code.split('\n').findIndex((line) => line.includes(text)),
      0,
    );
  const findings: SampleFinding[] = [];
  const say = (text: string, message: string, cure: string): void => {
    findings.push({ row: rowOf(text), message, cure });
  };
  for (const element of all(elementsOf(code))) {
    const { name, attributes } = element;
    const known = elements[name];
    if (!known) {
      say(`<${name}`, `A manifest has no element <${name}>`, didYouMean(name, Object.keys(elements)));
      continue;
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      const place = `${attribute}="${value}"`;
      if (attribute.startsWith('xmlns')) {
        const right = namespaces[attribute];
        if (right !== value)
          say(place, `${place} is not a namespace of Android`, right ? `Write ${right}.` : 'Remove it.');
        continue;
      }
      const rule = known[attribute];
      if (rule === undefined) {
        const cure = didYouMean(attribute, Object.keys(known)) || 'Remove it.';
        say(place, `<${name}> has no attribute ${attribute}`, cure);
      } else if (rule instanceof RegExp) {
        if (!rule.test(value))
          say(place, `${place} is not a value of <${name}>`, `It must match ${rule.source}.`);
      } else {
        const names = rule === 'permission' ? facts.permissions : facts.metaData;
        if (!names.includes(value))
          say(
            place,
            `The SDK knows no ${rule} ${value}`,
            didYouMean(value, names) || `It knows: ${names.join(', ')}.`,
          );
      }
    }
    if (name === 'meta-data') {
      const member = /API_TOKEN$/.test(attributes['android:name'] ?? '') ? 'apiToken' : 'whenceToken';
      const token = tokenFinding(attributes['android:value'] ?? '', member, rowOf('android:value'));
      if (token) findings.push(token);
    }
    if (name === 'activity' && isBrowsable(element) && attributes['android:exported'] !== 'true')
      say(
        '<activity',
        'Links cannot open an activity that is not exported',
        'Write android:exported="true".',
      );
    if (
      name === 'activity' &&
      isBrowsable(element) &&
      !/^single(?:Task|Top)$/.test(attributes['android:launchMode'] ?? '')
    )
      say(
        '<activity',
        'A link opens a second instance of the activity',
        'Write android:launchMode="singleTask".',
      );
    if (name === 'intent-filter') {
      const schemesHere = element.children.map((child) => child.attributes['android:scheme']);
      const verified = attributes['android:autoVerify'] === 'true';
      if (schemesHere.includes('https') !== verified)
        say(
          '<intent-filter',
          'Only a filter of https links is verified, and it must be',
          'Set android:autoVerify="true" on it.',
        );
    }
    if (name === 'uses-permission' && 'tools:node' in attributes && attributes['tools:node'] !== 'remove')
      say(
        'tools:node',
        'The SDK merges its permissions by itself',
        'tools:node="remove" is the only reason to name one.',
      );
  }
  return findings;
}
