import type { Conversation } from '@prosa/contract';

/** Tells whether people should look at it before others: the bot handed it over as urgent, and it is not finished. */
export function isUrgent({ priority, is_manual, finished }: Conversation): boolean {
  return priority === 'high' && is_manual && finished === null;
}
