import type { Conversation } from '@prosa/contract';

/** Returns when something last happened in a conversation, as an ISO instant; lists are sorted by it. */
export function lastActivity({ last_message, created }: Conversation): string {
  return last_message?.created ?? created;
}

/** Sorts as the server does: newest activity first; at equal activity the newer conversation. */
export function byActivity(one: Conversation, other: Conversation): number {
  return compare(lastActivity(other), lastActivity(one)) || compare(other._id, one._id);
}

/** Returns the later of two versions of one conversation; at equal activity the incoming one. */
export function newerOf(known: Conversation, incoming: Conversation): Conversation {
  return lastActivity(incoming) < lastActivity(known) ? known : incoming;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
