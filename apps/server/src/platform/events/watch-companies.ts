import type { CompanyShare } from '../processes/company-share.ts';
import { planAnew } from '../db/queryable.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Runtime } from '../runtime.ts';
import { eventsTopic } from './domain-events.ts';
import { readHint, type Following } from './hint.ts';

interface Watching extends Following {
  /** Selects the ids of companies that have work which no event announces. */
  alsoBehind?: Sql;
  /** Called when a company of this worker got an event that concerns the follower, even if it is not followed. */
  hinted(account_id: string): void;
  /** Called when a followed company of this worker has unread events of the follower's types. */
  behind(account_id: string): void;
}

/** Only what a lost hint left behind waits for it: a look also follows whenever hints may have been missed. */
const safetyPollMs = 30_000;

/**
 * Finds this worker's companies with events that concern a follower: by the signal, and by looking at the start, when
 * processes come and go, after a lost connection, and from time to time.
 */
export async function watchCompanies(
  runtime: Runtime,
  share: CompanyShare,
  watching: Watching,
): Promise<() => void> {
  const { signals } = runtime;
  const look = async () => {
    for (const account_id of await companiesBehind(runtime, watching))
      if (share.includes(account_id)) watching.behind(account_id);
  };
  const hear = (hint: string) => {
    const { account_id, followers } = readHint(hint);
    if (followers.includes(watching.name) && share.includes(account_id)) watching.hinted(account_id);
  };
  const again = () => void look();
  const poll = setInterval(again, safetyPollMs);
  const ends = [
    signals.subscribe(eventsTopic, hear),
    signals.onGap(again),
    share.onChange(again),
    () => clearInterval(poll),
  ];
  await look();
  return () => ends.forEach((end) => end());
}

async function companiesBehind(
  { database, log }: Runtime,
  { name, everyCompany, types, alsoBehind }: Watching,
): Promise<string[]> {
  try {
    const rows = await database.acrossAccounts.rows<{ account_id: string }>(
      sql`${followBehind({ name, everyCompany, types })} ${alsoBehind ? sql`union ${alsoBehind}` : sql``}`,
      planAnew,
    );
    return rows.map(({ account_id }) => account_id);
  } catch (error) {
    log.warn({ err: error, follower: name }, 'companies behind not found; the next look tries again');
    return [];
  }
}

/**
 * Selects the companies with unread events of the follower's types, and those it has not begun to follow, but none that
 * is frozen. Of the others it moves the cursor to the newest event, so that what nobody reads is pruned and is no lag. A
 * cursor that somebody holds is left alone; one that moved meanwhile is compared again, by its new place.
 */
export function followBehind({ name, everyCompany, types }: Omit<Following, 'heeds'>): Sql {
  const wanted = sql`exists (select from domain_events e where e.account_id = c.account_id
    and e.sequence > c.sequence and e.sequence <= s.last and e.type = any(${[...types]}::text[]))`;
  return sql`with behind as materialized (
      select s.account_id, s.last, c.sequence is null or ${wanted} as wanted
      from account_sequences s
      ${everyCompany ? sql`left join` : sql`join`} event_cursors c
        on c.account_id = s.account_id and c.follower = ${name}
      where s.last > coalesce(c.sequence, 0) and s.frozen is null
    ), passing as (
      select c.account_id, s.last from event_cursors c
      join behind s on s.account_id = c.account_id and not s.wanted
      where c.follower = ${name} and c.sequence < s.last
      for no key update of c skip locked
    ), passed as (
      update event_cursors c set sequence = p.last from passing p
      where c.account_id = p.account_id and c.follower = ${name}
    )
    select account_id from behind where wanted`;
}
