import type { Message } from '@prosa/contract';
import type { DeskEvent } from './desk-event.ts';
import { mergeMessage } from './merge-message.ts';

/** The loaded part of a conversation: its newest messages, without gaps. */
export interface Thread {
  /** By position, oldest first. */
  messages: readonly Message[];
  /** Whether there are older ones. */
  has_more: boolean;
}

/**
 * Returns a thread after a live event of its conversation. Messages are ordered by position, whatever the order in
 * which they arrive; applying an event twice changes nothing.
 */
export function patchThread(thread: Thread, event: DeskEvent): Thread {
  switch (event.type) {
    case 'new_message':
    case 'message_read':
    case 'message_updated':
      return withMessage(thread, event.message);
    default:
      return thread;
  }
}

/**
 * Returns the thread with a message added, or merged with its known version. A message older than the loaded part is
 * left out.
 */
export function withMessage(thread: Thread, message: Message): Thread {
  const at = thread.messages.findIndex((known) => known._id === message._id);
  const known = thread.messages[at];
  if (known) return { ...thread, messages: thread.messages.with(at, mergeMessage(known, message)) };
  const first = thread.messages[0];
  if (thread.has_more && first && message.position < first.position) return thread;
  const after = thread.messages.findLastIndex((other) => other.position < message.position);
  return { ...thread, messages: thread.messages.toSpliced(after + 1, 0, message) };
}

/**
 * Returns the thread with a message that a call returned. Live events may have overtaken the call, so a known message
 * only changes when the answer is further on.
 */
export function withAnswer(thread: Thread, message: Message): Thread {
  const known = thread.messages.find(({ _id }) => _id === message._id);
  return known && known.status >= message.status ? thread : withMessage(thread, message);
}

/** Returns the thread with older messages in front. */
export function withOlder(thread: Thread, older: Thread): Thread {
  const first = thread.messages[0]?.position ?? Number.POSITIVE_INFINITY;
  const added = older.messages.filter((message) => message.position < first);
  return { messages: [...added, ...thread.messages], has_more: older.has_more };
}

/**
 * Returns a new load of the newest messages, joined with what was loaded before. Where messages are missing between the
 * two, the earlier part is dropped, because a thread has no gaps.
 */
export function withNewest(known: Thread | undefined, newest: Thread): Thread {
  const first = newest.messages[0];
  if (!known || !first) return newest;
  const earlier = known.messages.filter((message) => message.position < first.position);
  if (earlier.at(-1)?.position !== first.position - 1) return newest;
  return { messages: [...earlier, ...newest.messages], has_more: known.has_more };
}

/** Returns whether messages are missing between the loaded ones, so that the thread must be loaded again. */
export function hasGap({ messages }: Thread): boolean {
  const first = messages[0];
  const last = messages.at(-1);
  return first !== undefined && last !== undefined && last.position - first.position !== messages.length - 1;
}
