import { sql, type Sql } from '../db/sql.ts';
import { notFrozen } from '../db/frozen.ts';
import type { Runtime } from '../runtime.ts';
import { eventsTopic } from './domain-events.ts';

/** Which companies a follower follows. */
export interface Following {
  name: string;
  /** All companies, from their oldest event on; otherwise only those for which its cursor was started. */
  everyCompany: boolean;
}

interface Watching extends Following {
  pollMs: number;
  /** Selects the ids of companies that have work which no event announces. */
  alsoBehind?: Sql;
  /** Called when a company's events just grew, even if it is not followed. */
  hinted(account_id: string): void;
  /** Called when a followed company has unread events. */
  behind(account_id: string): void;
}

/** Finds the companies with new events: by the signal, and by looking at the start and from time to time. */
export async function watchCompanies(runtime: Runtime, watching: Watching): Promise<() => void> {
  const look = async () => {
    for (const account_id of await companiesBehind(runtime, watching)) watching.behind(account_id);
  };
  const unsubscribe = runtime.signals.subscribe(eventsTopic, watching.hinted);
  const poll = setInterval(() => void look(), watching.pollMs);
  await look();
  return () => {
    unsubscribe();
    clearInterval(poll);
  };
}

async function companiesBehind(
  { database, log }: Runtime,
  { name, everyCompany, alsoBehind }: Watching,
): Promise<string[]> {
  try {
    const rows = await database.acrossAccounts.rows<{ account_id: string }>(
      sql`select account_id from (
          select s.account_id from account_sequences s
          ${everyCompany ? sql`left join` : sql`join`} event_cursors c
            on c.account_id = s.account_id and c.follower = ${name}
          where s.last > coalesce(c.sequence, 0) ${alsoBehind ? sql`union ${alsoBehind}` : sql``}
        ) as company where ${notFrozen('account_id')}`,
    );
    return rows.map(({ account_id }) => account_id);
  } catch (error) {
    log.warn({ err: error, follower: name }, 'companies behind not found; the next look tries again');
    return [];
  }
}
