import type { ConversationFilter, DeskSort } from '@prosa/contract';

/** Which conversations a list of the desk has, for whom, and in what order. */
export interface DeskView {
  filter: ConversationFilter;
  sort: DeskSort;
  /** The person whose list it is. */
  me: string;
}
