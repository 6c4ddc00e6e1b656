import pg from 'pg';
import { eventually } from '../eventually.ts';

/** A locked conversation row, so that everything that needs it waits. */
export interface HeldConversation {
  /** Resolves when somebody waits for it. */
  awaited(): Promise<unknown>;
  release(): Promise<void>;
}

const patienceMs = 60_000;
const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** Locks the row in a transaction of its own until `release`. */
export async function holdConversation(
  connection: pg.ClientConfig,
  conversation_id: string,
): Promise<HeldConversation> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('begin');
  await client.query('select from conversations where id = $1 for update', [conversation_id]);
  return {
    awaited: () => eventually(async () => (await client.query(waiting)).rowCount, patienceMs),
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}
