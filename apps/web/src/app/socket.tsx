import type { SequencedLiveEvent } from '@prosa/contract';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { currentUserQuery, useCurrentUser } from '../lib/current-user.tsx';
import { LiveContext, type Live, type LiveListener, type LiveStatus } from '../lib/live.tsx';
import { loadedSince } from '../lib/loaded-since.ts';
import { session } from '../lib/session.ts';
import type { LiveConnection } from './live/live-connection.ts';
import { loadScreen } from './load-screen.ts';
import { useSocketAddress } from './live/use-socket-address.ts';

const loadRealtime = () => import('./live/realtime.tsx');
const Realtime = lazy(() => loadScreen(loadRealtime).then((code) => ({ default: code.Realtime })));

const retryDelay = 3_000;

const hasFailed = ({ state }: Query) => state.status === 'error';

/** Keeps the app's one socket and passes its events to the handlers of `useLive`. */
export function SocketProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const accountId = useCurrentUser().account._id;
  const address = useSocketAddress();
  const [status, setStatus] = useState<LiveStatus>('offline');
  const listeners = useRef(new Set<LiveListener>());

  useEffect(() => {
    if (address === null) return;
    return connectLate({
      address,
      accountId,
      token: session.token,
      onEvent: (event) => deliver(listeners.current, event),
      onStatus: setStatus,
      loadedSince: loadedSince(accountId),
      onReset: () => void client.invalidateQueries(),
      onNothingMissed: () => void client.invalidateQueries({ predicate: hasFailed }),
      onRefused: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    });
  }, [address, accountId, client]);

  const subscribe = useCallback((listener: LiveListener) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  const live = useMemo<Live>(() => ({ status, subscribe }), [status, subscribe]);
  return (
    <LiveContext value={live}>
      <Suspense>
        <Realtime />
      </Suspense>
      {children}
    </LiveContext>
  );
}

/**
 * Connects once the code of the socket and of its listeners has loaded, for which no screen waits; retries the load.
 */
function connectLate(settings: ConstructorParameters<typeof LiveConnection>[0]): () => void {
  let connection: LiveConnection | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const connect = async () => {
    try {
      const [code] = await Promise.all([import('./live/live-connection.ts'), loadRealtime()]);
      if (!isOver) connection = new code.LiveConnection(settings);
    } catch {
      if (!isOver) retry = setTimeout(() => void connect(), retryDelay);
    }
  };
  void connect();
  return () => {
    isOver = true;
    clearTimeout(retry);
    connection?.close();
  };
}

/**
 * Delivers an event to all listeners. A broken one must not keep the others from it; its error reaches the console as
 * uncaught.
 */
function deliver(listeners: ReadonlySet<LiveListener>, event: SequencedLiveEvent): void {
  for (const listener of Array.from(listeners)) {
    try {
      listener(event);
    } catch (error) {
      reportError(error);
    }
  }
}
