/**
 * Values next to the name of their field: `status` = `delivered`, or a column of values under `status`. A value may exist
 * elsewhere and still not be one of this field.
 */
import type { Table } from 'mdast';
import { loadEnums } from '../../../lib/facts/enums';
import { loadRawDataTables, loadSharedColumns } from '../../../lib/facts/load';
import { closest } from '../../../lib/text/closest';
import type { DataText } from './corpus';
import type { Passage } from './passages';

interface Problem {
  line: number;
  message: string;
  cure: string;
}

/** A group of values that belong together. */
type Group = ReadonlySet<string>;

/** Names that can be fields and values; fields of any record, and the truth values, say too little. */
const simple = /^(?!(?:name|true|false|null)$)[a-z][a-z0-9_]*$/;

export class EnumValues {
  private readonly byField = new Map<string, Set<string>>();
  private readonly groups: readonly Group[];

  constructor(texts: readonly DataText[]) {
    const add = (field: string, value: string): void => {
      const values = this.byField.get(field);
      if (values) values.add(value);
      else this.byField.set(field, new Set([value]));
    };
    const enums = loadEnums();
    for (const { field, values } of enums) for (const { value } of values) add(field, value);
    for (const { text, keys } of texts) {
      // Schemas: properties.status.enum.0, also behind `items` and `schema`.
      const at = keys.lastIndexOf('enum');
      if (at < 1) continue;
      const name = keys
        .slice(0, at)
        .filter((key) => typeof key === 'string' && !/^(?:items|schema|enum)$/.test(key))
        .at(-1);
      if (name !== undefined) add(String(name), text);
    }
    const columns = [
      ...loadRawDataTables().flatMap((table) => table.columns),
      ...loadSharedColumns().groups.flatMap((group) => group.columns),
    ];
    for (const { name, ...column } of columns) {
      const said = 'values' in column && Array.isArray(column.values) ? (column.values as unknown[]) : [];
      for (const value of said) if (typeof value === 'string') add(name, value);
      for (const [, value = ''] of JSON.stringify(column).matchAll(/`([a-z][a-z0-9_]*)`/g)) add(name, value);
    }
    this.groups = [
      ...enums.map(({ values }) => new Set(values.map(({ value }) => value))),
      ...this.byField.values(),
    ];
  }

  /** `field` = `value` in a passage. */
  *pairs(passage: Passage): Generator<Problem> {
    for (const [index, code] of passage.codes.entries()) {
      const next = passage.codes[index + 1];
      if (!next || !simple.test(code.value) || !simple.test(next.value)) continue;
      const between = passage.text.slice(code.start + code.value.length, next.start);
      const values = this.byField.get(code.value);
      if (!/^ (?:=|is|are) $/.test(between) || values === undefined || values.has(next.value)) continue;
      // The next name can be another field: `a` = `b` of two tables.
      if (this.byField.has(next.value) || values.size < 2) continue;
      yield this.problem(next.line, next.value, values, code.value);
    }
  }

  /** Columns in which nearly all values are of one group. */
  *table(table: Table): Generator<Problem> {
    const [, ...rows] = table.children;
    const width = Math.max(0, ...rows.map((row) => row.children.length));
    for (let column = 0; column < width; column += 1) {
      const cells = rows.flatMap((row) => {
        const [only, ...more] = row.children[column]?.children ?? [];
        return only?.type === 'inlineCode' && more.length === 0
          ? [{ value: only.value, line: row.position?.start.line ?? 1 }]
          : [];
      });
      const distinct = [...new Set(cells.map(({ value }) => value))];
      if (distinct.length < 3) continue;
      const best = this.groups
        .map((group) => ({ group, members: distinct.filter((value) => group.has(value)).length }))
        .sort((one, other) => other.members - one.members)[0];
      if (!best || best.members < 2 || best.members === distinct.length || best.members < distinct.length - 1)
        continue;
      for (const { value, line } of cells)
        if (!best.group.has(value)) yield this.problem(line, value, best.group, 'the column');
    }
  }

  private problem(line: number, value: string, group: Group, of: string): Problem {
    return {
      line,
      message: `\`${value}\` is not a value of ${of}`,
      cure: `It has ${[...group].slice(0, 12).join(', ')}. Did you mean ${closest(value, [...group])}?`,
    };
  }
}
