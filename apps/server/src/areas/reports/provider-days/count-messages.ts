import { dayOf } from '../../../platform/clock/days.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DomainEvent, StoredEvent } from '../../../platform/events/domain-events.ts';
import { defineFollower } from '../../../platform/events/follow.ts';
import { providerTimeZone } from '../rollups/ledger.ts';

/** Counts the messages of each day, for the provider's dashboard. Nobody waits for it, so much is counted together. */
export const countMessages = defineFollower({
  name: 'message-days',
  types: ['message.created'],
  batch: 5000,
  gatherMs: 5000,
  heeds: isCounted,
  handle: count,
});

/** Returns whether a message is a new one of a person, a bot or a customer. */
function isCounted({ type, payload }: DomainEvent | StoredEvent<'message.created'>): boolean {
  return type === 'message.created' && payload.at !== undefined && payload.origin !== 'system';
}

interface MessageDay {
  day: string;
  users: number;
  chatbots: number;
  customers: number;
}

const columns = { user: 'users', chatbot: 'chatbots', customer: 'customers' } as const;

async function count(tx: Transaction, events: readonly StoredEvent<'message.created'>[]): Promise<void> {
  const days = new Map<string, MessageDay>();
  for (const { payload } of events) {
    const { at, origin } = payload;
    if (at === undefined || origin === 'system') continue;
    const day = dayOf(new Date(at * 1000), providerTimeZone);
    const counted = days.get(day) ?? { day, users: 0, chatbots: 0, customers: 0 };
    counted[columns[origin]] += 1;
    days.set(day, counted);
  }
  if (!days.size) return;
  await tx.run(
    sql`insert into report_message_days as known (account_id, day, users, chatbots, customers)
      select ${tx.account_id}, day, users, chatbots, customers
      from jsonb_to_recordset(${JSON.stringify([...days.values()])}::jsonb)
        as given(day date, users integer, chatbots integer, customers integer)
      on conflict (account_id, day) do update set users = known.users + excluded.users,
        chatbots = known.chatbots + excluded.chatbots, customers = known.customers + excluded.customers`,
    'post_message_days',
  );
}
