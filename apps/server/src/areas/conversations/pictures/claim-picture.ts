import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { OwnedChannel } from '../../channels/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How long the network is not asked again: after an answer, and after none. */
const asksAgainMs = { answered: 7 * dayMs, unanswered: hourMs };
/** A client that asks for many pictures looks as if it collected people. */
const maxPerMinute = 10;
const maxPerDay = 300;

/** Whose picture may be asked for: a contact's, or that of whom a message belongs to. */
export type Subject = { contact_id: string } | { platform_message_id: string };

/** A picture that is to be asked for now. */
export interface ClaimedPicture {
  contact_id: string;
  /** The contact's address on the network. */
  to: string;
  /** Of the picture that came last. */
  digest: string | null;
}

interface Claiming {
  channel: Pick<OwnedChannel, 'id' | 'epoch'>;
  subject: Subject;
  now: Date;
}

/**
 * Writes down that a contact's picture is asked for now, and returns it. Null when it is not to be asked for: the
 * network answered within a week, the contact is ignored, the number asks for none or has asked enough today. 'later'
 * when the number asked too often within a minute.
 */
export async function claimPicture(
  db: AccountDb,
  { channel, subject, now }: Claiming,
): Promise<ClaimedPicture | 'later' | null> {
  const { account_id } = db;
  const since = (ms: number) => new Date(now.getTime() - ms);
  const own = sql`account_id = ${account_id} and channel_id = ${channel.id}`;
  const row = await db.row<ClaimedPicture & { is_claimed: boolean; is_enough: boolean }>(
    sql`with wanted as (
        select k.id, reached."to", p.digest
        from contacts k
        cross join lateral (
          select coalesce((
            select address from conversations c
            where c.account_id = k.account_id and c.contact_id = k.id and c.channel_id = ${channel.id}
              and address is not null
            order by c.created desc limit 1
          ), k.phone || '@s.whatsapp.net', k.lid || '@lid') as "to"
        ) reached
        join channels ch on ch.account_id = k.account_id and ch.id = ${channel.id}
          and ch.lease_epoch = ${channel.epoch} and ch.profile_pictures and not ch.filed
        left join contact_pictures p on p.account_id = k.account_id and p.contact_id = k.id
        where k.account_id = ${account_id} and k.id = ${contactOf(account_id, channel.id, subject)} and not k.ignore
          and reached."to" is not null
          and (p.asked is null or p.asked <= case when p.answered then ${since(asksAgainMs.answered)}::timestamptz
            else ${since(asksAgainMs.unanswered)}::timestamptz end)
      ), recent as (
        select count(*) filter (where asked > ${since(minuteMs)}) as minute, count(*) as day
        from contact_pictures where ${own} and asked > ${since(dayMs)}
      ), claimed as (
        insert into contact_pictures (account_id, channel_id, asked, contact_id)
        select ${account_id}::bigint, ${channel.id}::bigint, ${now}::timestamptz, wanted.id from wanted, recent
        where recent.minute < ${maxPerMinute}::integer and recent.day < ${maxPerDay}::integer
        on conflict (account_id, contact_id) do update
          set channel_id = excluded.channel_id, asked = excluded.asked, answered = false
        returning contact_id
      )
      select wanted.id as contact_id, wanted."to", wanted.digest, exists (select from claimed) as is_claimed,
        recent.day >= ${maxPerDay}::integer as is_enough
      from wanted, recent`,
    'contact_id' in subject ? 'claim_picture' : 'claim_picture_of_writer',
  );
  if (!row || row.is_enough) return null;
  return row.is_claimed ? row : 'later';
}

function contactOf(account_id: string, channel_id: string, subject: Subject) {
  if ('contact_id' in subject) return sql`${subject.contact_id}::uuid`;
  return sql`(select c.contact_id from messages m
    join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
    where m.account_id = ${account_id} and m.channel_id = ${channel_id}
      and m.platform_message_id = ${subject.platform_message_id})`;
}
