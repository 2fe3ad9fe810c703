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

export class KnownCode {
  private readonly names = new Set<string>();
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
    for (const { file } of listSources()) {
      walk(parseSource(file).tree, (node) => {
        if (node.type !== 'code') return;
        const { value, meta } = node as Code;
        this.add(value);
        this.add(meta ?? '');
      });
    }
    for (const name of loadCodeNames().flatMap(({ names }) => names)) {
      this.values.add(name);
      this.add(name);
    }
  }

  private add(code: string): void {
    for (const [name] of code.matchAll(identifier)) this.names.add(name);
  }

  /** Names of a code that nothing declares. */
  unknown(code: string): string[] {
    if (this.values.has(code)) return [];
    const names = [...code.replace(/["'…]/g, ' ').matchAll(identifier)].map(([name]) => name);
    return names.filter((name) => name.length > 1 && !this.names.has(name));
  }

  /** All names, for the nearest one. */
  get all(): readonly string[] {
    return [...this.names];
  }
}
