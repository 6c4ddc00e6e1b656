import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Sql } from '../../../platform/db/sql.ts';
import { joinPeers, type Peer, type Person } from '../peers.ts';
import { liftIgnored } from '../ignored/lift-ignored.ts';
import { changesOf, contactsOf, knownPeople, lookup, writePeople, type KnownContact } from '../people.ts';

/** The contact behind an address. */
export interface ResolvedContact {
  id: string;
  ignore: boolean;
}

interface Options {
  peers: readonly Peer[];
  now: Date;
  ids: Ids;
}

/**
 * Finds the contacts of network addresses, by LID, phone and BSUID, and creates those that are missing; returns them
 * by `jid`. Several addresses of one person give one contact. At the same time, an empty name takes the name that the
 * phone shows, and a missing address is filled in. One statement when all are known and unchanged, at most three for any number of peers. Transactions that meet the same new person
 * at the same time end with one contact: the later one waits and then finds it.
 */
export async function resolveContacts(
  tx: Transaction,
  { peers, now, ids }: Options,
): Promise<Map<string, ResolvedContact>> {
  const people = joinPeers(peers);
  const known = await knownPeople(tx, people);
  await listenAgain(
    tx,
    people.flatMap((person) => known.of(person) ?? []),
    now,
  );
  const missing = people.filter((person) => !known.of(person));
  const changes = changesOf(people, known);
  if (!missing.length && !changes.length) return byAddress(people, (person) => known.of(person));

  const created = await writePeople(tx, { missing, changes, now, ids });
  for (const { id } of changes) tx.record({ type: 'contact.changed', payload: { contact_id: id } });
  const overtaken = missing.filter((person) => !created.of(person));
  const theirs = overtaken.length ? await knownPeople(tx, overtaken) : null;
  return byAddress(people, (person) => known.of(person) ?? created.of(person) ?? theirs?.of(person));
}

/** How to find the contacts of peers within another statement. */
export interface ContactLook {
  query: Sql;
  /** The kinds of addresses by which it looks; it reads differently for each combination. */
  kinds: string;
  /** Returns the contacts by `jid`, given the query's rows; null when `resolveContacts` has something to write. */
  resolve(rows: readonly KnownContact[], now: Date): Map<string, ResolvedContact> | null;
}

/** Prepares to find the contacts of peers that are probably known and unchanged. */
export function lookForContacts(account_id: string, peers: readonly Peer[]): ContactLook {
  const people = joinPeers(peers);
  return {
    ...contactsOf(account_id, people),
    resolve(rows, now) {
      const known = lookup(rows);
      // Two contacts may be one person: they are merged before anything is written.
      const isNews =
        people.some((person) => known.allOf(person).length !== 1) || changesOf(people, known).length > 0;
      if (isNews || rows.some((contact) => isHeardAgain(contact, now))) return null;
      return byAddress(people, (person) => known.of(person));
    },
  };
}

function isHeardAgain({ ignored_until }: KnownContact, now: Date): boolean {
  return ignored_until !== null && ignored_until <= now;
}

/** Ends the ignoring of contacts whose time is over, so that somebody who writes after that time is heard at once. */
async function listenAgain(tx: Transaction, contacts: readonly KnownContact[], now: Date): Promise<void> {
  const over = contacts.filter((contact) => isHeardAgain(contact, now));
  if (!over.length) return;
  await liftIgnored(tx, now);
  for (const contact of over) contact.ignore = false;
}

function byAddress(
  people: readonly Person[],
  contactOf: (person: Person) => KnownContact | null | undefined,
): Map<string, ResolvedContact> {
  const contacts = new Map<string, ResolvedContact>();
  for (const person of people) {
    const contact = contactOf(person);
    if (!contact) throw new Error('a contact vanished while it was being resolved');
    for (const jid of person.jids) contacts.set(jid, { id: contact.id, ignore: contact.ignore });
  }
  return contacts;
}
