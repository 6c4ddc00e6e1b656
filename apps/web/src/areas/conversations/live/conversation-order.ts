import type { Conversation, DeskSort } from '@prosa/contract';

/** Returns when something last happened in a conversation, as an ISO instant; lists are sorted by it. */
export function lastActivity({ last_message, created }: Conversation): string {
  return last_message?.created ?? created;
}

type Order = (one: Conversation, other: Conversation) => number;

/** Returns the comparison by which the server sorts a list. */
export const orders: Record<DeskSort, Order> = {
  recent: byActivity,
  waiting: (one, other) => compare(waitsSince(one), waitsSince(other)) || byActivity(one, other),
  oldest: (one, other) => byActivity(other, one),
};

/** Returns the later of two versions of one conversation; at equal activity the incoming one. */
export function newerOf(known: Conversation, incoming: Conversation): Conversation {
  return lastActivity(incoming) < lastActivity(known) ? known : incoming;
}

/** Compares newest activity first; at equal activity the newer conversation. */
function byActivity(one: Conversation, other: Conversation): number {
  return compare(lastActivity(other), lastActivity(one)) || compare(other._id, one._id);
}

/** Returns since when a customer waits; behind every instant where they do not. */
function waitsSince({ waiting_response, waiting_since }: Conversation): string {
  return waiting_response && waiting_since ? waiting_since : '~';
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
