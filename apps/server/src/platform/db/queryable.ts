import type pg from 'pg';
import type { Sql } from './sql.ts';

/** Runs SQL. Rows are typed by the caller, who names the columns in the query. */
export interface Queryable {
  /** All rows. `name` makes it a prepared statement, for the hot paths. */
  rows<Row extends object>(query: Sql, name?: string): Promise<Row[]>;
  /** The first row, or null. */
  row<Row extends object>(query: Sql, name?: string): Promise<Row | null>;
  /** The number of rows changed. */
  run(query: Sql, name?: string): Promise<number>;
}

type Use = <Result>(work: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>;

/** Builds the three verbs over a way to get hold of a connection. */
export function queryable(use: Use): Queryable {
  const query = <Row extends object>(statement: Sql, name?: string) =>
    use((client) => client.query<Row>({ name, text: statement.text, values: statement.values }));
  return {
    rows: async <Row extends object>(statement: Sql, name?: string) =>
      (await query<Row>(statement, name)).rows,
    row: async <Row extends object>(statement: Sql, name?: string) =>
      (await query<Row>(statement, name)).rows[0] ?? null,
    run: async (statement, name) => (await query(statement, name)).rowCount ?? 0,
  };
}

const brokenConnection = /^(57P0|08)/;

/** Lends a pooled connection to `work`; one that broke is thrown away instead of going back. */
export async function onePerConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    broken = isBroken(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return brokenConnection.test(code) || /connection|ECONN|EPIPE/i.test(`${error.message} ${code}`);
}
