import type { Message } from '@prosa/contract';
import { createStore, type Readable } from '../../../lib/store.ts';
import { mergeMessage } from './merge-message.ts';
import { withNewest, withOlder, type Thread } from './patch-thread.ts';

/** A stretch of a thread away from its newest messages, without gaps. */
export interface Past extends Thread {
  /** Whether there are messages after it. */
  has_newer: boolean;
}

/** The message to show. */
export interface Spot {
  platform_message_id: string;
  /** Counts the requests, so that the same message can be shown twice. */
  nth: number;
  /** Whether the focus goes there as well. */
  takesFocus: boolean;
}

/** Which part of a thread is on screen, and what is being loaded for it. */
export interface Reading {
  /** Changes when the thread must render again at another place. */
  view: number;
  /** Null while the live thread is shown. */
  past: Past | null;
  spot: Spot | null;
  /** The newest position at the time the end left the screen; null at the end. */
  seen: number | null;
  /** Whether the person went back to the end, whose button then goes away with the focus. */
  focusesEnd: boolean;
  /** Whether the newest message is on the screen. */
  isAtEnd: boolean;
  /** Counts the requests to go to the end of the live thread. */
  ends: number;
  isSeeking: boolean;
  isLoadingOlder: boolean;
  isLoadingNewer: boolean;
}

/** Which messages to load: around, before or after one of them, and how many. */
export interface Stretch {
  around?: string;
  before?: number;
  after?: number;
  limit: number;
}

interface Settings {
  load: (stretch: Stretch) => Promise<Past>;
  /** The live thread, while it is loaded. */
  live: () => Thread | undefined;
  /** Replaces the live thread. */
  join: (thread: Thread) => void;
}

const page = 25;
const aroundSize = 50;
const maxAtOnce = 100;
const still = { isSeeking: false, isLoadingOlder: false, isLoadingNewer: false };

/**
 * Moves through the past of one conversation. The stretch that is read is separate from the live thread and joins it
 * once they touch. An answer that is no longer wanted when it comes changes nothing.
 */
export class ThreadReader implements Readable<Reading> {
  private readonly state = createStore<Reading>({
    view: 0,
    past: null,
    spot: null,
    seen: null,
    focusesEnd: false,
    isAtEnd: false,
    ends: 0,
    ...still,
  });
  /** Returns the same object until something changes. */
  readonly get = this.state.get;
  readonly subscribe = this.state.subscribe;
  private wishes = 0;
  private readonly settings: Settings;
  /** What live events brought since each running load started; the load's answer may be older. */
  private readonly heard = new Set<Message[]>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /**
   * Shows a message, loading it if necessary. Rejects as the load does, unless something else was requested meanwhile.
   */
  async show(platform_message_id: string, { takesFocus }: Pick<Spot, 'takesFocus'>): Promise<void> {
    const nth = (this.wishes += 1);
    const spot: Spot = { platform_message_id, nth, takesFocus };
    const { past } = this.get();
    const live = this.settings.live();
    if (holds(past ?? live, platform_message_id)) return this.change({ spot, isSeeking: false });
    if (holds(live, platform_message_id)) return this.turn({ past: null, spot });
    this.change({ isSeeking: true });
    try {
      const around = await this.load({ around: platform_message_id, limit: aroundSize });
      if (nth === this.wishes) this.turn({ past: this.joined(around), spot });
    } catch (error) {
      if (nth !== this.wishes) return;
      this.change({ isSeeking: false });
      throw error;
    }
  }

  /** Shows the end: leaves the past, or scrolls down in the live thread. */
  toEnd({ takesFocus }: Pick<Spot, 'takesFocus'>): void {
    this.stop();
    if (this.get().past) this.turn({ past: null, spot: null, focusesEnd: takesFocus });
    else this.change({ isSeeking: false, ends: this.get().ends + 1 });
  }

  /** Sets whether the end of the thread is on the screen; the component that renders the thread calls it. */
  setAtEnd(isAtEnd: boolean): void {
    if (isAtEnd !== this.get().isAtEnd) this.change({ isAtEnd });
  }

  /** Gives up what was requested last. */
  stop(): void {
    this.wishes += 1;
  }

  /** Adds older messages before the stretch. */
  async older(): Promise<void> {
    const { past, isLoadingOlder } = this.get();
    const before = past?.messages[0]?.position;
    if (!past?.has_more || before === undefined || isLoadingOlder) return;
    await this.extend('isLoadingOlder', { before, limit: page });
  }

  /** Adds newer messages after the stretch. */
  async newer(): Promise<void> {
    const { past, isLoadingNewer } = this.get();
    const after = past?.messages.at(-1)?.position;
    if (!past?.has_newer || after === undefined || isLoadingNewer) return;
    await this.extend('isLoadingNewer', { after, limit: page });
  }

  /** Loads the stretch again, because live events were missed. If that fails, goes to the end. */
  async refresh(): Promise<void> {
    const { past, view } = this.get();
    const last = past?.messages.at(-1)?.position;
    if (!past || last === undefined) return;
    const limit = Math.min(maxAtOnce, past.messages.length);
    const again = await this.load({ before: last + 1, limit }).catch(() => null);
    const known = this.get().past;
    if (view !== this.get().view || !known) return;
    if (!again) return this.toEnd({ takesFocus: false });
    const newer = known.messages.filter(({ position }) => position > last);
    const has_newer = newer.length > 0 ? known.has_newer : again.has_newer;
    this.change({ past: this.joined({ ...again, messages: [...again.messages, ...newer], has_newer }) });
  }

  /** Applies a live event's version of a message of this conversation. */
  apply(message: Message): void {
    for (const messages of this.heard) messages.push(message);
    const { past } = this.get();
    const patched = past && withLive(past, message);
    if (patched !== past) this.change({ past: patched });
  }

  /** Joins the stretch with the live thread if they touch now, after the live thread changed. */
  meet(): void {
    const { past } = this.get();
    if (past && this.joined(past) === null) this.change({ past: null });
  }

  private async extend(flag: 'isLoadingOlder' | 'isLoadingNewer', stretch: Stretch): Promise<void> {
    const { view } = this.get();
    this.change({ [flag]: true });
    try {
      const more = await this.load(stretch);
      const { past } = this.get();
      if (view !== this.get().view || !past) return;
      const extended =
        flag === 'isLoadingOlder' ? { ...past, ...withOlder(past, more) } : withNewer(past, more);
      this.change({ past: this.joined(extended) });
    } finally {
      if (view === this.get().view) this.change({ [flag]: false });
    }
  }

  private async load(stretch: Stretch): Promise<Past> {
    const messages: Message[] = [];
    this.heard.add(messages);
    try {
      const loaded = await this.settings.load(stretch);
      return messages.reduce(withLive, loaded);
    } finally {
      this.heard.delete(messages);
    }
  }

  /** Returns the stretch, or null when it touched the live thread and is now part of it. */
  private joined(past: Past): Past | null {
    const live = this.settings.live();
    const first = live?.messages[0];
    const last = past.messages.at(-1);
    if (!live || !first || !last || last.position < first.position - 1) return past;
    this.settings.join(withNewest({ messages: past.messages, has_more: past.has_more }, live));
    return null;
  }

  /** Changes to another place and ends everything that was under way for the place before. */
  private turn(changes: Pick<Reading, 'past' | 'spot'> & Partial<Reading>): void {
    const { view, past, seen } = this.get();
    const newest = past ? seen : (this.settings.live()?.messages.at(-1)?.position ?? null);
    const next = changes.spot ? newest : null;
    this.change({ ...still, view: view + 1, seen: next, focusesEnd: false, isAtEnd: false, ...changes });
  }

  private change(changes: Partial<Reading>): void {
    this.state.set({ ...this.get(), ...changes });
  }
}

function holds(thread: Thread | null | undefined, platform_message_id: string): boolean {
  return thread?.messages.some((message) => message.platform_message_id === platform_message_id) ?? false;
}

/** Returns the past with a known message changed, or with the mark that newer ones exist. */
function withLive(past: Past, message: Message): Past {
  const at = past.messages.findIndex(({ _id }) => _id === message._id);
  const known = past.messages[at];
  if (known) return { ...past, messages: past.messages.with(at, mergeMessage(known, message)) };
  const last = past.messages.at(-1)?.position ?? 0;
  return message.position > last && !past.has_newer ? { ...past, has_newer: true } : past;
}

function withNewer(past: Past, newer: Past): Past {
  const last = past.messages.at(-1)?.position ?? 0;
  const added = newer.messages.filter(({ position }) => position > last);
  return { ...past, messages: [...past.messages, ...added], has_newer: newer.has_newer };
}
