import { socketEvent, socketPath, socketReplaced, type SequencedLiveEvent } from '@prosa/contract';
import { io, type Socket } from 'socket.io-client';
import type { LiveStatus } from '../../lib/live.tsx';
import { LiveLog } from './live-log.ts';

interface Settings {
  /** Origin of the socket server. */
  address: string;
  accountId: string;
  token: () => string | null;
  onEvent: (event: SequencedLiveEvent) => void;
  onStatus: (status: LiveStatus) => void;
  /** The sequence after which everything was loaded that the page shows; null where it is unknown. */
  loadedSince: number | null;
  /** Events may have been missed that cannot be sent again one by one: load everything again. */
  onReset: () => void;
  /** The first connection found that nothing had happened since the page began to load. */
  onNothingMissed: () => void;
  /** The server refused the connection; perhaps the session has ended. */
  onRefused: () => void;
}

interface CatchUp {
  events: SequencedLiveEvent[];
  sequence: number;
  reset: boolean;
}

const heartbeatEvery = 20_000;
const answerWithin = 5_000;
const lagAllowed = 2_000;
const retryRefusedAfter = 3_000;

/**
 * The one live connection: joins the account's room, finds out after every (re)connection what it missed, and
 * notices when the connection is open but dead. Never gives up until `close`.
 */
export class LiveConnection {
  private readonly settings: Settings;
  private readonly socket: Socket;
  private readonly log: LiveLog;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lag: ReturnType<typeof setTimeout> | undefined;
  /** Too many windows are open; this one connects again once it has the focus. */
  private isReplaced = false;

  constructor(settings: Settings) {
    this.settings = settings;
    this.log = new LiveLog(settings.onEvent);
    this.socket = io(settings.address, {
      path: socketPath,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 5_000,
      auth: (give) => give({ token: settings.token() }),
    });
    this.socket.on(socketEvent, (...events: SequencedLiveEvent[]) => {
      for (const event of events) this.log.receive(event);
    });
    this.socket.on('connect', () => void this.joined());
    this.socket.on(socketReplaced, () => (this.isReplaced = true));
    this.socket.on('disconnect', (reason) => this.lost(reason === 'io server disconnect'));
    this.socket.on('connect_error', () => this.lost(!this.socket.active));
    this.heartbeat = setInterval(this.check, heartbeatEvery);
    window.addEventListener('online', this.check);
    window.addEventListener('focus', this.check);
    document.addEventListener('visibilitychange', this.check);
  }

  /** Leaves the rooms and closes for good. */
  close(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    clearTimeout(this.lag);
    window.removeEventListener('online', this.check);
    window.removeEventListener('focus', this.check);
    document.removeEventListener('visibilitychange', this.check);
    if (this.socket.connected) this.socket.emit('leave-all-rooms');
    this.socket.disconnect();
  }

  /** Joins the room. A new connection holds events back until it knows from which sequence on they are complete. */
  private async joined(): Promise<void> {
    this.log.hold();
    const room = await this.ask<{ sequence: number }>('join-room', this.settings.accountId);
    if (!room) return;
    if (this.log.lastSequence !== null) return this.catchUp();
    if (room.sequence === this.settings.loadedSince) {
      this.log.restart(room.sequence);
      this.settings.onNothingMissed();
    } else this.startOver(room.sequence);
    this.settings.onStatus('live');
  }

  /** Loads everything again; from `sequence` on, events count. */
  private startOver(sequence: number): void {
    this.log.restart(sequence);
    this.settings.onReset();
  }

  private async catchUp(): Promise<void> {
    this.settings.onStatus('behind');
    this.log.hold();
    const missed = await this.ask<CatchUp>('catch-up', { since: this.log.lastSequence });
    if (!missed) return;
    if (missed.reset) this.startOver(missed.sequence);
    else this.log.release({ missed: missed.events, sequence: missed.sequence });
    this.settings.onStatus('live');
  }

  /** Asks the server for its newest sequence: finds dead connections and lost events. */
  private readonly check = (): void => {
    if (this.socket.connected) void this.compare();
    if (!this.isReplaced || !document.hasFocus()) return;
    this.isReplaced = false;
    this.socket.connect();
  };

  private async compare(): Promise<void> {
    const newest = await this.ask<{ sequence: number }>('ping-live', {});
    if (!newest || !this.isBehind(newest.sequence)) return;
    clearTimeout(this.lag);
    this.lag = setTimeout(() => {
      if (this.socket.connected && this.isBehind(newest.sequence)) void this.catchUp();
    }, lagAllowed);
  }

  private isBehind(sequence: number): boolean {
    return this.log.lastSequence !== null && sequence > this.log.lastSequence;
  }

  /** Asks the server. Returns null when no answer came in time; the connection is then closed and opened again. */
  private async ask<Answer>(event: string, question: unknown): Promise<Answer | null> {
    const { id } = this.socket;
    try {
      const answer: unknown = await this.socket.timeout(answerWithin).emitWithAck(event, question);
      // The shapes are those of `socketRequests` in the contract.
      return answer as Answer;
    } catch {
      if (this.socket.connected && this.socket.id === id) this.socket.disconnect().connect();
      return null;
    }
  }

  private lost(isRefused: boolean): void {
    clearTimeout(this.lag);
    this.settings.onStatus(this.isReplaced ? 'replaced' : 'offline');
    if (!isRefused || this.isReplaced) return;
    this.settings.onRefused();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.socket.connect(), retryRefusedAfter);
  }
}
