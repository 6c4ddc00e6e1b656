import pg from 'pg';
import type { Log } from '../log/log.ts';
import { appendEvents, type DomainEvent } from '../events/append-events.ts';
import { onePerConnection, queryable, type Queryable } from './queryable.ts';

/** Work that commits or rolls back as one. */
export interface Transaction extends Queryable {
  readonly account_id: string;
  /** Adds a domain event; it is written last, in the same commit. */
  record(event: DomainEvent): void;
}

/** The door to one company's rows. Handlers get theirs from the session. */
export interface AccountDb extends Queryable {
  readonly account_id: string;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/** Both doors to the database. */
export interface Database {
  forAccount(account_id: string): AccountDb;
  /** Work that is not one company's: signing in, owning channels, the back office. Row security does not bind it. */
  acrossAccounts: Queryable & {
    transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  };
  /** The pool behind `acrossAccounts`, for libraries that need one. */
  systemPool: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  connection: pg.ClientConfig;
  log: Log;
  /** Told the company whose events a commit added. */
  onEvents(account_id: string): void;
  tenantConnections?: number;
  systemConnections?: number;
}

const retriable = new Set(['40001', '40P01']);
const attempts = 4;
/** A plan made while a table is small would go on reading it whole; every table has the index it needs. */
const byIndex = '-c enable_seqscan=off';

/** Opens both pools. Connections are made on demand and come back by themselves after an outage. */
export function openDatabase(options: Options): Database {
  const shared = {
    ...options.connection,
    pipeline: true,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    // A process that hangs inside a transaction must not hold its locks against the others for ever.
    idle_in_transaction_session_timeout: 10_000,
  };
  const tenantPool = new pg.Pool({
    ...shared,
    max: options.tenantConnections ?? 10,
    // Our statements are written so that one plan serves every parameter; planning anew costs more than running them.
    options: `-c role=prosa_tenant -c plan_cache_mode=force_generic_plan ${byIndex}`,
  });
  const systemPool = new pg.Pool({ ...shared, max: options.systemConnections ?? 6, options: byIndex });
  for (const pool of [tenantPool, systemPool]) watch(pool, options.log);
  return {
    forAccount: (account_id) => accountDb(tenantPool, account_id, options),
    acrossAccounts: {
      ...queryable((work) => onePerConnection(systemPool, work)),
      transaction: (work) =>
        transact({
          pool: systemPool,
          begin: 'begin',
          work: (client) => work(queryable((use) => use(client))),
        }),
    },
    systemPool,
    close: async () => {
      await tenantPool.end();
      await systemPool.end();
    },
  };
}

/** A connection that breaks while idle or checked out must not end the process; one that we end is no news. */
function watch(pool: pg.Pool, log: Log): void {
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'database connection lost');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Which company each pooled connection is set to, so that the setting is sent only when it changes. */
const companyOf = new WeakMap<pg.PoolClient, string>();

function accountDb(pool: pg.Pool, account_id: string, { onEvents }: Options): AccountDb {
  const scoped = async <Result>(use: (client: pg.PoolClient) => Promise<Result>) =>
    onePerConnection(pool, async (client) => {
      if (companyOf.get(client) === account_id) return use(client);
      companyOf.delete(client);
      // Sent in one go with the query behind it; if it fails, so does this promise, before a row leaves.
      const [, result] = await Promise.all([setCompany(client, account_id), use(client)]);
      companyOf.set(client, account_id);
      return result;
    });
  return {
    account_id,
    ...queryable(scoped),
    async transaction(work) {
      const begin = `begin; select set_config('app.account_id', ${pg.escapeLiteral(account_id)}, true)`;
      let recorded: DomainEvent[] = [];
      const result = await transact({
        pool,
        begin,
        work: async (client) => {
          recorded = [];
          const doors = queryable((use) => use(client));
          const done = await work({ account_id, ...doors, record: (event) => recorded.push(event) });
          await appendEvents(doors, account_id, recorded);
          return done;
        },
      });
      if (recorded.length) onEvents(account_id);
      return result;
    },
  };
}

function setCompany(client: pg.PoolClient, account_id: string) {
  return client.query({
    name: 'set_company',
    text: `select set_config('app.account_id', $1, false)`,
    values: [account_id],
  });
}

interface Transact<Result> {
  pool: pg.Pool;
  begin: string;
  work(client: pg.PoolClient): Promise<Result>;
}

/** Runs `work` in a transaction, again when PostgreSQL chose it as the victim of a deadlock. */
async function transact<Result>({ pool, begin, work }: Transact<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onePerConnection(pool, (client) => inTransaction(client, begin, work));
    } catch (error) {
      if (attempt === attempts || !isRetriable(error)) throw error;
    }
  }
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection is gone; so is the transaction
    throw error;
  }
}

function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retriable.has(String(error.code));
}
