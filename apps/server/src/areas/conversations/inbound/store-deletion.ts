import type { MessageOrigin } from '@prosa/contract';
import type { Deletion } from '@prosa/whatsapp';
import { findContact } from '../../contacts/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { refreshLastMessages } from '../core/refresh-last-messages.ts';
import { whyNotDeleted } from './change-rules.ts';
import { parkChange } from './early-changes.ts';
import { lockTalk } from '../core/lock-talk.ts';

interface Arriving {
  account_id: string;
  channel_id: string;
  deletion: Deletion;
}

interface DeletedRow {
  id: string;
  conversation_id: string;
  contact_id: string;
  origin: MessageOrigin;
  deleted: boolean;
}

/**
 * Stores that a customer deleted a message of theirs, or the business one of its own on its handset: its text is no
 * longer shown. If the message is not here yet, the deletion waits for it, provided that we know the contact.
 */
export async function storeDeletion(
  { database, clock, log }: Runtime,
  { account_id, channel_id, deletion }: Arriving,
): Promise<void> {
  const { platform_message_id, from_me, peer } = deletion;
  const now = clock.now();
  const key = { channel_id, platform_message_id };
  await database.forAccount(account_id).transaction(async (tx) => {
    const isHere = await lockTalk(tx, key);
    // Looked for behind the lock: two contacts may have been merged until then.
    const contact = await findContact(tx, peer);
    if (!contact) return;
    const by = { contact_id: contact.id, from_me };
    if (!isHere) return parkChange(tx, { ...key, ...by, message: null, at: now, now });
    const message = await tx.row<DeletedRow>(
      sql`select m.id, m.conversation_id, c.contact_id, m.origin, m.deleted
        from messages m join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
        where m.account_id = ${account_id} and m.channel_id = ${channel_id}
          and m.platform_message_id = ${platform_message_id}
        for update of m`,
      'message_for_deletion',
    );
    if (!message || message.deleted) return;
    const reason = whyNotDeleted(message, by);
    if (reason) return log.info({ account_id, message_id: message.id, reason }, 'deletion ignored');
    const { id: message_id, conversation_id } = message;
    await tx.run(
      sql`update messages set deleted = true where account_id = ${account_id} and id = ${message_id}`,
      'mark_deleted',
    );
    await refreshLastMessages(tx, account_id, [message_id]);
    tx.record({ type: 'message.changed', payload: { conversation_id, message_id, said: true } });
  });
}
