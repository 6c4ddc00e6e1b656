import type { Server as HttpServer } from 'node:http';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { z } from 'zod';
import { socketPath } from '@prosa/contract';
import type { Ids } from '../clock/ids.ts';
import { lastSequence } from '../events/read-events.ts';
import { ignoreUpgrades } from '../http/ignore-upgrades.ts';
import { createRefusalPause } from '../limits/refusal-pause.ts';
import { createTokenBuckets, type TokenBuckets } from '../limits/token-bucket.ts';
import { createCatchUp, type CatchUp } from './catch-up.ts';
import { createHub, type Hub, type HubOptions, type Viewer } from './hub.ts';
import { createPlaces, type Places } from './places.ts';
import { createPresence, type Presence } from './presence.ts';

interface Options extends HubOptions {
  http: HttpServer;
  ids: Ids;
  /** Pages of these origins may connect; null allows only the server's own host. */
  publicUrl: string | null;
  socketsPerPerson: number;
}

type NoEvents = DefaultEventsMap;
type LiveSocket = Socket<NoEvents, NoEvents, NoEvents, { viewer: Viewer }>;

/**
 * Handshakes of one session: enough for every window to reconnect several times after an outage, but not for a storm.
 */
const handshakesOfSocket = 4;
/**
 * A refused handshake costs as much as an accepted one, except the session look-up, so it must not be repeated often.
 */
const refusedForMs = 5000;
const requestsPerTenSeconds = 100;
const maxPacketBytes = 16 * 1024;
const recheckMs = 60_000;
/** Timers take no longer delay than this. */
const maxTimerMs = 2 ** 31 - 1;

type Acknowledge = (answer: object) => void;

/**
 * Serves sockets at `/sock/`. What a socket receives follows from its session alone; the arguments it sends are
 * checked and otherwise ignored (specification section 7).
 */
export function createSocketServer(options: Options): { close(): Promise<void> } {
  const hub = createHub(options);
  const presence = createPresence({ ...options, process_id: options.ids.next() });
  const places = createPlaces(options.socketsPerPerson);
  const catchUp = createCatchUp(options);
  const door: Door = {
    buckets: createTokenBuckets({
      clock: options.clock,
      burst: options.socketsPerPerson * handshakesOfSocket,
      perSecond: 1,
    }),
    pause: createRefusalPause({ ms: refusedForMs, most: 500 }),
  };
  const io = new Server<NoEvents, NoEvents, NoEvents, { viewer: Viewer }>(options.http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: maxPacketBytes,
    // Upgrades elsewhere are answered as ordinary requests.
    destroyUpgrade: false,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    allowRequest: (request, decide) => {
      const allowed = sameOrigin(request.headers.origin, request.headers.host, options.publicUrl);
      decide(allowed ? null : 'origin', allowed);
    },
  });
  ignoreUpgrades(options.http, { except: socketPath });
  io.use(
    (socket, next) => void admit(socket, door, options).then(next, () => next(new Error('unavailable'))),
  );
  io.on('connection', (socket) =>
    serve({ viewer: socket.data.viewer, hub, presence, places, catchUp, options }),
  );
  return {
    async close() {
      hub.close();
      await io.close();
      await presence.close();
    },
  };
}

/** Returns whether a page's origin, which browsers send, is ours. Other programs send none and pass. */
function sameOrigin(origin: string | undefined, host: string | undefined, publicUrl: string | null): boolean {
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin);
}

/** Keeps a session from opening sockets without end. */
interface Door {
  buckets: TokenBuckets;
  pause(): Promise<void>;
}

async function admit(
  socket: LiveSocket,
  { buckets, pause }: Door,
  { authenticate }: Options,
): Promise<Error | undefined> {
  const parsed = z.object({ token: z.string().min(20).max(200) }).safeParse(socket.handshake.auth);
  if (parsed.success && buckets.take(parsed.data.token)) {
    await pause();
    return new Error('too_many_requests');
  }
  const session = parsed.success ? await authenticate(parsed.data.token) : null;
  if (!parsed.success || !session) return new Error('unauthenticated');
  if (session.must_change_password) return new Error('password_change_required');
  if (session.must_set_second_factor) return new Error('second_factor_missing');
  const viewer: Viewer = { socket, token: parsed.data.token, session };
  socket.data.viewer = viewer;
  return undefined;
}

interface Serving {
  viewer: Viewer;
  hub: Hub;
  presence: Presence;
  places: Places;
  catchUp: CatchUp;
  options: Options;
}

function serve(serving: Serving): void {
  const { viewer, hub, presence, places, catchUp, options } = serving;
  const { socket } = viewer;
  // Read once: the person behind a socket never changes while it is open.
  const { account_id, user_id } = viewer.session;
  presence.came({ account_id, user_id });
  places.take(viewer);
  const spend = createBudget(socket, options);
  // Unknown events are counted as well.
  socket.use((_event, next) => (spend() ? next() : undefined));
  const watched = watch(serving);
  const answer = (name: string, handle: (argument: unknown) => Promise<object>) =>
    socket.on(name, (...given: unknown[]) => {
      const acknowledge = given.findLast((item): item is Acknowledge => typeof item === 'function');
      const handled = watched.then(() => (isOpen(viewer, options) ? handle(given[0]) : {}));
      handled.then(
        (reply) => acknowledge?.(reply),
        (error: unknown) => {
          options.log.warn({ err: error, name }, 'socket request failed');
          acknowledge?.({ error: true });
        },
      );
    });
  // Sessions also expire; a socket that outlives its session is disconnected.
  const recheck = setInterval(() => void checkAgain(viewer, options), recheckMs);
  const untilEnd = viewer.session.expires.getTime() - options.clock.now().getTime();
  const end = setTimeout(() => void checkAgain(viewer, options), Math.min(untilEnd, maxTimerMs));
  socket.on('disconnect', () => {
    clearInterval(recheck);
    clearTimeout(end);
    hub.disconnect(viewer);
    presence.left({ account_id, user_id });
    places.leave(viewer);
  });
  socket.on('error', () => socket.disconnect(true));
  answer('join-room', async () => ({ joined: true, sequence: (await hub.join(viewer)).sequence }));
  answer('leave-all-rooms', async () => {
    hub.leave(viewer);
    return {};
  });
  answer('catch-up', (argument) => catchUp(viewer, argument));
  answer('ping-live', async () => {
    const db = options.database.forAccount(viewer.session.account_id);
    return { sequence: await lastSequence(db, viewer.session.account_id) };
  });
}

/** Returns whether a socket may still ask for something; disconnects one whose session has ended. */
function isOpen({ socket, session }: Viewer, { clock }: Options): boolean {
  if (session.expires <= clock.now()) socket.disconnect(true);
  return socket.connected;
}

/** Follows the person's rights. They may have changed since the handshake read them, so they are read once more. */
async function watch({ viewer, hub, options }: Serving): Promise<void> {
  try {
    await hub.connect(viewer);
    await readSession(viewer, options);
  } catch (error) {
    options.log.warn({ err: error }, 'socket cut: its session is not watched');
    viewer.socket.disconnect(true);
  }
}

/** Builds the request budget of a socket; one that floods is disconnected. */
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

/** Reads the session as it is now; a socket without one is disconnected. */
async function readSession(viewer: Viewer, { authenticate }: Options): Promise<void> {
  const session = await authenticate(viewer.token);
  if (session && !session.must_change_password && !session.must_set_second_factor) viewer.session = session;
  else viewer.socket.disconnect(true);
}

async function checkAgain(viewer: Viewer, options: Options): Promise<void> {
  try {
    await readSession(viewer, options);
  } catch (error) {
    options.log.warn({ err: error }, 'session of a socket not checked; next round tries again');
  }
}
