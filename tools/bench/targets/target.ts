/** What the bench asks of each generator. */
import type { Corpus, CorpusPage } from '../corpus';

export interface Place {
  /** Folder of the target: packages, sources and caches. Absolute. */
  folder: string;
  /** This repository. Absolute. */
  repo: string;
}

export interface Target {
  /** On the command line, in folders and in results. */
  name: TargetName;
  /** In tables. */
  label: string;
  /** Installs packages and writes the site around the corpus; what a former corpus left is removed. */
  prepare(place: Place, corpus: Corpus): void;
  /** What has to run before each build, in the target's folder. */
  generate?: readonly string[];
  /** The build, run in the target's folder. */
  command(place: Place): readonly string[];
  env?: Record<string, string>;
  /** The file of a corpus page, below the target's folder: what a writer edits. */
  source(page: CorpusPage): string;
  /** Folders of caches and output, below the target's folder: a cold build starts without them. */
  caches: readonly string[];
  /** Folder of the built site, below the target's folder. */
  output: string;
}

export const targetNames = ['own', 'docusaurus', 'starlight'] as const;
export type TargetName = (typeof targetNames)[number];

/** What the sites are called, and where they would be: the same on all. */
export const siteTitle = 'Documentation';
export const siteUrl = 'https://docs.example.com';

/** The home page of the competitors, in their common Markdown. */
export function homeText(corpus: Corpus): string {
  const links = corpus.areas.map((area) => `- [${area.label}](${area.page.route})`).join('\n');
  return `---\ntitle: ${siteTitle}\ndescription: Where to start.\n---\n\nChoose an area.\n\n${links}\n`;
}
