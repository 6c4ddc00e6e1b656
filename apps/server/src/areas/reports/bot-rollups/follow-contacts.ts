import type { Transaction } from '../../../platform/db/database.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { BotEvent } from './bot-events.ts';

const tables = ['report_runs', 'report_scores'].map((name) => raw(name));

/** Keeps what is counted with the contact and conversation that it belongs to; no number of a day changes by it. */
export async function followContacts(tx: Transaction, { type, payload }: BotEvent): Promise<void> {
  if (type === 'contact.removed') await removeNames(tx, payload.contact_id);
  if (type === 'conversation.merged') await moveConversation(tx, payload.conversation_id, payload.into);
  if (type === 'contact.merged') await moveContact(tx, payload.contact_id, payload.into);
  if (type === 'contact.separated') await separate(tx, payload);
}

async function moveConversation(tx: Transaction, from: string, into: string): Promise<void> {
  for (const table of tables) {
    await tx.run(
      sql`update ${table} set conversation_id = ${into}
        where account_id = ${tx.account_id} and conversation_id = ${from}`,
    );
  }
}

async function moveContact(tx: Transaction, from: string, into: string): Promise<void> {
  for (const table of [...tables, raw('report_branches')]) {
    await tx.run(
      sql`update ${table} set contact_id = ${into} where account_id = ${tx.account_id} and contact_id = ${from}`,
    );
  }
}

interface Separated {
  contact_id: string;
  conversation_ids: readonly string[];
}

async function separate(tx: Transaction, { contact_id, conversation_ids: ids }: Separated): Promise<void> {
  const { account_id } = tx;
  for (const table of tables) {
    await tx.run(
      sql`update ${table} set contact_id = ${contact_id}
        where account_id = ${account_id} and conversation_id = any(${ids}::uuid[])`,
    );
  }
  await tx.run(
    sql`update report_branches b set contact_id = ${contact_id} from report_runs r
      where r.account_id = ${account_id} and r.conversation_id = any(${ids}::uuid[])
        and b.account_id = ${account_id} and b.run_id = r.id`,
  );
}

/**
 * Replaces the ids of an erased contact by ids that lead to nobody; its runs and scores themselves are erased. The
 * moment is kept to the quarter of an hour: so it falls on the same day in every time zone.
 */
async function removeNames(tx: Transaction, contact_id: string): Promise<void> {
  const mine = sql`account_id = ${tx.account_id} and contact_id = ${contact_id}`;
  const rounded = (moment: 'started' | 'asked') =>
    sql`date_bin('15 minutes', ${raw(moment)}, timestamptz '2000-01-01Z')`;
  await tx.run(
    sql`with nameless as materialized (
        select gen_random_uuid() as other_id
      ), branches as (
        update report_branches set contact_id = other_id, started = ${rounded('started')} from nameless where ${mine}
      ), scores as (
        update report_scores set contact_id = other_id, conversation_id = gen_random_uuid(), has_comment = false,
          asked = ${rounded('asked')}
        from nameless where ${mine}
      )
      update report_runs set contact_id = other_id, conversation_id = gen_random_uuid(),
        started = ${rounded('started')}
      from nameless where ${mine}`,
    'remove_names_from_results',
  );
}
