/**
 * Whether arguments mean what the parameters are: their types, their units, and which of two texts is which. What is not
 * known of an argument is not claimed.
 */
import { loadLimits, loadMonetizationPartners } from '../../lib/facts/load';
import { findType, lineage, scalarName, scalars, type Value } from './members';
import type { Parameter, Surface, TypeDecl, TypeRef } from './surface';

/** An argument as a checker sees it. */
export interface Meaning {
  value: Value;
  /** The text of a literal string; undefined for all else. */
  literal: string | undefined;
  /** The last name of a variable, property or getter, such as `purchaseToken`; undefined for other expressions. */
  name: string | undefined;
}

/** How a value is called in messages. */
function typeText(value: Value): string {
  if (value.kind === 'instance') return value.type.name;
  return value.kind === 'unknown' ? (value.plain ?? 'a value') : `the type ${value.decl.name}`;
}

/**
 * True if a value fits where the type is wanted, or if that is not known.
 */
export function isAssignable(surface: Surface, value: Value, type: TypeRef, from?: TypeDecl): boolean {
  const wanted = scalarName(type.name);
  const declared = findType(surface, wanted, from);
  if (value.kind === 'static') return !scalars.has(wanted) && !(declared && declared.kind !== 'object');
  if (value.kind === 'unknown') {
    if (value.plain === undefined) return true;
    if (value.plain === 'null') return type.nullable;
    if (value.plain === wanted) return true;
    // A whole number is a long number; Java also makes a double of it.
    if (value.plain === 'Int' && (wanted === 'Long' || wanted === 'Double')) return true;
    return !scalars.has(wanted) && !declared;
  }
  if (scalars.has(wanted) || value.type.name === 'WhenceFuture') return wanted === value.type.name;
  if (declared) return lineage(surface, value.decl).includes(declared);
  // No type of the SDK is one of the platform; type parameters and supertypes of all take any.
  return (
    /^(?:[A-Z]|Any|Object)$/.test(wanted) ||
    lineage(surface, value.decl).some(({ supers }) => supers.some((name) => name.endsWith(wanted)))
  );
}

/** A pattern that is a fact. */
const patternOf = (key: string): string =>
  String(loadLimits().find((limit) => limit.key === key)?.value ?? '');

/** Texts that a parameter of a name can have. */
const shapes: Readonly<Record<string, { pattern: () => RegExp; cure: string }>> = {
  currency: { pattern: () => /^[A-Z]{3}$/, cure: 'Write an ISO 4217 code.' },
  key: {
    pattern: () => new RegExp(`(?!^whence_)${patternOf('name.pattern')}`),
    cure: 'Write the key of a dimension, without a reserved prefix.',
  },
  experiment: { pattern: () => /^exp_[0-9a-z]{12}$/, cure: 'Write the ID of an experiment.' },
  variant: {
    pattern: () => new RegExp(patternOf('experiments.variantPattern')),
    cure: 'Write the key of a variant.',
  },
  userId: {
    pattern: () => new RegExp(`(?!^(?:guest|0|null|unknown|-1)$)${patternOf('customUserId.pattern')}`),
    cure: "Write one person's ID in your own system.",
  },
  sku: { pattern: () => /^[a-z0-9]+(?:[_.][a-z0-9]+)+$/, cure: 'Write the SKU of the store.' },
  provider: {
    pattern: () =>
      new RegExp(
        `^(?:${loadMonetizationPartners()
          .map(({ slug }) => slug)
          .join('|')})$`,
      ),
    cure: 'Write the slug of a monetization partner.',
  },
};

/** Parameters whose value is fixed text in every app, and so a literal or a constant. */
const fixed = new Set(['key', 'experiment']);

export const isMicros = (name: string): boolean => /micros$/i.test(name);

/** What is wrong with a literal text for a parameter, and the cure; undefined if nothing is. */
export function textProblem(
  parameter: string,
  literal: string,
): readonly [message: string, cure: string] | undefined {
  const shape = shapes[parameter];
  return shape && !shape.pattern().test(literal)
    ? [`"${literal}" is not a ${parameter}`, shape.cure]
    : undefined;
}

/** Why an argument does not mean its parameter; undefined if it can. */
function misread(
  parameter: Parameter,
  all: readonly Parameter[],
  { value, literal, name }: Meaning,
): string | undefined {
  const problem = literal === undefined ? undefined : textProblem(parameter.name, literal);
  if (problem) return problem.join('. ');
  if (
    fixed.has(parameter.name) &&
    literal === undefined &&
    value.kind === 'unknown' &&
    value.plain !== 'null'
  )
    return `${parameter.name} is fixed text. Write it as a literal or a constant.`;
  if (
    isMicros(parameter.name) &&
    ((value.kind === 'unknown' && value.plain === 'Double') ||
      (name !== undefined && /(?:price|revenue|amount|cost)$/i.test(name)))
  )
    return `${parameter.name} wants millionths. Give it a value in micros.`;
  if (name === undefined || literal !== undefined) return undefined;
  if (isMicros(name) && !isMicros(parameter.name))
    return `${name} is in millionths. Use a parameter in micros.`;
  const end = (text: string): string => text.toLowerCase();
  const other = all.find(
    (one) => one !== parameter && (end(name) === end(one.name) || end(name).endsWith(end(`${one.name}code`))),
  );
  return other && end(name) !== end(parameter.name)
    ? `${name} is passed as ${parameter.name}. Pass it as ${other.name}.`
    : undefined;
}

/** What is wrong with one argument. */
export interface ArgumentProblem {
  message: string;
  cure: string;
}

/**
 * What is wrong with an argument of a call.
 * @param what The call, for the message.
 * @param owner The type that declares the method.
 * @param all Parameters of the method.
 */
export function argumentProblem(
  surface: Surface,
  what: string,
  owner: TypeDecl,
  parameter: Parameter,
  all: readonly Parameter[],
  meaning: Meaning,
): ArgumentProblem | undefined {
  if (!isAssignable(surface, meaning.value, parameter.type, owner)) {
    const wanted = `${parameter.type.name}${parameter.type.nullable ? ', or null' : ''}`;
    return {
      message: `${parameter.name} of ${what} is ${typeText(meaning.value)}, not ${parameter.type.name}`,
      cure:
        meaning.value.kind === 'instance' && meaning.value.type.name === 'WhenceFuture'
          ? 'Wait for the future first.'
          : `Give it ${wanted}.`,
    };
  }
  const problem = misread(parameter, all, meaning);
  if (problem === undefined) return undefined;
  const [message = '', cure = ''] = problem.split(/(?<=\.) (?=[A-Z])/);
  return { message: `${what}: ${message.replace(/\.$/, '')}`, cure };
}
