import type { Transaction } from '../../../platform/db/database.ts';
import { joinPeers, type Peer } from '../peers.ts';
import { knownPeople } from '../people.ts';
import type { ResolvedContact } from '../commands/resolve-contacts.ts';

/** Finds the contact behind an address, if we have it. Nothing is created, filled in or changed. */
export async function findContact(tx: Transaction, peer: Peer): Promise<ResolvedContact | null> {
  const people = joinPeers([peer]);
  const known = await knownPeople(tx, people);
  const [contact = null] = people.map((person) => known.of(person));
  return contact && { id: contact.id, ignore: contact.ignore };
}
