import type { AccountQueryable } from '../reader.ts';
import { knownPeople } from '../people.ts';
import { hasManyAddresses, joinPeers, type Peer } from '../peers.ts';

/** Returns the peers whose addresses are those of different contacts, in one statement, or none where no peer has two. */
export async function splitPeers(db: AccountQueryable, peers: readonly Peer[]): Promise<Peer[]> {
  const named = new Map(peers.filter(hasManyAddresses).map((peer) => [peer.jid, peer]));
  if (!named.size) return [];
  const known = await knownPeople(db, joinPeers([...named.values()]));
  return [...named.values()].filter((peer) =>
    joinPeers([peer]).some((person) => known.allOf(person).length > 1),
  );
}
