/** Rules that hold for samples of every SDK language: arguments, imports, tokens, reserved names. */
import { wordList } from '../../lib/text/words';
import type { Method, Parameter, Surface } from './surface';

export interface SampleFinding {
  /** 0-based line inside the sample. */
  row: number;
  message: string;
  cure: string;
}

/** A finding at a 0-based line. */
export const finding = (row: number, message: string, cure: string): SampleFinding => ({
  row,
  message,
  cure,
});

/** A finding unless a rule holds. */
export const unless = (holds: boolean, row: number, message: string, cure: string): SampleFinding[] =>
  holds ? [] : [{ row, message, cure }];

/** 0-based line of a place in a text. */
export const rowAt = (text: string, index: number): number =>
  text.slice(0, Math.max(index, 0)).split('\n').length - 1;

/** What a call passes, as the choice of an overload sees it. */
interface Argument {
  label?: string | undefined;
  row: number;
  trailing?: boolean | undefined;
}

/** What a call writes before the argument of a parameter, if it writes anything. */
export const labelOf = ({ label, name }: Parameter): string => label ?? name;

const signature = (name: string, parameters: readonly Parameter[]): string =>
  `${name}(${parameters.map((p) => (labelOf(p) || '_') + (p.optional ? '?' : '')).join(', ')})`;

/** Why arguments, whose labels and order are fixed, do not fit; undefined if they do. */
function labelMisfit(parameters: readonly Parameter[], args: readonly Argument[]): string | undefined {
  let at = 0;
  for (const { label = '', trailing } of args) {
    const fits = (one: Parameter): boolean => (trailing ? one.type.name === '->' : labelOf(one) === label);
    const next = parameters.findIndex((one, i) => i >= at && fits(one));
    if (next < 0) {
      if (label !== '') return `it has no argument "${label}" here`;
      const [wanted] = parameters.slice(at);
      return wanted && labelOf(wanted) ? `"${labelOf(wanted)}:" is missing` : 'it takes no such argument';
    }
    const left = parameters.slice(at, next).find(({ optional }) => !optional);
    if (left) return `it needs ${labelOf(left) || left.name}`;
    at = next + 1;
  }
  const left = parameters.slice(at).find(({ optional }) => !optional);
  return left && `it needs ${labelOf(left) || left.name}`;
}

/** Why the arguments do not fit one list of parameters; undefined if they do. */
function misfit(parameters: readonly Parameter[], args: readonly Argument[]): string | undefined {
  if (parameters.some(({ label }) => label !== undefined)) return labelMisfit(parameters, args);
  const taken = new Set<string>();
  let position = 0;
  for (const { label } of args) {
    if (label !== undefined) {
      const parameter = parameters.find((p) => p.name === label);
      if (!parameter) return `it has no argument "${label}"`;
      taken.add(label);
    } else {
      const parameter = parameters[position];
      position += 1;
      if (!parameter) return `it takes ${parameters.length} arguments, not ${args.length}`;
      taken.add(parameter.name);
    }
  }
  const missing = parameters.filter((p) => !p.optional && !taken.has(p.name));
  return missing.length > 0 ? `it needs ${missing.map((p) => p.name).join(', ')}` : undefined;
}

/** Picks the overload that the arguments fit; a finding if none does. */
export function resolveOverload(
  what: string,
  methods: readonly Method[],
  args: readonly Argument[],
  row: number,
): { method: Method | undefined; finding: SampleFinding | undefined } {
  const fitting = methods.find((method) => misfit(method.parameters, args) === undefined);
  if (fitting) return { method: fitting, finding: undefined };
  const [first] = methods;
  const reason = first ? misfit(first.parameters, args) : undefined;
  const badLabel = args.find(
    (a) => a.label !== undefined && !methods.some((m) => m.parameters.some((p) => labelOf(p) === a.label)),
  );
  return {
    method: first,
    finding: {
      row: badLabel?.row ?? row,
      message: `${what} is not called right: ${badLabel ? `it has no argument "${badLabel.label}"` : reason}`,
      cure: `It is declared as ${wordList(
        methods.map((m) => signature(m.name, m.parameters)),
        'or',
      )}.`,
    },
  };
}

/** Placeholder of the token of a build that has its own app. */
const debugToken = 'YOUR_DEBUG_TOKEN';

/** Placeholder of the token, in the words of the version: `apiToken` gives `YOUR_API_TOKEN`. */
const tokenPlaceholder = (member: string): string =>
  `YOUR_${member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** How tokens begin, by what they belong to. */
const tokenPrefixes = { wta: 'an Android app', wti: 'an iOS app' } as const;

/**
 * A literal token must have the right form.
 * @param member What the version calls the token: `apiToken` up to 5.1, then `whenceToken`.
 */
export function tokenFindings(
  literal: string,
  member: string,
  prefix: keyof typeof tokenPrefixes,
  row: number,
): SampleFinding[] {
  const placeholder = tokenPlaceholder(member);
  return unless(
    new RegExp(`^${prefix}_[0-9a-f]{64}$`).test(literal) || [placeholder, debugToken].includes(literal),
    row,
    `"${literal}" is not a token of ${tokenPrefixes[prefix]}`,
    `Use the sample token ${prefix}_… of 68 characters, or ${placeholder}.`,
  );
}

/** Predefined and reserved names cannot be sent as custom events. */
export const eventNameFindings = (literal: string, row: number): SampleFinding[] =>
  /^(wh_|whence_)/.test(literal)
    ? [
        finding(
          row,
          `The event name "${literal}" is refused: its prefix is reserved`,
          'Send a predefined event through its type, such as WhLoginEvent.',
        ),
      ]
    : unless(
        /^[a-z][a-z0-9_]{0,63}$/.test(literal),
        row,
        `"${literal}" is not an event name`,
        'Use lower-case letters, digits and underscores; start with a letter.',
      );

/** Calls that take the name of an event. */
const namesEvent = /^(?:AppEvent|Whence(?:Sdk\.(?:track|publish)|SDK\.(?:Track|Publish))Event(?:Async)?)$/;

/** Rules for literals that the SDK would refuse at run time: tokens, and names of events. */
export function textFindings(
  surface: Surface,
  what: string,
  parameter: string,
  text: string,
  row: number,
): SampleFinding[] {
  if (namesEvent.test(what) && parameter === 'name') return eventNameFindings(text, row);
  // Where one call is for two platforms, the parameters say which.
  const [, platform, token] = /^(android|ios)?((?:api|whence)token)$/i.exec(parameter) ?? [];
  if (!token) return [];
  const isAndroid = platform
    ? platform === 'android'
    : surface.packages.has('example.whence.sdk') ||
      // In Unity, a token alone is the token of the platform that the app runs on.
      (surface.packages.has('Whence') && text.startsWith('wta_'));
  const member = token.charAt(0).toLowerCase() + token.slice(1);
  return tokenFindings(text, member, isAndroid ? 'wta' : 'wti', row);
}

export interface Import {
  path: string;
  row: number;
}

/** Imports of SDK symbols must exist and be used, and every SDK symbol in use must be imported. */
export function importFindings(
  surface: Surface,
  imports: readonly Import[],
  used: ReadonlyMap<string, number>,
  options: { body: string; fragment: boolean; ownPackage: string | undefined },
): SampleFinding[] {
  const findings: SampleFinding[] = [];
  const packageOf = new Map<string, string>([
    ...[...surface.types.values()].map((type) => [type.name, type.pkg] as const),
    ...surface.extensions.map((extension) => [extension.method.name, extension.pkg] as const),
  ]);
  const imported = new Set<string>();
  const idle: SampleFinding[] = [];
  for (const { path, row } of imports) {
    const parts = path.split('.');
    const last = parts.at(-1) ?? '';
    if (last === '*') imported.add(path);
    if (last === '*' || ![...surface.packages].some((pkg) => `${path}.`.startsWith(`${pkg}.`))) continue;
    const typeIndex = parts.findIndex((part) => /^[A-Z]/.test(part));
    const at = typeIndex < 0 ? parts.length - 1 : typeIndex;
    const name = parts[at] ?? '';
    const real = packageOf.get(name);
    if (real !== parts.slice(0, at).join('.'))
      findings.push(
        finding(
          row,
          `The import ${path} does not exist`,
          real ? `Import ${real}.${name}.` : 'Correct the name; declarations/ lists what there is.',
        ),
      );
    if (!new RegExp(`\\b${last}\\b`).test(options.body))
      idle.push({ row, message: `${path} is imported and not used`, cure: 'Use it, or remove the import.' });
    imported.add(last).add(name);
  }
  if (options.fragment) return findings;
  const otherwise = imports.length === 0 ? ', or mark the fence as fragment' : '';
  for (const [name, row] of used) {
    const pkg = packageOf.get(name);
    if (pkg === undefined || pkg === options.ownPackage) continue;
    if (imported.has(name) || imported.has(`${pkg}.*`)) continue;
    findings.push(finding(row, `${name} is not imported`, `Add import ${pkg}.${name}${otherwise}.`));
  }
  return [...findings, ...idle];
}

/** Imports of the SDK's modules must exist and be used, and the module of every SDK type in use must be imported. */
export function moduleFindings(
  surface: Surface,
  imports: readonly Import[],
  used: ReadonlyMap<string, number>,
  fragment: boolean,
): SampleFinding[] {
  const moduleOf = (name: string): string | undefined => surface.types.get(name)?.pkg;
  const usedModules = new Set([...used.keys()].map(moduleOf));
  const wrong = imports
    .filter(({ path }) => /^Whence/.test(path))
    .flatMap(({ path, row }) =>
      surface.packages.has(path)
        ? unless(
            usedModules.has(path),
            row,
            `${path} is imported and not used`,
            'Use it, or remove the import.',
          )
        : [
            finding(
              row,
              `There is no module ${path}`,
              `The modules are ${[...surface.packages].join(', ')}.`,
            ),
          ],
    );
  if (fragment) return wrong;
  return [
    ...wrong,
    ...[...used].flatMap(([name, row]) => {
      const module = moduleOf(name) ?? '';
      const cure = `Add import ${module}${imports.length === 0 ? ', or mark the fence as fragment' : ''}.`;
      return unless(
        module === '' || imports.some(({ path }) => path === module),
        row,
        `The module of ${name} is not imported`,
        cure,
      );
    }),
  ];
}
