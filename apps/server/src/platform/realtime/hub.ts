import { socketEvent, type LiveEvent, type SequencedLiveEvent } from '@prosa/contract';
import type { Socket } from 'socket.io';
import type { Authenticate, Session } from '../access/session.ts';
import type { Database } from '../db/database.ts';
import { eventsTopic, type StoredEvent } from '../events/domain-events.ts';
import { readHint } from '../events/hint.ts';
import type { Log } from '../log/log.ts';
import type { Signals } from '../signals/signals.ts';
import { followAccount, type AccountFeed } from './account-feed.ts';
import { createSharedPoll, type SharedPoll } from '../jobs/shared-poll.ts';
import {
  mayReceive,
  type Audience,
  type Delivery,
  type LivePresenter,
  type PresentingTools,
} from './live.ts';
import { roomsBehind } from './rooms-behind.ts';

/** A socket and the person behind it. */
export interface Viewer {
  socket: Socket;
  token: string;
  session: Session;
}

/** All viewers of this process, by company, each fed from the company's events. */
export interface Hub {
  /** Follows the viewer's rights from now on, in a room or not; the caller checks what changed before. */
  connect(viewer: Viewer): Promise<void>;
  disconnect(viewer: Viewer): void;
  /** Sends the viewer what happens from now on. */
  join(viewer: Viewer): Promise<AccountFeed>;
  leave(viewer: Viewer): void;
  close(): void;
}

export interface HubOptions extends PresentingTools {
  database: Database;
  log: Log;
  signals: Signals;
  presenters: readonly LivePresenter[];
  authenticate: Authenticate;
}

/** The signal that carries a passing event. */
export const passingTopic = 'live';

const safetyPollMs = 2000;

interface Room {
  /** Everybody connected: their sessions are checked again when they change. */
  viewers: Set<Viewer>;
  /** The viewers who joined. */
  listening: Set<Viewer>;
  feed: Promise<AccountFeed>;
  /** Takes the room out of the poll; there once the feed is. */
  leavePoll?: () => void;
}

type Rooms = Map<string, Room>;

/**
 * Builds the hub. Signals wake a room; as a safety net one statement asks every two seconds which rooms are behind, so
 * that a room in which nothing happens costs nothing.
 */
export function createHub(options: HubOptions): Hub {
  const rooms: Rooms = new Map();
  const poll = createRoomPoll(options);
  const wake = (account_id: string) => withFeed(rooms.get(account_id), (feed) => feed.wake());
  const wakeAll = () => [...rooms.keys()].forEach(wake);
  const ends = [
    options.signals.subscribe(eventsTopic, (hint) => wake(readHint(hint).account_id)),
    options.signals.subscribe(passingTopic, (payload) => emitPassing(rooms, payload)),
  ];
  options.signals.onGap(wakeAll);

  const enter = (viewer: Viewer): Room => {
    const { account_id } = viewer.session;
    const room = rooms.get(account_id) ?? openRoom(account_id, { rooms, poll, options });
    room.viewers.add(viewer);
    return room;
  };
  return {
    async connect(viewer) {
      await enter(viewer).feed;
    },
    join(viewer) {
      const room = enter(viewer);
      room.listening.add(viewer);
      return room.feed;
    },
    leave(viewer) {
      rooms.get(viewer.session.account_id)?.listening.delete(viewer);
    },
    disconnect(viewer) {
      const { account_id } = viewer.session;
      const room = rooms.get(account_id);
      room?.listening.delete(viewer);
      if (!room?.viewers.delete(viewer) || room.viewers.size) return;
      rooms.delete(account_id);
      closeRoom(room);
    },
    close() {
      ends.forEach((end) => end());
      rooms.forEach(closeRoom);
      rooms.clear();
    },
  };
}

interface Opening {
  rooms: Rooms;
  poll: RoomPoll;
  options: HubOptions;
}

function openRoom(account_id: string, { rooms, poll, options }: Opening): Room {
  const viewers = new Set<Viewer>();
  const listening = new Set<Viewer>();
  const feed = followAccount({
    ...options,
    db: options.database.forAccount(account_id),
    deliver: async (deliveries, events) => {
      // Rights first: a person who just lost them must not receive what is in the same batch.
      await applyAccessChanges(viewers, events, options);
      tell(listening, deliveries, options.clock.now());
    },
  });
  const room: Room = { viewers, listening, feed };
  rooms.set(account_id, room);
  feed.then(
    (opened) => {
      if (rooms.get(account_id) === room) room.leavePoll = poll.add(account_id, opened);
    },
    () => rooms.delete(account_id), // the next viewer to join opens it again
  );
  return room;
}

function closeRoom(room: Room): void {
  room.leavePoll?.();
  withFeed(room, (feed) => feed.stop());
}

type RoomPoll = SharedPoll<AccountFeed>;

/** Creates the poll that wakes the rooms whose company has events that were not handed out, because a hint was lost. */
function createRoomPoll({ database, log }: HubOptions): RoomPoll {
  return createSharedPoll<AccountFeed>({
    name: 'rooms behind',
    everyMs: safetyPollMs,
    log,
    find: (feeds) =>
      roomsBehind(
        database.acrossAccounts,
        [...feeds].map(([account_id, { sequence }]) => ({ account_id, sequence })),
      ),
    wake: (feed) => feed.wake(),
  });
}

/**
 * Does something to a room's feed once it is there. If it never opens, the viewer that waited for it gets the error.
 */
function withFeed(room: Room | undefined, act: (feed: AccountFeed) => void): void {
  void room?.feed.then(act, () => undefined);
}

/**
 * Sends what arrived together in one packet, encoded once for all viewers who may receive the same events. A viewer whose
 * session has ended receives nothing more and is disconnected.
 */
function tell(viewers: ReadonlySet<Viewer>, deliveries: readonly Delivery[], now: Date): void {
  const groups = new Map<string, { sockets: Socket[]; events: SequencedLiveEvent[] }>();
  for (const { session, socket } of viewers) {
    if (session.expires <= now) {
      socket.disconnect(true);
      continue;
    }
    const may = deliveries.map(({ audience }) => mayReceive(session, audience));
    const group = groups.get(may.join());
    if (group) group.sockets.push(socket);
    else
      groups.set(may.join(), {
        sockets: [socket],
        events: deliveries.filter((_, at) => may[at]).map(sequenced),
      });
  }
  for (const { sockets, events } of groups.values())
    if (events.length) sockets[0]?.nsp.to(sockets.map(({ id }) => id)).emit(socketEvent, ...events);
}

const sequenced = ({ event, sequence }: Delivery): SequencedLiveEvent => ({ ...event, sequence });

/** Passing events (typing) are not stored and carry no sequence. */
export interface PassingEvent {
  account_id: string;
  audience: Audience;
  event: LiveEvent;
}

function emitPassing(rooms: ReadonlyMap<string, Room>, payload: string): void {
  const { account_id, audience, event } = JSON.parse(payload) as PassingEvent;
  for (const viewer of rooms.get(account_id)?.listening ?? []) {
    if (mayReceive(viewer.session, audience)) viewer.socket.emit(socketEvent, { ...event, sequence: null });
  }
}

/**
 * Checks the sessions of changed people again: an ended one is disconnected, new rights apply from the next event on.
 */
async function applyAccessChanges(
  viewers: ReadonlySet<Viewer>,
  events: readonly StoredEvent[],
  { authenticate, log }: HubOptions,
): Promise<void> {
  const changed = new Set(
    events.flatMap(({ type, payload }) => (type === 'access.changed' ? [payload.user_id] : [])),
  );
  for (const viewer of [...viewers].filter(({ session }) => changed.has(session.user_id))) {
    try {
      const session = await authenticate(viewer.token);
      if (session) viewer.session = session;
      else viewer.socket.disconnect(true);
    } catch (error) {
      log.warn({ err: error }, 'session not checked again; socket cut');
      viewer.socket.disconnect(true);
    }
  }
}
