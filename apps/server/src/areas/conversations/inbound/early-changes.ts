import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { keyOf } from './drop-known.ts';
import { whyNotDeleted, whyNotEdited } from './change-rules.ts';
import type { PlacedArrival } from './arrival.ts';

/** What replaces a message's first text; null when the message was deleted. */
export interface NewText {
  message: string | null;
  at: Date;
}

interface EarlyChange extends NewText {
  channel_id: string;
  platform_message_id: string;
  contact_id: string;
  from_me: boolean;
}

/** Keeps the latest edit of a message that is not here yet. A deletion is kept too, and no edit undoes it. */
export async function parkChange(
  tx: Transaction,
  { now, ...change }: EarlyChange & { now: Date },
): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`insert into early_changes as known (account_id, channel_id, platform_message_id, contact_id, from_me, message,
        changed, created)
      values (${account_id}, ${change.channel_id}, ${change.platform_message_id}, ${change.contact_id},
        ${change.from_me}, ${change.message}, ${change.at}, ${now})
      on conflict (account_id, channel_id, platform_message_id)
      do update set contact_id = excluded.contact_id, from_me = excluded.from_me, message = excluded.message, changed = excluded.changed
        where excluded.message is null or (known.message is not null and known.changed <= excluded.changed)`,
    'park_change',
  );
}

/** Takes the changes that arrived before their messages and are allowed, by `"<channel> <platform id>"`. */
export async function earlyChanges(
  { log }: Pick<Runtime, 'log'>,
  tx: Transaction,
  arrivals: readonly PlacedArrival[],
): Promise<Map<string, NewText>> {
  const rows = await tx.rows<EarlyChange>(
    sql`delete from early_changes e
      using unnest(${arrivals.map(({ channel_id }) => channel_id)}::bigint[],
        ${arrivals.map(({ message }) => message.platform_message_id)}::text[]) as given(channel_id, platform_message_id)
      where e.account_id = ${tx.account_id} and e.channel_id = given.channel_id
        and e.platform_message_id = given.platform_message_id
      returning e.channel_id, e.platform_message_id, e.contact_id, e.from_me, e.message, e.changed as at`,
    'take_early_changes',
  );
  const changes = new Map(rows.map((row) => [`${row.channel_id} ${row.platform_message_id}`, row]));
  for (const arrival of changes.size ? arrivals : []) {
    const change = changes.get(keyOf(arrival));
    const reason = change && whyNot(arrival, change);
    if (!reason) continue;
    changes.delete(keyOf(arrival));
    log.info({ account_id: tx.account_id, channel_id: arrival.channel_id, reason }, 'early change ignored');
  }
  return changes;
}

function whyNot({ conversation, message }: PlacedArrival, change: EarlyChange): string | null {
  const { from_me, type, at: created } = message;
  const { contact_id } = conversation;
  const origin = from_me ? 'user' : 'customer';
  if (change.message === null) return whyNotDeleted({ contact_id, origin }, change);
  return whyNotEdited({ contact_id, origin, type, deleted: false, created }, change);
}
