import type pg from 'pg';
import { isDiskFull } from '../disk/disk-full.ts';
import { isCompanyFrozen } from './frozen.ts';
import type { Sql } from './sql.ts';

/**
 * Given instead of a statement's name: the statement is planned each time it runs. For lookups of many rows in a
 * table that may have grown a thousandfold since a plan was made for it (docs/decisions/0010).
 */
export const planAnew = null;

type Name = string | typeof planAnew;

/** Runs SQL. Rows are typed by the caller, who names the columns in the query. */
export interface Queryable {
  /**
   * Returns all rows. Statements are prepared once per connection; `name` only makes them readable in the server's
   * views.
   */
  rows<Row extends object>(query: Sql, name?: Name): Promise<Row[]>;
  /** Returns the first row, or null. */
  row<Row extends object>(query: Sql, name?: Name): Promise<Row | null>;
  /** Returns the number of rows changed. */
  run(query: Sql, name?: Name): Promise<number>;
}

/** Sends one statement. */
export type Send = <Row extends object>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;

/** Builds the three verbs over a way to send, to connections that may or may not keep prepared statements. */
export function queryable(send: Send, keepsStatements = true): Queryable {
  const query = <Row extends object>(statement: Sql, name?: Name) =>
    send<Row>(toSend(statement, keepsStatements ? name : planAnew));
  return {
    rows: async <Row extends object>(statement: Sql, name?: Name) => (await query<Row>(statement, name)).rows,
    row: async <Row extends object>(statement: Sql, name?: Name) =>
      (await query<Row>(statement, name)).rows[0] ?? null,
    run: async (statement, name) => (await query(statement, name)).rowCount ?? 0,
  };
}

/** Returns a statement as it is sent; `planAnew` where connections keep none. */
export function toSend(statement: Sql, name?: Name): pg.QueryConfig {
  return { ...prepared(statement.text, name), values: statement.values };
}

const maxPrepared = 500;
const names = new Map<string, string>();

/**
 * Returns the statement to send. The same text always has the same name; beyond a limit texts are sent unprepared, so
 * that no connection fills up.
 */
function prepared(text: string, name?: Name): { text: string; name?: string } {
  if (name === planAnew) return { text };
  const known = name ?? names.get(text);
  if (known) return { text, name: known };
  if (names.size >= maxPrepared) return { text };
  const made = `statement_${names.size + 1}`;
  names.set(text, made);
  return { text, name: made };
}

const brokenConnection = /^(57P0|08)/;

/** Lends a pooled connection to `work`; a broken one is discarded instead of returned to the pool. */
export async function onePerConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    broken = isConnectionLost(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Returns whether an error will pass without a change to the request: the database is away or has no room to write, or
 * the company is frozen.
 */
export function isPassingFault(error: unknown): boolean {
  return isConnectionLost(error) || isDiskFull(error) || isCompanyFrozen(error);
}

/** Returns whether an error only says that the database is away, and nothing about the query. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return brokenConnection.test(code) || /connection|ECONN|EPIPE/i.test(`${error.message} ${code}`);
}
