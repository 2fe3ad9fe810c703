/**
 * Text in code font is something that readers copy: it has to exist. Known are the names and values of data, specs and
 * schemas, the declarations of the SDKs, and what the fences of pages call, which the check of samples proves.
 */
import path from 'node:path';
import type { Code } from 'mdast';
import { filesBelow, readText } from '../../../lib/cache/inputs';
import { listSources, parseSource } from '../../../lib/markdown/sources';
import { walk } from '../../../lib/markdown/walk';
import { loadCodeNames } from '../../../lib/facts/load';
import type { DataText } from './corpus';

const identifier = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** Words that a text names in backticks. */
const quoted = /`([^`]+)`/g;

/** Names in the fences of a page. Parsing takes long, so a page is parsed when somebody asks for a name that its text has. */
class FenceNames {
  private readonly text: string;
  private names: Set<string> | undefined;

  constructor(private readonly file: string) {
    this.text = readText(file);
  }

  get all(): ReadonlySet<string> {
    if (this.names) return this.names;
    const names = (this.names = new Set());
    walk(parseSource(this.file).tree, (node) => {
      if (node.type !== 'code') return;
      const { value, meta } = node as Code;
      for (const [name] of `${value}\n${meta ?? ''}`.matchAll(identifier)) names.add(name);
    });
    return names;
  }

  has(name: string): boolean {
    return this.text.includes(name) && this.all.has(name);
  }
}

export class KnownCode {
  /** Names of data and declarations. */
  private readonly names = new Set<string>();
  private readonly fences = listSources().map(({ file }) => new FenceNames(file));
  /** Names that were found in fences. */
  private readonly found = new Set<string>();
  /** Names of other products. */
  private readonly others = new Set<string>();
  /** Values as a whole: `google_play`, `application/problem+json`, `wk_live_`. */
  private readonly values = new Set<string>();

  constructor(texts: readonly DataText[]) {
    for (const { text, keys } of texts) {
      if (!/\s/.test(text)) this.values.add(text);
      if (!/\s/.test(text)) this.add(text);
      for (const [, code = ''] of text.matchAll(quoted)) {
        this.values.add(code);
        this.add(code);
      }
      for (const key of keys) if (typeof key === 'string') this.add(key);
    }
    for (const file of filesBelow('declarations')) this.add(readText(path.posix.join('declarations', file)));
    for (const name of loadCodeNames().flatMap(({ names }) => names)) {
      this.values.add(name);
      this.add(name, this.others);
    }
  }

  private add(code: string, to = this.names): void {
    for (const [name] of code.matchAll(identifier)) to.add(name);
  }

  private isKnown(name: string): boolean {
    if (this.names.has(name) || this.others.has(name) || this.found.has(name)) return true;
    const isFound = this.fences.some((fences) => fences.has(name));
    if (isFound) this.found.add(name);
    return isFound;
  }

  /** Names of a code that nothing declares. */
  unknown(code: string): string[] {
    if (this.values.has(code)) return [];
    const names = [...code.replace(/["'…]/g, ' ').matchAll(identifier)].map(([name]) => name);
    return names.filter((name) => name.length > 1 && !this.isKnown(name));
  }

  /** All names, for the nearest one. */
  get all(): readonly string[] {
    const fences = this.fences.flatMap(({ all }) => [...all]);
    return [...new Set([...this.names, ...fences, ...this.others])];
  }
}
