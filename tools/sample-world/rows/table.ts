/**
 * Rows of the raw data tables. Named rows, which the pages show, win: where the generator makes a row that is one of
 * them, the named deliveries stay and their ids are used wherever other rows refer to them.
 */
import { completeRows, sampleRows } from '../../../lib/facts/raw-data-samples';
import { type RawDataTable } from '../../../lib/facts/types';
import { type CompanionRows } from '../../../lib/facts/sample-world';
import { rowUuid } from './row-uuid';

export type Row = Record<string, unknown>;

/** What makes a row the same event, apart from its id. */
const identities: Readonly<Record<string, readonly string[]>> = {
  install_events: ['install_id'],
  attribution_events: ['install_id', 'status', 'partner_id'],
  session_events: ['install_id', 'event_time'],
  user_events: ['install_id', 'event_time', 'event_name'],
  ad_impression_events: ['install_id', 'event_time'],
  revenue_events: ['install_id', 'event_time', 'revenue_type', 'purchase_type'],
  goal_conversions: ['install_id', 'goal_id', 'conversion_index'],
  payout_events: ['install_id', 'goal_id'],
  experiment_assignment_events: ['install_id', 'event_time', 'experiment_id'],
  device_integrity_events: ['install_id', 'event_time'],
  user_identity_events: ['install_id', 'event_time', 'identity_type', 'action'],
  click_events: ['partner_id', 'advertising_id', 'event_time', 'status'],
  view_events: ['partner_id', 'advertising_id', 'event_time', 'status'],
  spend_events: ['spend_date', 'campaign_id', 'country', 'cost_source'],
};

/** Cost of one conversion is its own event; cost of a day is one event with all its versions. */
const isRealTimeCost = (row: Row): boolean => row.cost_source === 'tracking_url';

function keyOf(table: string, row: Row): string {
  const columns = identities[table] ?? ['event_id'];
  const key = columns.map((column) => String(row[column] ?? '')).join(' ');
  return table === 'spend_events' && isRealTimeCost(row) ? `${key} ${String(row.received_time)}` : key;
}

/** Id of a made row. @param times How many rows with the same key there are, this one included. */
const madeId = (table: string, row: Row, times: number): string =>
  rowUuid(`${table}/${String(row.install_id ?? '')}`, `${table} ${keyOf(table, row)} ${times}`);

/** One in so many made rows of an event table is delivered twice: delivery is at least once. */
const deliveredTwice = 47;

/** Rows by table, and the ones that named rows replaced. */
export class Tables {
  readonly rows = new Map<string, Row[]>();
  /** Generated rows that are among the named ones, with the named one, to compare. */
  readonly replaced: { table: string; made: Row; named: Row }[] = [];
  readonly #named = new Map<string, Row>();
  readonly #seen = new Map<string, number>();

  /**
   * @param tables Raw data tables; rows of all of them exist, even if none is made.
   * @param companions Named rows that no page shows.
   */
  constructor(tables: readonly RawDataTable[], companions: CompanionRows) {
    for (const table of tables) {
      const shown = sampleRows(table);
      const { of, lineOf, file } = companions;
      const rows = [...shown, ...completeRows(table, of(table.table), lineOf(table.table), file, shown)].map(
        ({ values }) => values as Row,
      );
      this.rows.set(table.table, rows);
      for (const row of rows) {
        const key = `${table.table} ${keyOf(table.table, row)}`;
        if (!this.#named.has(key)) this.#named.set(key, row);
      }
    }
  }

  /** Named rows of a table that fit. */
  named(table: string, fits: (row: Row) => boolean): Row[] {
    return [...this.#named]
      .filter(([key, row]) => key.startsWith(`${table} `) && fits(row))
      .map(([, row]) => row);
  }

  /** The named row of the same event, if there is one. */
  namedTwin(table: string, row: Row): Row | undefined {
    return this.#named.get(`${table} ${keyOf(table, row)}`);
  }

  /**
   * Adds a row, with an id made of what identifies it.
   * @returns The row's `event_id`, which is the named row's if this is one.
   */
  add(table: string, row: Row): string {
    const rows = this.rows.get(table);
    if (!rows) throw new Error(`No raw data table ${table}.`);
    const key = `${table} ${keyOf(table, row)}`;
    const version = Number(row.record_version ?? 1);
    if (version > 1) return this.#addVersion(rows, table, row, version);
    const named = this.#named.get(key);
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    if (named && times === 1) {
      this.replaced.push({ table, made: row, named });
      return String(named.event_id);
    }
    const id = row.event_id === undefined ? madeId(table, row, times) : String(row.event_id);
    rows.push({ ...row, event_id: id });
    return id;
  }

  /** Delivers some of the made rows of each event table again; what is named says itself what came twice. */
  deliverAgain(): void {
    const named = new Set(this.#named.values());
    for (const rows of this.rows.values()) {
      const made = rows.filter((row) => row.event_id !== undefined && !named.has(row));
      rows.push(
        ...made
          .filter((_, index) => index % deliveredTwice === deliveredTwice - 1)
          .map((row) => ({ ...row })),
      );
    }
  }

  /** A later version of a row has the id of the first. */
  #addVersion(rows: Row[], table: string, row: Row, version: number): string {
    const named = this.namedTwin(table, row);
    if (!named) {
      const id = madeId(table, row, 1);
      rows.push({ ...row, event_id: id });
      return id;
    }
    const id = String(named.event_id);
    const told = rows.find((known) => known.event_id === id && known.record_version === version);
    if (told) this.replaced.push({ table, made: row, named: told });
    else rows.push({ ...row, event_id: id });
    return id;
  }
}
