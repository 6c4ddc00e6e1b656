import type { ConversationFilter } from '@prosa/contract';

/** Everything in progress that the person may see. */
export const emptyFilter: ConversationFilter = {
  text: '',
  tags: [],
  departments: [],
  channels: [],
  types: [],
  situation: 'all',
  owner: 'all',
  users: [],
  finished: false,
  opened: null,
};

/** Returns how many kinds of filter are active, without the text, which is always visible. */
export function countActive(filter: ConversationFilter): number {
  const { tags, departments, channels, types, situation, owner, users, opened } = filter;
  const lists = [tags, departments, channels, users].map((chosen) => chosen.length > 0);
  const active = [...lists, types.length === 1, situation !== 'all', owner !== 'all', opened !== null];
  return active.filter(Boolean).length;
}
