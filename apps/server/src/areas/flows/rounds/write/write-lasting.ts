import { noRow } from '@prosa/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { LastingValue } from '../read/world.ts';
import type { EffectOf } from './effects-of-kind.ts';
import { lastByKey } from './last-by-key.ts';

/**
 * Writes the values that flows keep beyond their runs, each as it was set last, and deletes those that were
 * forgotten.
 */
export async function writeLasting(tx: Transaction, effects: readonly EffectOf<'keep'>[]): Promise<void> {
  if (!effects.length) return;
  const last = lastByKey(
    effects.map(valueOf),
    (row) => `${row.contact_id} ${row.conversation_id} ${row.name}`,
  );
  const forgotten = last.filter(({ value }) => value === null);
  const kept = last.filter(({ value }) => value !== null);
  if (forgotten.length) {
    await tx.run(
      sql`delete from flow_values v
        using json_to_recordset(${toJson(forgotten)}::json)
          as gone(contact_id uuid, conversation_id uuid, name text)
        where v.account_id = ${tx.account_id} and v.contact_id = gone.contact_id
          and v.conversation_id = gone.conversation_id and v.name = gone.name`,
      'forget_flow_values',
    );
  }
  if (kept.length) {
    await tx.run(
      sql`insert into flow_values (account_id, contact_id, conversation_id, name, value, until)
        select ${tx.account_id}, contact_id, conversation_id, name, value, until
        from json_to_recordset(${toJson(kept)}::json)
          as row(contact_id uuid, conversation_id uuid, name text, value jsonb, until timestamptz)
        on conflict (account_id, contact_id, conversation_id, name)
        do update set value = excluded.value, until = excluded.until`,
      'keep_flow_values',
    );
  }
}

function valueOf({ contact_id, conversation_id, effect }: EffectOf<'keep'>): LastingValue {
  const { scope, name, value, until } = effect;
  return {
    contact_id,
    conversation_id: scope === 'contact' ? noRow : conversation_id,
    name,
    value,
    until: until === null ? null : new Date(until),
  };
}
