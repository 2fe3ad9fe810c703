/**
 * Records of the hosted index, made from the same shards that the embedded engine reads. They have DocSearch's form
 * (objectID, url, type, hierarchy, content), with the facets that requests filter by.
 */
import { maxRecordBytes } from '../../../config/hosted-index';
import { site } from '../../../config/site';
import { platformOfPath } from '../../../config/platforms';
import { areaOf } from '../../../src/search/areas';
import { levels, type Hierarchy, type Level, type Shard } from '../../../src/search/types';

export interface HostedRecord {
  objectID: string;
  url: string;
  /** The section; the same for all records if its text needs more than one. */
  section: string;
  type: Level;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  area?: string;
  platform?: string;
  /** Names of a row that is looked up, such as an error code: they are searched before all else. */
  codes?: string[];
  keywords?: string;
  identifiers?: string;
  /** For ties: pages before sections, upper sections before lower ones, in reading order. */
  weight: { level: number; position: number };
}

interface Own {
  anchor: string;
  level: number;
  heading: string;
  text: string;
  code: string;
  row?: true;
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Cuts a text between words into pieces of at most `limit` bytes. */
export function piecesOf(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(' ')) {
    const longer = piece ? `${piece} ${word}` : word;
    if (piece && bytes(longer) > limit) {
      pieces.push(piece);
      piece = word;
    } else piece = longer;
  }
  if (piece || pieces.length === 0) pieces.push(piece);
  return pieces;
}

/** The record, or more than one if its text or its identifiers are too long. */
function fit(record: HostedRecord, maxBytes: number): HostedRecord[] {
  if (bytes(record) <= maxBytes) return [record];
  const { content, identifiers, ...rest } = record;
  const room = maxBytes - bytes(rest) - 100;
  const parts = [
    ...piecesOf(content ?? '', room).map((piece) => ({ ...rest, content: piece || null })),
    ...(identifiers
      ? piecesOf(identifiers, room).map((piece) => ({ ...rest, content: null, identifiers: piece }))
      : []),
  ];
  return parts.map((part, at) => (at === 0 ? part : { ...part, objectID: `${record.objectID}~${at + 1}` }));
}

/** All records of a shard: sections, and the rows of each after it. */
export function hostedRecords(
  { tag, pages }: Shard,
  language: string,
  maxBytes: number = maxRecordBytes,
): HostedRecord[] {
  return pages.flatMap(({ u, g, k, s: sections }) => {
    const trail: { level: number; text: string }[] = [];
    const platform = platformOfPath(u);
    const area = areaOf(u);
    let position = 0;
    const records = (own: Own): HostedRecord[] => {
      while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= own.level) trail.pop();
      trail.push({ level: own.level, text: own.heading });
      const at = (wanted: number): string | null =>
        trail.find((entry) => entry.level === wanted)?.text ?? null;
      const section = own.anchor ? `${u}#${own.anchor}` : u;
      const record: HostedRecord = {
        objectID: section,
        url: `${site.url}${section}`,
        section,
        type: `lvl${own.level}` as Level,
        hierarchy: {
          ...(Object.fromEntries(levels.map((name, depth) => [name, at(depth)])) as Hierarchy),
          lvl0: g,
        },
        content: own.text || null,
        language,
        docusaurus_tag: tag,
        ...(area ? { area } : {}),
        ...(platform ? { platform } : {}),
        ...(own.row ? { codes: own.heading.split(', ') } : {}),
        ...(k && own.anchor === '' ? { keywords: k } : {}),
        ...(own.code ? { identifiers: own.code } : {}),
        weight: { level: 100 - own.level * 10, position },
      };
      position += 1;
      return fit(record, maxBytes);
    };
    return sections.flatMap(([anchor, level, heading, text, code, rows = []]) => [
      ...records({ anchor, level, heading, text, code }),
      ...rows.flatMap(([id, name, cells]) =>
        records({
          anchor: id,
          level: Math.min(level + 1, 6),
          heading: name,
          text: cells,
          code: '',
          row: true,
        }),
      ),
    ]);
  });
}
