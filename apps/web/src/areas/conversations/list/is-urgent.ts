import type { Conversation } from '@prosa/contract';

/**
 * Returns whether people should look at it before others: the bot handed it over with priority, and it is not finished.
 */
export function isUrgent({ priority, is_manual, finished }: Conversation): boolean {
  return priority === 'high' && is_manual && finished === null;
}
