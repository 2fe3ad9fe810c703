/** For tests: the sample world, and a copy with something wrong in it, to show that a check sees it. */
import { describe, expect, it } from 'vitest';
import {
  connectSampleWorld,
  openSampleWorld,
  rowsOf,
  type ResultRow,
  type SampleWorldDatabase,
} from '../../world/dataset/database';
import { decimal9, nanos, nanosOfCents } from '../../tools/sample-world/money';
import type { World } from '../../lib/facts/sample-world';
import { duringTests } from './during-tests';

interface ChangeableWorld {
  /**
   * Runs a query over the tables after a change, and takes the change back.
   * @param change SQL that changes at least one row.
   * @throws Error if it changes none.
   */
  after(change: string, sql: string): Promise<ResultRow[]>;
  close(): void;
}

/** A query over the tables, and what it gives. */
export interface WorldCheck {
  sql: string;
  /** Rows, in any order; none by default: the query then asks for what is wrong. */
  expected?: readonly unknown[];
  /** A change of the tables that the check must see. */
  fault: string;
}

/** The sample world while the tests of a file run. */
export const sampleWorldOfTests = (): (() => SampleWorldDatabase) =>
  duringTests(openSampleWorld, (database) => database.close());

/** Rows as text, in order; decimals as numbers, however many places they are written with. */
const sorted = (rows: readonly unknown[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(row, (_, cell: unknown) =>
        typeof cell === 'string' && /^-?\d+\.\d+$/.test(cell) ? nanos(cell) / 1e9 : cell,
      ),
    )
    .sort();

/** Shows of each check that the sample world passes it, and that it fails after its fault. */
export function proveChecks(checks: Readonly<Record<string, WorldCheck>>): void {
  const database = sampleWorldOfTests();
  const changeable = duringTests(openChangeableWorld, (world) => world.close());
  const cells = (rows: readonly ResultRow[]): string[] => sorted(rows.map((row) => Object.values(row)));
  describe.each(Object.entries(checks))('%s', (_, { sql, expected, fault }) => {
    // A few of the rows that are wrong say enough.
    const query = expected ? sql : `${sql} LIMIT 5`;
    const right = sorted(expected ?? []);

    it('is so', async () => {
      expect(cells(await database().query(query))).toEqual(right);
    });

    it('and the check can fail', async () => {
      expect(cells(await changeable().after(fault, query))).not.toEqual(right);
    });
  });
}

/** What the world says that each paid campaign costs a day, as rows of day, campaign and amount. */
export function campaignCosts(world: World): [day: number, campaign: number, cost: string][] {
  const sums = new Map<string, number>();
  for (const { day, campaign, costCents } of world.traffic) {
    const key = JSON.stringify([day, campaign]);
    if (campaign !== null) sums.set(key, (sums.get(key) ?? 0) + costCents);
  }
  return [...sums].map(([key, cents]) => [
    ...(JSON.parse(key) as [number, number]),
    decimal9(nanosOfCents(cents)),
  ]);
}

/** Opens a copy. */
async function openChangeableWorld(): Promise<ChangeableWorld> {
  const { connection, close } = await connectSampleWorld();
  return {
    async after(change, sql) {
      await connection.run('BEGIN TRANSACTION');
      try {
        const changed = await connection.runAndReadAll(change);
        if (Number(changed.getRows()[0]?.[0]) === 0) throw new Error(`The fault changes nothing: ${change}`);
        return rowsOf(await connection.runAndReadAll(sql));
      } finally {
        await connection.run('ROLLBACK');
      }
    },
    close,
  };
}
