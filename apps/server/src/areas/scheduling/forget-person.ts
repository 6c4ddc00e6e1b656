import type { AccountDb, Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { cancelSends } from '../sending/index.ts';
import { scheduleKind } from './ledger/plan-occurrence.ts';

/** Erases what is scheduled for somebody with these phones. What is scheduled for their contact goes with it. */
export async function forgetInSchedules(tx: Transaction, phones: readonly string[]): Promise<void> {
  const rows = await tx.rows<{ id: string; plan_id: string }>(
    sql`delete from schedules where account_id = ${tx.account_id} and phone = any(${[...phones]}::text[])
      returning id, plan_id`,
    'forget_in_schedules',
  );
  for (const { id, plan_id } of rows) {
    await cancelSends(tx, { kind: scheduleKind, id: plan_id });
    tx.record({ type: 'schedules.changed', payload: { schedule_id: id } });
  }
}

/** Gives what is scheduled for a contact to another one, which is the same person. */
export async function moveSchedules(
  tx: Transaction,
  { from, into, only }: { from: string; into: string; only?: readonly string[] },
): Promise<void> {
  // What is still to come belongs to no conversation.
  if (only) return;
  await tx.run(
    sql`update schedules set contact_id = ${into} where account_id = ${tx.account_id} and contact_id = ${from}`,
  );
}

/** Returns what is scheduled for a contact, for the export of everything known of them. */
export async function schedulesKnowOfContact(
  db: AccountDb,
  contact_id: string,
): Promise<Record<string, object[]>> {
  return {
    agendamentos: await db.rows(
      sql`select s.due_at as previsto, s.type as tipo, s.message as texto, s.status as situacao, s.repeats as repeticao
        from schedules s where s.account_id = ${db.account_id} and (s.contact_id = ${contact_id} or s.phone = (
          select phone from contacts where account_id = ${db.account_id} and id = ${contact_id}))
        order by s.due_at limit 1000`,
    ),
  };
}
