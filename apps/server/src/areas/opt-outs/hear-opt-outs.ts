import { limits } from '@prosa/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { DomainEvent } from '../../platform/events/domain-events.ts';
import { defineFollower } from '../../platform/events/follow.ts';
import { noteOptOut } from './list/note-opt-out.ts';
import { readOptOut, type OptOutReading } from './reading/read-opt-out.ts';

/** Returns whether a customer said something; those who are ignored are heard too. */
function heeds({ type, payload }: DomainEvent): boolean {
  if (type === 'opt_out.asked') return true;
  if (type === 'message.created') return payload.origin === 'customer' && !payload.unreadable;
  return type === 'message.changed' && payload.readable === 'customer';
}

/** Reads what customers write, and notes who asks to receive no more. */
export const optOutFollower = defineFollower({
  name: 'opt-outs',
  types: ['message.created', 'message.changed', 'opt_out.asked'],
  heeds,
  batch: 500,
  gatherMs: 200,
  async handle(tx, events) {
    const heard = events.flatMap((event) => (heeds(event) ? [event.payload.message_id] : []));
    const asked = new Set(
      events.flatMap(({ type, payload }) => (type === 'opt_out.asked' ? [payload.message_id] : [])),
    );
    for (const message of await readSaid(tx, heard)) {
      const level = asked.has(message.message_id) ? 'certain' : levelOf(message);
      if (level) await noteOptOut(tx, { ...message, level });
    }
  },
});

/**
 * Returns how certain a request is. "SAIR" after something that was sent is certain; in a bot's menu it may only mean
 * to leave that menu.
 */
function levelOf({ text, follows_send }: Said): OptOutReading['level'] | null {
  const reading = readOptOut(text);
  return reading?.isWord && !follows_send ? 'doubtful' : (reading?.level ?? null);
}

interface Said {
  message_id: string;
  contact_id: string;
  text: string;
  created: Date;
  /** Whether something was sent to the customer without a person shortly before. */
  follows_send: boolean;
}

async function readSaid(tx: Transaction, message_ids: readonly string[]): Promise<Said[]> {
  if (!message_ids.length) return [];
  return tx.rows<Said>(
    sql`select m.id as message_id, c.contact_id, m.message as text, m.created,
        exists (
          select from sends s where s.account_id = ${tx.account_id} and s.contact_id = c.contact_id
            and s.handed_at between m.created - make_interval(days => ${limits.opt_out_word_days})
              -- The network gives its times in whole seconds.
              and m.created + interval '1 second'
        ) as follows_send
      from messages m
      join conversations c on c.account_id = ${tx.account_id} and c.id = m.conversation_id
      where m.account_id = ${tx.account_id} and m.id = any(${[...new Set(message_ids)]}::uuid[])
      order by m.created`,
    'said_by_customers',
  );
}
