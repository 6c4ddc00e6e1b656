import { expect, test } from 'vitest';
import { decide, type SendFacts } from './decide.ts';

const now = new Date('2026-03-02T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** A send that may leave. */
const fine: SendFacts = {
  now,
  send: { expires_at: at(60) },
  source: { gap_seconds: 20, last_at: at(-60), same_text_allowed: false, window_opens: now },
  number: {
    is_gone: false,
    is_closed: false,
    is_open: true,
    open_since: at(-3600),
    last_at: at(-60),
    spread: 0.5,
    paused_until: at(-1),
    chats_held_until: null,
    next_chat_at: at(-1),
    next_chat_reason: 'pause',
    begins_chat: false,
    queued: 0,
    in_hour: 9,
    hour_since: at(-3000),
    in_day: 19,
    day_ends: at(40_000),
    last_text: 'a',
    same_texts: 30,
    pace: { minGapSeconds: 5, maxInTurn: 1, maxPerHour: 10, maxPerDay: 20, maxQueued: 2, maxSameTexts: 30 },
  },
  receiver: {
    is_gone: false,
    is_suppressed: false,
    is_ignored: false,
    is_reachable: true,
    is_served: false,
    chat: 'new',
    window_is_open: true,
    is_with_person: false,
  },
  content: { text: 'b' },
};

type Change = { [Part in keyof SendFacts]?: Partial<NonNullable<SendFacts[Part]>> | null };

function given(change: Change): SendFacts {
  const parts = Object.entries(change).map(([part, value]) => [
    part,
    value === null ? null : Object.assign({}, fine[part as keyof SendFacts], value),
  ]);
  return { ...fine, ...Object.fromEntries(parts) } as SendFacts;
}

const skip = (reason: string) => ({ kind: 'skip', reason });
const wait = (reason: string, seconds: number, chat = false) => ({
  kind: 'wait',
  reason,
  until: at(seconds),
  chat,
});

test.each<[string, Change, object]>([
  ['nothing stands against it', {}, { kind: 'send' }],
  ['nobody has said yet what it says', { content: null }, { kind: 'send' }],
  ['it is too late', { send: { expires_at: now }, number: { is_open: false } }, skip('too_late')],
  ['its number was removed', { number: { is_gone: true } }, skip('number_gone')],
  ['its receiver was erased', { receiver: { is_gone: true } }, skip('contact_gone')],
  [
    'the number is off, before the receiver is asked',
    { number: { is_open: false }, receiver: { is_ignored: true } },
    wait('number_offline', 60),
  ],
  ['the network asked for a pause', { number: { paused_until: at(90) } }, wait('number_paused', 90)],
  ['the window is closed', { source: { window_opens: at(7200) } }, wait('outside_window', 7200)],
  ['the source keeps no window', { source: { window_opens: null } }, { kind: 'send' }],
  [
    'the interval of the source, and jitter on top of it',
    { source: { last_at: at(-25) } },
    wait('interval', 5),
  ],
  ['the interval is over', { source: { last_at: at(-30) } }, { kind: 'send' }],
  ['the interval of the number, for any source', { number: { last_at: at(-5) } }, wait('interval', 2.5)],
  [
    'it restarts when the number is connected again',
    { number: { open_since: at(-10) } },
    wait('interval', 20),
  ],
  ['the clock was set back since', { source: { last_at: at(600) } }, wait('interval', 30)],
  ['the first of a source only keeps the number’s interval', { source: { last_at: null } }, { kind: 'send' }],
  ['the cap of an hour', { number: { in_hour: 10 } }, wait('hour_cap', 600)],
  ['the cap of a day', { number: { in_day: 20 } }, wait('day_cap', 40_000)],
  ['what was sent before has not left', { number: { queued: 2 } }, wait('busy', 0.25)],
  ['who asked for no more', { receiver: { is_suppressed: true } }, skip('opted_out')],
  ['who is ignored', { receiver: { is_ignored: true } }, skip('ignored')],
  ['who got it already', { receiver: { is_served: true } }, skip('duplicate')],
  ['who cannot be reached', { receiver: { is_reachable: false } }, skip('unreachable')],
  [
    'chats are held',
    { number: { chats_held_until: at(99) }, receiver: { chat: 'begun' } },
    wait('chats_held', 99, true),
  ],
  [
    'an answer is not',
    { number: { chats_held_until: at(99), next_chat_at: at(99) }, receiver: { chat: 'answered' } },
    { kind: 'send' },
  ],
  [
    'the warm-up of the day is used up',
    { number: { next_chat_at: at(99), next_chat_reason: 'warm_up' } },
    wait('warm_up', 99, true),
  ],
  ['the pause between two chats', { number: { next_chat_at: at(9) } }, wait('chat_pause', 9, true)],
  [
    'a chat that has begun needs neither',
    { number: { next_chat_at: at(9) }, receiver: { chat: 'begun' } },
    { kind: 'send' },
  ],
  ['a chat is about to begin', { number: { begins_chat: true } }, wait('chat_pause', 2, true)],
  ['only a template may be sent', { receiver: { window_is_open: false } }, skip('window_closed')],
  [
    'a flow does not talk over a person',
    { content: { text: null }, receiver: { is_with_person: true } },
    skip('person_attends'),
  ],
  ['a text does', { receiver: { is_with_person: true } }, { kind: 'send' }],
  ['the same text to too many', { content: { text: 'a' } }, { kind: 'hold', reason: 'same_text' }],
  [
    'who writes gets the same text',
    { content: { text: 'a' }, receiver: { chat: 'answered' } },
    { kind: 'send' },
  ],
  ['a person wants it', { content: { text: 'a' }, source: { same_text_allowed: true } }, { kind: 'send' }],
  ['the last that is not too many', { content: { text: 'a' }, number: { same_texts: 29 } }, { kind: 'send' }],
])('%s', (_what, change, verdict) => {
  expect(decide(given(change))).toEqual(verdict);
});
