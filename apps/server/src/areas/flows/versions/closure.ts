import { canBeId, type FlowDocument } from '@prosa/contract';
import type { RunningFlow } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { readDrawn } from './read-drawn.ts';

type Company = Queryable & { readonly account_id: string };

const deepest = 5;

/**
 * Returns the published flows that a flow, or one of `others`, calls directly or indirectly, in their present
 * versions.
 */
export async function closureOf(
  db: Company,
  { flow_id, document }: RunningFlow,
  others: readonly string[] = [],
): Promise<RunningFlow[]> {
  const found = new Map<string, RunningFlow>();
  let wanted = [...others, ...calledBy([document])];
  for (let depth = 0; depth < deepest && wanted.length; depth += 1) {
    const rows = await readPublished(
      db,
      wanted.filter((id) => !found.has(id) && id !== flow_id),
    );
    for (const row of rows) found.set(row.flow_id, row);
    wanted = calledBy(rows.map((row) => row.document));
  }
  return [...found.values()];
}

function calledBy(documents: readonly FlowDocument[]): string[] {
  const called = documents.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.type === 'subflow' && node.settings.flow ? [node.settings.flow] : [])),
  );
  return [...new Set(called)];
}

async function readPublished(db: Company, ids: readonly string[]): Promise<RunningFlow[]> {
  if (!ids.length) return [];
  const rows = await db.rows<Omit<RunningFlow, 'document'> & { document: unknown }>(
    sql`select v.flow_id, v.version, v.name, v.document from flows f
      join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version
      where f.account_id = ${db.account_id} and f.id = any(${ids.filter((id) => canBeId('flow', id))}::uuid[]) and not f.filed`,
  );
  return rows.map((row) => ({ ...row, document: readDrawn(row.document) }));
}
