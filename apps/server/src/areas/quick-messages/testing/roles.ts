import type { quickMessageCalls } from '@prosa/contract';
import {
  everybody,
  leaders,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const quickMessagesRoles = {
  getQuickMessages: everybody,
  findQuickMessages: leaders,
  saveQuickMessage: leaders,
} satisfies RolesOf<typeof quickMessageCalls>;

/** Who finds the screens of this area. */
export const quickMessagesScreens = {
  '/mensagens-rapidas': leaders,
} satisfies RolesOfScreens;
