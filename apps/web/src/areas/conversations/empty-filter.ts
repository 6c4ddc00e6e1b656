import type { ConversationFilter } from '@prosa/contract';

/** Everything in progress that the person may see. */
export const emptyFilter: ConversationFilter = {
  text: '',
  tags: [],
  departments: [],
  types: [],
  situation: 'all',
  finished: false,
};

/** How many kinds of filter narrow the list, the text aside, which is always in view. */
export function countActive({ tags, departments, types, situation }: ConversationFilter): number {
  const active = [tags.length > 0, departments.length > 0, types.length === 1, situation !== 'all'];
  return active.filter(Boolean).length;
}
