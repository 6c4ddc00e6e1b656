import type { FlowNumber } from '@prosa/contract';
import { holdsEverywhere } from '@prosa/flow-engine';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import type { DraftRow } from '../drafts.ts';

type Company = Queryable & { readonly account_id: string };

/**
 * Returns the numbers whose customers may come to a flow: those that answer with it or on which its own trigger
 * starts it, and those of the published flows that call it, directly or indirectly; or of all flows if one of its
 * phrases applies everywhere. What a version calls was worked out when it was published.
 */
export async function numbersOf(
  db: Company,
  { id, trigger, disabled_chips, document }: DraftRow,
): Promise<FlowNumber[]> {
  const { account_id } = db;
  const rows = await db.rows<{ name: string; driver: string }>(
    sql`with callers as (
        select ${id}::uuid as id, ${trigger}::boolean as trigger, ${disabled_chips}::bigint[] as disabled_chips
        union all
        select f.id, f.trigger, f.disabled_chips from flows f
        join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version
        where f.account_id = ${account_id} and not f.filed and f.id <> ${id}
          and (${holdsEverywhere(document)}::boolean or jsonb_exists(v.callees, ${id}::text))
      )
      select name, driver from channels c
      where account_id = ${account_id} and not filed and exists (
        select from callers k
        where c.redirect = 'flow_chatbot' and c.flow_id = k.id or k.trigger and c.id <> all(k.disabled_chips))
      order by name`,
  );
  return rows.map(({ name, driver }) => {
    const { sends, voiceNote: voice_notes, choices } = capabilitiesOf(driver);
    return { name, sends: [...sends], voice_notes, taps: choices !== null };
  });
}
