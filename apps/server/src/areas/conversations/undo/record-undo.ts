import type { TagChange } from '../../contacts/index.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { withdrawBotMessages, type Withdrawn } from '../core/withdraw-bot-messages.ts';

/** What a person did to a conversation that can be undone. */
export type UndoableAct = 'finish' | 'finish_many' | 'transfer' | 'to_flow' | 'resume';

/**
 * Records that this person now does something that can be undone; returns the id by which they may undo it. `ofMany`
 * is one act on several chosen conversations.
 */
export async function openUndo(
  { session, ids, clock }: Pick<CallContext, 'session' | 'ids' | 'clock'>,
  db: Queryable & { account_id: string },
  { ofMany = false } = {},
): Promise<string> {
  const id = ids.next();
  await db.run(
    sql`insert into undos (account_id, id, user_id, created, of_many)
      values (${db.account_id}, ${id}, ${session.user_id}, ${clock.now()}, ${ofMany})`,
    'open_undo',
  );
  return id;
}

interface Keeping {
  undo_id: string;
  act: UndoableAct;
  conversation_ids: readonly string[];
  /** How many system messages the act will write into each. */
  lines?: number;
}

/**
 * Withdraws what bots of these locked conversations were about to say, and keeps the state of the conversations. Must
 * be called before the act changes them and before it writes the system messages that report it.
 */
export async function keepForUndo(tx: Transaction, keeping: Keeping): Promise<void> {
  const { undo_id, act, conversation_ids, lines = 1 } = keeping;
  const withdrawn = await withdrawBotMessages(tx, conversation_ids);
  await tx.run(
    sql`insert into undo_conversations (account_id, undo_id, conversation_id, act, first_line, last_line, withdrawn,
        finished, department_id, user_id, is_manual, chatbot_type, start_flow, priority, waiting_response,
        waiting_since, unread, last_activity)
      select ${tx.account_id}, ${undo_id}, c.id, ${act}, c.last_position + 1, c.last_position + ${lines}::integer,
        '[]', c.finished, c.department_id, c.user_id, c.is_manual, c.chatbot_type, c.start_flow, c.priority,
        c.waiting_response, c.waiting_since, c.unread, c.last_activity
      from conversations c
      where c.account_id = ${tx.account_id} and c.id = any(${conversation_ids}::uuid[])`,
    'keep_for_undo',
  );
  if (withdrawn.length) await keepWithdrawn(tx, undo_id, withdrawn);
}

async function keepWithdrawn(tx: Transaction, undo_id: string, rows: readonly Withdrawn[]): Promise<void> {
  const said = new Map<string, object[]>();
  for (const { conversation_id, ...entry } of rows) {
    said.set(conversation_id, [...(said.get(conversation_id) ?? []), entry]);
  }
  const given = [...said].map(([conversation_id, messages]) => ({ conversation_id, messages }));
  await tx.run(
    sql`update undo_conversations u set withdrawn = said.messages
      from json_to_recordset(${toJson(given)}::json) as said(conversation_id uuid, messages jsonb)
      where u.account_id = ${tx.account_id} and u.undo_id = ${undo_id} and u.conversation_id = said.conversation_id`,
    'keep_withdrawn',
  );
}

/** Keeps how an act changed the tags of contacts. */
export async function keepTagsForUndo(
  tx: Transaction,
  { undo_id, changes }: { undo_id: string; changes: readonly ({ contact_id: string } & TagChange)[] },
): Promise<void> {
  await tx.run(
    sql`insert into undo_tags (account_id, undo_id, contact_id, added, removed)
      select ${tx.account_id}, ${undo_id}, contact_id, added, removed
      from json_to_recordset(${toJson(changes)}::json) as given(contact_id uuid, added uuid[], removed uuid[])`,
    'keep_tags_for_undo',
  );
}
