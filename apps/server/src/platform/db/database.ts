import pg from 'pg';
import type { Log } from '../log/log.ts';
import { appendingEvents } from '../events/append-events.ts';
import type { DomainEvent } from '../events/domain-events.ts';
import type { Sql } from './sql.ts';
import { sendLast } from './last-statements.ts';
import { onePerConnection, planAnew, queryable, toSend, type Queryable, type Send } from './queryable.ts';
import { tenantIsBound } from './check-doors.ts';
import { asTenant } from './tenant-role.ts';
import type { TransactionSettings } from './first-statement.ts';
import { inOneTrip, openOn, settingsFor, settingsForAll } from './trip.ts';
import type { WorkKind } from './time-limits.ts';

/** Work that commits or rolls back as a whole. */
export interface Transaction extends Queryable {
  readonly account_id: string;
  /** Adds a domain event; it is written last, in the same commit. */
  record(event: DomainEvent): void;
  /** Adds a statement whose result nobody needs: it is sent together with the commit, before the domain events. */
  last(query: Sql, name?: string): void;
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
  /** Whether statements may be prepared under a name; a pooler may lose them between two transactions. */
  keepsStatements: boolean;
  /** The same doors with the time limits of another kind of work; the default is background work. */
  forWork(kind: WorkKind): Database;
  close(): Promise<void>;
}

interface Options {
  /** The owner's address. */
  connection: pg.ClientConfig;
  /** The tenant role's address; by default the owner's place. */
  tenant?: pg.ClientConfig;
  /** False behind a pooler that does not keep prepared statements; then each is planned whenever it runs. */
  keepsStatements?: boolean;
  log: Log;
  /** Called with the company to which a commit added events. */
  onEvents(account_id: string, events: readonly DomainEvent[]): void;
  /** Called with the error when work on the database failed. */
  onFailure?(error: unknown): void;
  tenantConnections?: number;
  systemConnections?: number;
}

const retriable = new Set(['40001', '40P01']);
const attempts = 4;

/** Opens both pools. Connections are made on demand, and again after an outage. */
export function openDatabase(options: Options): Database {
  // Nothing here is a start-up option of the connection: a pooler passes none on.
  const shared = { pipeline: true, idleTimeoutMillis: 10_000, connectionTimeoutMillis: 10_000 };
  const tenantPool = new pg.Pool({
    ...(options.tenant ?? asTenant(options.connection)),
    ...shared,
    max: options.tenantConnections ?? 10,
    verify: (client, done) => void tenantIsBound(client).then(() => done(), done),
  });
  const systemPool = new pg.Pool({
    ...options.connection,
    ...shared,
    max: options.systemConnections ?? 6,
  });
  for (const pool of [tenantPool, systemPool]) watch(pool, options.log);
  const tenant = lendFrom(tenantPool, options);
  const system = lendFrom(systemPool, options);
  const keepsStatements = options.keepsStatements ?? true;
  const doors = (kind: WorkKind): Database => ({
    forAccount: (account_id) =>
      accountDb({ lend: tenant, account_id, kind }, { ...options, keepsStatements }),
    acrossAccounts: systemDoor({ lend: system, kind, keepsStatements }),
    systemPool,
    keepsStatements,
    forWork: doors,
    close: async () => {
      await tenantPool.end();
      await systemPool.end();
    },
  });
  return doors('background');
}

interface SystemScope {
  lend: Lend;
  kind: WorkKind;
  keepsStatements: boolean;
}

function systemDoor({ lend, kind, keepsStatements }: SystemScope): Database['acrossAccounts'] {
  const settings = orUnnamed(settingsForAll(kind), keepsStatements);
  return {
    ...queryable(alone(lend, settings), keepsStatements),
    transaction: (work) =>
      transact({ lend, settings, work: (send) => work(queryable(send, keepsStatements)) }),
  };
}

/** Sends each statement in a transaction of its own. */
function alone(lend: Lend, settings: TransactionSettings): Send {
  return (statement) => orAgain(() => lend((client) => inOneTrip(client, settings, statement)));
}

function orUnnamed(settings: TransactionSettings, keepsStatements = true): TransactionSettings {
  return keepsStatements ? settings : { ...settings, name: undefined };
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

interface Scope {
  lend: Lend;
  account_id: string;
  kind: WorkKind;
}

function accountDb({ lend, account_id, kind }: Scope, { onEvents, keepsStatements }: Options): AccountDb {
  const settings = orUnnamed(settingsFor(account_id, kind), keepsStatements);
  return {
    account_id,
    ...queryable(alone(lend, settings), keepsStatements),
    async transaction(work) {
      let recorded: DomainEvent[] = [];
      let ending: [Sql, string?][] = [];
      const result = await transact({
        lend,
        settings,
        work: (send) => {
          recorded = [];
          ending = [];
          const doors = queryable(send, keepsStatements);
          const last: Transaction['last'] = (...statement) => void ending.push(statement);
          return work({ account_id, ...doors, record: (event) => recorded.push(event), last });
        },
        last: () => {
          const all = recorded.length ? [...ending, appendingEvents(account_id, recorded)] : ending;
          return all.map(([query, name]) => toSend(query, keepsStatements ? name : planAnew));
        },
      });
      if (recorded.length) onEvents(account_id, recorded);
      return result;
    },
  };
}

interface Transact<Result> {
  lend: Lend;
  settings: TransactionSettings;
  work(send: Send): Promise<Result>;
  /** Returns the statements that are sent together with the commit. */
  last?(): pg.QueryConfig[];
}

/** Runs `work` in a transaction. */
function transact<Result>(options: Transact<Result>): Promise<Result> {
  return orAgain(() => options.lend((client) => inTransaction(client, options)));
}

/** Runs a whole transaction, and again when PostgreSQL chose it as the victim of a deadlock. */
async function orAgain<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isRetriable(error)) throw error;
    }
  }
}

/**
 * Runs `work` between begin and commit. Begin travels with the first statement and the commit with the last ones; where
 * one of them failed, PostgreSQL runs nothing behind it.
 */
async function inTransaction<Result>(
  client: pg.PoolClient,
  { settings, work, last }: Transact<Result>,
): Promise<Result> {
  try {
    const { send, ready } = openOn(client, settings);
    const result = await work(send);
    await ready();
    await sendLast(client, { statements: last?.() ?? [], keepsStatements: settings.name !== undefined });
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection is gone, and the transaction with it
    throw error;
  }
}

function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retriable.has(String(error.code));
}
