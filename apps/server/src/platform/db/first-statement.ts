import type pg from 'pg';
import { Query, type Callback, type Connection } from './pg-query.ts';

/** Settings of a transaction as one statement; `name` when it may be prepared. */
export interface TransactionSettings {
  name?: string;
  text: string;
  values: readonly string[];
}

interface Opening {
  settings: TransactionSettings;
  /** Whether the transaction goes on behind the statement; otherwise it ends with it. */
  begin: boolean;
}

const opens = { name: 'begin', text: 'begin', values: [] };

/** The settings, and the begin, that each connection has prepared. */
const prepared = new WeakMap<Connection, Set<string>>();

/**
 * A statement with its transaction's settings in front, as one sequence that ends with one Sync: where any of it fails
 * PostgreSQL skips the rest, so the statement never runs without its settings. What comes before a Sync is one
 * transaction, with or without `begin` (PostgreSQL, "Extended Query": pipelining).
 */
class FirstStatement extends Query {
  /** Whether the transaction goes on behind it. */
  readonly begins: boolean;
  /** The statements in front that have not been answered. */
  readonly #left: TransactionSettings[];
  #statement: string | undefined;

  constructor({ settings, begin }: Opening, config: pg.QueryConfig & { callback: Callback }) {
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig);
    this.begins = begin;
    this.#left = begin ? [{ ...opens, name: settings.name && opens.name }, settings] : [settings];
  }

  override submit(connection: Connection): Error | null {
    // In one write: the first of several would wake the database for a part of what it then waits for.
    connection.stream.cork();
    try {
      return this.#submitAll(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  #submitAll(connection: Connection): Error | null {
    for (const one of this.#left) submitPrepared(connection, one);
    const refused = super.submit(connection);
    // What pg notes under this name until then is about what stands in front.
    this.#statement = this.name;
    delete this.name;
    return refused;
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const answered = this.#left.shift();
    if (!answered) return super.handleCommandComplete(message, connection);
    if (answered.name) notePrepared(connection, answered.name);
    if (!this.#left.length && this.#statement) this.name = this.#statement;
  }

  override handleError(error: Error, connection: Connection): void {
    if (this.#left.length && this.#statement) delete connection.submittedNamedStatements[this.#statement];
    super.handleError(error, connection);
  }
}

/** Sends a statement whose answer is only that it succeeded; prepares it first, unless the connection has it. */
function submitPrepared(connection: Connection, { name = '', text, values }: TransactionSettings): void {
  if (!prepared.get(connection)?.has(name)) {
    // A statement that was cancelled may have left the name behind.
    if (name) connection.close({ type: 'S', name }, true);
    connection.parse({ name, text, types: [] }, true);
  }
  connection.bind({ statement: name, values: [...values] }, true);
  connection.execute({}, true);
}

function notePrepared(connection: Connection, name: string): void {
  const names = prepared.get(connection) ?? new Set();
  prepared.set(connection, names.add(name));
}

/**
 * Runs a transaction's settings and its first statement in one trip, behind `begin` or as the whole transaction. Rejects
 * when any of them failed; then the transaction is aborted or was never there.
 */
export function sendFirst<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  opening: Opening,
  config: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const callback: Callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(new FirstStatement(opening, { ...config, callback }) as unknown as pg.Query);
  });
}
