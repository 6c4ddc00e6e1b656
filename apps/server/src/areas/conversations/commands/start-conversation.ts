import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import { requireChannel } from '../../channels/index.ts';
import { phoneOfJid, resolveContacts } from '../../contacts/index.ts';
import { requireDepartment } from '../../team/index.ts';
import { seesDepartment } from '../../../platform/access/session.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationOpened } from '../events.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';

type Input = ParsedInput<typeof calls.startConversation>;

/**
 * Opens a conversation that the company begins, in the hands of this person. If one with this contact is in progress on
 * the channel, that one is answered, or refused when this person may not see it.
 */
export async function startConversation(context: CallContext, input: Input): Promise<Conversation> {
  const { db, session } = context;
  const jid = input.jid ?? input.channel_contact_id;
  if (!jid) throw new AppError('not_found');
  const channel = await requireChannel(db, input.chip);
  // Of the channel's department and of the new conversation's, or the person would open what they may not see.
  const seen = [channel.department_id, input.department].every((id) => seesDepartment(session, id));
  if (!seen) throw new AppError('not_found');
  const id = await db.transaction(async (tx) => {
    const department = await requireDepartment(tx, input.department);
    const contact_id = await contactOf(context, tx, jid);
    return openConversation(context, tx, {
      channel_id: channel.id,
      contact_id,
      department_id: department.id,
    });
  });
  const row = await visibleConversation(db, session, id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('conversation_open_elsewhere') : error;
  });
  return presentConversation(row);
}

async function contactOf({ ids, clock }: CallContext, tx: Transaction, jid: string): Promise<string> {
  const known = await tx.row<{ id: string }>(
    sql`select id from contacts where account_id = ${tx.account_id} and channel_contact_id = ${jid} limit 1`,
  );
  if (known) return known.id;
  const phone = phoneOfJid(jid);
  if (!phone) throw new AppError('not_found');
  const peer = { phone, lid: null, jid, name: null };
  const resolved = (await resolveContacts(tx, { peers: [peer], now: clock.now(), ids })).get(jid);
  if (!resolved) throw new AppError('not_found');
  return resolved.id;
}

interface Opening {
  channel_id: string;
  contact_id: string;
  department_id: string;
}

async function openConversation(
  { session, ids, clock }: CallContext,
  tx: Transaction,
  opening: Opening,
): Promise<string> {
  const { account_id } = tx;
  const { channel_id, contact_id, department_id } = opening;
  const id = ids.next();
  const now = clock.now();
  const made = await tx.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, user_id, is_manual, is_new,
        created, last_activity)
      values (${account_id}, ${id}, ${channel_id}, ${contact_id}, ${department_id}, ${session.user_id}, true, false,
        ${now}, ${now})
      on conflict (account_id, channel_id, contact_id) where finished is null do nothing`,
  );
  if (made) {
    tx.record(conversationOpened({ ...opening, id, is_manual: true, created: now }));
    return id;
  }
  const open = await tx.row<{ id: string }>(
    sql`select id from conversations where account_id = ${account_id} and channel_id = ${channel_id}
      and contact_id = ${contact_id} and finished is null`,
  );
  return open?.id ?? id;
}
