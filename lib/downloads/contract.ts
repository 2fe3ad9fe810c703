/**
 * The promise to readers of the datasets: data/published-downloads.txt has a line for each member of each version that was
 * ever published. A member that is gone or has another type breaks readers, and the version has to be raised first.
 */
import type * as z from 'zod';
import { jsonSchemaOf } from './files';
import type { Dataset } from './datasets';

export const contractFile = 'data/published-downloads.txt';

/** The command that writes the file. */
const command = 'npm run addresses';

const header = `# Members of the files in /downloads: name of the file, version, path, type. A question mark: it may be missing.
# \`${command}\` adds what is new. Do not edit, and never remove a line (lib/downloads/contract.ts).
`;

type Schema = z.core.JSONSchema.JSONSchema;

const typesOf = ({ type, anyOf = [], const: only }: Schema): string[] =>
  only === undefined
    ? [...[type ?? []].flat(), ...anyOf.flatMap((one) => typesOf(one as Schema))]
    : [JSON.stringify(only)];

/** A line for each member of a schema. */
function membersOf({ properties = {}, required = [], items, anyOf = [] }: Schema, path = ''): string[] {
  const inner = [items, ...anyOf].flatMap((one) =>
    one === undefined ? [] : membersOf(one as Schema, one === items ? `${path}[]` : path),
  );
  const item =
    items === undefined
      ? []
      : [
          `${path}[]: ${typesOf(items as Schema)
            .sort()
            .join('|')}`,
        ];
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const member = path === '' ? name : `${path}.${name}`;
    const mark = required.includes(name) ? '' : '?';
    return [
      `${member}${mark}: ${typesOf(schema as Schema)
        .sort()
        .join('|')}`,
      ...membersOf(schema as Schema, member),
    ];
  });
  return [...item, ...own, ...inner];
}

/** Lines of the datasets as they are. */
const currentLines = (datasets: readonly Dataset[]): string[] =>
  datasets.flatMap((dataset) =>
    membersOf(jsonSchemaOf(dataset)).map((member) => `${dataset.name} ${dataset.version} ${member}`),
  );

export interface ContractProblem {
  file: string;
  /** 1-based; 1 if the list has no line for it. */
  line: number;
  message: string;
  cure: string;
  /** True if readers of the version that is published would break. */
  breaks: boolean;
}

/**
 * What differs between the list and the datasets.
 * @param text The file as it is.
 */
export function contractProblems(text: string, datasets: readonly Dataset[]): ContractProblem[] {
  const listed = text.split('\n').map((content) => content.trimEnd());
  const current = new Set(currentLines(datasets));
  const problem = (line: number, message: string, cure: string, breaks: boolean): ContractProblem => ({
    file: contractFile,
    line,
    message,
    cure,
    breaks,
  });
  const broken = listed.flatMap((line, index) => {
    const [, name, version, member] = /^([a-z-]+) (\d+) (.+)$/.exec(line) ?? [];
    if (name === undefined || current.has(line)) return [];
    const now = datasets.find((dataset) => dataset.name === name);
    if (now && now.version > Number(version)) return [];
    return [
      problem(
        index + 1,
        `${name}.json of version ${version} had ${member}`,
        now
          ? `Put it back in lib/downloads/datasets.ts, or raise the version of ${name}, then run: ${command}`
          : `Put the dataset ${name} back in lib/downloads/datasets.ts: its address was published.`,
        true,
      ),
    ];
  });
  const unlisted = [...current].filter((line) => !listed.includes(line));
  return [
    ...broken,
    ...unlisted.map((line) => problem(1, `"${line}" is not listed`, `Run: ${command}`, false)),
  ];
}

/** Text of the file with the lines of the datasets added. */
export function contractText(text: string, datasets: readonly Dataset[]): string {
  const kept = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return `${header}${[...new Set([...kept, ...currentLines(datasets)])].sort().join('\n')}\n`;
}
