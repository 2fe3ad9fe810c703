/**
 * If a section and one of its rows are both hits, one of the two is enough. The row opens the page at the exact line, and
 * its hit names the section anyway. A section stays if its heading contains what was typed, because then all its rows
 * are relevant.
 */
import type { SectionRecord } from './section-records';

export interface Scored {
  record: SectionRecord;
  score: number;
  /** Share of the query that the record has, 0 to 1. */
  share: number;
  /** Share of the record's heading that was typed, 0 to 1. */
  named: number;
}

/**
 * Leaves out sections that one of their rows makes unnecessary. The row takes the section's place if that was higher.
 * @param scored Best first.
 */
export function foldRows(scored: readonly Scored[]): Scored[] {
  const sections = new Map<number, Scored>();
  for (const entry of scored) if (!entry.record.row) sections.set(entry.record.id, entry);
  const folded = new Map<Scored, Scored>();
  for (const entry of scored) {
    const section = sections.get(entry.record.section);
    if (!entry.record.row || !section || folded.has(section)) continue;
    const isBetter = entry.score > section.score;
    if (isBetter || (section.named === 0 && entry.share >= section.share)) folded.set(section, entry);
  }
  const places = new Map([...folded].map(([section, row]) => [row, Math.max(row.score, section.score)]));
  return scored
    .filter((entry) => !folded.has(entry))
    .map((entry) => ({ ...entry, score: places.get(entry) ?? entry.score }));
}
