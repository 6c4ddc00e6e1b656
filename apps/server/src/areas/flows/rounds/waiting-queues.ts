import type { BotConversation } from '../../conversations/index.ts';

/** How many conversations wait for a person, by department. */
export type Queues = Readonly<Record<string, number>>;

/** Adds a conversation to the queue of its department, if it waits there. */
export function withWaiting(queues: Queues, conversation: BotConversation): Queues {
  return count(queues, conversation, 1);
}

/** Takes a conversation out of the queue of its department, if it waits there. */
export function withoutWaiting(queues: Queues, conversation: BotConversation): Queues {
  return count(queues, conversation, -1);
}

function count(queues: Queues, conversation: BotConversation, by: number): Queues {
  const { department_id, is_manual, user_id, waiting_response, finished } = conversation;
  const waits = is_manual && user_id === null && waiting_response && finished === null;
  return waits ? { ...queues, [department_id]: (queues[department_id] ?? 0) + by } : queues;
}
