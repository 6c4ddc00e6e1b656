import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { addedByContact, recordTagNews, type AddedTag } from '../record-tags.ts';
import { searchKeywords } from './keyword-search.ts';

/** What a customer wrote. */
export interface Writing {
  contact_id: string;
  text: string;
}

/**
 * Adds automatic tags to contacts whose messages contain the keywords, unless they have the tag already, so that
 * saying it twice changes nothing. Costs one statement for a batch without keywords, otherwise two. Must be called
 * before the transaction locks conversations: all code that changes a contact's tags locks the contact first.
 */
export async function tagByKeywords(tx: Transaction, writings: readonly Writing[]): Promise<void> {
  const written = writings.filter(({ text }) => text.trim());
  if (!written.length) return;
  const keywords = await tx.rows<Keyword>(keywordsOf(tx.account_id), 'auto_tag_keywords');
  if (!keywords.length) return;
  const search = searchKeywords(keywords.map(({ keyword }) => keyword));
  const pairs = new Map<string, { contact_id: string; tag_id: string }>();
  for (const { contact_id, text } of written) {
    for (const place of search(text)) {
      const tag_id = keywords[place]?.tag_id;
      if (tag_id) pairs.set(`${contact_id} ${tag_id}`, { contact_id, tag_id });
    }
  }
  if (pairs.size) await putOn(tx, [...pairs.values()]);
}

/** A keyword and the tag that it puts on. */
export interface Keyword {
  tag_id: string;
  keyword: string;
}

/** Returns the query for a company's keywords. */
export function keywordsOf(account_id: string): Sql {
  return sql`select id as tag_id, keyword from tags, unnest(keywords) as keyword
      where account_id = ${account_id} and auto_tag and not filed`;
}

/** Returns whether one of the texts contains a keyword, so that `tagByKeywords` may have something to write. */
export function containsKeyword(keywords: readonly Keyword[], texts: readonly string[]): boolean {
  if (!keywords.length) return false;
  const search = searchKeywords(keywords.map(({ keyword }) => keyword));
  return texts.some((text) => [...search(text)].length > 0);
}

async function putOn(
  tx: Transaction,
  pairs: readonly { contact_id: string; tag_id: string }[],
): Promise<void> {
  const rows = await tx.rows<AddedTag>(
    sql`with wanted as (
        select contact_id, tag_id
        from unnest(${pairs.map(({ contact_id }) => contact_id)}::uuid[],
          ${pairs.map(({ tag_id }) => tag_id)}::uuid[]) as w(contact_id, tag_id)
        where not exists (
          select from contact_tags g
          where g.account_id = ${tx.account_id} and g.contact_id = w.contact_id and g.tag_id = w.tag_id
        )
      ), locked as (
        select id from contacts
        where account_id = ${tx.account_id} and id in (select contact_id from wanted)
        order by id for no key update
      )
      insert into contact_tags (account_id, contact_id, tag_id)
      select ${tx.account_id}, contact_id, tag_id from wanted join locked on locked.id = contact_id
      on conflict do nothing
      returning contact_id, tag_id`,
    'put_on_auto_tags',
  );
  const news = [...addedByContact(rows)].map(([contact_id, added]) => [contact_id, { added }] as const);
  await recordTagNews(tx, new Map(news));
}
