import type { SequencedLiveEvent } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { currentUserQuery, useCurrentUser } from '../lib/current-user.tsx';
import { LiveContext, type Live, type LiveListener, type LiveStatus } from '../lib/live.tsx';
import { session } from '../lib/session.ts';
import { LiveConnection } from './live/live-connection.ts';
import { useSocketAddress } from './live/use-socket-address.ts';

/** Keeps the app's one socket and hands its events to whoever listens with `useLive`. */
export function SocketProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const accountId = useCurrentUser().account._id;
  const address = useSocketAddress();
  const [status, setStatus] = useState<LiveStatus>('offline');
  const listeners = useRef(new Set<LiveListener>());

  useEffect(() => {
    if (address === null) return;
    const connection = new LiveConnection({
      address,
      accountId,
      token: session.token,
      onEvent: (event) => deliver(listeners.current, event),
      onStatus: setStatus,
      onReset: () => void client.invalidateQueries(),
      onRefused: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    });
    return () => connection.close();
  }, [address, accountId, client]);

  const subscribe = useCallback((listener: LiveListener) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  const live = useMemo<Live>(() => ({ status, subscribe }), [status, subscribe]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** One broken listener must not keep the others from hearing; its error reaches the console as uncaught. */
function deliver(listeners: ReadonlySet<LiveListener>, event: SequencedLiveEvent): void {
  for (const listener of Array.from(listeners)) {
    try {
      listener(event);
    } catch (error) {
      reportError(error);
    }
  }
}
