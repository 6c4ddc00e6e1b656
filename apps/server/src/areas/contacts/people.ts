import type { Ids } from '../../platform/clock/ids.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import type { Person } from './peers.ts';

/** The columns that are needed to find a person. */
export interface KnownContact {
  id: string;
  phone: string | null;
  lid: string | null;
  name: string;
  channel_contact_id: string | null;
  ignore: boolean;
  ignored_until: Date | null;
}

/** Contacts that can be looked up by person. */
export interface KnownPeople {
  /** Returns the person's contact, by LID first, then by phone (field reference 1.2). */
  of(person: Person): KnownContact | null;
  hasPhone(phone: string): boolean;
  hasLid(lid: string): boolean;
}

/** New values of one contact. */
export interface ContactChange {
  id: string;
  name: string;
  phone: string | null;
  lid: string | null;
  channel_contact_id: string;
}

const columns = sql`id, phone, lid, name, channel_contact_id, ignore, ignored_until`;

/** Reads the contacts of these people, in one statement. */
export async function knownPeople(tx: Transaction, people: readonly Person[]): Promise<KnownPeople> {
  return lookup(await tx.rows<KnownContact>(contactsOf(tx.account_id, people), 'known_people'));
}

/** Returns the query for the contacts of these people. */
export function contactsOf(account_id: string, people: readonly Person[]): Sql {
  const phones = people.flatMap(({ phone }) => phone ?? []);
  const lids = people.flatMap(({ lid }) => lid ?? []);
  return sql`select ${columns} from contacts where account_id = ${account_id} and phone = any(${phones}::text[])
      union
      select ${columns} from contacts where account_id = ${account_id} and lid = any(${lids}::text[])`;
}

/** Returns what the network newly knows about contacts we have. */
export function changesOf(people: readonly Person[], known: KnownPeople): ContactChange[] {
  return people.flatMap((person) => {
    const contact = known.of(person);
    if (!contact) return [];
    const next = {
      id: contact.id,
      name: contact.name || person.name,
      // Another contact may have it already; two contacts are never merged as a side effect.
      phone: contact.phone ?? (person.phone && !known.hasPhone(person.phone) ? person.phone : null),
      lid: contact.lid ?? (person.lid && !known.hasLid(person.lid) ? person.lid : null),
      channel_contact_id: addressOf(person),
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
          ${changes.map(({ channel_contact_id }) => channel_contact_id)}::text[]
        ) as value(id, name, phone, lid, channel_contact_id)
      ), locked as (
        select id from contacts where account_id = ${tx.account_id} and id in (select id from change)
        order by id for no key update
      ), changed as (
        update contacts c
        set name = change.name, phone = change.phone, lid = change.lid,
          channel_contact_id = change.channel_contact_id
        from locked join change using (id)
        where c.account_id = ${tx.account_id} and c.id = locked.id
      )
      insert into contacts (account_id, id, name, phone, lid, channel_contact_id, created)
      select ${tx.account_id}, value.id, value.name, value.phone, value.lid, value.jid, ${now}
      from unnest(
        ${missing.map(() => ids.next())}::uuid[], ${missing.map(({ name }) => name)}::text[],
        ${missing.map(({ phone }) => phone)}::text[], ${missing.map(({ lid }) => lid)}::text[],
        ${missing.map(addressOf)}::text[]
      ) as value(id, name, phone, lid, jid)
      on conflict do nothing
      returning ${columns}`,
    'write_people',
  );
  return lookup(rows);
}

/** Makes contacts found by person. */
export function lookup(rows: readonly KnownContact[]): KnownPeople {
  const byPhone = new Map(rows.flatMap((row) => (row.phone === null ? [] : [[row.phone, row] as const])));
  const byLid = new Map(rows.flatMap((row) => (row.lid === null ? [] : [[row.lid, row] as const])));
  return {
    of: ({ lid, phone }) => byLid.get(lid ?? '') ?? byPhone.get(phone ?? '') ?? null,
    hasPhone: (phone) => byPhone.has(phone),
    hasLid: (lid) => byLid.has(lid),
  };
}

/** Returns the address to send to: the one that wrote last. */
function addressOf({ jids }: Person): string {
  return jids.at(-1) ?? '';
}

function differs(contact: KnownContact, change: ContactChange): boolean {
  const { name, phone, lid, channel_contact_id } = change;
  return (
    contact.name !== name ||
    contact.phone !== phone ||
    contact.lid !== lid ||
    contact.channel_contact_id !== channel_contact_id
  );
}
