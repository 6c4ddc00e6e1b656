import type { Call, LiveEventType } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { callKey } from './api/use-call.ts';
import { LiveContext } from './live.tsx';

interface Refresh {
  /** Any of these live events asks for a refresh. */
  on: readonly LiveEventType[];
  /** The reading calls to fetch again. */
  of: readonly Call[];
  /** Milliseconds; events within that time cause one refresh. */
  delay?: number;
  /** Waits while the tab is hidden, and makes up for it once when it is shown again. */
  onlyVisible?: boolean;
}

/** Fetches calls again after live events, coalesced, for answers that cannot be patched from the event. */
export function useLiveRefresh({ on, of, delay = 1000, onlyVisible = false }: Refresh) {
  const client = useQueryClient();
  const { subscribe } = use(LiveContext);
  const wanted = useRef({ on, of });
  useEffect(() => {
    wanted.current = { on, of };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const refresh = () => {
      timer = undefined;
      if (onlyVisible && document.hidden) {
        isMissed = true;
        return;
      }
      for (const reading of wanted.current.of) void client.invalidateQueries({ queryKey: callKey(reading) });
    };
    const unsubscribe = subscribe((event) => {
      if (wanted.current.on.includes(event.type)) timer ??= setTimeout(refresh, delay);
    });
    const makeUp = () => {
      if (!isMissed || document.hidden) return;
      isMissed = false;
      refresh();
    };
    document.addEventListener('visibilitychange', makeUp);
    return () => {
      document.removeEventListener('visibilitychange', makeUp);
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client, subscribe, delay, onlyVisible]);
}
