import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdCursor } from '../../../platform/events/cursors.ts';
import type { DomainEvent, StoredEvent } from '../../../platform/events/domain-events.ts';
import { defineFollower } from '../../../platform/events/follow.ts';

type Said = 'message.created' | 'message.changed';

/**
 * Keeps the words of all messages findable, in the background, so that no message waits for it
 * (docs/decisions/0063-search-over-messages.md). How far it is behind stands in /health.
 */
export const indexSaid = defineFollower({
  name: 'message-search',
  types: ['message.created', 'message.changed'],
  batch: 500,
  gatherMs: 300,
  heeds: isSaid,
  handle: index,
});

/** Returns whether an event changes what a search finds; most changes are of a status. */
function isSaid({ type, payload }: DomainEvent | StoredEvent<Said>): boolean {
  return type === 'message.created' || (type === 'message.changed' && payload.said === true);
}

async function index(tx: Transaction, events: readonly StoredEvent<Said>[]): Promise<void> {
  const said = events.filter(isSaid);
  const ids = [...new Set(said.map(({ payload }) => payload.message_id))];
  if (!ids.length) return;
  if (said.some(({ type }) => type === 'message.changed')) await forget(tx, ids);
  await addWords(tx, ids);
}

/** Indexes all messages of a company, also those that no event announced. */
export function indexEverySaid(db: AccountDb): Promise<void> {
  return db.transaction(async (tx) => {
    await holdCursor(tx, indexSaid.name);
    const messages = await tx.rows<{ id: string }>(
      sql`select id from messages where account_id = ${tx.account_id} order by created, id`,
    );
    await addWords(
      tx,
      messages.map(({ id }) => id),
    );
  });
}

/** Indexes the words of these messages, in this order, as the newest. */
async function addWords(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`insert into message_search (account_id, message_id, place, words)
      select ${tx.account_id}, id, place, indexed_words(${tx.account_id}, place, said)
      from (
        select m.id, said_in(m.type, m.message, m.file_name) as said, row_number() over (order by nth)::integer + coalesce((
          select place from message_search where account_id = ${tx.account_id} order by place desc limit 1), 0) as place
        from unnest(${[...ids]}::uuid[]) with ordinality as given(id, nth)
        join messages m on m.account_id = ${tx.account_id} and m.id = given.id
        where not m.deleted and (m.type <> 'system' or m.event = 'note')
      ) as kept
      where search_words(said) <> ''
      on conflict (account_id, message_id) do nothing`,
    'index_messages',
  );
}

async function forget(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`delete from message_search where account_id = ${tx.account_id} and message_id = any(${ids}::uuid[])`,
    'forget_words_of_messages',
  );
}
