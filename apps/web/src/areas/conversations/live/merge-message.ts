import type { Message } from '@prosa/contract';

const sent = 2;

/**
 * Returns the later of two versions of one message: its status never goes back once the network took it, what was
 * deleted stays deleted, and an edited text makes room for a later one alone. Before that, a retry may turn failed
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
