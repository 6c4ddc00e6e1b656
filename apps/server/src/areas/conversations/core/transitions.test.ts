import { describe, expect, it } from 'vitest';
import type { Ids } from '../../../platform/clock/ids.ts';
import { appendMessage, applyTransition, startDraft } from './draft.ts';
import type { ConversationState } from './state.ts';
import * as transitions from './transitions.ts';
import type { Transition } from './transitions.ts';

const opened = new Date('2026-03-02T12:00:00Z');
const earlier = new Date('2026-03-02T13:00:00Z');
const now = new Date('2026-03-02T14:00:00Z');
const ids = { next: () => 'new-id' } as Ids;

const withBot: ConversationState = {
  id: 'talk',
  channel_id: 'number',
  contact_id: 'customer',
  department_id: 'sales',
  user_id: null,
  is_manual: false,
  chatbot_type: 'flow_chatbot',
  flow_id: 'welcome',
  start_flow: 'welcome',
  waiting_response: false,
  waiting_since: null,
  unread: 2,
  priority: 'normal',
  is_new: true,
  auto_follow_up: true,
  created: opened,
  finished: null,
  last_position: 4,
  last_activity: earlier,
  customer_wrote: earlier,
  chat_begun: null,
  quiet: false,
  said_before: 0,
  address: null,
};
const unanswered = { ...withBot, customer_wrote: null, chat_begun: earlier };
const withAna = { ...withBot, is_manual: true, user_id: 'ana', chatbot_type: null };
const waiting = { ...withAna, waiting_response: true, waiting_since: earlier };
const over = { ...withAna, finished: earlier, priority: 'high' as const };
const bia = { id: 'bia', name: 'Bia' };
const notice = { event: 'transferred', message: 'Bia transferiu', user_id: 'bia' } as const;
const quiet = { waiting_response: false, waiting_since: null };

interface Row {
  from: ConversationState;
  by: (state: ConversationState) => Transition;
  to: Partial<ConversationState>;
  notices?: string[];
  events?: string[];
  withdrawsBot?: boolean;
  releasesChat?: boolean;
}

const table: Record<string, Row> = {
  'the customer writes': {
    from: withAna,
    by: (state) => transitions.customerWrote(state, now),
    to: { unread: 3, waiting_response: true, waiting_since: now },
  },
  'something of the customer arrives': {
    from: withAna,
    by: (state) => transitions.customerHeard(state, now),
    to: { customer_wrote: now },
  },
  'something arrives that the customer wrote earlier': {
    from: withAna,
    by: (state) => transitions.customerHeard(state, opened),
    to: {},
  },
  'the customer answers for the first time': {
    from: unanswered,
    by: (state) => transitions.customerHeard(state, now),
    to: { customer_wrote: now },
    releasesChat: true,
  },
  'the company begins the chat on its handset': {
    from: { ...unanswered, chat_begun: null },
    by: (state) => transitions.begunOnHandset(state, now),
    to: { chat_begun: now },
  },
  'the company writes on its handset to somebody who has not answered': {
    from: unanswered,
    by: (state) => transitions.begunOnHandset(state, now),
    to: {},
  },
  'the customer, who waits already, writes again': {
    from: waiting,
    by: (state) => transitions.customerWrote(state, now),
    to: { unread: 3 },
  },
  'a person answers': {
    from: waiting,
    by: (state) => transitions.companyAnswered(state, 'bia'),
    to: { ...quiet, unread: 0, is_new: false },
  },
  'the first who answers has it, and its bot is silent': {
    from: { ...withAna, user_id: null, chatbot_type: 'flow_chatbot' },
    by: (state) => transitions.companyAnswered(state, 'bia'),
    to: { user_id: 'bia', unread: 0, is_new: false },
    withdrawsBot: true,
  },
  'a bot speaks': { from: waiting, by: () => transitions.botSpoke(), to: quiet },
  'a person takes it over': {
    from: withBot,
    by: (state) => transitions.takenOver(state, bia),
    to: { is_manual: true, user_id: 'bia' },
    notices: ['Bia assumiu o atendimento'],
    events: ['conversation.taken'],
    withdrawsBot: true,
  },
  'the company answers on its handset': {
    from: withBot,
    by: (state) => transitions.takenOver(state, null),
    to: { is_manual: true, user_id: null },
    notices: ['Atendimento assumido pelo celular da empresa'],
    events: ['conversation.taken'],
    withdrawsBot: true,
  },
  'a person transfers it': {
    from: withAna,
    by: (state) => transitions.handedToPeople(state, { now, department_id: 'money', notices: [notice] }),
    to: { department_id: 'money', user_id: null, waiting_response: true, waiting_since: now },
    notices: ['Bia transferiu'],
    events: ['conversation.changed'],
  },
  'a bot hands it to one person': {
    from: withBot,
    by: (state) =>
      transitions.handedToPeople(state, { now, user_id: 'bia', priority: 'high', notices: [notice] }),
    to: { is_manual: true, user_id: 'bia', priority: 'high', waiting_response: true, waiting_since: now },
    notices: ['Bia transferiu'],
    events: ['conversation.changed', 'conversation.taken'],
  },
  'a flow gets it': {
    from: withAna,
    by: (state) => transitions.givenToFlow(state, 'sell', { ...notice, event: 'to_flow' }),
    to: { is_manual: false, user_id: null, chatbot_type: 'flow_chatbot', start_flow: 'sell' },
    notices: ['Bia transferiu'],
    events: ['conversation.changed'],
  },
  'nobody took it in time': {
    from: { ...withAna, priority: 'high' },
    by: transitions.takenBackByBot,
    to: { is_manual: false, user_id: null, priority: 'normal' },
    notices: ['Ninguém assumiu a tempo, e o chatbot voltou a atender'],
    events: ['conversation.changed'],
  },
  'it is finished': {
    from: waiting,
    by: (state) => transitions.finished(state, { now, user_id: 'bia', message: 'Bia finalizou' }),
    to: { ...quiet, finished: now, unread: 0 },
    notices: ['Bia finalizou'],
    events: ['conversation.finished'],
  },
  'it is finished with many others': {
    from: waiting,
    by: (state) => transitions.finished(state, { now, user_id: 'bia', message: 'Fim', isOneOfMany: true }),
    to: { ...quiet, finished: now, unread: 0 },
    notices: ['Fim'],
    events: [],
  },
  'it is taken up again in another department': {
    from: over,
    by: (state) => transitions.reopened(state, { user_id: 'bia', department_id: 'money', notices: [notice] }),
    to: { finished: null, priority: 'normal', user_id: 'bia', department_id: 'money' },
    notices: ['Bia transferiu'],
    events: ['conversation.changed', 'conversation.opened'],
  },
  'it is marked as answered': {
    from: waiting,
    by: (state) => transitions.markedWaiting(state, false),
    to: quiet,
    events: ['conversation.changed'],
  },
  'it is marked as unanswered': {
    from: withAna,
    by: (state) => transitions.markedWaiting(state, true),
    to: { waiting_response: true, waiting_since: earlier },
    events: ['conversation.changed'],
  },
  'it is read': {
    from: withAna,
    by: transitions.markedRead,
    to: { unread: 0, is_new: false },
    events: ['conversation.changed'],
  },
};

describe('a conversation goes from one state to the next', () => {
  it.each(Object.entries(table))('when %s', (_when, row) => {
    const { from, by, to, notices = [], events = [], withdrawsBot = false, releasesChat = false } = row;
    const draft = startDraft(from, { now, ids });
    applyTransition(draft, by(draft));
    const { pending, ...after } = draft;
    const moved = { last_position: from.last_position + notices.length, last_activity: now };
    expect(after).toEqual({ ...from, ...to, ...(notices.length ? moved : {}) });
    expect(pending.messages.map(({ message }) => message)).toEqual(notices);
    const recorded = pending.events.map(({ type }) => type);
    expect(recorded.filter((type) => type !== 'message.created')).toEqual(events);
    expect(pending.withdrawsBot).toBe(withdrawsBot);
    expect(pending.releasesChat).toBe(releasesChat);
  });

  it('what an ignored contact writes is only added to the thread and changes no state', () => {
    const message = { message_id: 'm', platform_message_id: 'm', message: 'oi', status: 3 };
    const written = { ...message, id: 'm', origin: 'customer', type: 'text' } as const;
    const [heard, ignored] = [startDraft(withAna, { now, ids }), startDraft(withAna, { now, ids })];
    appendMessage(heard, written);
    appendMessage(ignored, { ...written, quiet: true });
    expect([heard.last_position, heard.last_activity]).toEqual([5, now]);
    expect([ignored.last_position, ignored.last_activity]).toEqual([5, earlier]);
    expect(ignored.pending.events).toMatchObject([{ payload: { ignored: true } }]);
  });
});
