import pg from 'pg';

/** What pg's own Query has beyond its types. */
interface Message {
  name?: string;
  submit(connection: Connection): Error | null;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };
const Query = pg.Query as unknown as new (config: pg.QueryConfig) => Message;

/**
 * A statement with what opens its transaction in front, as one sequence that ends with one Sync: where any of it fails
 * PostgreSQL skips the rest, so the statement never runs without its transaction and its settings.
 */
class FirstStatement extends Query {
  readonly opening: readonly string[];
  /** How many of the opening statements have not been answered. */
  #left: number;
  #statement: string | undefined;

  constructor(opening: readonly string[], config: pg.QueryConfig & { callback: Callback }) {
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig);
    this.opening = opening;
    this.#left = opening.length;
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
    for (const text of this.opening) {
      connection.parse({ name: '', text, types: [] }, true);
      connection.bind({}, true);
      connection.execute({}, true);
    }
    const refused = super.submit(connection);
    // What pg notes under this name until then is about the opening.
    this.#statement = this.name;
    delete this.name;
    return refused;
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.#left) return super.handleCommandComplete(message, connection);
    this.#left -= 1;
    if (!this.#left && this.#statement) this.name = this.#statement;
  }

  override handleError(error: Error, connection: Connection): void {
    if (this.#left && this.#statement) delete connection.submittedNamedStatements[this.#statement];
    super.handleError(error, connection);
  }
}

type Callback = (error: Error | null, result: pg.QueryResult) => void;

/**
 * Begins a transaction by the statements of `opening` and runs its first statement, in one trip. Rejects when any of
 * them failed; then the transaction is aborted or was never there.
 */
export function sendFirst<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  opening: readonly string[],
  config: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const callback: Callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(new FirstStatement(opening, { ...config, callback }) as unknown as pg.Query);
  });
}
