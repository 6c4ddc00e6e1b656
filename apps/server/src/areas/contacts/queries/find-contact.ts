import type { Transaction } from '../../../platform/db/database.ts';
import { joinPeers, type Peer } from '../peers.ts';
import { knownPeople } from '../people.ts';
import type { ResolvedContact } from '../commands/resolve-contacts.ts';

/** The contact behind an address, where we have it. Nothing is made, filled in or lifted. */
export async function findContact(tx: Transaction, peer: Peer): Promise<ResolvedContact | null> {
  const people = joinPeers([peer]);
  const known = await knownPeople(tx, people);
  const [contact = null] = people.map((person) => known.of(person));
  return contact && { id: contact.id, ignore: contact.ignore };
}
