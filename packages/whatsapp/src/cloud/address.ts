import type { Peer } from '../messages.ts';
import { SendRejected } from '../refusals.ts';
import { jidOf } from '../simulator/phone.ts';

/** The Graph's name of a customer who hides the phone, such as `US.13491208655302741918`. */
const bsuidPattern = /^[A-Z]{2}\.[\w.]{1,120}$/;
const phonePattern = /^(\d{5,20})(?:@s\.whatsapp\.net)?$/;

/** Whom a message is for, as the Graph takes it. */
export type Recipient = { to: string } | { recipient: string };

/** Returns the recipient behind a jid; throws SendRejected 'undeliverable' for an address of another network. */
export function recipientOf(jid: string): Recipient {
  const phone = phonePattern.exec(jid)?.[1];
  if (phone !== undefined) return { to: phone };
  if (bsuidPattern.test(jid)) return { recipient: jid };
  throw new SendRejected('undeliverable');
}

/** Returns the customer whom the Graph names by phone, by user id, or both; null when it names nobody. */
export function peerFrom(named: {
  phone: string | null | undefined;
  bsuid: string | null | undefined;
  name: string | null | undefined;
}): Peer | null {
  const phone = named.phone?.replaceAll(/\D/g, '') || null;
  const bsuid = named.bsuid || null;
  const jid = phone === null ? bsuid : jidOf(phone);
  return jid === null ? null : { phone, jid, bsuid, name: named.name?.trim() || null };
}
