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
      from jsonb_to_recordset(${toJson(rows)}::jsonb) as row(id text, contact_id text, purpose text,
        accepted boolean, text text, message_id text, flow_id text)
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
      from jsonb_to_recordset(${toJson(last)}::jsonb) as row(id text, contact_id text, conversation_id text,
        flow_id text, value integer, scale text, comment text)
      on conflict (account_id, id) do update set value = excluded.value, comment = excluded.comment`,
    'write_scores',
  );
}
