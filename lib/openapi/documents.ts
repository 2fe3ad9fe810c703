/**
 * Reads the OpenAPI documents for checks: resolved, with their operations listed, and with validators for their
 * schemas. The page writers read the same documents through lib/openapi/spec.ts, which this builds on.
 */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { operationsOf, readSpec } from './spec';
import { keysOf, valueAt } from '../shared/json-pointer';
import type { LocatedOperation } from './types';
import type { Schema } from '../shared/json-schema';

/** All operations of a specification. */
export const listOperations = (file: string): LocatedOperation[] => operationsOf(readSpec(file));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

/** What of a schema's own keywords isn't as JSON Schema 2020-12 has it, once a place. */
export function schemaProblems(schema: unknown): { path: string[]; message: string }[] {
  if (ajv.validateSchema(schema as Schema) === true) return [];
  const found = new Map((ajv.errors ?? []).toReversed().map((error) => [error.instancePath, error.message]));
  return [...found].map(([pointer, message = 'is wrong']) => ({ path: keysOf(pointer), message }));
}

const validators = new WeakMap<Schema, ValidateFunction>();

/** Resolving copies a component to each place that refers to it; compiling is what takes time. */
const compiled = new Map<string, ValidateFunction>();

function compile(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = compiled.get(text);
  if (known) return known;
  const made = ajv.compile(schema);
  compiled.set(text, made);
  return made;
}

/** A validator for a resolved schema; messages name the place as a JSON Pointer. */
export function validatorFor(schema: Schema): (value: unknown) => string[] {
  const check = validators.get(schema) ?? compile(schema);
  validators.set(schema, check);
  return (value) => {
    if (check(value)) return [];
    return (check.errors ?? []).map((error) => {
      const allowed =
        error.keyword === 'enum' ? `: ${(error.params.allowedValues as unknown[]).join(', ')}` : '';
      const extra =
        error.keyword === 'additionalProperties' ? `: ${String(error.params.additionalProperty)}` : '';
      return `${error.instancePath || '/'} ${error.message ?? 'is wrong'}${allowed}${extra}`;
    });
  };
}

/** The resolved schema that a JSON Pointer names in a specification; undefined if there is none. */
export const schemaAt = (file: string, pointer: string): Schema | undefined =>
  valueAt(readSpec(file), pointer) as Schema | undefined;
