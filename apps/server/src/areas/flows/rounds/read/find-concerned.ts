import type { Transaction } from '../../../../platform/db/database.ts';
import { planAnew } from '../../../../platform/db/queryable.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Item } from './items.ts';
import type { News } from './read-news.ts';
import type { PinnedVersion } from './pinned-versions.ts';

/** A conversation whose bot has something to do, as it was before it was locked. */
export interface Concerned {
  id: string;
  contact_id: string;
  start_flow: string | null;
  flow_id: string | null;
  /** The flow of its live run. */
  run_flow: string | null;
  run_version: number | null;
  /** The versions of the run's frames, where the innermost is in another flow. */
  run_frames: PinnedVersion[] | null;
  items: readonly Item[];
}

type Row = Omit<Concerned, 'items'> & {
  is_manual: boolean;
  chatbot_type: string | null;
};

/**
 * Returns the conversations with news whose bot must hear of it. In a company whose conversations are all with
 * people, and whose flows no trigger starts, there are none, and the round ends here.
 */
export async function findConcerned(
  tx: Transaction,
  { items, flows }: Pick<News, 'items' | 'flows'>,
): Promise<Concerned[]> {
  if (!items.size) return [];
  // With the limit, the planner looks each run up by its conversation.
  const rows = await tx.rows<Row>(
    sql`select c.id, c.contact_id, c.start_flow, c.flow_id, c.is_manual, c.chatbot_type, r.flow_id as run_flow,
        r.version as run_version, case when r.at_flow <> r.flow_id then (
          select jsonb_agg(frame - 'variables') from jsonb_path_query(r.state, '$.frames[*]') frame
          where jsonb_typeof(frame) = 'object'
        ) end as run_frames
      from conversations c
      left join lateral (
        select * from flow_runs where account_id = c.account_id and conversation_id = c.id and ending is null limit 1
      ) r on true
      where c.account_id = ${tx.account_id} and c.id = any(${[...items.keys()]}::uuid[])`,
    planAnew,
  );
  const triggers = flows.filter((flow) => flow.trigger && flow.published_version !== null);
  const everywhere = triggers.some(({ trigger_human }) => trigger_human);
  return rows
    .map((row) => ({ ...row, items: items.get(row.id) ?? [] }))
    .filter((row) => {
      if (row.run_flow !== null) return true;
      const kinds = new Set(row.items.map(({ kind }) => kind));
      if (kinds.has('asked') || kinds.has('answer') || kinds.has('happening')) return true;
      if (!kinds.has('message')) return false;
      if (row.is_manual) return everywhere;
      return row.chatbot_type === 'flow_chatbot' || triggers.length > 0;
    });
}
