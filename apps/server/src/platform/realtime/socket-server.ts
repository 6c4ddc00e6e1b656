import type { Server as HttpServer } from 'node:http';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { z } from 'zod';
import { socketPath } from '@prosa/contract';
import type { Ids } from '../clock/ids.ts';
import { eventsSince, lastSequence } from '../events/read-events.ts';
import { presentEvents } from './account-feed.ts';
import { createHub, type Hub, type HubOptions, type Viewer } from './hub.ts';
import { mayReceive } from './live.ts';
import { createPresence, type Presence } from './presence.ts';

interface Options extends HubOptions {
  http: HttpServer;
  ids: Ids;
  /** Pages of these origins may connect; null allows only the server's own host. */
  publicUrl: string | null;
}

type NoEvents = DefaultEventsMap;
type LiveSocket = Socket<NoEvents, NoEvents, NoEvents, { viewer: Viewer }>;

const catchUpMost = 500;
const requestsPerTenSeconds = 100;
const maxPacketBytes = 16 * 1024;
const recheckMs = 60_000;

type Acknowledge = (answer: object) => void;

/**
 * Sockets at `/sock/`. What a socket receives follows from its session alone; the arguments it sends are checked
 * and otherwise ignored (specification section 7).
 */
export function createSocketServer(options: Options): { close(): Promise<void> } {
  const hub = createHub(options);
  const presence = createPresence({ ...options, process_id: options.ids.next() });
  const io = new Server<NoEvents, NoEvents, NoEvents, { viewer: Viewer }>(options.http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: maxPacketBytes,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    allowRequest: (request, decide) => {
      const allowed = sameOrigin(request.headers.origin, request.headers.host, options.publicUrl);
      decide(allowed ? null : 'origin', allowed);
    },
  });
  io.use((socket, next) => void admit(socket, options).then(next, () => next(new Error('unavailable'))));
  io.on('connection', (socket) => serve({ viewer: socket.data.viewer, hub, presence, options }));
  return {
    async close() {
      hub.close();
      await io.close();
      await presence.close();
    },
  };
}

/** Browsers name their page's origin; it must be ours. Other programs send none. */
function sameOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin);
}

async function admit(socket: LiveSocket, { authenticate }: Options): Promise<Error | undefined> {
  const parsed = z.object({ token: z.string().min(20).max(200) }).safeParse(socket.handshake.auth);
  const session = parsed.success ? await authenticate(parsed.data.token) : null;
  if (!parsed.success || !session) return new Error('unauthenticated');
  const viewer: Viewer = { socket, token: parsed.data.token, session };
  socket.data.viewer = viewer;
  return undefined;
}

interface Serving {
  viewer: Viewer;
  hub: Hub;
  presence: Presence;
  options: Options;
}

function serve(serving: Serving): void {
  const { viewer, hub, presence, options } = serving;
  const { socket } = viewer;
  // Named once: who they are never changes while the socket is open.
  const { account_id, user_id } = viewer.session;
  presence.came({ account_id, user_id });
  const spend = createBudget(socket, options);
  // Unknown events are counted as well.
  socket.use((_event, next) => (spend() ? next() : undefined));
  const watched = watch(serving);
  const answer = (name: string, handle: (argument: unknown) => Promise<object>) =>
    socket.on(name, (...given: unknown[]) => {
      const acknowledge = given.findLast((item): item is Acknowledge => typeof item === 'function');
      const handled = watched.then(() => (socket.connected ? handle(given[0]) : {}));
      handled.then(
        (reply) => acknowledge?.(reply),
        (error: unknown) => {
          options.log.warn({ err: error, name }, 'socket request failed');
          acknowledge?.({ error: true });
        },
      );
    });
  // Sessions also end by time; a socket that outlives its session is cut.
  const recheck = setInterval(() => void checkAgain(viewer, options), recheckMs);
  socket.on('disconnect', () => {
    clearInterval(recheck);
    hub.disconnect(viewer);
    presence.left({ account_id, user_id });
  });
  socket.on('error', () => socket.disconnect(true));
  answer('join-room', async () => ({ joined: true, sequence: (await hub.join(viewer)).sequence }));
  answer('leave-all-rooms', async () => {
    hub.leave(viewer);
    return {};
  });
  answer('catch-up', (argument) => catchUp(viewer, argument, options));
  answer('ping-live', async () => {
    const db = options.database.forAccount(viewer.session.account_id);
    return { sequence: await lastSequence(db, viewer.session.account_id) };
  });
}

/** Follows the person's rights. They may have changed since the handshake looked, so they are read once more. */
async function watch({ viewer, hub, options }: Serving): Promise<void> {
  try {
    await hub.connect(viewer);
    await readSession(viewer, options);
  } catch (error) {
    options.log.warn({ err: error }, 'socket cut: its session is not watched');
    viewer.socket.disconnect(true);
  }
}

/** A socket that floods is cut. */
function createBudget(socket: Viewer['socket'], { clock, log }: Options): () => boolean {
  let windowStart = 0;
  let used = 0;
  return () => {
    const now = clock.now().getTime();
    if (now - windowStart > 10_000) {
      windowStart = now;
      used = 0;
    }
    used += 1;
    if (used === requestsPerTenSeconds + 1) {
      log.warn('socket cut for flooding');
      socket.disconnect(true);
    }
    return used <= requestsPerTenSeconds;
  };
}

/** The session as it is now; a socket without one is cut. */
async function readSession(viewer: Viewer, { authenticate }: Options): Promise<void> {
  const session = await authenticate(viewer.token);
  if (session) viewer.session = session;
  else viewer.socket.disconnect(true);
}

async function checkAgain(viewer: Viewer, options: Options): Promise<void> {
  try {
    await readSession(viewer, options);
  } catch (error) {
    options.log.warn({ err: error }, 'session of a socket not checked; next round tries again');
  }
}

const catchUpInput = z.object({ since: z.number().int().min(0) });

/** What this person missed since a sequence; `reset` when that is too much to tell event by event. */
async function catchUp(viewer: Viewer, argument: unknown, options: Options): Promise<object> {
  const { account_id } = viewer.session;
  const db = options.database.forAccount(account_id);
  const parsed = catchUpInput.safeParse(argument);
  const sequence = await lastSequence(db, account_id);
  const since = parsed.success ? parsed.data.since : -1;
  if (since < 0 || since > sequence || sequence - since > catchUpMost)
    return { events: [], sequence, reset: true };
  const stored = await eventsSince(db, { account_id, since, most: catchUpMost });
  const deliveries = await presentEvents({ ...options, db }, stored);
  const events = deliveries
    .filter(({ audience }) => mayReceive(viewer.session, audience))
    .map((delivery) => ({ ...delivery.event, sequence: delivery.sequence }));
  return { events, sequence: stored.at(-1)?.sequence ?? sequence, reset: false };
}
