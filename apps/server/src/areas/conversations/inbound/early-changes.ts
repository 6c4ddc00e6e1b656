import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { keyOf } from './drop-known.ts';
import { whyNotEdited } from './edit-rules.ts';
import type { PlacedArrival } from './write-threads.ts';

/** A text that takes the place of a message's first one. */
export interface NewText {
  message: string;
  at: Date;
}

interface EarlyEdit extends NewText {
  channel_id: string;
  platform_message_id: string;
  contact_id: string;
}

const dayMs = 24 * 60 * 60_000;

/** Keeps the latest edit of a message that is not here yet. Those whose message never came go after a day. */
export async function parkEdit(tx: Transaction, { now, ...edit }: EarlyEdit & { now: Date }): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`delete from early_edits
      where account_id = ${account_id} and created < ${new Date(now.getTime() - dayMs)}`,
    'forget_early_edits',
  );
  await tx.run(
    sql`insert into early_edits as known (account_id, channel_id, platform_message_id, contact_id, message, edited,
        created)
      values (${account_id}, ${edit.channel_id}, ${edit.platform_message_id}, ${edit.contact_id}, ${edit.message},
        ${edit.at}, ${now})
      on conflict (account_id, channel_id, platform_message_id)
      do update set contact_id = excluded.contact_id, message = excluded.message, edited = excluded.edited
        where known.edited <= excluded.edited`,
    'park_edit',
  );
}

/** Takes the edits that came before their messages, as far as they count, by `"<channel> <platform id>"`. */
export async function earlyEdits(
  { log }: Pick<Runtime, 'log'>,
  tx: Transaction,
  arrivals: readonly PlacedArrival[],
): Promise<Map<string, NewText>> {
  const rows = await tx.rows<EarlyEdit>(
    sql`delete from early_edits e
      using unnest(${arrivals.map(({ channel_id }) => channel_id)}::text[],
        ${arrivals.map(({ message }) => message.platform_message_id)}::text[]) as given(channel_id, platform_message_id)
      where e.account_id = ${tx.account_id} and e.channel_id = given.channel_id
        and e.platform_message_id = given.platform_message_id
      returning e.channel_id, e.platform_message_id, e.contact_id, e.message, e.edited as at`,
    'take_early_edits',
  );
  const edits = new Map(rows.map((row) => [`${row.channel_id} ${row.platform_message_id}`, row]));
  for (const arrival of edits.size ? arrivals : []) {
    const edit = edits.get(keyOf(arrival));
    const reason = edit && whyNotEdited(changeable(arrival), edit);
    if (!reason) continue;
    edits.delete(keyOf(arrival));
    log.info({ account_id: tx.account_id, channel_id: arrival.channel_id, reason }, 'early edit ignored');
  }
  return edits;
}

function changeable({ conversation, message }: PlacedArrival): Parameters<typeof whyNotEdited>[0] {
  const { from_me, type, at } = message;
  const origin = from_me ? 'user' : 'customer';
  return { contact_id: conversation.contact_id, origin, type, deleted: false, created: at };
}
