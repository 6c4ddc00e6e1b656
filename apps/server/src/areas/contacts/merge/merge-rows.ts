import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { recordTags } from '../record-tags.ts';
import type { SplitPerson } from './one-person.ts';

/** A contact's row as JSON, with its tags; what a merge does not restore is left out. */
interface Row {
  name: string;
  override_name: string | null;
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
  channel_contact_id: string | null;
  data: Record<string, unknown>;
  annotations: unknown[];
  ignore: boolean;
  ignored_until: string | null;
  profile_picture: string | null;
  tags: string[];
}

/** What the remaining contact got by a merge. */
export interface Given {
  /** Empty unless the contact had none. */
  name: string;
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
  override_name: string | null;
  data: Record<string, unknown>;
  annotations: unknown[];
  tags: string[];
  profile_picture?: string | null;
  /** It was not ignored before. */
  ignore: boolean;
}

interface Merging extends SplitPerson {
  id: string;
  now: Date;
  /** Conversations that moved whole, and those whose messages moved into another one. */
  conversations: readonly string[];
  joined: readonly object[];
}

interface Merged {
  kept: string;
  gone: string;
  /** A stored file. */
  spare: string | null;
}

/**
 * Merges the rows of two locked contacts whose conversations have moved already: the remaining one gets what it lacks
 * of the other, which is kept aside for `separateRows` and deleted. Returns what both are called, and the picture that
 * nobody needs any more.
 */
export async function mergeRows(tx: Transaction, merging: Merging): Promise<Merged> {
  const { kept: contact_id, gone: gone_id } = merging;
  const [kept, gone] = [await readRow(tx, contact_id), await readRow(tx, gone_id)];
  const given = givenBy(gone, kept);
  await followMerges(tx, merging);
  await tx.run(
    sql`insert into contact_merges (account_id, id, contact_id, gone_id, gone, given, conversations, joined, created)
      values (${tx.account_id}, ${merging.id}, ${contact_id}, ${gone_id}, ${JSON.stringify(gone)}::jsonb,
        ${JSON.stringify(given)}::jsonb, ${merging.conversations}::uuid[], ${JSON.stringify(merging.joined)}::jsonb,
        ${merging.now})`,
    'keep_merge',
  );
  await tx.run(
    sql`delete from contacts where account_id = ${tx.account_id} and id = ${gone_id}`,
    'drop_gone',
  );
  await give(tx, contact_id, { given, gone });
  tx.record({ type: 'contact.merged', payload: { contact_id: gone_id, into: contact_id } });
  await recordTags(tx, 'contact.changed', [contact_id]);
  if (given.profile_picture) tx.record({ type: 'contact.pictured', payload: { contact_id } });
  const spare = given.profile_picture ? null : gone.profile_picture;
  return { kept: calledBy(kept), gone: calledBy(gone), spare };
}

/** Takes along what is kept of the merges and separations of a contact that goes, so that these can come back with it. */
async function followMerges(tx: Transaction, { id, kept, gone }: Merging): Promise<void> {
  await tx.run(
    sql`update contact_merges set within = within || ${id}::uuid,
        contact_id = case when contact_id = ${gone} then ${kept} else contact_id end,
        gone_id = case when gone_id = ${gone} then ${kept} else gone_id end
      where account_id = ${tx.account_id}
        and (contact_id = ${gone} or (gone_id = ${gone} and separated is not null))`,
    'follow_merges',
  );
}

async function readRow(tx: Transaction, id: string): Promise<Row> {
  const row = await tx.row<{ contact: Row }>(
    sql`select to_jsonb(c) - 'search' || jsonb_build_object('tags', tags_of_contact(c.account_id, c.id)) as contact
      from contacts c where c.account_id = ${tx.account_id} and c.id = ${id}`,
    'contact_as_json',
  );
  return found(row).contact;
}

function givenBy(gone: Row, kept: Row): Given {
  const lacking = (kind: 'phone' | 'lid' | 'bsuid' | 'override_name' | 'profile_picture') =>
    kept[kind] === null ? gone[kind] : null;
  return {
    name: kept.name === '' ? gone.name : '',
    phone: lacking('phone'),
    lid: lacking('lid'),
    bsuid: lacking('bsuid'),
    override_name: lacking('override_name'),
    profile_picture: lacking('profile_picture'),
    data: Object.fromEntries(Object.entries(gone.data).filter(([name]) => !(name in kept.data))),
    annotations: gone.annotations,
    tags: gone.tags.filter((tag) => !kept.tags.includes(tag)),
    ignore: gone.ignore && !kept.ignore,
  };
}

async function give(
  tx: Transaction,
  id: string,
  { given, gone }: { given: Given; gone: Row },
): Promise<void> {
  const { name, phone, lid, bsuid, override_name, profile_picture } = given;
  await tx.run(
    sql`update contacts set phone = coalesce(phone, ${phone}), lid = coalesce(lid, ${lid}),
        bsuid = coalesce(bsuid, ${bsuid}), override_name = coalesce(override_name, ${override_name}),
        name = case when name = '' then ${name} else name end,
        channel_contact_id = coalesce(channel_contact_id, ${gone.channel_contact_id}),
        profile_picture = coalesce(profile_picture, ${profile_picture}::uuid),
        data = ${JSON.stringify(given.data)}::jsonb || data,
        annotations = annotations || ${JSON.stringify(given.annotations)}::jsonb,
        ignore = ignore or ${given.ignore},
        ignored_until = case when ${given.ignore} then ${gone.ignored_until}::timestamptz else ignored_until end
      where account_id = ${tx.account_id} and id = ${id}`,
    'give_to_contact',
  );
  await tx.run(
    sql`insert into contact_tags (account_id, contact_id, tag_id)
      select ${tx.account_id}, ${id}, tag_id from unnest(${given.tags}::uuid[]) as tag_id on conflict do nothing`,
    'give_tags',
  );
}

function calledBy({ override_name, name, phone }: Row): string {
  return override_name || name || phone || 'sem nome';
}
