import { defaultSendingSettings } from '@prosa/contract';
import { expect, test } from 'vitest';
import { chooseSends } from './choose-sends.ts';
import type { SendingNumber } from './read-number.ts';
import type { Candidate, Line } from './turn.ts';

const now = new Date('2026-03-02T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const number: SendingNumber = {
  channel_id: '1',
  department_id: 'd',
  driver: 'cloud',
  time_zone: 'America/Sao_Paulo',
  window: defaultSendingSettings,
  facts: {
    is_gone: false,
    is_closed: false,
    is_open: true,
    open_since: null,
    last_at: null,
    spread: 0,
    paused_until: null,
    chats_held_until: null,
    next_chat_at: null,
    next_chat_reason: null,
    begins_chat: false,
    queued: 0,
    in_hour: 0,
    hour_since: null,
    in_day: 0,
    day_ends: at(40_000),
    last_text: null,
    same_texts: 0,
    pace: {
      minGapSeconds: 0,
      maxInTurn: 5,
      maxPerHour: Infinity,
      maxPerDay: Infinity,
      maxQueued: 60,
      maxSameTexts: Infinity,
    },
  },
};
const paced = (change: Partial<SendingNumber['facts']['pace']>): SendingNumber => ({
  ...number,
  facts: { ...number.facts, pace: { ...number.facts.pace, ...change } },
});

/** Returns the send `id` of a line to a contact of its own, or to this one. */
function send(id: string, { to = id, is_ignored = false, last_at = null as Date | null } = {}): Candidate {
  const [line = ''] = id;
  const head = {
    id,
    kind: 'test',
    source_id: line,
    line,
    cold: false,
    contact_id: to,
    phone: null,
    attempt: 0,
    data: {},
    gap_seconds: 0,
    keeps_window: false,
    once: false,
    same_text_allowed: false,
    due_at: now,
    available_at: at(-60),
    expires_at: null,
    last_at,
  };
  const facts = {
    is_gone: false,
    is_suppressed: false,
    is_ignored,
    is_reachable: true,
    is_served: false,
    chat: 'answered',
    window_is_open: true,
    is_with_person: false,
  } as const;
  return { head, number, receiver: { contact_id: to, conversation_id: null, facts }, now };
}

const line = (candidates: Candidate[], rest: Line['rest'] = null): Line => ({ candidates, rest });
const idsOf = (sends: readonly Candidate[]) => sends.map(({ head }) => head.id);

test('lines take turns, the one that sent longest ago first, up to what a turn may hand over', () => {
  const lines = [
    line([send('a1', { last_at: at(-10) }), send('a2', { last_at: at(-10) })]),
    line([send('b1'), send('b2'), send('b3'), send('b4')]),
  ];
  const { sends, behind } = chooseSends(lines, number);
  expect(idsOf(sends)).toEqual(['b1', 'a1', 'b2', 'a2', 'b3']);
  expect(behind).toBe('next turn');
});

test('once all have left it says what is waited for; what was not read needs another turn', () => {
  const interval = { until: at(20), reason: 'interval' } as const;
  const [one, two] = [line([send('a1')], interval), line([send('b1')])];
  expect(chooseSends([one, two], number).behind).toEqual({ waits: [interval] });
  expect(chooseSends([two], number).behind).toEqual({ waits: [] });
  expect(chooseSends([one, line([send('b1')], 'more')], number).behind).toBe('next turn');
});

test('who may not receive it ends the turn; a second one to the same contact waits for the next', () => {
  const refused = send('a2', { is_ignored: true });
  const left = chooseSends([line([send('a1'), refused, send('a3')])], number);
  expect(idsOf(left.sends)).toEqual(['a1']);
  expect(left.behind).toMatchObject({ candidate: { head: { id: 'a2' } }, verdict: { reason: 'ignored' } });
  const again = chooseSends([line([send('a1'), send('a2', { to: 'a1' }), send('a3')])], number);
  expect([idsOf(again.sends), again.behind]).toEqual([['a1'], 'next turn']);
});

test.for([
  [{ maxPerDay: 2 }, 'day_cap', at(40_000)],
  [{ maxPerHour: 2 }, 'hour_cap', at(3600)],
  [{ maxQueued: 2 }, 'busy', at(0.25)],
] as const)('%o counts what the turn itself hands over', ([pace, reason, until]) => {
  const { sends, behind } = chooseSends([line([send('a1'), send('a2'), send('a3')])], paced(pace));
  expect(idsOf(sends)).toEqual(['a1', 'a2']);
  expect(behind).toMatchObject({ waits: [{ reason, until }] });
});
