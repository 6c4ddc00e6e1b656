import type { Reaction } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { storable } from '../storable.ts';

interface Arriving {
  account_id: string;
  channel_id: string;
  reaction: Reaction;
}

/** The longest emoji sequences have some 35 units; anything longer than this is not an emoji. */
const maxChars = 64;

/**
 * Stores the reaction that one side put on a message. The latest one of a side wins, whatever the order of arrival.
 * It is stored under the network's id of the message, so it may come before the message. A removed reaction stays as
 * a row without emoji, so that an older one delivered again does not bring it back.
 */
export async function storeReaction(
  { database }: Runtime,
  { account_id, channel_id, reaction }: Arriving,
): Promise<void> {
  const { platform_message_id, from_me, at } = reaction;
  const emoji = reaction.emoji === null ? null : storable(reaction.emoji, maxChars) || null;
  await database.forAccount(account_id).transaction(async (tx) => {
    const changed = await tx.row<{ origin: string }>(
      sql`insert into reactions as known (account_id, channel_id, platform_message_id, origin, emoji, created)
        values (${account_id}, ${channel_id}, ${platform_message_id}, ${from_me ? 'user' : 'customer'}, ${emoji}, ${at})
        on conflict (account_id, channel_id, platform_message_id, origin)
        do update set emoji = excluded.emoji, created = excluded.created, failure = null
        where known.created < excluded.created
          or (known.created = excluded.created and known.emoji is distinct from excluded.emoji)
        returning origin`,
      'keep_reaction',
    );
    if (!changed) return;
    const message = await tx.row<{ id: string; conversation_id: string; origin: string }>(
      sql`select id, conversation_id, origin from messages
        where account_id = ${account_id} and channel_id = ${channel_id}
          and platform_message_id = ${platform_message_id}`,
      'message_for_reaction',
    );
    if (!message) return;
    const { id: message_id, conversation_id } = message;
    // A customer's reaction to a bot's question may answer it.
    const reacted = !from_me && emoji !== null && message.origin === 'chatbot';
    tx.record({
      type: 'message.changed',
      payload: { conversation_id, message_id, ...(reacted && { reacted }) },
    });
  });
}
