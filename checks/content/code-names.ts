/**
 * Text in code font is something that readers copy: it has to exist. Known are the names and values of data, specs and
 * schemas, the declarations of the SDKs, and what the fences of pages call, which the check of samples proves.
 */
import path from 'node:path';
import { filesBelow, readText } from '../../lib/cache/inputs';
import { loadCodeNames } from '../../lib/facts/load';
import { listSources } from '../../lib/markdown/sources';
import { closest } from '../../lib/text/closest';
import { yamlOf } from '../../lib/yaml/parse';
import type { Finding } from '../report';
import type { Passage } from './passages';

const identifier = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** Words that a text names in backticks. */
const quoted = /`([^`]+)`/g;

/** Files that name what doesn't exist: queries, exceptions, words to avoid. */
const leftOut =
  /^data\/(?:limits|code-names|search-|sdk-log|exceptions|routes|supply-chain|licenses|link-names|terminology)|redocly\.yaml$/;

/** Files of facts, relative to the site. */
const factFiles = (): string[] =>
  ['data', 'openapi']
    .flatMap((folder) => filesBelow(folder).map((file) => path.posix.join(folder, file)))
    .filter((file) => /\.(?:yaml|json)$/.test(file) && !leftOut.test(file));

/** A fence with its title. */
const fence = /^ *(`{3,}|~{3,})[^]*?^ *\1/gm;

export class CodeNames {
  /** Names of data, declarations, fences, and other products. */
  private readonly names = new Set<string>();
  /** Values as a whole: `google_play`, `application/problem+json`, `wk_live_`. */
  private readonly values = new Set<string>();

  constructor() {
    for (const file of factFiles()) this.addValues(yamlOf(file, readText(file)));
    for (const file of filesBelow('declarations')) this.add(readText(path.posix.join('declarations', file)));
    for (const { file } of listSources()) for (const [code] of readText(file).matchAll(fence)) this.add(code);
    for (const name of loadCodeNames().flatMap(({ names }) => names)) this.addCode(name);
  }

  private addCode(code: string): void {
    this.values.add(code);
    this.add(code);
  }

  private add(code: string): void {
    for (const [name] of code.matchAll(identifier)) this.names.add(name);
  }

  private addValues(value: unknown): void {
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        this.add(key);
        this.addValues(item);
      }
    else if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (!/\s/.test(text)) this.addCode(text);
      for (const [, code = ''] of text.matchAll(quoted)) this.addCode(code);
    }
  }

  /** True for the digits of an id that data has. */
  isId(digits: string): boolean {
    return /^\d{5,}$/.test(digits) && this.values.has(digits);
  }

  /** The first name in a code that nothing declares; undefined if all are known. */
  private unknown(code: string): string | undefined {
    if (this.values.has(code)) return undefined;
    return code
      .replace(/["'…]/g, ' ')
      .match(identifier)
      ?.find((name) => name.length > 1 && !this.names.has(name));
  }

  /** Findings of the codes of a page or a drawing. */
  findings(file: string, passages: readonly Pick<Passage, 'codes'>[]): Finding[] {
    return passages
      .flatMap(({ codes }) => codes)
      .flatMap(({ value, line }) => {
        const name = this.unknown(value);
        if (name === undefined) return [];
        const nearest = closest(name, [...this.names]);
        return [
          {
            file,
            line,
            message: `\`${value}\`: nothing declares "${name}"`,
            cure: `The nearest name is ${nearest}. A name of another product belongs in data/code-names.yaml.`,
          },
        ];
      });
  }
}
