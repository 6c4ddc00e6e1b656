import { expect, test } from 'vitest';
import { aConversation, aMessage } from '../testing/samples.ts';
import type { DeskEvent } from './desk-event.ts';
import { hasGap, patchThread, withAnswer, withNewest, withOlder, type Thread } from './patch-thread.ts';

const thread: Thread = { messages: [aMessage(3), aMessage(4)], has_more: true };

const positions = ({ messages }: Thread) => messages.map((message) => message.position);

function arrived(position: number): DeskEvent {
  return {
    type: 'new_message',
    conversation_id: 'c',
    message: aMessage(position),
    conversation: aConversation('c', position),
  };
}

test('messages are ordered by position, each once, whatever the order in which they come', () => {
  const patched = [arrived(6), arrived(5), arrived(6), arrived(4)].reduce(patchThread, thread);
  expect(positions(patched)).toEqual([3, 4, 5, 6]);
});

test('a message older than the loaded part is left out while older ones are not loaded', () => {
  expect(patchThread(thread, arrived(1))).toBe(thread);
  expect(positions(patchThread({ ...thread, has_more: false }, arrived(1)))).toEqual([1, 3, 4]);
});

test('a missing position counts as a gap until its message arrives', () => {
  const gap = patchThread(thread, arrived(6));
  expect(hasGap(gap)).toBe(true);
  expect(hasGap(patchThread(gap, arrived(5)))).toBe(false);
});

test('a status only goes forward, but a retry takes a failed message back to pending', () => {
  const update = (status: number): DeskEvent => ({
    type: 'message_updated',
    conversation_id: 'c',
    message: aMessage(4, { status }),
  });
  const statusAfter = (...statuses: number[]) =>
    statuses.map(update).reduce(patchThread, thread).messages.at(-1)?.status;
  expect(statusAfter(4, 3)).toBe(4);
  expect(statusAfter(4, 5)).toBe(5);
  const pending: Thread = { messages: [aMessage(4, { status: 1 })], has_more: false };
  const failed = patchThread(pending, update(0));
  expect(failed.messages[0]?.status).toBe(0);
  expect(patchThread(failed, update(1)).messages[0]?.status).toBe(1);
});

test('a deleted message stays deleted', () => {
  const deleted = patchThread(thread, {
    type: 'message_updated',
    conversation_id: 'c',
    message: aMessage(4, { deleted: true, message: '' }),
  });
  const late = patchThread(deleted, arrived(4));
  expect(late.messages.at(-1)).toMatchObject({ deleted: true, message: '' });
});

test('an answer that live events have overtaken changes nothing', () => {
  const failed: Thread = { messages: [aMessage(4, { status: 0 })], has_more: false };
  expect(withAnswer(failed, aMessage(4, { status: 0 }))).toBe(failed);
  const delivered: Thread = { messages: [aMessage(4, { status: 3 })], has_more: false };
  expect(withAnswer(delivered, aMessage(4, { status: 1 }))).toBe(delivered);
  expect(positions(withAnswer(delivered, aMessage(5, { status: 1 })))).toEqual([4, 5]);
});

test('older messages are added in front', () => {
  const older: Thread = { messages: [aMessage(1), aMessage(2), aMessage(3)], has_more: false };
  const whole = withOlder(thread, older);
  expect(positions(whole)).toEqual([1, 2, 3, 4]);
  expect(whole.has_more).toBe(false);
});

test('a new load joins the loaded messages, unless messages are missing between them', () => {
  const adjacent: Thread = { messages: [aMessage(5), aMessage(6)], has_more: true };
  expect(positions(withNewest(thread, adjacent))).toEqual([3, 4, 5, 6]);
  const far: Thread = { messages: [aMessage(8), aMessage(9)], has_more: true };
  expect(positions(withNewest(thread, far))).toEqual([8, 9]);
});
