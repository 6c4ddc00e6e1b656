import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { recordTags } from '../record-tags.ts';
import { lockPeople } from '../people.ts';
import type { Given } from './merge-rows.ts';

/** A merge that is in force, locked together with its contact. */
export interface Merge<Joined> {
  id: string;
  contact_id: string;
  gone_id: string;
  given: Given;
  conversations: string[];
  joined: Joined[];
}

/**
 * Locks a merge and its contact. Throws not_found when there is none in force, or when its contact was merged into
 * another one since, which has to be separated first.
 */
export async function lockMerge<Joined>(tx: Transaction, id: string): Promise<Merge<Joined>> {
  const { account_id } = tx;
  const seen = found(
    await tx.row<{ contact_id: string }>(
      sql`select contact_id from contact_merges
        where account_id = ${account_id} and id = ${id} and separated is null and within = '{}'`,
    ),
  );
  await lockPeople(tx, [seen.contact_id]);
  return found(
    await tx.row<Merge<Joined>>(
      sql`select id, contact_id, gone_id, given, conversations, joined from contact_merges
        where account_id = ${account_id} and id = ${id} and separated is null and within = '{}' for update`,
      'lock_merge',
    ),
  );
}

/**
 * Takes back from the remaining contact what a merge gave it, where nobody has changed it since, and makes the other
 * contact again under its old id.
 */
export async function separateRows<Joined>(tx: Transaction, merge: Merge<Joined>, now: Date): Promise<void> {
  const { account_id } = tx;
  const { contact_id, gone_id, id } = merge;
  const picture = await givenPicture(tx, merge);
  await takeBack(tx, merge);
  await tx.run(
    sql`insert into contacts (account_id, id, name, override_name, phone, lid, bsuid, channel_contact_id, data,
        annotations, ignore, ignored_until, profile_picture, created)
      select m.account_id, m.gone_id, row.name, row.override_name, row.phone, row.lid, row.bsuid, row.channel_contact_id,
        row.data, row.annotations, row.ignore, row.ignored_until, ${picture}::uuid, row.created
      from contact_merges m, jsonb_populate_record(null::contacts, m.gone) as row
      where m.account_id = ${account_id} and m.id = ${id}`,
    'make_contact_again',
  );
  await tx.run(
    sql`insert into contact_tags (account_id, contact_id, tag_id)
      select m.account_id, m.gone_id, t.id from contact_merges m
      join tags t on t.account_id = m.account_id and m.gone -> 'tags' ? t.id::text
      where m.account_id = ${account_id} and m.id = ${id}`,
    'tag_contact_again',
  );
  await tx.run(
    sql`update contact_merges set separated = ${now}, gone = '{}', given = '{}', joined = '[]'
      where account_id = ${account_id} and id = ${id}`,
    'end_merge',
  );
  await returnMerges(tx, merge);
  await recordTags(tx, 'contact.changed', [contact_id, gone_id]);
  if (picture) tx.record({ type: 'contact.pictured', payload: { contact_id } });
  tx.record({ type: 'contacts.changed', payload: {} });
}

/** Returns the picture that the remaining contact got from the other and still shows; null for none. */
async function givenPicture<Joined>(
  tx: Transaction,
  { contact_id, given }: Merge<Joined>,
): Promise<string | null> {
  const row = await tx.row<{ picture: string }>(
    sql`select profile_picture as picture from contacts where account_id = ${tx.account_id} and id = ${contact_id}
      and profile_picture = ${given.profile_picture ?? null}::uuid`,
    'given_picture',
  );
  return row?.picture ?? null;
}

/** Gives the contact that is made again what it had been merged with, and separated from, before it went. */
async function returnMerges<Joined>(
  tx: Transaction,
  { id, contact_id, gone_id }: Merge<Joined>,
): Promise<void> {
  await tx.run(
    sql`update contact_merges set within = array_remove(within, ${id}::uuid),
        contact_id = case when contact_id = ${contact_id} then ${gone_id} else contact_id end,
        gone_id = case when gone_id = ${contact_id} then ${gone_id} else gone_id end
      where account_id = ${tx.account_id} and (contact_id = ${contact_id} or gone_id = ${contact_id})
        and within @> array[${id}::uuid]`,
    'return_merges',
  );
}

/** The remaining contact must not be answered under an address of the other. */
async function takeBack<Joined>(tx: Transaction, { contact_id, given }: Merge<Joined>): Promise<void> {
  const { name, phone, lid, bsuid, override_name, data, annotations, tags, ignore } = given;
  await tx.run(
    sql`update contacts c set name = case when c.name = ${name} then '' else c.name end,
        phone = nullif(c.phone, ${phone}), lid = nullif(c.lid, ${lid}),
        bsuid = nullif(c.bsuid, ${bsuid}), override_name = nullif(c.override_name, ${override_name}),
        profile_picture = nullif(c.profile_picture, ${given.profile_picture ?? null}::uuid),
        data = (
          select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(c.data)
          where value is distinct from ${JSON.stringify(data)}::jsonb -> key
        ),
        annotations = (
          select coalesce(jsonb_agg(note order by place), '[]')
          from jsonb_array_elements(c.annotations) with ordinality as one(note, place)
          where not ${JSON.stringify(annotations)}::jsonb @> jsonb_build_array(note)
        ),
        channel_contact_id = case
          when split_part(split_part(c.channel_contact_id, '@', 1), ':', 1) in (${lid}, ${bsuid}) then null
          else c.channel_contact_id end,
        ignore = c.ignore and not ${ignore}, ignored_until = case when ${ignore} then null else c.ignored_until end
      where c.account_id = ${tx.account_id} and c.id = ${contact_id}`,
    'take_back_from_contact',
  );
  await tx.run(
    sql`delete from contact_tags
      where account_id = ${tx.account_id} and contact_id = ${contact_id} and tag_id = any(${tags}::uuid[])`,
    'take_back_tags',
  );
}
