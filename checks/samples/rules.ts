/** Rules that hold for samples of every SDK language: arguments, imports, tokens, reserved names. */
import type { Method, Parameter, Surface } from './surface';

export interface SampleFinding {
  /** 0-based line inside the sample. */
  row: number;
  message: string;
  cure: string;
}

export interface Argument {
  label: string | undefined;
  row: number;
}

const signature = (name: string, parameters: readonly Parameter[]): string =>
  `${name}(${parameters.map((p) => p.name + (p.optional ? '?' : '')).join(', ')})`;

/** Why the arguments do not fit one list of parameters; undefined if they do. */
function misfit(parameters: readonly Parameter[], args: readonly Argument[]): string | undefined {
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
    (a) => a.label !== undefined && !methods.some((m) => m.parameters.some((p) => p.name === a.label)),
  );
  return {
    method: first,
    finding: {
      row: badLabel?.row ?? row,
      message: `${what} is not called right: ${badLabel ? `it has no argument "${badLabel.label}"` : reason}`,
      cure: `It is declared as ${methods.map((m) => signature(m.name, m.parameters)).join(' or ')}.`,
    },
  };
}

/** Placeholder of the token, in the words of the version: `apiToken` gives `YOUR_API_TOKEN`. */
const tokenPlaceholder = (member: string): string =>
  `YOUR_${member.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * A literal token must have the right form.
 * @param member What the version calls the token: `apiToken` up to 5.1, then `whenceToken`.
 */
export function tokenFinding(literal: string, member: string, row: number): SampleFinding | undefined {
  const placeholder = tokenPlaceholder(member);
  return /^wta_[0-9a-f]{64}$/.test(literal) || literal === placeholder
    ? undefined
    : {
        row,
        message: `"${literal}" is not a token of an Android app`,
        cure: `Use the sample token wta_… of 68 characters, or ${placeholder}.`,
      };
}

/** Predefined and reserved names cannot be sent as custom events. */
export function eventNameFinding(literal: string, row: number): SampleFinding | undefined {
  if (/^(wh_|whence_)/.test(literal)) {
    return {
      row,
      message: `The event name "${literal}" is refused: its prefix is reserved`,
      cure: 'Send a predefined event through its type, such as WhLoginEvent.',
    };
  }
  return /^[a-z][a-z0-9_]{0,63}$/.test(literal)
    ? undefined
    : {
        row,
        message: `"${literal}" is not an event name`,
        cure: 'Use lower-case letters, digits and underscores; start with a letter.',
      };
}

export interface Import {
  path: string;
  row: number;
}

/** Imports of SDK symbols must exist, and every SDK symbol in use must be imported. */
export function importFindings(
  surface: Surface,
  imports: readonly Import[],
  used: ReadonlyMap<string, number>,
  options: { fragment: boolean; ownPackage: string | undefined },
): SampleFinding[] {
  const findings: SampleFinding[] = [];
  const packageOf = new Map<string, string>([
    ...[...surface.types.values()].map((type) => [type.name, type.pkg] as const),
    ...surface.extensions.map((extension) => [extension.method.name, extension.pkg] as const),
  ]);
  const inSdk = (name: string) =>
    [...surface.packages].some((pkg) => name === pkg || name.startsWith(`${pkg}.`));
  const imported = new Set<string>();
  const wildcards = new Set<string>();
  for (const { path, row } of imports) {
    if (path.endsWith('.*')) {
      wildcards.add(path.slice(0, -2));
      continue;
    }
    if (!inSdk(path)) continue;
    const parts = path.split('.');
    const typeIndex = parts.findIndex((part) => /^[A-Z]/.test(part));
    const name = typeIndex >= 0 ? (parts[typeIndex] ?? '') : (parts.at(-1) ?? '');
    const pkg = parts.slice(0, typeIndex >= 0 ? typeIndex : -1).join('.');
    if (packageOf.get(name) !== pkg) {
      const real = packageOf.get(name);
      findings.push({
        row,
        message: `The import ${path} does not exist`,
        cure: real ? `Import ${real}.${name}.` : 'Correct the name; declarations/ lists what there is.',
      });
    }
    imported.add(parts.at(-1) ?? '');
    imported.add(name);
  }
  if (options.fragment) return findings;
  for (const [name, row] of used) {
    const pkg = packageOf.get(name);
    if (pkg === undefined || pkg === options.ownPackage || imported.has(name) || wildcards.has(pkg)) continue;
    findings.push({
      row,
      message: `${name} is not imported`,
      cure:
        imports.length === 0
          ? `Add import ${pkg}.${name}, or mark the fence as fragment.`
          : `Add import ${pkg}.${name}.`,
    });
  }
  return findings;
}
