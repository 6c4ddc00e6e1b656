import type { DomainEvent, StoredEvent } from '../../../platform/events/domain-events.ts';
import { defineFollower, type EventFollower } from '../../../platform/events/follow.ts';
import { wakeNumbers } from '../ledger/wake-number.ts';
import type { SendSource } from '../source.ts';
import { wakeSending } from '../topic.ts';
import { attachSaid } from './attach-said.ts';
import { followMessages } from './follow-messages.ts';
import { followReplies } from './follow-replies.ts';

type Followed = 'message.created' | 'message.changed' | 'channel.status';

/** Returns whether sends may be concerned: not by what people and ignored contacts write, nor by changes of texts. */
function heeds(event: DomainEvent): boolean {
  if (event.type === 'message.changed') {
    const { said, reacted, file_of } = event.payload;
    return !said && !reacted && !file_of;
  }
  if (event.type !== 'message.created') return true;
  const { origin, ignored } = event.payload;
  return origin === 'chatbot' || (origin === 'customer' && !ignored);
}

/**
 * Creates the follower that moves sends forward by what becomes of their messages: sent, delivered, read, failed, and
 * answered. A number that is connected again is looked at at once.
 */
export function createSendFollower(sources: readonly SendSource[]): EventFollower<Followed> {
  return defineFollower({
    name: 'sends',
    types: ['message.created', 'message.changed', 'channel.status'],
    heeds,
    batch: 500,
    gatherMs: 500,
    async handle(tx, events) {
      const changed = [
        ...(await attachSaid(tx, saidBy(events, 'chatbot'))),
        ...(await followMessages(tx, changedOf(events))),
        ...(await followReplies(
          tx,
          saidBy(events, 'customer').map(({ message_id }) => message_id),
        )),
      ];
      for (const source of sources) {
        const ids = changed.flatMap(({ kind, source_id }) => (kind === source.kind ? [source_id] : []));
        if (ids.length) await source.changed?.(tx, [...new Set(ids)]);
      }
      await wakeNumbers(
        tx,
        events.flatMap((event) => (event.type === 'channel.status' ? [event.payload.channel_id] : [])),
      );
    },
    passed: (runtime, account_id) => wakeSending(runtime, account_id),
  });
}

function saidBy(events: readonly StoredEvent<Followed>[], origin: 'chatbot' | 'customer') {
  return events.flatMap((event) =>
    event.type === 'message.created' && event.payload.origin === origin && !event.payload.ignored
      ? [event.payload]
      : [],
  );
}

/** Returns the messages whose state may have changed; one that is there already when it is said may have left since. */
function changedOf(events: readonly StoredEvent<Followed>[]): string[] {
  return [
    ...new Set(
      events.flatMap((event) => {
        if (event.type === 'message.changed') return [event.payload.message_id];
        return event.type === 'message.created' && event.payload.origin === 'chatbot'
          ? [event.payload.message_id]
          : [];
      }),
    ),
  ];
}
