import pg from 'pg';
import type { Log } from '../log/log.ts';
import { appendEvents } from '../events/append-events.ts';
import type { DomainEvent } from '../events/domain-events.ts';
import { onePerConnection, queryable, type Queryable } from './queryable.ts';
import { withSettings } from './session-settings.ts';
import { setLimits, type WorkKind } from './time-limits.ts';

/** Work that commits or rolls back as a whole. */
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
  /**
   * For work that does not belong to one company: signing in, owning channels, the back office. Not bound by row
   * security.
   */
  acrossAccounts: Queryable & {
    transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  };
  /** The pool behind `acrossAccounts`, for libraries that need one. */
  systemPool: pg.Pool;
  /** The same doors with the time limits of another kind of work; the default is background work. */
  forWork(kind: WorkKind): Database;
  close(): Promise<void>;
}

interface Options {
  connection: pg.ClientConfig;
  log: Log;
  /** Called with the company whose events a commit added. */
  onEvents(account_id: string): void;
  /** Called with the error when work on the database failed. */
  onFailure?(error: unknown): void;
  tenantConnections?: number;
  systemConnections?: number;
}

const retriable = new Set(['40001', '40P01']);
const attempts = 4;
/** A plan made while a table was small would go on scanning the whole table; every table has the index it needs. */
const byIndex = { enable_seqscan: 'off' };

/** Opens both pools. Connections are made on demand, and again after an outage. */
export function openDatabase(options: Options): Database {
  const shared = {
    pipeline: true,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    // A process that hangs inside a transaction must not keep its locks for ever.
    idle_in_transaction_session_timeout: 10_000,
  };
  const tenantPool = new pg.Pool({
    ...withSettings(options.connection, {
      ...byIndex,
      role: 'prosa_tenant',
      // Our statements are written so that one plan serves every parameter; planning again costs more than running
      // them.
      plan_cache_mode: 'force_generic_plan',
    }),
    ...shared,
    max: options.tenantConnections ?? 10,
  });
  const systemPool = new pg.Pool({
    ...withSettings(options.connection, byIndex),
    ...shared,
    max: options.systemConnections ?? 6,
  });
  for (const pool of [tenantPool, systemPool]) watch(pool, options.log);
  const tenant = lendFrom(tenantPool, options);
  const system = lendFrom(systemPool, options);
  const doors = (kind: WorkKind): Database => ({
    forAccount: (account_id) => accountDb({ lend: tenant, account_id, kind }, options),
    acrossAccounts: systemDoor(system, kind),
    systemPool,
    forWork: doors,
    close: async () => {
      await tenantPool.end();
      await systemPool.end();
    },
  });
  return doors('background');
}

function systemDoor(lend: Lend, kind: WorkKind): Database['acrossAccounts'] {
  const setting = {
    for: kind,
    by: { name: `set_limits_${kind}`, text: `select ${setLimits(kind, { local: false })}` },
  };
  return {
    ...queryable((use) => lend((client) => settled(client, setting, use))),
    transaction: (work) =>
      transact({
        lend,
        begin: `begin; select ${setLimits(kind, { local: true })}`,
        work: (client) => work(queryable((use) => use(client))),
      }),
  };
}

/** Runs work on a connection of a pool. */
type Lend = <Result>(work: (client: pg.PoolClient) => Promise<Result>) => Promise<Result>;

function lendFrom(pool: pg.Pool, { onFailure }: Options): Lend {
  return async (work) => {
    try {
      return await onePerConnection(pool, work);
    } catch (error) {
      onFailure?.(error);
      throw error;
    }
  };
}

/**
 * Keeps a connection that breaks, idle or in use, from ending the process; says nothing while the pool is closing.
 */
function watch(pool: pg.Pool, log: Log): void {
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'database connection lost');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** The company and kind of work each pooled connection is set to, so that only a change costs a statement. */
const setTo = new WeakMap<pg.PoolClient, string>();

interface Setting {
  for: string;
  by: pg.QueryConfig;
}

/** Sets the connection up for `use`, unless it is already, and runs it. */
async function settled<Result>(
  client: pg.PoolClient,
  setting: Setting,
  use: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  if (setTo.get(client) === setting.for) return use(client);
  setTo.delete(client);
  // Sent together with the query behind it; if it fails, so does this promise, before any row is returned.
  const [, result] = await Promise.all([client.query(setting.by), use(client)]);
  setTo.set(client, setting.for);
  return result;
}

interface Scope {
  lend: Lend;
  account_id: string;
  kind: WorkKind;
}

function accountDb({ lend, account_id, kind }: Scope, { onEvents }: Options): AccountDb {
  const setting = { for: `${kind} ${account_id}`, by: setCompany(account_id, kind) };
  const scoped = async <Result>(use: (client: pg.PoolClient) => Promise<Result>) =>
    lend((client) => settled(client, setting, use));
  return {
    account_id,
    ...queryable(scoped),
    async transaction(work) {
      const begin = `begin; select set_config('app.account_id', ${pg.escapeLiteral(account_id)}, true), ${setLimits(kind, { local: true })}`;
      let recorded: DomainEvent[] = [];
      const result = await transact({
        lend,
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

function setCompany(account_id: string, kind: WorkKind): pg.QueryConfig {
  return {
    name: `set_company_${kind}`,
    text: `select set_config('app.account_id', $1, false), ${setLimits(kind, { local: false })}`,
    values: [account_id],
  };
}

interface Transact<Result> {
  lend: Lend;
  begin: string;
  work(client: pg.PoolClient): Promise<Result>;
}

/** Runs `work` in a transaction, and again when PostgreSQL chose it as the victim of a deadlock. */
async function transact<Result>({ lend, begin, work }: Transact<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lend((client) => inTransaction(client, begin, work));
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
    await client.query('rollback').catch(() => undefined); // the connection is gone, and the transaction with it
    throw error;
  }
}

function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retriable.has(String(error.code));
}
