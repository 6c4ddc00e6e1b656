import { calls, limits, type LiveEventOf, type SequencedLiveEvent } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { LiveContext } from '../../../lib/live.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { applyDeskEvents, applyManyFinished, leaveDeskCache, markOld } from '../api/desk-cache.ts';
import { isDeskEvent, type DeskEvent } from './desk-event.ts';
import { recordEvent } from './record-events.ts';
import { useFollowMerged } from '../api/use-follow-merged.ts';
import { useMessageAnnouncer } from '../alerts/use-message-announcer.ts';

/** Events of one frame are applied together, so that a burst renders once. */
const frame = 16;

/** A conversation left the person's desk. */
export type Departure = LiveEventOf<'conversation_finished'> | LiveEventOf<'conversation_removed'>;

const manyTypes = [
  'conversations_finished',
  'conversations_changed',
  'conversations_removed',
  'conversations_restored',
] as const;

/** What one act did to many conversations, by their ids alone. */
type ManyEvent = LiveEventOf<(typeof manyTypes)[number]>;

interface Listening {
  /** The conversation on screen. */
  openId: string | null;
  onDeparture: (event: Departure) => void;
}

/** Keeps the desk live while it is shown: events patch the caches, without calls to the server. */
export function useDeskRealtime({ openId, onDeparture }: Listening) {
  const client = useQueryClient();
  const { subscribe } = use(LiveContext);
  const announceMessage = useMessageAnnouncer(openId);
  const onMany = (event: ManyEvent) => {
    const { conversation_ids } = event;
    const isGone = event.type === 'conversations_finished' || event.type === 'conversations_removed';
    if (!isGone) return markOld(client, conversation_ids);
    applyManyFinished(client, conversation_ids);
    if (openId === null || !conversation_ids.includes(openId)) return;
    onDeparture(
      event.type === 'conversations_finished'
        ? { type: 'conversation_finished', conversation_id: openId, user_id: event.user_id }
        : { type: 'conversation_removed', conversation_id: openId, moved_by: event.moved_by },
    );
  };
  const follow = useFollowMerged();
  const leave = (event: Departure) => follow(event) || onDeparture(event);
  const latest = useRef({ leave, announceMessage, onMany });
  useEffect(() => {
    latest.current = { leave, announceMessage, onMany };
  });

  useEffect(() => {
    let waiting: DeskEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      const events = waiting;
      waiting = [];
      timer = undefined;
      applyDeskEvents(client, events);
      for (const event of events) if (isDeparture(event)) latest.current.leave(event);
    };
    const unsubscribe = subscribe((event: SequencedLiveEvent) => {
      if (isAboutMany(event)) {
        latest.current.onMany(event);
        return;
      }
      if (!isDeskEvent(event)) return;
      recordEvent(event);
      waiting.push(event);
      timer ??= setTimeout(apply, frame);
      if (event.type === 'new_message') latest.current.announceMessage(event);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      leaveDeskCache(client);
    };
  }, [client, subscribe]);

  useLiveRefresh({
    on: ['load_open_conversations', ...manyTypes],
    of: [calls.countOpenManual, calls.getDeskConversations],
    delay: limits.updated_refresh_ms,
  });
}

function isAboutMany(event: SequencedLiveEvent): event is ManyEvent & SequencedLiveEvent {
  return manyTypes.some((type) => type === event.type);
}

function isDeparture(event: DeskEvent): event is Departure {
  return event.type === 'conversation_finished' || event.type === 'conversation_removed';
}
