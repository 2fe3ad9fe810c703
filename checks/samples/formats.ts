/** Samples other than SDK code: JSON against a schema, XML, YAML, install snippets. One small checker per format. */
import { XMLValidator } from 'fast-xml-parser';
import { parseDocument } from 'yaml';
import { loadJsonSchema } from '../../lib/openapi/json-schemas';
import { schemaAt, validatorFor } from '../../lib/openapi/documents';
import type { Schema } from '../../lib/shared/json-schema';
import type { SampleFinding } from './rules';

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

/** JSON must parse and, with a schema, fit it. JSON Lines can have more than one document, one per line. */
export function checkJson(code: string, schema: string | undefined): SampleFinding[] {
  let values: unknown[];
  try {
    values = [JSON.parse(code)];
  } catch (error) {
    try {
      values = code
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown);
      if (values.length < 2) throw error;
    } catch {
      const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
      return [
        {
          row: code.slice(0, position).split('\n').length - 1,
          message: `The sample is not valid JSON: ${(error as Error).message.split('\n')[0]}`,
          cure: 'Correct it, or use the language text.',
        },
      ];
    }
  }
  if (schema === undefined) return [];
  for (const kind of schemaKinds) {
    const match = kind.pattern.exec(schema);
    if (!match) continue;
    try {
      const validate = kind.resolve(match);
      return values.flatMap(validate).map((problem) => ({
        row: rowOfPointer(code, problem),
        message: `The body does not fit ${schema}: ${problem}`,
        cure: 'Correct the sample, or name another schema.',
      }));
    } catch (error) {
      return [{ row: 0, message: (error as Error).message, cure: 'Correct schema="…" on the fence.' }];
    }
  }
  return [
    {
      row: 0,
      message: `No kind of schema is known as "${schema}"`,
      cure: 'See checks/samples/formats.ts.',
    },
  ];
}

/** Entities that XML knows without a declaration; `&nbsp;` and the like are HTML's. */
const unknownEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)[\w.-]*;?/i;

/** Blanks out the parts in which markup means nothing. The length stays, so places do too. */
const blanked = (code: string): string =>
  code.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, (part) => part.replace(/[^\n]/g, ' '));

/** XML must be well-formed. */
export function checkXml(code: string): SampleFinding[] {
  const result = XMLValidator.validate(code);
  if (result !== true) {
    const { line, msg } = result.err;
    return [
      {
        row: line - 1,
        message: `The sample is not well-formed XML: ${msg.replace(/\.$/, '')}`,
        cure: 'Correct it, or use the language text.',
      },
    ];
  }
  const entity = unknownEntity.exec(blanked(code));
  return entity
    ? [
        {
          row: code.slice(0, entity.index).split('\n').length - 1,
          message: `The sample is not well-formed XML: ${entity[0]} is not an entity of XML`,
          cure: 'Write the character itself, or &amp; for an ampersand.',
        },
      ]
    : [];
}

/** YAML must parse. */
export function checkYaml(code: string): SampleFinding[] {
  const [error] = parseDocument(code).errors;
  return error
    ? [
        {
          row: (error.linePos?.[0].line ?? 1) - 1,
          message: 'The sample is not valid YAML',
          cure: error.message.split('\n')[0] ?? '',
        },
      ]
    : [];
}

export interface PackageFacts {
  repository: string;
  group: string;
  latest: string;
  artifacts: string[];
}

/** Install snippets must name artifacts that exist, in the latest release, and the right repository. */
export function checkGradle(code: string, facts: PackageFacts): SampleFinding[] {
  const findings: SampleFinding[] = [];
  code.split('\n').forEach((line, row) => {
    for (const [, group = '', artifact = '', version = ''] of line.matchAll(
      /["']([\w.]+):([\w-]+):([\w.+-]+)["']/g,
    )) {
      if (group !== facts.group) continue;
      if (!facts.artifacts.includes(artifact)) {
        findings.push({
          row,
          message: `${group}:${artifact} is not an artifact`,
          cure: `There are: ${facts.artifacts.join(', ')}.`,
        });
      }
      if (version !== facts.latest) {
        findings.push({
          row,
          message: `${artifact}:${version} is not the latest release`,
          cure: `Write ${facts.latest}.`,
        });
      }
    }
    for (const [url = ''] of line.matchAll(/https:\/\/sdk\.whence\.example[^"')\s]*/g)) {
      if (!url.startsWith(facts.repository)) {
        findings.push({ row, message: `${url} is not the repository`, cure: `Write ${facts.repository}.` });
      }
    }
  });
  return findings;
}
