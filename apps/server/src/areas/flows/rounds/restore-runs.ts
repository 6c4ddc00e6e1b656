import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BotRuns } from '../../conversations/index.ts';
import { recordRuns } from './write/record-runs.ts';
import { stateWithoutSecrets } from './write/forget-interrupted.ts';

/** Ends, revives or moves flows' runs when an act of a person is undone, and when contacts are merged. */
export const flowRuns: BotRuns = {
  async restore(tx, { conversation_ids, since, now }) {
    await endRuns(tx, { conversation_ids, since, now });
    await revive(tx, { conversation_ids, since, now });
  },
  async merge(tx, { from, into, now }) {
    const { account_id } = tx;
    await endRuns(tx, { conversation_ids: [from], since: null, now });
    // What the bot said there stays, and with it the trace that explains it.
    await tx.run(
      sql`update flow_runs set conversation_id = ${into} where account_id = ${account_id} and conversation_id = ${from}`,
      'move_runs',
    );
    await tx.run(
      sql`update conversation_scores set conversation_id = ${into}
        where account_id = ${account_id} and conversation_id = ${from}`,
      'move_scores',
    );
    await tx.run(
      sql`update person_mentions set conversation_id = ${into}
        where account_id = ${account_id} and conversation_id = ${from}`,
      'move_mentions',
    );
  },
  async moveContact(tx, { from, into, only = null }) {
    const { account_id } = tx;
    const moved = sql`account_id = ${account_id} and contact_id = ${from}
      and (${only}::uuid[] is null or conversation_id = any(${only}::uuid[]))`;
    await tx.run(sql`update flow_runs set contact_id = ${into} where ${moved}`, 'move_runs_of_contact');
    await tx.run(
      sql`update conversation_scores set contact_id = ${into} where ${moved}`,
      'move_scores_of_contact',
    );
    await tx.run(
      sql`update flow_values v set contact_id = ${into} where ${moved} and not exists (
        select from flow_values known where known.account_id = v.account_id and known.contact_id = ${into}
          and known.conversation_id = v.conversation_id and known.name = v.name)`,
      'move_values_of_contact',
    );
    await tx.run(
      sql`update contact_consents set contact_id = ${into}
        where account_id = ${account_id} and contact_id = ${from} and (${only}::uuid[] is null or message_id in (
          select id from messages where account_id = ${account_id} and conversation_id = any(${only}::uuid[])))`,
      'move_consents_of_contact',
    );
    await tx.run(
      sql`update flow_happenings set contact_id = ${into}
        where account_id = ${account_id} and contact_id = ${from}
          and (${only}::uuid[] is null or conversation_id = any(${only}::uuid[]))`,
      'move_happenings_of_contact',
    );
    if (only) return;
    await startOnceADay(tx, into);
    await moveForGood(tx, { from, into });
  },
};

/** Leaves one start of each flow for the same day: of two contacts that are united each may have one. */
async function startOnceADay(tx: Transaction, contact_id: string): Promise<void> {
  await tx.run(
    sql`update flow_happenings h set state = 'refused', reason = 'rests'
      where h.account_id = ${tx.account_id} and h.contact_id = ${contact_id} and h.kind = 'date'
        and h.state = 'waiting' and exists (
          select from flow_happenings k
          where k.account_id = h.account_id and k.contact_id = h.contact_id and k.kind = 'date'
            and k.flow_id = h.flow_id and k.days && h.days and k.happened > h.happened - interval '1 day'
            and (k.state = 'started' or (k.state = 'waiting' and k.id < h.id)))`,
    'start_united_once',
  );
}

/** Moves what flows keep of a contact whatever its conversations; what the other contact has already wins. */
async function moveForGood(tx: Transaction, { from, into }: { from: string; into: string }): Promise<void> {
  const { account_id } = tx;
  const moved = sql`t.account_id = ${account_id} and t.contact_id = ${from}`;
  await tx.run(sql`update flow_tests t set contact_id = ${into} where ${moved}`, 'move_tests_of_contact');
  await tx.run(
    sql`update flow_draws t set contact_id = ${into} where ${moved} and not exists (
      select from flow_draws k where k.account_id = t.account_id and k.contact_id = ${into} and k.key = t.key)`,
    'move_draws_of_contact',
  );
  await tx.run(
    sql`update flow_starts t set contact_id = ${into} where ${moved} and not exists (
      select from flow_starts k where k.account_id = t.account_id and k.contact_id = ${into} and k.flow_id = t.flow_id)`,
    'move_starts_of_contact',
  );
}

interface Ending {
  conversation_ids: readonly string[];
  /** Only those that began then or later; null for all. */
  since: Date | null;
  now: Date;
}

async function endRuns(tx: Transaction, { conversation_ids, since, now }: Ending): Promise<void> {
  const ended = await tx.rows<{ id: string }>(
    sql`update flow_runs set ending = 'replaced', ended = ${now}, wake_at = null, held_since = null,
        mailbox = '{}', mailbox_until = null, state = ${stateWithoutSecrets}
      where account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[])
        and ending is null and (${since}::timestamptz is null or started >= ${since})
      returning id`,
    'end_runs',
  );
  recordRuns(tx, ended);
}

/**
 * Lets the newest run that began before the act continue where it waited, if the act ended it and the bot has the
 * conversation again. A run that had to forget sensitive answers cannot continue: the customer's next message begins a
 * new one.
 */
async function revive(tx: Transaction, { conversation_ids, since, now }: Ending): Promise<void> {
  const revived = await tx.rows<{ id: string }>(
    sql`update flow_runs r set ending = null, ended = null, wake_at = ${now}
      from conversations c, unnest(${conversation_ids}::uuid[]) given(id), lateral (
        select id from flow_runs
        where account_id = ${tx.account_id} and conversation_id = given.id and started < ${since}
        order by started desc limit 1
      ) newest
      where c.account_id = ${tx.account_id} and c.id = given.id and c.finished is null
        and r.account_id = c.account_id and r.id = newest.id and r.ended >= ${since}
        and r.ending in ('finished', 'human', 'replaced') and jsonb_typeof(r.state -> 'waiting') = 'object'
        and (not c.is_manual or (r.handed and c.user_id is not distinct from r.handed_to))
      returning r.id`,
    'revive_runs',
  );
  recordRuns(tx, revived);
}
