import type { FlowVisit } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Adds to each visit when the customer edited what it heard; its answer is what they had written first. */
export async function withEdits(db: AccountDb, visits: readonly FlowVisit[]): Promise<FlowVisit[]> {
  const heard = visits.flatMap((visit) => visit.heard ?? []);
  const rows = await db.rows<{ id: string; edited: Date }>(
    sql`select id, edited from messages
      where account_id = ${db.account_id} and id = any(${heard}::uuid[]) and edited is not null and not deleted`,
  );
  const edits = new Map(rows.map(({ id, edited }) => [id, edited.toISOString()]));
  return visits.map((visit) => {
    const edited = visit.heard
      ?.flatMap((id) => edits.get(id) ?? [])
      .toSorted()
      .at(-1);
    return edited === undefined ? visit : { ...visit, edited };
  });
}
