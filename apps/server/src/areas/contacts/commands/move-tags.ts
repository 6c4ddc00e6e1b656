import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addedByContact, recordTagNews, recordTags, type AddedTag, type TagNews } from '../record-tags.ts';

/** Tags to add to one contact and to remove from it, whatever other tags it has. */
export interface TagMove {
  contact_id: string;
  add_tags: ReadonlySet<string>;
  remove_tags: ReadonlySet<string>;
  /** The flow that moves them: then flows start by the tags that are new. */
  by_flow?: string;
}

/** Locks contacts, before any of their conversations is locked: all code that changes tags locks the contact first. */
export async function lockContacts(tx: Transaction, contact_ids: readonly string[]): Promise<void> {
  await tx.rows(
    sql`select id from contacts where account_id = ${tx.account_id} and id = any(${contact_ids}::uuid[])
      order by id for no key update`,
    'lock_contacts',
  );
}

/**
 * Adds tags to locked contacts and removes others, in a fixed number of statements, and records the events (see
 * `recordTags`). Tags that are archived or not the company's are left out.
 */
export async function moveTags(
  tx: Transaction,
  moves: readonly TagMove[],
  type: 'contact.changed' | 'contact.tagged' = 'contact.changed',
): Promise<void> {
  await removeTags(tx, moves);
  const added = addedByContact(await addTags(tx, moves));
  const told = moves.filter(({ add_tags, remove_tags }) => add_tags.size || remove_tags.size);
  if (type === 'contact.tagged')
    return recordTags(
      tx,
      type,
      told.map(({ contact_id }) => contact_id),
    );
  const news = told.map(({ contact_id, by_flow }): [string, TagNews] => [
    contact_id,
    by_flow ? { added: added.get(contact_id) ?? [], by_flow } : {},
  ]);
  await recordTagNews(tx, new Map(news));
}

function pairsOf(
  moves: readonly TagMove[],
  tagsOf: (move: TagMove) => ReadonlySet<string>,
): { contacts: string[]; tags: string[] } {
  const pairs = moves.flatMap((move) => [...tagsOf(move)].map((tag) => [move.contact_id, tag] as const));
  return { contacts: pairs.map(([contact]) => contact), tags: pairs.map(([, tag]) => tag) };
}

async function removeTags(tx: Transaction, moves: readonly TagMove[]): Promise<void> {
  const { contacts, tags } = pairsOf(moves, (move) => move.remove_tags);
  if (!tags.length) return;
  await tx.run(
    sql`delete from contact_tags g
      using unnest(${contacts}::uuid[], ${tags}::uuid[]) as given(contact_id, tag_id)
      where g.account_id = ${tx.account_id} and g.contact_id = given.contact_id and g.tag_id = given.tag_id`,
    'remove_tags',
  );
}

async function addTags(tx: Transaction, moves: readonly TagMove[]): Promise<AddedTag[]> {
  const { contacts, tags } = pairsOf(moves, (move) => move.add_tags);
  if (!tags.length) return [];
  return tx.rows<AddedTag>(
    sql`insert into contact_tags (account_id, contact_id, tag_id)
      select ${tx.account_id}, given.contact_id, t.id
      from unnest(${contacts}::uuid[], ${tags}::uuid[]) as given(contact_id, tag_id)
      join tags t on t.account_id = ${tx.account_id} and t.id = given.tag_id and not t.filed
      on conflict do nothing returning contact_id, tag_id`,
    'add_tags',
  );
}
