import type { ConversationFilter, DeskSettings } from '@prosa/contract';

/** Returns the setting by which a list is sorted: people order who waits otherwise than everything. */
export function sortKey(situation: ConversationFilter['situation']) {
  return (situation === 'unanswered' ? 'sort_unanswered' : 'sort_all') satisfies keyof DeskSettings;
}
