import type { LiveEventOf, LiveEventType, SequencedLiveEvent } from '@prosa/contract';
import { createContext, use, useEffect, useRef } from 'react';

/** `live`: events arrive; `behind`: connected, catching up; `replaced`: other windows took its place; `offline`. */
export type LiveStatus = 'live' | 'behind' | 'replaced' | 'offline';

export type LiveListener = (event: SequencedLiveEvent) => void;

export interface Live {
  status: LiveStatus;
  /** Returns the unsubscriber. */
  subscribe: (listener: LiveListener) => () => void;
}

/** The one socket of the app, provided by its shell. Without a provider nothing arrives. */
export const LiveContext = createContext<Live>({ status: 'live', subscribe: () => () => undefined });

/** Runs `handler` on every live event of a type, in order and once each, while the component is mounted. */
export function useLive<Type extends LiveEventType>(type: Type, handler: (event: LiveEventOf<Type>) => void) {
  const { subscribe } = use(LiveContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(
    () =>
      subscribe((event) => {
        if (isOf(event, type)) latest.current(event);
      }),
    [subscribe, type],
  );
}

/** Returns whether what the screen shows is live. */
export function useLiveStatus(): LiveStatus {
  return use(LiveContext).status;
}

function isOf<Type extends LiveEventType>(
  event: SequencedLiveEvent,
  type: Type,
): event is LiveEventOf<Type> & SequencedLiveEvent {
  return event.type === type;
}
