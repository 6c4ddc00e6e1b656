import type { Message } from '@prosa/contract';

const sent = 2;

/**
 * Returns whether a status is an earlier one than a known one: it does not go back once the network has the message,
 * except that one which was accepted may fail on its way.
 */
export function isEarlier(status: number, known: number): boolean {
  return known >= sent && status < known && !(status === 0 && known === sent);
}

function isUnreadable({ marks }: Message): boolean {
  return marks.includes('undecryptable');
}

/**
 * Returns the later of two versions of one message. A deleted message stays deleted, and only a later edit replaces an
 * edited text. The status never goes back once the network accepted the message; before that, a retry may turn failed
 * into pending again.
 */
export function mergeMessage(known: Message, incoming: Message): Message {
  if (known.deleted && !incoming.deleted) return known;
  if (!incoming.deleted && (known.edited ?? '') > (incoming.edited ?? '')) return known;
  if (isUnreadable(incoming) && !isUnreadable(known)) return known;
  const isBehind = isEarlier(incoming.status, known.status);
  if (!isBehind) return incoming;
  const { status, unconfirmed, failure } = known;
  return { ...incoming, status, unconfirmed, failure };
}
