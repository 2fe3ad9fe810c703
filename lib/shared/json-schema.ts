/** JSON, and the part of JSON Schema 2020-12 that the pages and the request builder read. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Schema {
  /** Name of the component schema; the generator sets it to the component's key. */
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: Json[];
  const?: Json;
  default?: Json;
  example?: Json;
  examples?: Json[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  minProperties?: number;
  maxProperties?: number;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  contentMediaType?: string;
  contentEncoding?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  /** What each value of `enum` means. */
  'x-enumDescriptions'?: Record<string, string>;
  /** Values may be added within the version. */
  'x-extensible-enum'?: unknown;
}

/** True if a schema says of its fields only their types, and only of required ones. */
function addsTypes({ required = [], properties = {} }: Schema): boolean {
  return Object.entries(properties).every(
    ([name, field]) => required.includes(name) && Object.keys(field).join() === 'type',
  );
}

/**
 * The fields that each option of a `oneOf` or an `anyOf` asks for; undefined if an option asks for more. Options repeat the
 * types of these fields because client generators would drop them otherwise.
 */
export function requiredGroups(options: readonly Schema[]): string[][] | undefined {
  const asked = ['required', 'properties', 'title'];
  const isGroup = (option: Schema): boolean =>
    option.required !== undefined &&
    Object.keys(option).every((key) => asked.includes(key)) &&
    addsTypes(option);
  return options.every(isGroup) ? options.map(({ required = [] }) => required) : undefined;
}
