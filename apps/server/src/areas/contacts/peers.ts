import { canonicalPhone } from '@prosa/brazil';
import { lidOfJid, phoneOfJid } from './phone.ts';

/** The person at the other end, as a channel names them. At least one of phone, LID and BSUID follows from the fields. */
export interface Peer {
  /** The address the network gave. */
  jid: string;
  /** Digits of E.164 in either Brazilian spelling; null when the network hides it. */
  phone: string | null;
  /** Digits of the address that hides the phone on WhatsApp Web, or that address. */
  lid?: string | null;
  /** The name that hides the phone on the Cloud API. */
  bsuid?: string | null;
  /** The name the phone shows. */
  name: string | null;
}

/** One person among the peers of a batch, with all their addresses, the newest last. */
export interface Person {
  phone: string | null;
  lid: string | null;
  bsuid: string | null;
  name: string;
  jids: string[];
}

const maxNameLength = 120;

/**
 * Joins the peers that are one person: the same phone in either spelling, the same LID or the same BSUID. Sorted, so
 * that all transactions lock rows in the same order. Throws when an address carries none of them (a group, say).
 */
export function joinPeers(peers: readonly Peer[]): Person[] {
  const byKey = new Map<string, Person>();
  for (const peer of peers) {
    const next = personOf(peer);
    const keys = keysOf(next);
    if (!keys.length) throw new Error('an address without phone, LID and BSUID is no contact');
    const before = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    const person = [...before, next].reduce(merge);
    for (const key of keysOf(person)) byKey.set(key, person);
  }
  return [...new Set(byKey.values())].sort((one, other) => compare(sortKey(one), sortKey(other)));
}

/** Returns whether a peer has addresses by which it could be two contacts. */
export function hasManyAddresses(peer: Peer): boolean {
  return keysOf(personOf(peer)).length > 1;
}

function personOf({ jid, phone, lid, bsuid, name }: Peer): Person {
  return {
    phone: phone ? canonicalPhone(phone) : phoneOfJid(jid),
    lid: (lid && (lidOfJid(lid) ?? lid)) || lidOfJid(jid),
    bsuid: bsuid || null,
    name: shownName(name ?? ''),
    jids: [jid],
  };
}

function keysOf({ phone, lid, bsuid }: Person): string[] {
  return Object.entries({ phone, lid, bsuid }).flatMap(([kind, value]) =>
    value ? [`${kind} ${value}`] : [],
  );
}

function merge(older: Person, newer: Person): Person {
  return {
    phone: older.phone ?? newer.phone,
    lid: older.lid ?? newer.lid,
    bsuid: older.bsuid ?? newer.bsuid,
    name: newer.name || older.name,
    jids: [...older.jids, ...newer.jids],
  };
}

/** Returns what a phone shows as one short line: PostgreSQL cannot hold NUL, and a name must be short. */
function shownName(name: string): string {
  const line = name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return Array.from(line).slice(0, maxNameLength).join('');
}

function sortKey({ phone, lid, bsuid }: Person): string {
  return phone ?? (lid === null ? `bsuid ${bsuid}` : `lid ${lid}`);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
