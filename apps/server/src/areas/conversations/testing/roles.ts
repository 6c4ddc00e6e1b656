import type { conversationCalls } from '@prosa/contract';
import {
  everybody,
  hiddenFromOthers,
  leaders,
  ofDepartment,
  ownerInPerson,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const conversationsRoles = {
  getConversations: everybody,
  countOpenManual: everybody,
  getContactConversations: everybody,
  getDeskConversations: ofDepartment,
  getNextConversation: everybody,
  getConversation: ofDepartment,
  getOpenConversation: ofDepartment,
  getMessages: ofDepartment,
  searchMessages: ofDepartment,
  findMessages: everybody,
  readConversation: ofDepartment,
  finishConversation: ofDepartment,
  finishConversations: ofDepartment,
  transferConversations: ofDepartment,
  tagConversations: ofDepartment,
  resumeConversation: ofDepartment,
  setManual: ofDepartment,
  changeConversation: ofDepartment,
  createSystemMessage: ofDepartment,
  getTemplates: ofDepartment,
  sendMessage: ofDepartment,
  deleteMessage: ofDepartment,
  editMessage: ofDepartment,
  reactToMessage: ofDepartment,
  showTyping: ofDepartment,
  getColleagues: ofDepartment,
  showPresence: ofDepartment,
  getColleagueMentions: everybody,
  seeColleagueMention: ofDepartment,
  getSavedViews: everybody,
  saveView: everybody,
  /** Of the owner alone. */
  deleteView: hiddenFromOthers(ownerInPerson),
  checkPhone: ofDepartment,
  getNumberHealth: leaders,
  startConversation: ofDepartment,
  countInactive: leaders,
  finishInactive: leaders,
  /** Of what the owner did. */
  undoAction: hiddenFromOthers(ownerInPerson),
} satisfies RolesOf<typeof conversationCalls>;

/** Who finds the screens of this area. */
export const conversationsScreens = {
  '/atendimento': everybody,
  '/conversas': everybody,
} satisfies RolesOfScreens;
