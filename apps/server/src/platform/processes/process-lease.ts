import type pg from 'pg';
import { raw, sql, type Sql } from '../db/sql.ts';
import type { Log } from '../log/log.ts';
import { keepClient, type KeptClient } from './kept-client.ts';

/** What processes divide among themselves: numbers to keep connected, companies whose events to read. */
export type ProcessRole = 'sessions' | 'worker';

/**
 * The proof that this process lives: a row, and a lock that PostgreSQL gives back when the connection ends. After a
 * loss the process goes on under a new id, so that nothing it owned before is owned again by accident.
 */
export interface ProcessLease {
  /** Returns the id under which this process owns things; null while it has none. */
  id(): number | null;
  /**
   * Resolves to whether nobody else can have taken over what the process `id` owns: its connection answered so recently
   * that PostgreSQL cannot have ended it, or answers now. So a process that was frozen hears of its loss before it acts.
   */
  isHeld(id: number): Promise<boolean>;
  /** Marks the process as one that hands over and takes nothing more. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  role: ProcessRole;
  /** How much it takes at most; null when nothing limits it. */
  capacity: number | null;
  /** Creates the connection, which PostgreSQL ends after `seconds` without a statement. */
  newClient: () => pg.Client;
  seconds?: number;
  log: Log;
  /** The id and everything owned under it are gone. */
  onLost(): void;
  /** The process has an id, for the first time or a new one. */
  onReady(): void;
}

/** First half of the locks' key; no other lock of the product has two halves. */
const lockSpace = raw(String(0x50524f53));
/** After how long without a statement PostgreSQL ends a lease's connection. */
export const defaultLeaseSeconds = 20;
/** The parts of the lease after which it asks, and for which an answer is good. */
const asksAfter = 0.25;
/**
 * Less than the whole, after which PostgreSQL ends the connection of a frozen process; and of 20 s more than the 10
 * after which it ends a transaction that was begun before.
 */
const isSureFor = 0.75;

/** Selects the ids of all processes that live. They are read while the statement runs, later than the rows it sees. */
export const processLocks: Sql = sql`select objid::bigint from pg_locks
  where locktype = 'advisory' and granted and classid::bigint = ${lockSpace} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())`;

const signUp = ({ role, capacity }: Options): Sql => sql`with gone as (
    delete from processes where id not in (${processLocks})
  ), signed_up as (
    insert into processes (role, capacity) values (${role}, ${capacity}) returning id
  )
  select id, pg_advisory_lock(${lockSpace}, id) from signed_up`;

/** Opens the lease; it is taken again whenever it is lost, until it is closed. */
export function openProcessLease(options: Options): ProcessLease {
  const lease = new Lease(options);
  return {
    id: () => lease.id,
    isHeld: (id) => lease.isHeld(id),
    drain: () => lease.drain(),
    close: () => lease.close(),
  };
}

class Lease {
  id: number | null = null;
  readonly #options: Options;
  readonly #client: KeptClient;
  readonly #timer: NodeJS.Timeout;
  readonly #leaseMs: number;
  /** When the last statement that was answered had been sent. */
  #answered = 0;
  #signingUp: Promise<void> | null = null;
  #checking: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#leaseMs = (options.seconds ?? defaultLeaseSeconds) * 1000;
    this.#client = keepClient({
      newClient: options.newClient,
      log: options.log,
      onLost: () => this.#lose(),
      onReady: () => void this.#ready(),
    });
    this.#timer = setInterval(() => void this.#check(), this.#leaseMs * asksAfter);
  }

  async isHeld(id: number): Promise<boolean> {
    const isSure = () => performance.now() - this.#answered < this.#leaseMs * isSureFor;
    // The first answer may have been on its way since before the process was frozen.
    for (let asked = 0; this.id === id && !isSure() && asked < 2; asked += 1) await this.#check();
    return this.id === id && isSure();
  }

  async drain(): Promise<void> {
    await this.#client.rows('update processes set draining = true where id = $1', [this.id]);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const { id } = this;
    this.id = null;
    try {
      if (id !== null) await this.#client.rows('delete from processes where id = $1', [id]);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'process not signed off; the next process to start does it');
    }
    await this.#client.close();
  }

  #lose(): void {
    this.id = null;
    this.#options.onLost();
  }

  #ready(): Promise<void> {
    this.#signingUp ??= this.#signUp().finally(() => (this.#signingUp = null));
    return this.#signingUp;
  }

  async #signUp(): Promise<void> {
    const sent = performance.now();
    try {
      const { text, values } = signUp(this.#options);
      const rows = await this.#client.rows<{ id: number }>(text, values);
      const id = rows?.[0]?.id;
      if (id === undefined) return;
      this.id = id;
      this.#answered = sent;
      this.#options.onReady();
    } catch (error) {
      this.#options.log.warn({ err: error }, 'process not signed up yet');
    }
  }

  /** Asks once for all who want to know. */
  #check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => (this.#checking = null));
    return this.#checking;
  }

  async #ask(): Promise<void> {
    const sent = performance.now();
    const { id } = this;
    if (!(await this.#client.check())) return;
    if (this.id === null) await this.#ready();
    else if (this.id === id) this.#answered = sent;
  }
}

/** A living process and how much it takes. */
export interface LivingProcess {
  id: number;
  capacity: number;
  draining: boolean;
}

/** Selects the living processes of a role, as `LivingProcess`. */
export function livingProcesses(role: ProcessRole): Sql {
  return sql`select id, capacity, draining from processes where role = ${role} and id in (${processLocks})`;
}
