import pg from 'pg';

/** A connection with what pg's own Query notes on it: the names of statements that were sent and not yet answered. */
export type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** What pg's own Query has beyond its types. */
export interface Message {
  name?: string;
  text?: string;
  portal: string;
  submit(connection: Connection): Error | null;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
  /** Asks for the rows, and by a Sync for the answer. */
  _getRows(connection: Connection, rows: unknown): void;
}

/** What is called when a message was answered. */
export type Callback = (error: Error | null, result: pg.QueryResult) => void;

/** Pg's own Query, to be extended: the client takes nothing else in a pipeline. */
export const Query = pg.Query as unknown as new (config: pg.QueryConfig) => Message;
