import type { BinaryNode } from 'baileys';
import type { IncomingCall } from '@prosa/whatsapp';
import { peerOf } from '../addresses/peer.ts';
import { isMe, timeOf, type Me } from './envelope.ts';

/** The kinds of call stanzas that begin a call; the others follow one that was reported already. */
const beginnings = new Set(['offer', 'offer_notice']);

/** Returns the call that a stanza announces; null for calls of groups, our own calls, and what follows a call. */
export function readCall({ attrs, content }: BinaryNode, me: Me): IncomingCall | null {
  const [call] = Array.isArray(content) ? content : [];
  const id = call?.attrs['call-id'];
  if (!call || id === undefined || !beginnings.has(call.tag)) return null;
  const { type, 'group-jid': group, caller_pn, 'call-creator': creator } = call.attrs;
  const peer = peerOf([caller_pn, creator, call.attrs['from'], attrs['from']], attrs['notify'] ?? null);
  if (!peer || type === 'group' || group !== undefined || isMe(peer.jid, me)) return null;
  const parts = Array.isArray(call.content) ? call.content : [];
  return { id, peer, video: parts.some(({ tag }) => tag === 'video'), at: timeOf(attrs['t']) };
}
