import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { toJson } from '../../../../platform/db/to-json.ts';
import type { EffectOf } from './effects-of-kind.ts';

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
  for (const { contact_id, message_id, purpose, accepted } of rows) {
    const leaves = purpose === 'marketing' && !accepted;
    if (leaves && message_id) tx.record({ type: 'opt_out.asked', payload: { contact_id, message_id } });
  }
}

type Opinion = EffectOf<'score' | 'ask_score'>;

/** A row of `conversation_scores`; without a value it was only asked for. */
interface Score {
  id: string;
  contact_id: string;
  conversation_id: string;
  flow_id: string;
  scale: string;
  value: number | null;
  comment: string | null;
}

/**
 * Writes that contacts were asked for a score, and how they rated the service; a comment that comes later belongs to
 * the same score, and asking again does not take a score away.
 */
export async function writeScores(tx: Transaction, effects: readonly Opinion[], now: Date): Promise<void> {
  if (!effects.length) return;
  await tx.run(
    sql`insert into conversation_scores as known (account_id, id, contact_id, conversation_id, flow_id, value, scale,
        comment, asked, created)
      select ${tx.account_id}, id, contact_id, conversation_id, flow_id, value, scale, comment, ${now}, ${now}
      from json_to_recordset(${toJson(scoresOf(effects))}::json) as row(id text, contact_id uuid,
        conversation_id uuid, flow_id uuid, value integer, scale text, comment text)
      on conflict (account_id, id) do update set value = excluded.value, comment = excluded.comment,
        created = excluded.created
        where excluded.value is not null`,
    'write_scores',
  );
}

/** Returns the id of the score that an effect is about: the run and the step that asked. */
export function scoreId({ run_id, effect: { flow_id, node } }: Opinion): string {
  return `${run_id}.${flow_id}.${node}`;
}

/** One statement may not touch a row twice: of each score, what came last, and what was only asked first. */
function scoresOf(effects: readonly Opinion[]): Score[] {
  const scores = new Map<string, Score>();
  for (const opinion of effects) {
    const { contact_id, conversation_id, effect } = opinion;
    const id = scoreId(opinion);
    if (effect.kind === 'ask_score' && scores.has(id)) continue;
    const { value, comment } = effect.kind === 'score' ? effect : { value: null, comment: null };
    const { flow_id, scale } = effect;
    scores.set(id, { id, contact_id, conversation_id, flow_id, scale, value, comment });
  }
  return [...scores.values()];
}
