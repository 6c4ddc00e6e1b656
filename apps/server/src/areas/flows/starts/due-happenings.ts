import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DueHappening } from './decide.ts';

/**
 * Reads what says whether happenings may start flows. A flow talks over the number of the conversation that was
 * finished, else over that of the conversation in progress, else over the number they last talked over.
 */
export function dueHappenings(tx: Transaction, ids: readonly string[], now: Date): Promise<DueHappening[]> {
  const { account_id } = tx;
  const talk = sql`o.account_id = ${account_id} and o.contact_id = h.contact_id`;
  return tx.rows<DueHappening>(
    sql`select h.id, h.kind, h.contact_id, h.about, h.flow_ids, h.until, c.ignore, c.data,
        tags_of_contact(c.account_id, c.id) as tags,
        h.kind = 'date' and exists (
          select from contact_dates d where d.account_id = ${account_id} and d.name = h.about[1]
            and d.day = any(h.days) and d.contact_id = h.contact_id
        ) as dated,
        h.kind = 'finished' and not exists (
          select from conversations f
          where f.account_id = ${account_id} and f.id = h.conversation_id and f.finished is not null
        ) as undone,
        exists (select from conversations o where ${talk} and o.finished is null and o.is_manual) as attended,
        exists (
          select from conversations o
          join flow_runs r on r.conversation_id = o.id and r.account_id = o.account_id and r.ending is null
          where ${talk} and o.finished is null
        ) as talking,
        place.*, coalesce((
          select not accepted from contact_consents t
          where t.account_id = ${account_id} and t.contact_id = h.contact_id and t.purpose = 'marketing'
          order by created desc limit 1
        ), false) or exists (
          select from opt_outs q
          where q.account_id = ${account_id} and q.contact_id = h.contact_id and q.state = 'active'
        ) as opted_out,
        (select count(*)::integer from flow_happenings s
          where s.account_id = ${account_id} and s.contact_id = h.contact_id and s.state = 'started'
            and s.happened > ${now}::timestamptz - interval '1 hour') as lately,
        case when h.by_flow is null then 0 else (select count(*)::integer from flow_happenings s
          where s.account_id = ${account_id} and s.contact_id = h.contact_id and s.state = 'started'
            and s.by_flow is not null and s.happened > coalesce(place.customer_wrote, '-infinity')
        ) end as unheard,
        coalesce((select jsonb_object_agg(flow_id, started) from flow_starts t
          where t.account_id = ${account_id} and t.contact_id = h.contact_id), '{}') as starts
      from flow_happenings h
      join contacts c on c.account_id = h.account_id and c.id = h.contact_id
      left join lateral (
        select o.channel_id, case when o.finished is null then o.id end as conversation_id,
          o.customer_wrote, ch.status = 'open' as channel_open, ch.driver
        from conversations o
        join channels ch on ch.account_id = o.account_id and ch.id = o.channel_id and not ch.filed
        where ${talk} and (h.kind <> 'finished' or o.channel_id = (
          select f.channel_id from conversations f where f.account_id = ${account_id} and f.id = h.conversation_id))
        order by o.finished is null desc, o.last_activity desc, o.id desc limit 1
      ) place on true
      where h.account_id = ${account_id} and h.id = any(${ids}::text[]) and h.state = 'waiting'
      order by h.due, h.id`,
    'due_happenings',
  );
}
