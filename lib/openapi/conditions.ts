/**
 * Says in words which fields depend on each other: `dependentSchemas`, `if` with `then` and `else`, and `not`. Readers
 * would otherwise learn these rules from the API's refusals. What has no words here is refused by the check of the
 * specifications, with what these functions throw.
 */
import type { Schema } from '../shared/json-schema';
import { code } from '../text/mdx-text';
import { wordList } from '../text/words';
import { constraintsOf } from './constraints';
import { patternWords } from './pattern-words';
import { cannot, isLike, onlyHas, saysValues, shown } from './predicates';
import { areRequired, isCondition } from './schema-model';

/** When a rule holds: "`operation` is `delete`". */
function conditionWords(schema: Schema): string {
  onlyHas(schema, 'the condition', 'properties', 'required', 'type');
  const fields = Object.entries(schema.properties ?? {});
  for (const [, field] of fields) onlyHas(field, 'the condition', 'const', 'enum', 'pattern', 'not', 'type');
  const words = fields.map(([name, field]) => `${code(name)} ${isLike(field, false)}`);
  const sent = (schema.required ?? []).filter((name) => !(name in (schema.properties ?? {})));
  if (sent.length > 0) words.push(`${wordList(sent.map(code))} ${sent.length > 1 ? 'are' : 'is'} sent`);
  if (words.length === 0) throw cannot('the condition', schema);
  return words.join(' and ');
}

/** What a field must be, as predicates: "must be absent or null", "must have at most 1 item". */
function fieldRules(field: Schema): string[] {
  const { not, type, items, const: only, enum: values, pattern, minimum, maximum, ...rest } = field;
  if (items) onlyHas(items, 'the rule', 'type');
  onlyHas(
    rest,
    'the rule',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'minProperties',
    'maxProperties',
  );
  if (type === 'null') return ['must be absent or null'];
  const rules: string[] = [];
  if (only !== undefined) rules.push(`must be ${shown(only)}`);
  if (values) rules.push(`must be ${wordList(values.map(shown), 'or')}`);
  if (pattern !== undefined) {
    const { verb, object } = patternWords(pattern);
    rules.push(`must ${verb} ${object}`);
  }
  if (not) rules.push(isLike(not, true).replace("isn't", "can't be").replace("doesn't", "can't"));
  const bounds = constraintsOf({
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  });
  if (bounds.length > 0) rules.push(`must be ${bounds.join(', ')}`);
  const counts = constraintsOf(rest);
  if (counts.length > 0) rules.push(`must have ${counts.join(', ')}`);
  // A type alone, of items too, repeats what the list of fields says, for generators of clients.
  return rules;
}

/** What holds then: "`unit` is required". */
function ruleWords(schema: Schema): string {
  onlyHas(schema, 'the rule', 'properties', 'required', 'type', 'not');
  const subjects = new Map<string, string[]>();
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const rule = wordList(fieldRules(field));
    if (rule) subjects.set(rule, [...(subjects.get(rule) ?? []), name]);
  }
  const parts = [...subjects].map(([rule, names]) => `${wordList(names.map(code))} ${rule}`);
  if (schema.not) {
    onlyHas(schema.not, 'the not', 'required');
    const names = schema.not.required ?? [];
    if (names.length === 0) throw cannot('the not', schema.not);
    parts.unshift(`${wordList(names.map(code))} can't be sent${names.length > 1 ? ' together' : ''}`);
  }
  if (schema.required?.length) parts.unshift(areRequired(schema.required));
  if (parts.length === 0) throw cannot('the rule', schema);
  return wordList(parts);
}

/** The sentences of one schema's rule. */
function sentencesOf(schema: Schema, lead: string): string[] {
  const { allOf = [], if: condition, then, else: otherwise, not, dependentSchemas, type: _, ...own } = schema;
  const all = allOf.flatMap((part) => sentencesOf(part, lead));
  if (Object.keys(own).length > 0) all.push(lead ? `${lead}${ruleWords(own)}.` : `${ruleWords(own)}.`);
  if (not) all.push(`${lead}${ruleWords({ not })}.`);
  if (condition) {
    const when = conditionWords(condition);
    if (!then && !otherwise) throw cannot('a condition without a rule', schema);
    const rules = [
      ...(then ? [`If ${when}, ${ruleWords(then)}.`] : []),
      ...(otherwise ? [`${then ? 'Otherwise' : `Unless ${when}`}, ${ruleWords(otherwise)}.`] : []),
    ];
    // One entry of a list: what holds otherwise means nothing without the condition.
    all.push(rules.join(' '));
  }
  for (const [name, dependent] of Object.entries(dependentSchemas ?? {})) {
    const told = sentencesOf(dependent, aboutItself(dependent, name) ? '' : `With ${code(name)}, `);
    if (told.length === 0) throw cannot('the rule', dependent);
    all.push(...told);
  }
  return all;
}

/** True if all that a dependent schema says is about the field that it depends on, which needs no "with". */
const aboutItself = ({ properties = {}, required, allOf = [] }: Schema, name: string): boolean =>
  !required &&
  Object.keys(properties).every((other) => other === name) &&
  allOf.every((part) => part.if !== undefined || aboutItself(part, name));

/**
 * The rules between the fields of an object, a sentence each (Markdown); empty if there are none.
 * @throws Error naming a rule that has no words.
 */
export function conditionsOf({
  allOf,
  if: condition,
  then,
  else: otherwise,
  not,
  dependentSchemas,
}: Schema): string[] {
  return sentencesOf(
    {
      allOf: allOf?.filter(isCondition),
      if: condition,
      then,
      else: otherwise,
      not: not && saysValues(not) ? undefined : not,
      dependentSchemas,
    },
    '',
  );
}
