/** Properties of the demo app, build settings of an iOS app, a login of Unity: keys that are read, and a token of the right form. */
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
const readers: Readonly<Record<'demo' | 'app' | 'env' | 'login', Readonly<Record<string, Rule>>>> = {
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
    API_TOKEN_ANDROID: (value, row) => tokenFindings(value, 'apiToken', 'wta', row),
    API_TOKEN_IOS: (value, row) => tokenFindings(value, 'apiToken', 'wti', row),
    APPLICATION_ID: appIdFindings,
  },
  // .upmconfig.toml
  login: {
    token: (value, row) =>
      unless(/^"YOUR_[A-Z_]+"$/.test(value), row, 'A token is typed', 'Write a placeholder.'),
    alwaysAuth: (value, row) => unless(/^(?:true|false)$/.test(value), row, 'It is no switch', 'Write true.'),
  },
};

/** Where Unity logs in. */
const login = '[npmAuth."https://npm-internal.whence.example"]';

/** Findings in a file of properties. */
export function checkProperties(code: string, title = ''): SampleFinding[] {
  const files = { xcconfig: 'app', env: 'env', toml: 'login' } as const;
  const reader = files[title.split('.').at(-1) as keyof typeof files] ?? 'demo';
  return code.split('\n').flatMap((line, row) => {
    if (line.trim() === '' || /^(?:#|\/\/)/.test(line) || (reader === 'login' && line === login)) return [];
    const [key = '', ...value] = line
      .split('=')
      .map((part) => (/app|login/.test(reader) ? part.trim() : part));
    const cure = didYouMean(key, Object.keys(readers[reader])) || 'Remove it.';
    return (
      readers[reader][key]?.(value.join('='), row) ?? [
        finding(row, `The ${reader} reads no property ${key}`, cure),
      ]
    );
  });
}
