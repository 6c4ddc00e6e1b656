import type { Message } from '@prosa/contract';

const sent = 2;

/**
 * Returns the later of two versions of one message. A deleted message stays deleted, and only a later edit replaces an
 * edited text. The status never goes back once the network accepted the message; before that, a retry may turn failed
 * into pending again.
 */
export function mergeMessage(known: Message, incoming: Message): Message {
  if (known.deleted && !incoming.deleted) return known;
  if (!incoming.deleted && (known.edited ?? '') > (incoming.edited ?? '')) return known;
  const isBehind = known.status >= sent && incoming.status < known.status;
  if (!isBehind) return incoming;
  const { status, unconfirmed, failure } = known;
  return { ...incoming, status, unconfirmed, failure };
}
