/** Takes the samples, which are ordinary fences, out of parsed pages. */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { languageAliases } from '../../config/highlighting';
import { parseFenceMeta, type FenceMeta } from '../../lib/markdown/fence-meta';
import { listSources, parseSource, type Source } from '../../lib/markdown/sources';

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
}

/** All fences of one page. */
export function samplesIn(
  source: Pick<Source, 'file' | 'version' | 'platform' | 'instance'>,
  tree: Root,
  currentVersion: string,
): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node: Code) => {
    const meta = parseFenceMeta(node.meta);
    const off = /^off:\s*(.*)$/.exec(meta.values.check ?? '');
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
    });
  });
  return samples;
}

/** All samples of the site, generated pages included. */
export function allSamples(currentVersion: string): Sample[] {
  return listSources().flatMap((source) => samplesIn(source, parseSource(source.file).tree, currentVersion));
}
