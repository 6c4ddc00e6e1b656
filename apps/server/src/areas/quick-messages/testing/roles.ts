import {
  everybody,
  leaders,
  type RolesOfCalls,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const quickMessagesRoles = {
  getQuickMessages: everybody,
  saveQuickMessage: leaders,
} satisfies Partial<RolesOfCalls>;

/** Who finds the screens of this area. */
export const quickMessagesScreens = {
  '/mensagens-rapidas': leaders,
} satisfies RolesOfScreens;
