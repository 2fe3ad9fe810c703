/** What the bench asks of each generator. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpus, CorpusPage } from '../lib/corpus-plan';
import type { Versions } from '../lib/install';

export interface Place {
  /** Folder of the target: packages, sources and caches. Absolute. */
  folder: string;
  /** This repository. Absolute. */
  repo: string;
  versions: Versions;
}

export interface Target {
  /** On the command line, in folders and in results. */
  name: TargetName;
  /** In tables. */
  label: string;
  /** Installs packages and writes the site around the corpus; what a former corpus left is removed. */
  prepare(place: Place, corpus: Corpus): void;
  /** The build, run in the target's folder. */
  command(place: Place): readonly string[];
  env?: Record<string, string>;
  /** The development server, run in the target's folder; answers on 127.0.0.1 at this port. */
  devCommand(place: Place, port: number): readonly string[];
  /** The file of a corpus page, below the target's folder: what a writer edits. */
  source(page: CorpusPage): string;
  /** Folders of caches and output, below the target's folder: a cold build starts without them. */
  caches: readonly string[];
  /** Folder of the built site, below the target's folder. */
  output: string;
  /** Which search index the build made, in words, from the folder of the built site. */
  search(output: string): string;
}

export const targetNames = ['own', 'stock', 'template', 'starlight', 'vitepress'] as const;
export type TargetName = (typeof targetNames)[number];

/** What the sites are called, and where they would be: the same on all four. */
export const siteTitle = 'Documentation';
export const siteUrl = 'https://docs.example.com';

/** Arguments by which every development server here listens on a port of this machine alone. */
export const listensOn = (port: number): string[] => ['--host', '127.0.0.1', '--port', String(port)];

/** Writes files below a folder; keys are paths below it. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The home page of the competitors, in their common Markdown. */
export function homeText(corpus: Corpus, { slash = false } = {}): string {
  const links = corpus.areas
    .map((area) => `- [${area.label}](${area.page.route}${slash ? '/' : ''})`)
    .join('\n');
  return `---\ntitle: ${siteTitle}\ndescription: Where to start.\n---\n\nChoose an area.\n\n${links}\n`;
}
