/**
 * What a tool's fields hold, as text of an address, and back. The text names the preset that it starts from and the fields
 * that differ from it, so most links are short. A version and a checksum come first: what is left of a link that was cut,
 * changed or made for another version is not shown as if it were what its sender saw.
 */

/** What the reader has typed or chosen, by the name of the field. Never corrected: values are read when they are used. */
export type Fields = Readonly<Record<string, string>>;

/** What addresses of a tool are made of. */
export interface AddressForm {
  /** Goes up when a field gets a different name or meaning. */
  version: number;
  /** Values to start from, by name. Each name is also an address. */
  presets: Readonly<Record<string, Fields>>;
  /** Name of the preset that the tool opens with. */
  start: string;
  /** True for the name of a field, which has no `-` and no `*`; other names aren't in any link that the tool has written. */
  knows(name: string): boolean;
}

export interface Restored {
  fields: Fields;
  /** Why the address was not followed; the tool then has the fields of the start. */
  problem?: 'damaged' | 'version';
}

/** Longer text is not one of our links: 20 clicks with each field changed take a quarter of it. */
const longest = 20_000;

/** The character that separates, and the one that marks it in a value. Addresses hold both as they are. */
const escaped = (value: string): string =>
  value.replace(/[!*]/g, (character) => (character === '*' ? '!s' : '!!'));

const unescaped = (text: string): string =>
  text.replace(/!([s!])/g, (_, mark: string) => (mark === 's' ? '*' : '!'));

/** FNV-1a: enough to notice a link that was cut. Who changes one on purpose gets fields with errors next to them. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

const isSame = (a: Fields, b: Fields): boolean => {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
  );
};

/** How many fields differ. */
const distance = (a: Fields, b: Fields): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]).length;

/** Name of the preset with these values, if there is one. */
export function presetOf(fields: Fields, { presets }: Pick<AddressForm, 'presets'>): string | undefined {
  return Object.keys(presets).find((name) => isSame(fields, presets[name] ?? {}));
}

/** The text of an address that leads to these fields. */
export function writeAddress(fields: Fields, form: AddressForm): string {
  const preset = presetOf(fields, form);
  if (preset !== undefined) return preset;
  const [base = form.start] = Object.keys(form.presets).sort(
    (a, b) => distance(fields, form.presets[a] ?? {}) - distance(fields, form.presets[b] ?? {}),
  );
  const from = form.presets[base] ?? {};
  const parts = [base];
  for (const [name, value] of Object.entries(fields))
    if (from[name] !== value) parts.push(`${name}-${escaped(value)}`);
  // Without a value: the field is not there, such as one of a row that was removed.
  for (const name of Object.keys(from)) if (!Object.hasOwn(fields, name)) parts.push(name);
  const payload = parts.join('*');
  return `${form.version}.${checksum(payload)}.${payload}`;
}

/** The fields that an address leads to. Whatever the text is, the fields have names that the tool knows. */
export function readAddress(text: string, form: AddressForm): Restored {
  const { presets, start } = form;
  const fallback = presets[start] ?? {};
  if (Object.hasOwn(presets, text)) return { fields: presets[text] ?? fallback };
  const damaged: Restored = { fields: fallback, problem: 'damaged' };
  const [, version, check, payload] = /^(\d{1,9})\.([\da-z]{1,7})\.([^]*)$/.exec(text) ?? [];
  if (payload === undefined || text.length > longest) return damaged;
  if (Number(version) !== form.version) return { fields: fallback, problem: 'version' };
  if (check !== checksum(payload)) return damaged;
  const [base = '', ...parts] = payload.split('*');
  if (!Object.hasOwn(presets, base)) return damaged;
  const fields = new Map(Object.entries(presets[base] ?? {}));
  for (const part of parts) {
    const [, name = '', value] = /^([^-]*)(?:-([^]*))?$/.exec(part) ?? [];
    if (!form.knows(name)) return damaged;
    if (value === undefined) fields.delete(name);
    else fields.set(name, unescaped(value));
  }
  return { fields: Object.fromEntries(fields) };
}
