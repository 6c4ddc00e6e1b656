import type { calls, ParsedInput } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MessageRow } from '../rows.ts';
import { storable } from '../storable.ts';
import { changeSent, isOnNetwork } from './change-sent.ts';

/** Puts the company's reaction on a message, or removes it. It is shown at once; a refusal is shown too. */
export async function reactToMessage(
  context: CallContext,
  { message_id, emoji: given }: ParsedInput<typeof calls.reactToMessage>,
): Promise<Record<string, never>> {
  const emoji = given === null ? null : storable(given) || null;
  await changeSent(context, {
    message_id,
    can: 'reactions',
    async work(tx, message) {
      if (!isOnNetwork(message)) throw new AppError('message_takes_no_reaction');
      const shown = await ownReaction(tx, message);
      const waiting = await takeWaiting(tx, message_id);
      await write(tx, message, { emoji, at: context.clock.now() });
      const { conversation_id } = message;
      tx.record({ type: 'message.changed', payload: { conversation_id, message_id } });
      return { kind: 'react', content: emoji, before: waiting ? waiting.before : shown };
    },
  });
  return {};
}

async function ownReaction(tx: Transaction, message: MessageRow): Promise<string | null> {
  const { channel_id, platform_message_id } = message;
  const known = await tx.row<{ emoji: string | null }>(
    sql`select case when failure is null then emoji end as emoji from reactions
      where account_id = ${tx.account_id} and channel_id = ${channel_id}
        and platform_message_id = ${platform_message_id} and origin = 'user'`,
    'own_reaction',
  );
  return known?.emoji ?? null;
}

/** Withdraws a reaction that has not left, which the new one replaces. */
function takeWaiting(tx: Transaction, message_id: string): Promise<{ before: string | null } | null> {
  return tx.row(
    sql`delete from outbox where account_id = ${tx.account_id} and message_id = ${message_id} and kind = 'react'
        and state = 'queued' returning before`,
    'replace_reaction',
  );
}

async function write(
  tx: Transaction,
  { channel_id, platform_message_id }: MessageRow,
  { emoji, at }: { emoji: string | null; at: Date },
): Promise<void> {
  await tx.run(
    sql`insert into reactions (account_id, channel_id, platform_message_id, origin, emoji, created)
      values (${tx.account_id}, ${channel_id}, ${platform_message_id}, 'user', ${emoji}, ${at})
      on conflict (account_id, channel_id, platform_message_id, origin)
      do update set emoji = excluded.emoji, created = excluded.created, failure = null`,
    'write_own_reaction',
  );
}
