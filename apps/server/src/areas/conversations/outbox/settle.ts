import { messageStatuses } from '@prosa/contract';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { chatStages, holdChats, holdEnd, pauseSends, type OwnedChannel } from '../../channels/index.ts';
import { countSent } from '../core/channel-days.ts';
import { chatStageInSql, recordBegun } from '../core/chat-stage.ts';
import { refreshLastMessages, refreshListed } from '../core/refresh-last-messages.ts';
import { lockForRequeue, withdrawOvertaken } from '../core/withdraw-bot-messages.ts';
import type { OutboxEntry } from './claim.ts';
import { applyEdits, failReaction, noteRefusedEdit } from './settle-changes.ts';

/** What became of an entry. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'failed'; failure: string }
  /** The link was down, or an earlier entry of the conversation must be settled first: it keeps waiting. */
  | { kind: 'waits' }
  /** The network takes nothing until then, for the conversation or for the whole number. */
  | { kind: 'postponed'; until: Date; scope: 'conversation' | 'number' }
  | { kind: 'unknown'; again: Date }
  /** Nobody can say what became of it: it is not tried again by itself, and holds nothing up. */
  | { kind: 'never_known' };

/** An entry and its outcome. */
export interface Settled {
  entry: OutboxEntry;
  outcome: Outcome;
}

/**
 * Records outcomes in one transaction. An owner that lost the channel changes nothing, because its entries carry an
 * older epoch. Entries with a final outcome leave the outbox.
 */
export async function settle(
  db: AccountDb,
  channel: OwnedChannel,
  { settled, now }: { settled: readonly Settled[]; now: Date },
): Promise<void> {
  const accepted = settled.filter(({ outcome }) => outcome.kind === 'accepted');
  const others = settled.filter(({ outcome }) => outcome.kind !== 'accepted');
  await db.transaction(async (tx) => {
    if (accepted.length) await accept(tx, channel, { accepted, now });
    const mine = others.length ? await stillMine(tx, channel, others) : [];
    const of = (kind: Outcome['kind']) => mine.filter(({ outcome }) => outcome.kind === kind);
    for (const one of of('failed')) await fail(tx, one, now);
    await requeue(tx, [...of('waits'), ...of('postponed')]);
    await heedNetwork(tx, channel, { settled: mine, now });
    for (const one of of('unknown')) await keepUnknown(tx, one);
    if (of('never_known').length) await giveUp(tx, of('never_known'), now);
  });
}

/** Selects those of these entries that are in the outbox of the channel's present owner. */
const ownEntries = ({ account_id }: Transaction, { epoch }: OwnedChannel, settled: readonly Settled[]) => sql`
      from outbox o
      join channels c on c.account_id = o.account_id and c.id = o.channel_id and c.lease_epoch = ${epoch}
      where o.account_id = ${account_id} and o.id = any(${settled.map(({ entry }) => entry.id)}::uuid[])
      order by o.number for update of o`;

async function stillMine(
  tx: Transaction,
  channel: OwnedChannel,
  settled: readonly Settled[],
): Promise<Settled[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`select o.id ${ownEntries(tx, channel, settled)}`,
    'own_outbox_entries',
  );
  const mine = new Set(rows.map((row) => row.id));
  return settled.filter(({ entry }) => mine.has(entry.id));
}

/**
 * Records in one statement what the network accepted: messages, outbox, and the newest ones in lists. Rows are named
 * by their ids too, so that no plan that was made for small tables reads a whole one.
 */
async function accept(
  tx: Transaction,
  channel: OwnedChannel,
  { accepted, now }: { accepted: readonly Settled[]; now: Date },
): Promise<void> {
  const { account_id } = tx;
  const entries = accepted.map(({ entry }) => entry);
  // Where the message is now: its conversation may have been united with another one while it was being sent.
  const changed = await tx.rows<{ id: string; conversation_id: string }>(
    sql`with mine as (
        select o.id, o.message_id, o.conversation_id, o.kind ${ownEntries(tx, channel, accepted)}
      ), left_outbox as (
        delete from outbox o using mine
        where o.account_id = ${account_id} and o.id = any(${entries.map(({ id }) => id)}::uuid[]) and o.id = mine.id
      ), ${countSent(account_id, channel.id, now)}, reached as (
        select message_id, bool_or(kind = 'send') as sent, bool_or(kind = 'delete') as deleted
        from mine group by message_id
      ), changed as (
        update messages m set
          -- What failed while it was being sent: the network reported that before we heard that it was accepted.
          status = case when reached.sent and m.status <> ${messageStatuses.failed}
            then greatest(m.status, ${messageStatuses.accepted}) else m.status end,
          left_late = case when reached.sent and m.origin = 'chatbot' and m.created <= ${lateBefore(now)}
            then ${now} else m.left_late end,
          deleted = m.deleted or reached.deleted, unconfirmed = false,
          failure = case when m.status = ${messageStatuses.failed} then m.failure end
        from reached
        where m.account_id = ${account_id} and m.id = any(${entries.map(({ message_id }) => message_id)}::uuid[])
          and m.id = reached.message_id
        returning m.id, m.conversation_id, m.status, m.deleted
      ), listed as (
        ${refreshListed(account_id, sql`array(select conversation_id from mine)`)}
      )
      select id, conversation_id from changed`,
    'settle_accepted',
  );
  const placeOf = new Map(changed.map(({ id, conversation_id }) => [id, conversation_id]));
  await applyEdits(
    tx,
    entries.filter(({ message_id }) => placeOf.has(message_id)),
    now,
  );
  const resaid = new Set(
    entries.filter(({ kind }) => kind === 'edit' || kind === 'delete').map(({ message_id }) => message_id),
  );
  for (const { id: message_id, conversation_id } of changed) {
    const said = resaid.has(message_id) && ({ said: true } as const);
    tx.record({ type: 'message.changed', payload: { conversation_id, message_id, ...said } });
  }
  const begun = entries.filter(({ chat }) => chat === chatStages.new);
  await recordBegun(
    tx,
    begun.flatMap(({ message_id }) => placeOf.get(message_id) ?? []),
    now,
  );
}

/** Returns the moment before which what a bot was to say leaves late: what was written meanwhile is no answer to it. */
function lateBefore(now: Date): Date {
  return new Date(now.getTime() - 10_000);
}

/** Keeps the number from asking the network again for what it has just refused. */
async function heedNetwork(
  tx: Transaction,
  { id: channel_id }: OwnedChannel,
  { settled, now }: { settled: readonly Settled[]; now: Date },
): Promise<void> {
  const outcomes = settled.map(({ outcome }) => outcome);
  const refused = outcomes.some((one) => one.kind === 'failed' && one.failure === 'new_chats_held');
  if (refused) await holdChats(tx, { channel_id, until: holdEnd(now) }, now);
  const pauses = outcomes.flatMap((one) =>
    one.kind === 'postponed' && one.scope === 'number' ? [one.until] : [],
  );
  const last = pauses.sort((a, b) => a.getTime() - b.getTime()).at(-1);
  if (last) await pauseSends(tx, { channel_id, until: last });
}

async function fail(tx: Transaction, { entry, outcome }: Settled, now: Date): Promise<void> {
  const failure = outcome.kind === 'failed' ? outcome.failure : null;
  // A deletion or an edit that was refused leaves the message as it is.
  if (entry.kind === 'edit') await noteRefusedEdit(tx, entry, now);
  if (entry.kind === 'react') await failReaction(tx, entry, failure);
  const changed = await tx.rows<{ id: string; conversation_id: string }>(
    sql`update messages set
        status = case when ${entry.kind} = 'send' and status < ${messageStatuses.accepted} then ${messageStatuses.failed} else status end,
        failure = case when ${entry.kind} = 'send' and status < ${messageStatuses.accepted} then ${failure} else failure end, unconfirmed = false
      where account_id = ${tx.account_id} and id = ${entry.message_id}
      returning id, conversation_id`,
  );
  await leaveOutbox(tx, [{ entry, outcome }]);
  await recordChanged(tx, changed, { failed: entry.kind === 'send' });
}

async function requeue(tx: Transaction, waiting: readonly Settled[]): Promise<void> {
  if (!waiting.length) return;
  const message_ids = waiting.map(({ entry }) => entry.message_id);
  await lockForRequeue(tx, message_ids);
  await tx.run(
    sql`update outbox o set state = 'queued', epoch = null, chat = least(o.chat, ${chatStageInSql}),
        available_at = coalesce(given.until, o.available_at)
      from unnest(${waiting.map(({ entry }) => entry.id)}::uuid[], ${waiting.map(({ outcome }) => (outcome.kind === 'postponed' ? outcome.until : null))}::timestamptz[])
        as given(id, until), conversations c
      where o.account_id = ${tx.account_id} and o.id = given.id
        and c.account_id = ${tx.account_id} and c.id = o.conversation_id`,
    'requeue_outbox',
  );
  const changed = await tx.rows<{ id: string; conversation_id: string }>(
    sql`update messages set unconfirmed = false
      where account_id = ${tx.account_id} and id = any(${message_ids}::uuid[])
        and unconfirmed
      returning id, conversation_id`,
  );
  await recordChanged(tx, changed);
  await withdrawOvertaken(tx, message_ids);
}

async function keepUnknown(tx: Transaction, { entry, outcome }: Settled): Promise<void> {
  if (outcome.kind !== 'unknown') return;
  await tx.run(
    sql`update outbox set state = 'unconfirmed', available_at = ${outcome.again},
        -- Everything but a message is simply tried again, so what counts is how often.
        attempts = case when state = 'unconfirmed' then attempts + 1 when kind = 'send' then 1 else attempts end
      where account_id = ${tx.account_id} and id = ${entry.id}`,
  );
  await recordUnconfirmed(tx, [entry.message_id]);
}

/** Marks messages whose outcome nobody knows, so that no screen says "sent". */
export async function recordUnconfirmed(tx: Transaction, message_ids: readonly string[]): Promise<void> {
  const changed = await tx.rows<{ id: string; conversation_id: string }>(
    sql`update messages set unconfirmed = true
      where account_id = ${tx.account_id} and id = any(${message_ids}::uuid[]) and status = ${messageStatuses.pending} and not unconfirmed
      returning id, conversation_id`,
  );
  await recordChanged(tx, changed);
}

/** Lets entries go whose outcome nobody will know; what may have begun a chat counts as if it had. */
async function giveUp(tx: Transaction, settled: readonly Settled[], now: Date): Promise<void> {
  const gone = await leaveOutbox(tx, settled);
  const beginning = gone.filter(({ chat }) => chat === chatStages.new);
  await recordBegun(
    tx,
    beginning.map(({ conversation_id }) => conversation_id),
    now,
  );
}

function leaveOutbox(
  tx: Transaction,
  settled: readonly Settled[],
): Promise<{ conversation_id: string; chat: number }[]> {
  return tx.rows(
    sql`delete from outbox
      where account_id = ${tx.account_id} and id = any(${settled.map(({ entry }) => entry.id)}::uuid[])
      returning conversation_id, chat`,
    'leave_outbox',
  );
}

async function recordChanged(
  tx: Transaction,
  changed: readonly { id: string; conversation_id: string }[],
  { failed = false }: { failed?: boolean } = {},
): Promise<void> {
  if (!changed.length) return;
  await refreshLastMessages(
    tx,
    tx.account_id,
    changed.map((row) => row.id),
  );
  for (const { id, conversation_id } of changed) {
    const about = { conversation_id, message_id: id };
    tx.record({ type: 'message.changed', payload: failed ? { ...about, failed } : about });
  }
}
