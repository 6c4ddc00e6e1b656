import type { Peer } from '@prosa/whatsapp';
import { platformId } from '../addresses/message-id.ts';
import { addressOf } from '../addresses/jid.ts';
import { peerOf } from '../addresses/peer.ts';

/** Attributes of a stanza, as they travelled. */
export type Attributes = Readonly<Record<string, string>>;

/** The addresses of the number itself. */
export interface Me {
  phone: string | null;
  lid: string | null;
}

/** What a message's stanza says about it. */
export interface Envelope {
  id: string;
  peer: Peer;
  /** The business wrote it on its own handset or on another linked device. */
  from_me: boolean;
  at: Date;
}

const senderAddresses = ['sender_pn', 'sender_lid', 'participant_pn', 'participant_lid'];
const recipientAddresses = ['recipient_pn', 'recipient_lid', 'peer_recipient_pn', 'peer_recipient_lid'];

/**
 * Returns what a message's stanza says, or null when it concerns nobody else: what our own devices tell each other,
 * groups, lists, channels. A missing second address is no fault; the network may hide the phone.
 */
export function readEnvelope(attributes: Attributes, me: Me): Envelope | null {
  const { id, from, recipient, notify, t } = attributes;
  const from_me = isMe(from, me);
  const jids = from_me
    ? [recipient, ...recipientAddresses.map((name) => attributes[name])]
    : [from, ...senderAddresses.map((name) => attributes[name])];
  if (id === undefined || addressOf(jids[0]) === null) return null;
  const peer = peerOf(jids, from_me ? null : (notify ?? null));
  if (!peer || isMe(peer.jid, me)) return null;
  return { id: platformId(id), peer, from_me, at: timeOf(t) };
}

/** Returns whether a jid is one of the number's own. */
export function isMe(jid: string | null | undefined, { phone, lid }: Me): boolean {
  const address = addressOf(jid);
  return address !== null && address.user === (address.kind === 'phone' ? phone : lid);
}

/** Returns the time of a stanza, which counts seconds. */
export function timeOf(seconds: string | number | undefined): Date {
  return new Date(Number(seconds ?? 0) * 1000);
}
