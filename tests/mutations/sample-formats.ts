/** Mistakes in manifests, headers, CSV files, tracking URLs and signatures. */
import { editMatches, replaceEach, type CodeEdit } from './sample-edit';

/** Without its last character; a single character is doubled. */
const clipped = (text: string): string => (text.length > 1 ? text.slice(0, -1) : `${text}${text}`);

const other: Readonly<Record<string, string>> = {
  true: 'false',
  false: 'true',
  singleTask: 'standard',
  remove: 'replace',
  https: 'http',
};

/** Attributes and their values, names of elements. */
export const manifests = (code: string): CodeEdit[] => [
  ...editMatches(code, /\s([\w:]+)="([^"]*)"/g, ([text, name = '', value = '']) => [
    ...(name.startsWith('xmlns') ? [] : [text.replace(`${name}=`, `${clipped(name)}=`)]),
    text.replace(`"${value}"`, `"${other[value] ?? clipped(value)}"`),
    text.replace(
      `"${value}"`,
      `"${value.replace(/\w+$/, (word) => (word.toUpperCase() === word ? word.toLowerCase() : word.toUpperCase()))}"`,
    ),
  ]),
  ...editMatches(
    code,
    /<(uses-permission|action|category|data|intent-filter|meta-data) /g,
    ([text]) => `${text.slice(0, -2)} `,
  ).filter(
    // The closing tag has to fit, else any parser would see it.
    ({ code: made }) => !/<\/(intent-filter|uses-permission)>/.test(made),
  ),
];

/** Names and values of HTTP headers, in the ways of all languages. */
export const headers = (code: string, language: string): CodeEdit[] => [
  ...replaceEach(code, [
    [/X-Whence-Api-Key/g, 'X-Api-Key', 'Whence-Api-Key', 'Authorization'],
    [/(?<=(?:Content-Type['"]?): ?['"]?)application\/json/gi, 'text/json', 'application/xml'],
    [/Content-Type/g, 'Content-Typ'],
    [/(X-Whence-Api-Key: )(\$\w+)/g, '$1Bearer $2', '$1$WHENCE_TOKEN'],
    [/('X-Whence-Api-Key': )apiKey/g, '$1`Bearer ${apiKey}`'],
  ]),
  ...(language === 'http'
    ? [
        ...editMatches(code, /(?<=[;=])\d+/g, ([digits]) => `${Number(digits) * 10}`),
        ...replaceEach(code, [
          [/"([\w-]*)[\w-]"/g, '"$1"'],
          [/^([\w-]+)/gm, 'X-$1'],
          [/;(\w)=/g, ';$1$1='],
        ]),
      ]
    : []),
];

/** The first line of a CSV file. */
export function csvHeaders(code: string): CodeEdit[] {
  const [head = '', ...rows] = code.split('\n');
  const names = head.split(',');
  const withHead = (from: string, to: string, changed: readonly string[]): CodeEdit => ({
    from,
    to,
    code: [changed.join(','), ...rows].join('\n'),
  });
  return names.flatMap((name, i) => {
    const next = names[i + 1];
    return [
      withHead(name, clipped(name), names.with(i, clipped(name))),
      withHead(`${name} in capitals`, '', names.with(i, name.toUpperCase())),
      withHead(`without ${name}`, '', names.toSpliced(i, 1)),
      ...(next === undefined
        ? []
        : [withHead(`${name} after ${next}`, '', names.with(i, next).with(i + 1, name))]),
    ];
  });
}

/** Parameters of tracking URLs and postback templates. */
export function trackingUrls(code: string): CodeEdit[] {
  if (!/^https:\/\//.test(code)) return [];
  const isTracking = code.includes('track.whence.example');
  return [
    ...editMatches(code, /([?&])(\w+)=([^&\n]*)/g, ([text, mark, name = '', value = '']) =>
      isTracking
        ? [
            `${mark}${clipped(name)}=${value}`,
            `${mark}${name.replace('_', '')}=${value}`,
            ...(['app', 'partner', 'platform'].includes(name)
              ? [`${mark}${name}=${clipped(value)}`, mark === '?' ? '?' : '']
              : [`${text}&${name}=${value}`]),
          ]
        : [],
    ),
    ...editMatches(code, /=(\{\w+\})/g, ([, macro = '']) => [
      `=${macro.slice(0, -2)}}`,
      `=${macro.slice(1)}`,
    ]),
    ...(isTracking
      ? editMatches(code, /(\w+)=([^&]+)&(\w+)=([^&\n]+)/g, ([, a, one, b, two]) => `${a}=${two}&${b}=${one}`)
      : []),
    ...editMatches(code, /%3A%2F%2F/g, () => '://'),
    ...editMatches(code, /^https:\/\/[^/]+\/(click|conv)/g, ([text, path]) =>
      path === 'click' ? [text.replace('click', 'clicks'), text.replace('https', 'http')] : [],
    ),
  ];
}

/** Algorithm and text of signatures. */
export const signing = (code: string): CodeEdit[] =>
  /hmac/i.test(code)
    ? replaceEach(code, [
        [/sha256/g, 'sha1', 'sha512', 'md5'],
        [/'hex'/g, "'base64'", "'base64url'"],
        [/hexdigest/g, 'digest'],
        [/\.join\('&'\)/g, ".join('')", ".join(',')"],
        [/"&"\.join/g, '"".join', '",".join'],
        [/\n\s+\.sort\(\)/g, ''],
        [/sorted\(parameters\)/g, 'parameters', 'reversed(sorted(parameters))'],
        [/\$\{name\}=\$\{/g, '${name}:${', '${'],
        [/f"\{name\}=\{/g, 'f"{name}:{', 'f"{'],
        [/createHmac\('(\w+)', secret\)/g, "createHash('$1')", "createHmac('$1', providerKey)"],
        [/SECRET\.encode\(\), text/g, 'PROVIDER_KEY.encode(), text', 'text.encode(), SECRET'],
        [/(?<=\(text, )'utf8'/g, "'latin1'", "'utf16le'"],
        [/(amount: '0\.0215|"amount": "0\.0215)(['"])/g, '$10$2'],
        [/off-88120/g, 'off-88121'],
      ])
    : [];
