/**
 * The words after the language on a fence: `kotlin title="MainActivity.kt" tab="Kotlin" {1,3-4} fragment`. Shared by
 * the highlighter, the tab grouping and the sample checker, so all three read a fence alike.
 */

export interface FenceMeta {
  /** `name="value"` pairs. */
  values: Readonly<Record<string, string>>;
  /** Bare words. */
  flags: ReadonlySet<string>;
  /** 1-based lines to mark. */
  lines: ReadonlySet<number>;
}

const keyValue = /([a-zA-Z][\w-]*)=(?:"([^"]*)"|'([^']*)')/g;

/** Parses fence meta. Absent meta gives empty members; malformed line ranges are ignored by design of Markdown. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const values: Record<string, string> = {};
  let rest = text.replace(keyValue, (_, key: string, double?: string, single?: string) => {
    values[key] = double ?? single ?? '';
    return ' ';
  });
  const lines = new Set<number>();
  rest = rest.replace(/\{([\d\s,-]+)\}/g, (_, ranges: string) => {
    for (const range of ranges.split(',')) {
      const [from, to] = range.split('-').map((n) => Number.parseInt(n, 10));
      if (from === undefined || Number.isNaN(from)) continue;
      for (let n = from; n <= (to ?? from); n += 1) lines.add(n);
    }
    return ' ';
  });
  return { values, flags: new Set(rest.split(/\s+/).filter(Boolean)), lines };
}
