/** Results on disk: JSON after every step, so a run that is stopped loses nothing, and Markdown at the end. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toMarkdown } from './report';
import type { Results } from './results';

export class ResultsFile {
  readonly data: Results;
  readonly #json: string;
  readonly markdown: string;

  /** @param keep True to go on from the figures of the run before. */
  constructor(folder: string, repo: string, pages: number, keep: boolean) {
    mkdirSync(folder, { recursive: true });
    this.#json = path.join(folder, 'results.json');
    this.markdown = path.join(folder, 'results.md');
    const now: Results = {
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repo, encoding: 'utf8' }).trim(),
      node: process.version,
      cpu: os.cpus()[0]?.model ?? 'unknown processor',
      cores: os.availableParallelism(),
      loads: [],
      pages,
      protocol: 'HTTP/2',
      sites: {},
      scales: [],
      problems: [],
    };
    if (keep && existsSync(this.#json)) {
      const old = JSON.parse(readFileSync(this.#json, 'utf8')) as Results;
      if (old.pages !== pages) {
        throw new Error(
          `--keep: the run before had ${old.pages} pages, this one has ${pages}. Give the same --pages, or leave --keep out.`,
        );
      }
      this.data = { ...now, loads: old.loads, sites: old.sites, scales: old.scales };
    } else {
      this.data = now;
    }
  }

  /** Writes what is there so far. */
  save(): void {
    this.data.loads.push(os.loadavg()[0] ?? 0);
    writeFileSync(this.#json, JSON.stringify(this.data, null, 1));
  }

  /** Writes the tables and returns them. */
  finish(): string {
    this.save();
    const text = toMarkdown(this.data);
    writeFileSync(this.markdown, text);
    return text;
  }
}
