/** Takes the samples, which are ordinary fences, out of parsed pages. */
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { languageAliases } from '../../config/highlighting';
import { parseFenceMeta, type FenceMeta } from '../../lib/markdown/fence-meta';
import { listSources, parseSource, type Source } from '../../lib/markdown/sources';
import { tabGroups } from '../../plugins/content/code-tabs';

export interface Sample {
  file: string;
  /** Line of the first line of code. */
  line: number;
  /** Language as the highlighter knows it. */
  language: string;
  code: string;
  meta: FenceMeta;
  /** SDK version that the fence names, else the page's; the current one on pages outside the SDK docs. */
  version: string;
  /** Platform of the page, if it is an SDK page of one. */
  platform: string | undefined;
  /** Reason why it is not checked; undefined if it is. */
  exempt: string | undefined;
  /** Number of the set of tabs on its page; undefined if it is in none. */
  tabs: number | undefined;
}

/** Labels that can be in one set with a label. */
const groupOf = (label: string): readonly string[] =>
  Object.values(tabGroups).find((labels) => labels.includes(label)) ?? [];

/** Fences of each set of tabs: neighbors with different labels of one group. */
function tabSets(tree: Root): Map<Code, number> {
  const sets = new Map<Code, number>();
  let set = 0;
  visit(tree, (node) => {
    if (!('children' in node)) return;
    let labels: string[] = [];
    for (const child of node.children as RootContent[]) {
      const label = child.type === 'code' ? parseFenceMeta(child.meta).values.tab : undefined;
      if (child.type !== 'code' || label === undefined) {
        labels = [];
        continue;
      }
      if (labels.length === 0 || labels.includes(label) || !groupOf(label).includes(labels[0] ?? '')) {
        labels = [];
        set += 1;
      }
      labels.push(label);
      sets.set(child, set);
    }
  });
  return sets;
}

/** All fences of one page. */
export function samplesIn(
  source: Pick<Source, 'file' | 'version' | 'platform' | 'instance'>,
  tree: Root,
  currentVersion: string,
): Sample[] {
  const samples: Sample[] = [];
  const sets = tabSets(tree);
  visit(tree, 'code', (node: Code) => {
    const meta = parseFenceMeta(node.meta);
    const off = /^off:\s*(.*)$/.exec(meta.values.check ?? '');
    // A reference shows what declarations/ says, which isn't a call.
    if (meta.flags.has('declaration') && source.file.includes('/reference/')) return;
    const name = node.lang ?? 'text';
    samples.push({
      file: source.file,
      line: (node.position?.start.line ?? 0) + 1,
      language: languageAliases[name] ?? name,
      code: node.value,
      meta,
      version:
        meta.values.version ??
        (source.instance === 'sdk' && source.version ? source.version : currentVersion),
      platform: source.platform,
      exempt: off ? (off[1] ?? '') : undefined,
      tabs: sets.get(node),
    });
  });
  return samples;
}

/** The sets of tabs among samples, each in the order of its page. */
export function tabSetsOf(samples: readonly Sample[]): Sample[][] {
  const sets = new Map<string, Sample[]>();
  for (const sample of samples) {
    if (sample.tabs === undefined) continue;
    const key = `${sample.file} ${sample.tabs}`;
    sets.set(key, [...(sets.get(key) ?? []), sample]);
  }
  return [...sets.values()];
}

/** All samples of the given pages or, without a list, of all pages, including generated ones. */
export function allSamples(currentVersion: string, sources: readonly Source[] = listSources()): Sample[] {
  return sources.flatMap((source) => samplesIn(source, parseSource(source.file).tree, currentVersion));
}
