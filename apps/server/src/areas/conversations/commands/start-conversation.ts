import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import { requireChannel } from '../../channels/index.ts';
import { phoneOfJid, resolveContacts } from '../../contacts/index.ts';
import { requireDepartment, seesDepartment } from '../../team/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { beginConversation } from '../core/open-conversations.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';

type Input = ParsedInput<typeof calls.startConversation>;

/**
 * Opens a conversation that the company begins, with this person as its owner. If one with this contact is already in
 * progress on the channel, returns that one, or refuses when this person may not see it.
 */
export async function startConversation(context: CallContext, input: Input): Promise<Conversation> {
  const { db, session } = context;
  const jid = input.jid ?? input.channel_contact_id;
  if (!jid) throw new AppError('not_found');
  const channel = await requireChannel(db, input.chip);
  // Checks both the channel's department and the new conversation's; otherwise people could open what they may not
  // see.
  const seen = [channel.department_id, input.department].every((id) => seesDepartment(session, id));
  if (!seen) throw new AppError('not_found');
  const id = await db.transaction(async (tx) => {
    const department = await requireDepartment(tx, input.department);
    const contact_id = await contactOf(context, tx, jid);
    const { user_id } = session;
    const beginning = { channel_id: channel.id, contact_id, department_id: department.id, user_id };
    return beginConversation(tx, beginning, { now: context.clock.now(), ids: context.ids });
  });
  const row = await visibleConversation(db, session, id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('conversation_open_elsewhere') : error;
  });
  return presentConversation(row, context);
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
