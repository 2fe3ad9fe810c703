/**
 * Names of the SDK as each platform spells them, by rule, so facts hold each name once, as Kotlin writes it. Only names that
 * the SDK declares change: log lines, fields of HTTP requests and the keys of consent platforms are the same everywhere.
 */
import { filesBelow, readText } from '../cache/inputs';
import { loadConsent, loadSdkErrors } from './load';
import type { PlatformPath } from '../../config/platforms';

/** Names that follow no rule. */
const renamed: Readonly<Record<PlatformPath, Readonly<Record<string, string>>>> = {
  android: {},
  ios: { getConsent: 'consent' },
  'react-native': { AttributionResponse: 'AttributionData' },
  unity: { WhenceSdk: 'WhenceSDK' },
};

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** An option of the configuration with its value. */
const options: Readonly<Record<PlatformPath, (name: string, value: string) => string>> = {
  android: (name, value) => `set${upper(name)}(${value})`,
  ios: (name, value) => `${name}: ${value}`,
  'react-native': (name, value) => `${name}: ${value}`,
  unity: (name, value) => `${upper(name)} = ${value}`,
};

const pascal = (constant: string): string =>
  constant
    .split('_')
    .map((w) => upper(w.toLowerCase()))
    .join('');

/** Codes of errors are upper case in React Native, and other constants are as in HTTP requests. */
const constants: Readonly<Record<PlatformPath, (name: string, isCode: boolean) => string>> = {
  android: (name) => name,
  ios: (name) => `.${pascal(name).replace(/^./, (first) => first.toLowerCase())}`,
  'react-native': (name, isCode) => `'${isCode ? name : name.toLowerCase()}'`,
  unity: pascal,
};

/** All names that Android declares or declared, with the constants that are codes of errors. */
function declared(): { names: Set<string>; codes: Set<string> } {
  const folder = 'declarations/android';
  const text = filesBelow(folder)
    .filter((file) => file.endsWith('.kt'))
    .map((file) => readText(`${folder}/${file}`))
    .join('\n');
  const enums = [...text.matchAll(/enum class (\w+) \{([^}]*)\}/g)].map(([, type = '', body = '']) => ({
    isCode: type.endsWith('ErrorCode'),
    names: body.match(/\w+/g) ?? [],
  }));
  const codes = [
    ...loadSdkErrors().map(({ code }) => code),
    ...enums.filter((e) => e.isCode).flatMap((e) => e.names),
  ];
  const members = [...text.matchAll(/\b(?:fun|val) (\w+)/g)].map(([, name = '']) => name);
  const calls = loadConsent().calls.flatMap(({ names }) =>
    names.flatMap(({ name }) => name.match(/^\w+/) ?? []),
  );
  return {
    names: new Set([...codes, ...enums.flatMap((e) => e.names), ...members, ...calls]),
    codes: new Set(codes),
  };
}

export interface Speller {
  /** A name, such as `setTrackingEnabled(false)` or `AttributionResponse.partner`. Arguments keep their spelling. */
  name: (kotlin: string) => string;
  /** Markdown whose code font has names of the SDK among others. */
  text: (markdown: string) => string;
}

/** How a platform spells names; pages of no platform write them as the facts do. */
export function spellerOf(platform: PlatformPath | undefined): Speller {
  if (platform === undefined) return { name: (kotlin) => kotlin, text: (markdown) => markdown };
  const { names, codes } = declared();
  const word = (part: string): string =>
    renamed[platform][part] ?? (platform === 'unity' ? upper(part) : part);
  const name = (kotlin: string): string => {
    if (/^[A-Z][A-Z_]+$/.test(kotlin)) return constants[platform](kotlin, codes.has(kotlin));
    const [, option, value] = /^(\w+): (true|false)$/.exec(kotlin) ?? [];
    if (option && value) return options[platform](option, value);
    const path = platform === 'react-native' ? kotlin.replace(/^WhenceSdk\./, '') : kotlin;
    return path.replace(/^[\w.]+/, (words) => words.replace(/\w+/g, word));
  };
  const text = (markdown: string): string =>
    markdown.replace(/`(\w+)([^`]*)`|\b([Nn])ull\b/g, (whole, first: string, rest: string, n?: string) => {
      if (n) return platform === 'ios' ? `${n}il` : whole;
      return names.has(first) ? `\`${name(first + rest)}\`` : whole;
    });
  return { name, text };
}
