import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { EffectOf } from './effects-of-kind.ts';
import { lastByKey } from './last-by-key.ts';

/** Writes what contacts agreed to or refused; leaving marketing is a refusal. */
export async function writeConsents(
  tx: Transaction,
  effects: readonly EffectOf<'consent' | 'opt_out'>[],
  now: Date,
): Promise<void> {
  if (!effects.length) return;
  const rows = effects.map(({ contact_id, effect }) => {
    const { id, flow_id, message_id } = effect;
    const { purpose, accepted, text } =
      effect.kind === 'consent' ? effect : { purpose: 'marketing', accepted: false, text: '' };
    return { id, contact_id, flow_id, message_id, purpose, accepted, text };
  });
  await tx.run(
    sql`insert into contact_consents (account_id, id, contact_id, purpose, accepted, text, message_id, flow_id,
        created)
      select ${tx.account_id}, id, contact_id, purpose, accepted, text, message_id, flow_id, ${now}
      from json_to_recordset(${toJson(rows)}::json) as row(id text, contact_id uuid, purpose text,
        accepted boolean, text text, message_id uuid, flow_id uuid)
      on conflict do nothing`,
    'write_consents',
  );
}

/** Writes how contacts rated the service; a comment that comes later belongs to the same score. */
export async function writeScores(
  tx: Transaction,
  effects: readonly EffectOf<'score'>[],
  now: Date,
): Promise<void> {
  if (!effects.length) return;
  const rows = effects.map(({ run_id, contact_id, conversation_id, effect }) => {
    const { flow_id, node, value, scale, comment } = effect;
    const id = `${run_id}.${flow_id}.${node}`;
    return { id, contact_id, conversation_id, flow_id, value, scale, comment };
  });
  const last = lastByKey(rows, ({ id }) => id);
  await tx.run(
    sql`insert into conversation_scores (account_id, id, contact_id, conversation_id, flow_id, value, scale, comment,
        created)
      select ${tx.account_id}, id, contact_id, conversation_id, flow_id, value, scale, comment, ${now}
      from json_to_recordset(${toJson(last)}::json) as row(id text, contact_id uuid, conversation_id uuid,
        flow_id uuid, value integer, scale text, comment text)
      on conflict (account_id, id) do update set value = excluded.value, comment = excluded.comment`,
    'write_scores',
  );
}
