/**
 * Checks the rows of a cost file as the dashboard does without account data, in the order of data/cost-validation.yaml.
 * The pages show what it finds in the sample files, so a sample cannot disagree with the rules next to it.
 */
import { loadCostCsvColumns, loadCostValidation, loadCountries, loadLimits } from '../facts/load';
import { currentScope, factIn } from '../facts/scope';
import { csvRows, type CsvRow } from './rows';

export interface CostFinding {
  line: number;
  severity: 'error' | 'warning';
  code: string;
  message: string;
}

type Values = Readonly<Record<string, string>>;

/** What is wrong with a row: the code, and what its message names. */
interface Fault {
  code: string;
  names: Values;
}

const day = 86_400_000;

const limitValue = (key: string): number => Number(factIn(key, loadLimits(), currentScope()).value);

/** `2025-02-30` looks like a date and is none. */
const isDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const keyColumns = ['date', 'app_id', 'partner_id', 'campaign_id', 'partner_campaign_id'] as const;
const levelColumns = ['ad_set_id', 'creative_id', 'country', 'source_id'] as const;

const joinedCells = (row: Values, columns: readonly string[]): string =>
  columns.map((column) => row[column] ?? '').join('\n');

/** The checks that compare a row with nothing but itself. Empty if the row is right. */
class RowRules {
  private readonly columns = loadCostCsvColumns();
  private readonly countries: ReadonlySet<string> = new Set([...loadCountries(), 'XX']);
  private readonly maxCost = limitValue('money.max');
  private readonly first: string;

  constructor(private readonly today: string) {
    const time = Date.parse(`${today}T00:00:00Z`) - limitValue('costs.back') * day;
    this.first = new Date(time).toISOString().slice(0, 10);
  }

  faults(row: Values): Fault[] {
    const missing = this.missing(row);
    if (missing.length > 0) return missing;
    const malformed = this.columns.flatMap(({ name, pattern, code }): Fault[] => {
      const value = row[name] ?? '';
      const fits = value === '' || (new RegExp(pattern, 'u').test(value) && this.isKnown(name, value));
      return fits ? [] : [{ code, names: { value, column: name } }];
    });
    const found = malformed.length > 0 ? malformed : this.outOfRange(row);
    if (found.length > 0) return found;
    return row.campaign_id && row.partner_campaign_id ? [{ code: 'COST_CAMPAIGN_CONFLICT', names: {} }] : [];
  }

  private missing(row: Values): Fault[] {
    const required = this.columns.filter((column) => column.required === 'yes' && !row[column.name]);
    const either = this.columns.filter((column) => column.required === 'one');
    const neither = either.every((column) => !row[column.name]) ? either.slice(0, 1) : [];
    return [...required, ...neither].map(({ name }) => ({
      code: 'COST_VALUE_REQUIRED',
      names: { column: name },
    }));
  }

  /** False for what looks right and does not exist. Unknown countries have a separate code. */
  private isKnown(column: string, value: string): boolean {
    if (column === 'date') return isDate(value);
    return column === 'currency' ? currencies.has(value) : true;
  }

  private outOfRange({ date = '', country = '', cost = '' }: Values): Fault[] {
    const inside = date >= this.first && date <= this.today;
    return [
      ...(inside ? [] : [{ code: 'COST_DATE_RANGE', names: { first: this.first, last: this.today } }]),
      ...(country === '' || this.countries.has(country)
        ? []
        : [{ code: 'COST_COUNTRY_UNKNOWN', names: { value: country } }]),
      ...(Number(cost) <= this.maxCost ? [] : [{ code: 'COST_AMOUNT_RANGE', names: {} }]),
    ];
  }
}

/** The checks that compare a right row with the right rows before it. */
class RowsBefore {
  private readonly lines = new Map<string, number>();
  private readonly levels = new Map<string, string>();

  faults(row: Values, line: number): Fault[] {
    const campaign = joinedCells(row, keyColumns);
    const key = `${campaign}\n${joinedCells(row, levelColumns)}`;
    const level = levelColumns.filter((column) => row[column]).join(', ');
    const first = this.lines.get(key);
    const earlier = this.levels.get(campaign) ?? level;
    this.lines.set(key, first ?? line);
    this.levels.set(campaign, earlier);
    if (first !== undefined) return [{ code: 'COST_DUPLICATE', names: { first_line: String(first) } }];
    const names = { campaign: row.campaign_id || row.partner_campaign_id || '', date: row.date ?? '' };
    return level === earlier ? [] : [{ code: 'COST_LEVEL_MIXED', names }];
  }
}

/** Findings of one row, in the order of the checks. */
function rowFaults(
  { line, cells }: CsvRow,
  header: readonly string[],
  rules: RowRules,
  before: RowsBefore,
): Fault[] {
  if (cells.length !== header.length) {
    const names = { found: String(cells.length), expected: String(header.length) };
    return [{ code: 'COST_ROW_COLUMN_COUNT', names }];
  }
  const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
  const own = rules.faults(row);
  return own.length > 0 ? own : before.faults(row, line);
}

/**
 * What **Validate** finds in the rows of a file.
 * @param today Date in the organization's time zone, `YYYY-MM-DD`.
 * @throws Error if the header has a column that the format lacks, or a quoted cell is not closed.
 */
export function checkCostCsv(text: string, today: string): CostFinding[] {
  const [head, ...rows] = csvRows(text);
  const header = head?.cells ?? [];
  const known = new Set(loadCostCsvColumns().map(({ name }) => name));
  const unknown = header.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`line 1: "${unknown}" is not a column — Correct the header.`);
  const entries = new Map(loadCostValidation().map((entry) => [entry.code, entry]));
  const rules = new RowRules(today);
  const before = new RowsBefore();
  return rows.flatMap((row) =>
    rowFaults(row, header, rules, before).map(({ code, names }) => {
      const entry = entries.get(code);
      if (!entry) throw new Error(`data/cost-validation.yaml lacks ${code} — Add it.`);
      const values: Values = { ...names, line: String(row.line) };
      const message = entry.message.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
      return { line: row.line, severity: entry.severity, code, message };
    }),
  );
}
