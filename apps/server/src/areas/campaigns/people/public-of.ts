import { audienceFilter } from '@prosa/contract';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { audienceById, contactsMeeting, everybodyOf } from '../../audiences/index.ts';
import type { AccountQueryable } from '../reader.ts';

/** To whom a campaign goes. */
export interface Public {
  audience_type: 'audience' | 'tags';
  audience_id: string | null;
  audience_tags: readonly string[];
}

/**
 * Returns the query of everybody of a campaign's public at this moment (`everybodyOf`); null where its audience is gone
 * or still filling. Nobody is left out here: who may receive is decided when their turn comes.
 */
export async function publicOf(
  db: AccountQueryable,
  { audience_type, audience_id, audience_tags }: Public,
  now: Date,
): Promise<Sql | null> {
  const looking = { account_id: db.account_id, now };
  if (audience_type === 'tags') {
    const tags_any = [...audience_tags];
    return tags_any.length ? contactsMeeting(audienceFilter.parse({ tags_any }), looking) : null;
  }
  const audience = audience_id === null ? null : await audienceById(db, audience_id);
  return audience && audience.state !== 'filling' ? everybodyOf(audience, looking) : null;
}

interface Judging extends Public {
  channel_id: string;
  audience_tags_skip: readonly string[];
}

/**
 * Returns the query of the public with `left_out`, why each would receive nothing now, and `is_new`, whether a
 * chat with them would begin: the rules of the moment of sending, looked at beforehand.
 */
export async function judgedPublic(db: AccountQueryable, judging: Judging, now: Date): Promise<Sql> {
  const people = await publicOf(db, judging, now);
  if (!people) throw new AppError(judging.audience_type === 'tags' ? 'campaign_tags_required' : 'not_found');
  const { account_id } = db;
  const talks = sql`select from conversations v where v.account_id = ${account_id} and v.contact_id = e.contact_id
    and v.channel_id = ${judging.channel_id}`;
  return sql`select e.place, e.contact_id, e.phone, e.name, e.variables,
      not exists (${talks} and (v.customer_wrote > ${now}::timestamptz - interval '24 hours'
        or (v.finished is null or v.quiet) and coalesce(v.customer_wrote, v.chat_begun) is not null)) as is_new,
      case
        when exists (select from opt_outs o where o.account_id = ${account_id} and o.contact_id = e.contact_id
          and o.state = 'active') then 'opted_out'
        -- Most companies have erased nobody who had asked for no more: then no digest is computed.
        when e.contact_id is null and exists (
            select from opt_outs o where o.account_id = ${account_id} and o.contact_id is null)
          and exists (select from opt_outs o where o.account_id = ${account_id}
          and o.contact_id is null and o.phone_digest = phone_digest(${account_id}, e.phone)) then 'opted_out'
        when e.ignored then 'ignored'
        when e.phone is null and not exists (${talks} and v.address is not null) then 'unreachable'
        when exists (select from contact_tags g where g.account_id = ${account_id} and g.contact_id = e.contact_id
          and g.tag_id = any(${[...judging.audience_tags_skip]}::uuid[])) then 'tag_skipped'
      end as left_out
    from (${people}) as e`;
}
