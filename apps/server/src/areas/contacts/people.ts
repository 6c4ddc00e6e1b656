import type { Ids } from '../../platform/clock/ids.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { join, raw, sql, type Sql } from '../../platform/db/sql.ts';
import type { Person } from './peers.ts';
import type { AccountQueryable } from './reader.ts';

/** The columns that are needed to find a person. */
export interface KnownContact {
  id: string;
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
  name: string;
  channel_contact_id: string | null;
  ignore: boolean;
  ignored_until: Date | null;
}

/** Contacts that can be looked up by person. */
export interface KnownPeople {
  /** Returns the person's contact, by LID first, then by phone, then by BSUID (field reference 1.2). */
  of(person: Person): KnownContact | null;
  /** Returns all contacts that carry an address of the person; the first is the one that `of` returns. */
  allOf(person: Person): KnownContact[];
}

/** New values of one contact. */
export interface ContactChange {
  id: string;
  name: string;
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
  channel_contact_id: string;
}

const columns = sql`id, phone, lid, bsuid, name, channel_contact_id, ignore, ignored_until`;

/** Reads the contacts of these people, in one statement. */
export async function knownPeople(tx: AccountQueryable, people: readonly Person[]): Promise<KnownPeople> {
  const { query, kinds } = contactsOf(tx.account_id, people);
  return lookup(await tx.rows<KnownContact>(query, `known_people_by_${kinds}`));
}

/**
 * Returns the query for the contacts of these people, and the kinds of addresses that it looks for, which are only those
 * that somebody has: each kind is a look of its own.
 */
export function contactsOf(account_id: string, people: readonly Person[]): { query: Sql; kinds: string } {
  const known = (['phone', 'lid', 'bsuid'] as const).filter((kind) => people.some((person) => person[kind]));
  const kinds = known.length ? known : (['phone'] as const);
  const looks = kinds.map((kind) => {
    const addresses = people.flatMap((person) => person[kind] ?? []);
    return sql`select ${columns} from contacts
      where account_id = ${account_id} and ${raw(kind)} = any(${addresses}::text[])`;
  });
  return { query: join(looks, ' union '), kinds: kinds.join('_') };
}

/** Returns what the network newly knows about contacts we have. */
export function changesOf(people: readonly Person[], known: KnownPeople): ContactChange[] {
  return people.flatMap((person) => {
    const [contact, ...others] = known.allOf(person);
    if (!contact) return [];
    // Another contact may have an address already; they are merged apart from this, or stay two.
    const free = (kind: 'phone' | 'lid' | 'bsuid') =>
      others.some((other) => other[kind] === person[kind]) ? null : person[kind];
    const next = {
      id: contact.id,
      name: contact.name || person.name,
      phone: contact.phone ?? free('phone'),
      lid: contact.lid ?? free('lid'),
      bsuid: contact.bsuid ?? free('bsuid'),
      channel_contact_id: contact.channel_contact_id ?? addressOf(person),
    };
    return differs(contact, next) ? [next] : [];
  });
}

interface Writing {
  missing: readonly Person[];
  changes: readonly ContactChange[];
  now: Date;
  ids: Ids;
}

/** Inserts the missing people and writes the changes, in one statement; returns those that it inserted. */
export async function writePeople(
  tx: Transaction,
  { missing, changes, now, ids }: Writing,
): Promise<KnownPeople> {
  const rows = await tx.rows<KnownContact>(
    sql`with change as (
        select * from unnest(
          ${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ name }) => name)}::text[],
          ${changes.map(({ phone }) => phone)}::text[], ${changes.map(({ lid }) => lid)}::text[],
          ${changes.map(({ bsuid }) => bsuid)}::text[],
          ${changes.map(({ channel_contact_id }) => channel_contact_id)}::text[]
        ) as value(id, name, phone, lid, bsuid, channel_contact_id)
      ), locked as (
        select id from contacts where account_id = ${tx.account_id} and id in (select id from change)
        order by id for no key update
      ), changed as (
        update contacts c
        set name = change.name, phone = change.phone, lid = change.lid, bsuid = change.bsuid,
          channel_contact_id = change.channel_contact_id
        from locked join change using (id)
        where c.account_id = ${tx.account_id} and c.id = locked.id
      )
      insert into contacts (account_id, id, name, phone, lid, bsuid, channel_contact_id, created)
      select ${tx.account_id}, value.id, value.name, value.phone, value.lid, value.bsuid, value.jid, ${now}
      from unnest(
        ${missing.map(() => ids.next())}::uuid[], ${missing.map(({ name }) => name)}::text[],
        ${missing.map(({ phone }) => phone)}::text[], ${missing.map(({ lid }) => lid)}::text[],
        ${missing.map(({ bsuid }) => bsuid)}::text[], ${missing.map(addressOf)}::text[]
      ) as value(id, name, phone, lid, bsuid, jid)
      on conflict do nothing
      returning ${columns}`,
    'write_people',
  );
  return lookup(rows);
}

/** Locks contacts against everything, also against conversations that would begin with them, in the order of ids. */
export function lockPeople(tx: Transaction, ids: readonly string[]): Promise<KnownContact[]> {
  return tx.rows<KnownContact>(
    sql`select ${columns} from contacts where account_id = ${tx.account_id} and id = any(${ids}::uuid[])
      order by id for update`,
    'lock_people',
  );
}

/** Makes contacts found by person. */
export function lookup(rows: readonly KnownContact[]): KnownPeople {
  const by = (kind: 'phone' | 'lid' | 'bsuid') =>
    new Map(rows.flatMap((row) => (row[kind] === null ? [] : [[row[kind], row] as const])));
  const [byLid, byPhone, byBsuid] = [by('lid'), by('phone'), by('bsuid')];
  const allOf = ({ lid, phone, bsuid }: Person) => [
    ...new Set(
      [byLid.get(lid ?? ''), byPhone.get(phone ?? ''), byBsuid.get(bsuid ?? '')].filter(
        (row) => row !== undefined,
      ),
    ),
  ];
  return { of: (person) => allOf(person)[0] ?? null, allOf };
}

/** Returns an address under which the network knows the person. */
function addressOf({ jids }: Person): string {
  return jids.at(-1) ?? '';
}

function differs(contact: KnownContact, change: ContactChange): boolean {
  const { name, phone, lid, bsuid, channel_contact_id } = change;
  return (
    contact.name !== name ||
    contact.phone !== phone ||
    contact.lid !== lid ||
    contact.bsuid !== bsuid ||
    contact.channel_contact_id !== channel_contact_id
  );
}
