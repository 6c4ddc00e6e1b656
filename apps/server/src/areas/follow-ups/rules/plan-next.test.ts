import { defaultFollowUpSettings } from '@prosa/contract';
import { expect, test } from 'vitest';
import { silenceOf, planNext, type Talk, type TalkSend } from './plan-next.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const message = { enabled: true, text: 'Oi', time: 1, unit: 'hours' } as const;
const rules = {
  settings: {
    ...defaultFollowUpSettings,
    types: ['chatbot' as const],
    start_time: 0,
    end_time: 0,
    message_1: message,
    message_2: { ...message, time: 2 },
  },
  is_on: true,
  since: at('08:00'),
  time_zone: 'America/Sao_Paulo',
};
const talk: Talk = {
  conversation_id: 'c',
  channel_id: '1',
  contact_id: 'k',
  is_manual: false,
  waiting_response: false,
  auto_follow_up: true,
  is_finished: false,
  is_ignored: false,
  is_opted_out: false,
  heard_id: 'm',
  said_at: at('10:00'),
  said_by: 'chatbot',
  sends: [],
};
const first: TalkSend = {
  id: 's',
  silence: silenceOf(talk),
  number: 1,
  state: 'sent',
  reason: null,
  due_at: at('11:00'),
  handed_at: at('11:05'),
};
const forPeople = { ...rules, settings: { ...rules.settings, types: ['human' as const] } };
const withPerson = { is_manual: true, said_by: 'user' } as const;
const next = (number: number, due: string) => ({ kind: 'send', number, due_at: at(due) });
const none = (reason: string) => ({ kind: 'none', reason });

test.each<[string, Partial<Talk>, object]>([
  ['the first counts from what the bot said last', {}, next(1, '11:00')],
  ['the second from the first', { sends: [first] }, next(2, '13:05')],
  ['or from what was said since', { said_at: at('12:00'), sends: [first] }, next(2, '14:00')],
  ['one on its way is waited for', { sends: [{ ...first, state: 'handed' }] }, { kind: 'leaving' }],
  [
    'unless somebody spoke since',
    { said_at: at('11:06'), sends: [{ ...first, state: 'handed' }] },
    none('person_answered'),
  ],
  ['after one that failed nothing comes', { sends: [{ ...first, state: 'failed' }] }, none('nothing_to_say')],
  ['after the last nothing comes', { sends: [first, { ...first, number: 2 }] }, none('nothing_to_say')],
  ['another silence begins with the first', { heard_id: 'n', sends: [first] }, next(1, '11:00')],
  ['who answered is not asked', { said_at: null, said_by: null }, none('replied')],
  ['nor who never wrote', { heard_id: null, said_at: null, said_by: null }, none('nothing_to_say')],
  ['nor where a person took over', { is_manual: true }, none('taken_over')],
  ['nor where a person gave it to a bot that said nothing yet', { said_by: 'user' }, none('nothing_to_say')],
  ['nor after the end', { is_finished: true }, none('conversation_finished')],
  ['nor who is ignored', { is_ignored: true }, none('ignored')],
  ['nor who asked for no more', { is_opted_out: true }, none('opted_out')],
  ['nor where a person switched it off', { auto_follow_up: false }, none('follow_up_off')],
  ['nor for what was said before it was on', { said_at: at('07:59') }, none('follow_ups_disabled')],
  ['nor with people, where it is for bots', withPerson, none('follow_ups_disabled')],
])('%s', (_name, change, expected) => {
  expect(planNext({ ...talk, ...change }, rules)).toMatchObject(expected);
});

test('with people it counts from what a person said, unless the customer waits for them', () => {
  expect(planNext({ ...talk, ...withPerson }, forPeople)).toMatchObject(next(1, '11:00'));
  expect(planNext({ ...talk, ...withPerson, waiting_response: true }, forPeople)).toEqual(
    none('person_attends'),
  );
  expect(planNext({ ...talk, ...withPerson }, { ...forPeople, is_on: false })).toEqual(
    none('follow_ups_disabled'),
  );
});
