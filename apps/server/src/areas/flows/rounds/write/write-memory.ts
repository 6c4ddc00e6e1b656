import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { TurnOutcome } from '../play/turn.ts';
import type { EffectOf } from './effects-of-kind.ts';
import { lastByKey } from './last-by-key.ts';

/** Writes the text variants and branches that were chosen for contacts. */
export async function writeChoices(tx: Transaction, effects: readonly EffectOf<'choose'>[]): Promise<void> {
  if (!effects.length) return;
  const rows = effects.map(({ contact_id, effect: { key, value } }) => ({ contact_id, key, value }));
  const last = lastByKey(rows, ({ contact_id, key }) => `${contact_id} ${key}`);
  await tx.run(
    sql`insert into flow_draws (account_id, contact_id, key, value)
      select ${tx.account_id}, contact_id, key, value
      from json_to_recordset(${toJson(last)}::json) as row(contact_id uuid, key text, value text)
      on conflict (account_id, contact_id, key) do update set value = excluded.value`,
    'write_flow_draws',
  );
}

/** Writes when triggers started flows, which their pauses count from. */
export async function writeStarts(
  tx: Transaction,
  outcomes: readonly TurnOutcome[],
  now: Date,
): Promise<void> {
  const rows = outcomes.flatMap(({ conversation: { contact_id }, triggered }) =>
    triggered.map((flow_id) => ({ contact_id, flow_id })),
  );
  if (!rows.length) return;
  const last = lastByKey(rows, ({ contact_id, flow_id }) => `${contact_id} ${flow_id}`);
  await tx.run(
    sql`insert into flow_starts (account_id, contact_id, flow_id, started)
      select ${tx.account_id}, contact_id, flow_id, ${now}
      from json_to_recordset(${toJson(last)}::json) as row(contact_id uuid, flow_id uuid)
      on conflict (account_id, contact_id, flow_id) do update set started = excluded.started`,
    'write_flow_starts',
  );
}
