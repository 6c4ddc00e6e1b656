import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { changesOf, knownPeople, lockPeople, writePeople, type KnownContact } from '../people.ts';
import { joinPeers, type Peer, type Person } from '../peers.ts';
import type { Ids } from '../../../platform/clock/ids.ts';

/** Two contacts that are one person: the one that goes on, and the one that is merged into it. */
export interface SplitPerson {
  kept: string;
  gone: string;
}

const addresses = ['phone', 'lid', 'bsuid'] as const;

/**
 * Returns the two contacts that carry a person's addresses, both locked; null when there are no two, when they differ
 * in an address of the same kind (a LID keeps its person when the phone gets another one), or when somebody separated
 * them before. A single contact is given the addresses that it lacks.
 */
export async function lockSplitPerson(
  tx: Transaction,
  peer: Peer,
  { now, ids }: { now: Date; ids: Ids },
): Promise<SplitPerson | null> {
  const [person] = joinPeers([peer]);
  if (!person) return null;
  const seen = (await knownPeople(tx, [person])).allOf(person);
  if (seen.length === 1) await fillIn(tx, person, { now, ids });
  if (seen.length < 2) return null;
  await lockPeople(
    tx,
    seen.map(({ id }) => id),
  );
  const [one, other] = (await knownPeople(tx, [person])).allOf(person);
  if (!one || !other || !canBeOne(one, other) || (await wereSeparated(tx, one.id, other.id))) return null;
  const [kept, gone] = isFirst(one, other) ? [one, other] : [other, one];
  return { kept: kept.id, gone: gone.id };
}

async function fillIn(tx: Transaction, person: Person, { now, ids }: { now: Date; ids: Ids }): Promise<void> {
  const known = await knownPeople(tx, [person]);
  const changes = changesOf([person], known);
  if (!changes.length) return;
  await writePeople(tx, { missing: [], changes, now, ids });
  for (const { id } of changes) tx.record({ type: 'contact.changed', payload: { contact_id: id } });
}

function canBeOne(one: KnownContact, other: KnownContact): boolean {
  return addresses.every((kind) => one[kind] === null || other[kind] === null || one[kind] === other[kind]);
}

/** Returns whether the first contact remains: the one whose phone people know, else the older; ids sort by creation. */
function isFirst(one: KnownContact, other: KnownContact): boolean {
  if ((one.phone === null) !== (other.phone === null)) return one.phone !== null;
  return one.id < other.id;
}

async function wereSeparated(tx: Transaction, one: string, other: string): Promise<boolean> {
  const row = await tx.row(
    sql`select from contact_merges where account_id = ${tx.account_id} and separated is not null
      and ((contact_id = ${one} and gone_id = ${other}) or (contact_id = ${other} and gone_id = ${one})) limit 1`,
    'were_separated',
  );
  return row !== null;
}
