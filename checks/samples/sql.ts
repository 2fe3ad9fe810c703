/**
 * SQL samples: the sample dataset with its tables and views prepares them, so every table, column and type is there; and
 * what is counted is counted once, because the export delivers rows at least once.
 */
import { loadRawDataTables } from '../../lib/facts/load';
import { openSampleWorld, type SampleWorldDatabase } from '../../lib/sample-world/database';
import type { SampleFinding } from './rules';

let opened: Promise<SampleWorldDatabase> | undefined;

interface Select {
  text: string;
  row: number;
}

/** Every SELECT of a statement with the SELECTs inside it blanked out. */
function selectsOf(sql: string): Select[] {
  const selects: Select[] = [];
  const inner = (text: string, offset: number): string => {
    let own = '';
    for (let i = 0; i < text.length; i += 1) {
      if (text[i] !== '(' || !/^\(\s*(?:SELECT|WITH)\b/i.test(text.slice(i))) {
        own += text[i];
        continue;
      }
      let depth = 0;
      let end = i;
      for (; end < text.length; end += 1) {
        if (text[end] === '(') depth += 1;
        if (text[end] === ')') depth -= 1;
        if (depth === 0) break;
      }
      const part = text.slice(i + 1, end);
      selects.push({
        text: inner(part, offset + i + 1),
        row: sql.slice(0, offset + i + 1).split('\n').length - 1,
      });
      own += `(${part.replace(/[^\n]/g, ' ')})`;
      i = end;
    }
    return own;
  };
  const text = inner(sql, 0);
  return [{ text, row: 0 }, ...selects].flatMap((select) =>
    select.text.split(/\bUNION(?: ALL)?\b/i).map((part) => ({ text: part, row: select.row })),
  );
}

/** Aggregates that a second copy of a row changes. */
const countsCopies = /\b(?:COUNT|SUM|AVG)\s*\((?!\s*DISTINCT\b)/i;
/** What leaves one copy of each row. */
const removesCopies =
  /\bQUALIFY\b|\b(?:\w+\.)?rn\s*=\s*1\b|\bGROUP BY\s+(?:[\w.]+,\s*)*(?:\w+\.)?(?:event_id|user_id)\b/i;

/** SELECTs that count or add up rows of event tables which can be there twice. */
export function duplicateFindings(sql: string): SampleFinding[] {
  const events = new Set(
    loadRawDataTables()
      .filter(({ kind }) => kind === 'event')
      .map(({ table }) => table),
  );
  return selectsOf(sql).flatMap(({ text, row }) => {
    const [table] = [...text.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/gi)]
      .map(([, name = '']) => name)
      .filter((name) => events.has(name));
    const aggregate = countsCopies.exec(text.split(/\bHAVING\b/i)[0] ?? '');
    if (table === undefined || !aggregate || removesCopies.test(text)) return [];
    return [
      {
        row: row + text.slice(0, aggregate.index).split('\n').length - 1,
        message: `${table} is counted with its duplicates`,
        cure: 'Delivery is at least once: count DISTINCT event_id, or keep one row for each event_id first.',
      },
    ];
  });
}

/** Findings in an SQL sample. */
export async function checkSql(code: string): Promise<SampleFinding[]> {
  // A statement about files cannot be prepared without them; its other rules hold.
  if (/\bFROM '[\w.]+'/i.test(code)) return duplicateFindings(code);
  try {
    opened ??= openSampleWorld();
    await (await opened).query(`EXPLAIN ${code}`);
  } catch (error) {
    const text = (error as Error).message;
    const line = Number(/LINE (\d+):/.exec(text)?.[1] ?? 1);
    return [
      {
        row: line - 1,
        message: `The warehouse refuses the query: ${text.split('\n')[0]}`,
        cure: 'Correct it; data/raw-data/tables/ has the tables.',
      },
    ];
  }
  return duplicateFindings(code);
}
