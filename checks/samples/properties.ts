/** Properties of the demo app and build settings of an iOS app: keys that are read, and a token of the right form. */
import { didYouMean } from '../../lib/text/closest';
import { finding, tokenFindings, unless, type SampleFinding } from './rules';

type Rule = (value: string, row: number) => SampleFinding[];

const appIdFindings: Rule = (value, row) =>
  unless(
    /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(value),
    row,
    `"${value}" is not the id of an app`,
    'Write one such as com.lumenforge.harbortides.',
  );

/** Keys by what reads them. */
const readers: Readonly<Record<'demo' | 'app' | 'env', Readonly<Record<string, Rule>>>> = {
  demo: {
    'whence.token': (value, row) => tokenFindings(value, 'whenceToken', 'wta', row),
    'whence.applicationId': appIdFindings,
  },
  app: {
    WHENCE_TOKEN: (value, row) => tokenFindings(value, 'whenceToken', 'wti', row),
    BUNDLE_ID: appIdFindings,
    API_TOKEN: (value, row) => tokenFindings(value, 'apiToken', 'wti', row),
  },
  // The demo app of React Native.
  env: {
    WHENCE_TOKEN_ANDROID: (value, row) => tokenFindings(value, 'whenceToken', 'wta', row),
    WHENCE_TOKEN_IOS: (value, row) => tokenFindings(value, 'whenceToken', 'wti', row),
    APPLICATION_ID: appIdFindings,
  },
};

/** Findings in a file of properties. */
export function checkProperties(code: string, title = ''): SampleFinding[] {
  const reader = title.endsWith('.xcconfig') ? 'app' : title === '.env' ? 'env' : 'demo';
  return code.split('\n').flatMap((line, row) => {
    if (line.trim() === '' || /^(?:#|\/\/)/.test(line)) return [];
    const [key = '', ...value] = line.split('=').map((part) => (reader === 'app' ? part.trim() : part));
    const cure = didYouMean(key, Object.keys(readers[reader])) || 'Remove it.';
    return (
      readers[reader][key]?.(value.join('='), row) ?? [
        finding(row, `The ${reader} reads no property ${key}`, cure),
      ]
    );
  });
}
