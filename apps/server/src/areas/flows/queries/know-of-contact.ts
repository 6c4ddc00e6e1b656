import { noRow, type FlowVisit } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * Returns what flows know about a contact, for the export of everything: consents, scores, lasting values, and the
 * path through flows.
 */
export async function flowsKnowOfContact(
  db: AccountDb,
  contact_id: string,
): Promise<Record<string, object[]>> {
  const { account_id } = db;
  const [consentimentos, avaliacoes, variaveis, runs] = await Promise.all([
    db.rows(
      sql`select purpose as finalidade, accepted as aceito, text as texto, message_id as mensagem, created as quando
        from contact_consents where account_id = ${account_id} and contact_id = ${contact_id} order by created`,
    ),
    db.rows(
      sql`select value as nota, scale as escala, comment as comentario, created as quando from conversation_scores
        where account_id = ${account_id} and contact_id = ${contact_id} and value is not null
        order by created`,
    ),
    db.rows(
      sql`select name as nome, value as valor, nullif(conversation_id, ${noRow}::uuid) as conversa, until as vale_ate
        from flow_values where account_id = ${account_id} and contact_id = ${contact_id}
        order by conversation_id, name`,
    ),
    db.rows<{
      fluxo: string;
      inicio: Date;
      fim: Date | null;
      visits: FlowVisit[] | null;
      respostas: object[];
    }>(
      sql`select v.name as fluxo, r.started as inicio, r.ended as fim, (
          select jsonb_agg(visit order by s.step, place) from flow_steps s,
            jsonb_array_elements(s.visits) with ordinality as told(visit, place)
          where s.account_id = r.account_id and s.run_id = r.id
        ) as visits, (
          select coalesce(jsonb_agg(jsonb_build_object('quando', q.available_at, 'status', q.status, 'texto', q.body)
            order by q.available_at), '[]')
          from flow_requests q
          where q.account_id = r.account_id and q.run_id = r.id and q.state = 'taken' and q.body is not null
        ) as respostas
        from conversations c
        join flow_runs r on r.account_id = c.account_id and r.conversation_id = c.id
        join flow_versions v on v.account_id = r.account_id and v.flow_id = r.flow_id and v.version = r.version
        where c.account_id = ${account_id} and c.contact_id = ${contact_id} order by r.started limit 1000`,
    ),
  ]);
  const fluxos = runs.map(({ visits, ...run }) => ({
    ...run,
    passos: (visits ?? []).map(({ at, input, changes, why }) => ({
      quando: at,
      resposta: input,
      variaveis: changes,
      motivo: why,
    })),
  }));
  return { consentimentos, avaliacoes, variaveis, fluxos };
}
