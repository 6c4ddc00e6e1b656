import { expect, test } from 'vitest';
import { beforeBeginning, heldText, waitingOf } from './what-waits.ts';

const now = new Date(2026, 2, 2, 12, 0);
const later = new Date(2026, 2, 2, 14, 30);
const nothing = { all: null, unanswered: null, new: null };
const until = later.toISOString();

test.each([
  ['nothing waits', nothing, 'new', null],
  ['a pause holds replies too', { ...nothing, all: until }, 'answered', 'all'],
  ['a reply leaves while new chats are held', { ...nothing, unanswered: until }, 'answered', null],
  ['a chat without an answer waits', { ...nothing, unanswered: until }, 'begun', 'unanswered'],
  ['a chat that began today goes on', { ...nothing, new: until }, 'begun', null],
  ['a new chat waits for its turn', { ...nothing, new: until }, 'new', 'new'],
  ['what has passed holds nothing', { ...nothing, all: now.toISOString() }, 'new', null],
] as const)('%s', (_what, waits, chat, why) => {
  expect(waitingOf({ waits }, chat, now)?.why ?? null).toBe(why);
});

test('the sentence says why and until when, with the day if it is another one', () => {
  expect(heldText({ why: 'unanswered', until: later }, now)).toBe(
    'Segurada: o WhatsApp não deixa este número começar conversas até 14:30. Ela sai sozinha depois.',
  );
  const tomorrow = new Date(2026, 2, 3, 0, 0);
  expect(beforeBeginning({ why: 'new', until: tomorrow }, now)).toContain(
    'Este número já começou as conversas que podia hoje, e as próximas esperam até 03/03/2026 00:00.',
  );
});
