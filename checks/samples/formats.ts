/** Samples other than SDK code: JSON against a schema, XML, YAML. One small checker per format. */
import { XMLValidator } from 'fast-xml-parser';
import { parseDocument } from 'yaml';
import { loadJsonSchema } from '../../lib/openapi/json-schemas';
import { schemaAt, validatorFor } from '../../lib/openapi/documents';
import type { Schema } from '../../lib/shared/json-schema';
import { finding, rowAt, unless, type SampleFinding } from './rules';

/** Finds out what a `schema="…"` on a fence names, and gives its validator. New kinds are added to this list. */
const schemaKinds: readonly {
  pattern: RegExp;
  resolve(match: RegExpExecArray): (value: unknown) => string[];
}[] = [
  {
    // openapi/management.yaml#/components/schemas/Bid
    pattern: /^(openapi\/[\w-]+\.yaml)(#\/.+)$/,
    resolve([, file = '', pointer = '']) {
      const schema = schemaAt(file, pointer);
      if (!schema) throw new Error(`${file} has no ${pointer}`);
      return validatorFor(schema);
    },
  },
  {
    // data/json-schemas/acquisition-request.schema.json, or a part of it: …schema.json#/$defs/Filter
    pattern: /^data\/json-schemas\/([a-z-]+)\.schema\.json(#\/.+)?$/,
    resolve: ([, name = '', pointer]) => validatorFor(loadJsonSchema(name, pointer) as Schema),
  },
];

function rowOfPointer(code: string, problem: string): number {
  const key = /\/([A-Za-z_][\w]*)(?:\/\d+)* /.exec(problem)?.[1];
  const row = key ? code.split('\n').findIndex((line) => line.includes(`"${key}"`)) : -1;
  return Math.max(row, 0);
}

/** The documents of a text: JSON Lines can have more than one, one a line. */
function documentsIn(code: string): unknown[] {
  try {
    return [JSON.parse(code)];
  } catch (error) {
    const lines = code.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2) throw error;
    try {
      return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      throw error;
    }
  }
}

/** JSON must parse and, with a schema, fit it. */
export function checkJson(code: string, schema: string | undefined): SampleFinding[] {
  let values: unknown[];
  try {
    values = documentsIn(code);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return [
      finding(
        rowAt(code, position),
        `The sample is not valid JSON: ${message.split('\n')[0]}`,
        'Correct it, or use the language text.',
      ),
    ];
  }
  if (schema === undefined) return [];
  for (const kind of schemaKinds) {
    const match = kind.pattern.exec(schema);
    if (!match) continue;
    try {
      return values
        .flatMap(kind.resolve(match))
        .map((problem) =>
          finding(
            rowOfPointer(code, problem),
            `The body does not fit ${schema}: ${problem}`,
            'Correct the sample, or name another schema.',
          ),
        );
    } catch (error) {
      return [finding(0, (error as Error).message, 'Correct schema="…" on the fence.')];
    }
  }
  return [finding(0, `No kind of schema is known as "${schema}"`, 'See checks/samples/formats.ts.')];
}

/** Entities that XML knows without a declaration; `&nbsp;` and the like are HTML's. */
const unknownEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)[\w.-]*;?/i;

/** Blanks out the parts in which markup means nothing. The length stays, so places do too. */
const blanked = (code: string): string =>
  code.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, (part) => part.replace(/[^\n]/g, ' '));

/** XML must be well-formed. */
export function checkXml(code: string): SampleFinding[] {
  const malformed = 'The sample is not well-formed XML';
  const result = XMLValidator.validate(code);
  if (result !== true) {
    const { line, msg } = result.err;
    const cure = 'Correct it, or use the language text.';
    return [finding(line - 1, `${malformed}: ${msg.replace(/\.$/, '')}`, cure)];
  }
  const entity = unknownEntity.exec(blanked(code));
  return unless(
    entity === null,
    rowAt(code, entity?.index ?? 0),
    `${malformed}: ${entity?.[0]} is not an entity of XML`,
    'Write the character itself, or &amp; for an ampersand.',
  );
}

/** YAML must parse. */
export function checkYaml(code: string): SampleFinding[] {
  const [error] = parseDocument(code).errors;
  const row = (error?.linePos?.[0].line ?? 1) - 1;
  return unless(!error, row, 'The sample is not valid YAML', error?.message.split('\n')[0] ?? '');
}
