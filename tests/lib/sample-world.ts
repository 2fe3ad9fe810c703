/** For tests: the sample world with something wrong in it, to show that a check sees it. */
import { DuckDBInstance } from '@duckdb/node-api';
import { rowsOf, type ResultRow } from '../../world/dataset/database';
import { databaseFile } from '../../world/dataset/database-file';

export interface ChangeableWorld {
  /**
   * Runs a query over the tables after a change, and takes the change back.
   * @param change SQL that changes at least one row.
   * @throws Error if it changes none.
   */
  after(change: string, sql: string): Promise<ResultRow[]>;
  close(): void;
}

/** Opens a copy in memory. */
export async function openChangeableWorld(): Promise<ChangeableWorld> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`SET TimeZone = 'UTC'`);
  await connection.run(`ATTACH '${await databaseFile()}' AS kept (READ_ONLY)`);
  await connection.run('COPY FROM DATABASE kept TO memory');
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
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
