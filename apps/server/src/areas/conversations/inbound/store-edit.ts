import { mask, type MessageOrigin, type MessageType } from '@prosa/contract';
import type { MessageEdit } from '@prosa/whatsapp';
import { findContact } from '../../contacts/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { storable } from '../storable.ts';
import { refreshLastTexts } from '../core/refresh-last-messages.ts';
import { whyNotEdited } from './change-rules.ts';
import { parkChange } from './early-changes.ts';
import { lockTalk, type MessageKey } from '../core/lock-talk.ts';
import { maxChars } from './write-threads.ts';

interface Arriving {
  account_id: string;
  channel_id: string;
  edit: MessageEdit;
}

interface EditedRow {
  id: string;
  conversation_id: string;
  contact_id: string;
  origin: MessageOrigin;
  type: MessageType;
  message: string;
  edited: Date | null;
  deleted: boolean;
  created: Date;
}

/**
 * Stores that a customer edited a message of theirs, or the business one of its own on its handset: it shows the new
 * text and keeps the first. The latest edit wins, whatever the order of arrival. If the message is not here yet, the
 * edit waits for it, provided that we know the contact. Nothing that followed from the first text is done again: neither automatic tags nor what reports count, and
 * a bot keeps to the answer that it heard (docs/decisions/0019-edited-messages.md).
 */
export async function storeEdit(
  { database, clock, log }: Runtime,
  { account_id, channel_id, edit }: Arriving,
): Promise<void> {
  const { platform_message_id, from_me, peer } = edit;
  const now = clock.now();
  const text = { message: storable(edit.message, maxChars), at: edit.at > now ? now : edit.at };
  await database.forAccount(account_id).transaction(async (tx) => {
    const key = { channel_id, platform_message_id };
    const isHere = await lockTalk(tx, key);
    // Looked for behind the lock: two contacts may have been merged until then.
    const contact = await findContact(tx, peer);
    if (!contact || text.message.trim() === '') return;
    const by = { contact_id: contact.id, from_me };
    if (!isHere) return parkChange(tx, { ...key, ...text, ...by, now });
    const message = await lockMessage(tx, key);
    if (!message || isKnown(message, text)) return;
    const reason = whyNotEdited(message, { ...by, at: text.at });
    if (reason) return log.info({ account_id, message_id: message.id, reason }, 'edit of a message ignored');
    await change(tx, message, text);
  });
}

function lockMessage(
  tx: Transaction,
  { channel_id, platform_message_id }: MessageKey,
): Promise<EditedRow | null> {
  return tx.row<EditedRow>(
    sql`select m.id, m.conversation_id, c.contact_id, m.origin, m.type, m.message, m.edited, m.deleted, m.created
      from messages m join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
      where m.account_id = ${tx.account_id} and m.channel_id = ${channel_id}
        and m.platform_message_id = ${platform_message_id}
      for update of m`,
    'message_for_edit',
  );
}

/** Returns whether this edit was delivered before, or is older than the one that is known. */
function isKnown({ edited, message }: EditedRow, text: { message: string; at: Date }): boolean {
  if (edited === null || edited < text.at) return false;
  return edited > text.at || message === text.message || message === mask;
}

/** Writes the new text. The answer to a sensitive question stays unreadable, whatever it is changed to. */
async function change(
  tx: Transaction,
  { id, conversation_id, message }: EditedRow,
  text: { message: string; at: Date },
): Promise<void> {
  await tx.run(
    sql`update messages set message = ${message === mask ? mask : text.message}, edited = ${text.at},
        first_text = coalesce(first_text, message)
      where account_id = ${tx.account_id} and id = ${id}`,
    'edit_message',
  );
  await refreshLastTexts(tx, [id]);
  tx.record({ type: 'message.changed', payload: { conversation_id, message_id: id, said: true } });
}
