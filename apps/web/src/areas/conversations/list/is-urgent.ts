import type { Conversation } from '@prosa/contract';

/** Whether people should look at it before others: the chatbot handed it over so, and it is not finished. */
export function isUrgent({ priority, is_manual, finished }: Conversation): boolean {
  return priority === 'high' && is_manual && finished === null;
}
