import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import { capabilitiesOf, requireChannel } from '../../channels/index.ts';
import { findContact, lidOfJid, phoneOfJid, resolveContacts } from '../../contacts/index.ts';
import { requireDepartment, seesDepartment } from '../../team/index.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { beginConversation } from '../core/open-conversations.ts';
import { lastAddress, reachedAt, type Addresses } from '../core/reached-at.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';

type Input = ParsedInput<typeof calls.startConversation>;

/**
 * Opens a conversation that the company begins, with this person as its owner. If one with this contact is already in
 * progress on the channel, returns that one, or refuses when this person may not see it. Throws 'contact_unreachable'
 * where the contact hides the phone and the number has no other way to write to them.
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
    const address = await requireReach(tx, { channel, contact_id });
    const beginning = { channel_id: channel.id, contact_id, department_id: department.id, user_id, address };
    return beginConversation(tx, beginning, { now: context.clock.now(), ids: context.ids });
  });
  const row = await visibleConversation(db, session, id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('conversation_open_elsewhere') : error;
  });
  return presentConversation(row, context);
}

async function contactOf({ ids, clock }: CallContext, tx: Transaction, jid: string): Promise<string> {
  const phone = phoneOfJid(jid);
  if (!phone) return hiddenContact(tx, jid);
  const peer = { phone, lid: null, jid, name: null };
  const resolved = (await resolveContacts(tx, { peers: [peer], now: clock.now(), ids })).get(jid);
  if (!resolved) throw new AppError('not_found');
  return resolved.id;
}

/** Finds a contact by an address that hides the phone. */
async function hiddenContact(tx: Transaction, address: string): Promise<string> {
  const isLid = lidOfJid(address) !== null;
  const peer = { phone: null, lid: null, bsuid: isLid ? null : address, jid: address, name: null };
  return found(await findContact(tx, peer)).id;
}

interface Reaching {
  channel: { id: string; driver: string };
  contact_id: string;
}

async function requireReach(tx: Transaction, { channel, contact_id }: Reaching): Promise<string | null> {
  const address = await lastAddress(tx, { channel_id: channel.id, contact_id });
  const contact = await tx.row<Omit<Addresses, 'address'>>(
    sql`select phone, lid, bsuid from contacts where account_id = ${tx.account_id} and id = ${contact_id}`,
    'addresses_of_contact',
  );
  const to = reachedAt({ ...found(contact), address }, capabilitiesOf(channel.driver));
  if (to === null) throw new AppError('contact_unreachable');
  return address;
}
