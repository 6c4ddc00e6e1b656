import type pg from 'pg';
import { Query, type Callback, type Connection } from './pg-query.ts';

/** A statement that leaves it to what is sent behind it to ask for the answer. */
class WithoutSync extends Query {
  override _getRows(connection: Connection): void {
    connection.execute({ portal: this.portal }, true);
  }
}

/** A statement without name and values would be sent as a message that no sequence may contain. */
const inSequence = (statement: pg.QueryConfig) => ({ ...statement, queryMode: 'extended' }) as pg.QueryConfig;

/**
 * A transaction's last statements and its commit, as one sequence that ends with one Sync: PostgreSQL answers all of
 * them at once, and where one fails it skips the rest, the commit too.
 */
class LastStatements extends Query {
  /** The statements before the commit, which have not been answered. */
  readonly ending: pg.QueryConfig[];
  readonly #commit: string | undefined;

  constructor(ending: readonly pg.QueryConfig[], config: pg.QueryConfig & { callback: Callback }) {
    super(inSequence(config));
    this.ending = [...ending];
    this.#commit = this.name;
  }

  override submit(connection: Connection): Error | null {
    connection.stream.cork();
    try {
      for (const statement of this.ending) {
        const refused = new WithoutSync(inSequence(statement)).submit(connection);
        if (refused) throw refused;
      }
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
      this.#expectNext();
    }
  }

  /** Names the statement that is answered next: pg notes under this name that it is prepared. */
  #expectNext(): void {
    const [next = { name: this.#commit, text: 'commit' }] = this.ending;
    this.name = next.name;
    this.text = next.text;
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.ending.shift()) return super.handleCommandComplete(message, connection);
    this.#expectNext();
  }

  override handleError(error: Error, connection: Connection): void {
    // What stands behind the one that failed was not prepared.
    for (const name of [...this.ending.map((one) => one.name), this.#commit])
      if (name) delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}

interface Ending {
  statements: readonly pg.QueryConfig[];
  /** Whether the commit may be prepared under a name. */
  keepsStatements: boolean;
}

/**
 * Runs a transaction's last statements, whose results nobody needs, and commits, in one trip. Rejects with what one of
 * them failed with; then the transaction is aborted, and has to be rolled back.
 */
export function sendLast(client: pg.ClientBase, { statements, keepsStatements }: Ending): Promise<void> {
  const commit = { text: 'commit', ...(keepsStatements && { name: 'commit' }) };
  return new Promise((resolve, reject) => {
    const callback: Callback = (error) => (error ? reject(error) : resolve());
    client.query(new LastStatements(statements, { ...commit, callback }) as unknown as pg.Query);
  });
}
