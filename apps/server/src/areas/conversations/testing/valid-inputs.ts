import { calls, type conversationCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import { contactOf, about } from '../../../testing/contract/rows-of.ts';

/** Valid inputs of the calls of this area. */
export const conversationsInputs = {
  getConversations: async () => [
    { page: 1, limit: 10, filter: { text: '', tags: [], departments: [], types: [], situation: 'all' } },
  ],
  getDeskConversations: async (scope) => [
    { limit: 15, filter: { text: '' }, conversation_id: (await scope.conversation())._id },
  ],
  getNextConversation: async () => [{}],
  getConversation: async (scope) => [await about(scope)],
  getTemplates: async (scope) => [await about(scope)],
  getContactConversations: async (scope) => [{ contact_id: await contactOf(scope) }],
  getMessages: async ({ conversation, received }) => {
    const one = await conversation();
    const conversation_id = one._id;
    const { platform_message_id: around } = await received(one);
    return [
      { conversation_id, around, limit: 25 },
      { conversation_id, before: 100 },
      { conversation_id, after: 1 },
    ];
  },
  searchMessages: async (scope) => [{ ...(await about(scope)), text: 'bom', before: 100 }],
  findMessages: async () => [{ text: 'bom "dia"', before: 100, limit: 10 }],
  readConversation: async (scope) => [await about(scope)],
  finishConversation: async (scope) => [await about(scope)],
  finishConversations: async ({ conversation }) => [{ conversation_ids: [(await conversation())._id] }],
  transferConversations: async (scope) => [
    {
      conversation_ids: [(await scope.conversation())._id],
      department: scope.department,
      user: await scope.member(),
      note: 'Quer falar do contrato',
    },
  ],
  tagConversations: async ({ conversation, tag }) => [
    { conversation_ids: [(await conversation())._id], tags: [await tag()] },
  ],
  resumeConversation: async (scope) => [
    {
      conversation_id: (await scope.finished())._id,
      department: scope.department,
      tags: [await scope.tag()],
      note: 'Voltou a pedir orçamento',
    },
  ],
  countInactive: async () => [{ hours: 48 }],
  // So many hours that nothing of these tests is finished by it.
  finishInactive: async () => [{ hours: 8760 }],
  undoAction: async (scope) => [await scope.company.owner.call(calls.finishConversation, await about(scope))],
  getOpenConversation: async (scope) => [{ conversation_id: (await scope.finished())._id }],
  setManual: async (scope) => [await about(scope)],
  changeConversation: async (scope) => [
    {
      ...(await about(scope)),
      department: scope.department,
      user: await scope.member(),
      note: 'Quer falar do contrato',
      waiting_response: false,
      auto_follow_up: false,
    },
  ],
  createSystemMessage: async (scope) => [
    { ...(await about(scope)), message: 'Nota interna', mentions: [await scope.member()] },
  ],
  sendMessage: async ({ conversation, received, unique, media }) => {
    const one = await conversation();
    const content = async () => ({
      conversation_id: one._id,
      text: 'Resposta',
      message_id: `MENSAGEM${unique().toUpperCase()}PW`,
      reply_to: (await received(one)).platform_message_id,
    });
    return [
      { ...(await content()), media: await media() },
      { ...(await content()), media: { _id: await media() } },
    ];
  },
  deleteMessage: async ({ conversation, sent, channel }) => {
    const { platform_message_id } = await sent(await conversation());
    return [{ platform_message_id, phone: '5541999990000', chip_number_id: channel._id }];
  },
  editMessage: async ({ conversation, sent }) => [
    { message_id: (await sent(await conversation()))._id, text: 'Corrigido' },
  ],
  reactToMessage: async ({ conversation, received }) => [
    { message_id: (await received(await conversation()))._id, emoji: '👍' },
    { message_id: (await received(await conversation()))._id, emoji: null },
  ],
  showTyping: async (scope) => [await about(scope)],
  getColleagues: async (scope) => [{ ...(await about(scope)), department: scope.department }],
  showPresence: async (scope) => [{ ...(await about(scope)), state: 'writing' }],
  getColleagueMentions: async () => [{}],
  seeColleagueMention: async (scope) => [await about(scope)],
  getSavedViews: async () => [{}],
  saveView: async ({ unique }) => [
    { name: `Visão ${unique()}`, filter: { situation: 'unanswered', owner: 'mine' }, shared: false },
  ],
  deleteView: async ({ savedView }) => [{ view_id: await savedView() }],
  countOpenManual: async () => [{}],
  getNumberHealth: async () => [{}],
  checkPhone: async ({ channel, phone }) => [{ phone: phone(), chip: channel._id }],
  startConversation: async ({ phone, channel, department }) => {
    const jid = `${phone()}@s.whatsapp.net`;
    return [{ jid, channel_contact_id: jid, chip: channel._id, department }];
  },
} satisfies InputsOf<typeof conversationCalls>;
