import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { inRounds, type Rounds } from '../jobs/in-rounds.ts';
import type { Tools } from '../tools.ts';
import { openProcessLease, processLocks, type ProcessLease, type ProcessRole } from './process-lease.ts';
import { highestOf } from './rendezvous.ts';

/**
 * The companies that fall to this worker. It only spares work: what is done for a company is done under a lock in the
 * database, so two workers that both believe a company to be theirs do nothing twice.
 */
export interface CompanyShare {
  includes(account_id: string): boolean;
  /**
   * Calls the listener whenever it may have been left to this worker to look at companies: a process of any role came
   * or went, perhaps before it could publish what it had committed. Returns the function that ends that.
   */
  onChange(listener: () => void): () => void;
}

/** The share of a running worker. */
export interface OpenShare extends CompanyShare {
  /** Signs off, so that the others take over at once. */
  close(): Promise<void>;
}

interface Options extends Pick<Tools, 'signals' | 'log'> {
  database: Pick<Database, 'acrossAccounts'>;
  newClient: () => pg.Client;
}

/** Published when a worker signs on or off, so that the others look at once; nothing is in its payload. */
const workersTopic = 'workers';
/** A worker that was killed is noticed after this long. */
const lookEveryMs = 5000;

/** Signs this process on as a worker, and follows which others there are. */
export function openCompanyShare(options: Options): OpenShare {
  return new Share(options);
}

class Share implements OpenShare {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  readonly #lease: ProcessLease;
  readonly #looks: Rounds = inRounds(() => this.#look());
  readonly #ends: (() => void)[];
  #workers: readonly number[] = [];
  /** The processes seen last, as one text, and this one's id among them. */
  #seen = '';

  constructor(options: Options) {
    this.#options = options;
    const { signals, log, newClient } = options;
    const timer = setInterval(this.#looks.wake, lookEveryMs);
    this.#ends = [signals.subscribe(workersTopic, this.#looks.wake), () => clearInterval(timer)];
    this.#lease = openProcessLease({
      role: 'worker',
      capacity: null,
      newClient,
      log,
      onLost: () => undefined, // `includes` asks for the id each time
      // Wakes this process as well.
      onReady: () => signals.publish(workersTopic, ''),
    });
  }

  includes(account_id: string): boolean {
    const me = this.#lease.id();
    return me !== null && highestOf(account_id, this.#workers) === me;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#ends.forEach((end) => end());
    await this.#looks.stop();
    await this.#lease.close();
    this.#options.signals.publish(workersTopic, '');
  }

  async #look(): Promise<void> {
    try {
      const living = await this.#options.database.acrossAccounts.rows<{ id: number; role: ProcessRole }>(
        sql`select id, role from processes where id in (${processLocks}) order by id`,
        'living_processes',
      );
      this.#meet(living);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'processes not looked at; the next look tries again');
    }
  }

  #meet(living: readonly { id: number; role: ProcessRole }[]): void {
    const me = this.#lease.id();
    const seen = `${me}: ${living.map(({ id }) => id).join(' ')}`;
    if (me === null || seen === this.#seen) return;
    this.#seen = seen;
    this.#workers = living.flatMap(({ id, role }) => (role === 'worker' ? [id] : []));
    this.#listeners.forEach((listener) => listener());
  }
}
