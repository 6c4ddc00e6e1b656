import type { Message } from '@prosa/contract';
import { createStore, type Readable } from '../../../lib/store.ts';
import { mergeMessage } from './merge-message.ts';
import { withNewest, withOlder, type Thread } from './patch-thread.ts';

/** A stretch of a thread away from its newest messages, without gaps. */
export interface Past extends Thread {
  /** Whether there are messages after it. */
  has_newer: boolean;
}

/** The message that somebody wants to see. */
export interface Spot {
  platform_message_id: string;
  /** Counts the wishes, so that the same message can be wanted twice. */
  nth: number;
  /** Whether the focus goes there as well. */
  takesFocus: boolean;
}

/** The part of a thread that is on screen, and what is being fetched for it. */
export interface Reading {
  /** Another number when the thread is drawn again at another place. */
  view: number;
  /** Null while the live thread is shown. */
  past: Past | null;
  spot: Spot | null;
  /** The newest position when the end went out of sight; null at the end. */
  seen: number | null;
  /** Whether somebody went back to the end by hand, who would otherwise be left without focus. */
  focusesEnd: boolean;
  /** Whether the newest message is before the reader's eyes. */
  isAtEnd: boolean;
  /** Counts the wishes to be at the end of the live thread. */
  ends: number;
  isSeeking: boolean;
  isLoadingOlder: boolean;
  isLoadingNewer: boolean;
}

/** One of them, and how many messages. */
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
  /** Makes this the live thread. */
  join: (thread: Thread) => void;
}

const page = 25;
const aroundSize = 50;
const maxAtOnce = 100;
const still = { isSeeking: false, isLoadingOlder: false, isLoadingNewer: false };

/**
 * Reads older parts of one conversation. The loaded stretch is kept beside the live thread and merged once the two
 * touch. An answer that arrives when something else is wanted by then changes nothing.
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
  /** What live events brought since each running load began; its answer may be older. */
  private readonly heard = new Set<Message[]>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Shows a message, loaded or not. Fails as the load does; not when something else was wanted meanwhile. */
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

  /** Shows the end: leaves the past, or goes down in the live thread. */
  toEnd({ takesFocus }: Pick<Spot, 'takesFocus'>): void {
    this.stop();
    if (this.get().past) this.turn({ past: null, spot: null, focusesEnd: takesFocus });
    else this.change({ isSeeking: false, ends: this.get().ends + 1 });
  }

  /** Called by the component that renders the thread: says whether its end is in sight. */
  tellAtEnd(isAtEnd: boolean): void {
    if (isAtEnd !== this.get().isAtEnd) this.change({ isAtEnd });
  }

  /** What was wanted is wanted no more. */
  stop(): void {
    this.wishes += 1;
  }

  /** Puts older messages before the stretch. */
  async older(): Promise<void> {
    const { past, isLoadingOlder } = this.get();
    const before = past?.messages[0]?.position;
    if (!past?.has_more || before === undefined || isLoadingOlder) return;
    await this.extend('isLoadingOlder', { before, limit: page });
  }

  /** Puts newer messages after the stretch. */
  async newer(): Promise<void> {
    const { past, isLoadingNewer } = this.get();
    const after = past?.messages.at(-1)?.position;
    if (!past?.has_newer || after === undefined || isLoadingNewer) return;
    await this.extend('isLoadingNewer', { after, limit: page });
  }

  /** Reads the stretch again: live events were missed. What cannot be read again is left. */
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

  /** Takes in what a live event says of a message of this conversation. */
  apply(message: Message): void {
    for (const messages of this.heard) messages.push(message);
    const { past } = this.get();
    const patched = past && withLive(past, message);
    if (patched !== past) this.change({ past: patched });
  }

  /** The live thread changed: perhaps the stretch touches it now. */
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

  /** The stretch, or null when it touched the live thread and is part of it now. */
  private joined(past: Past): Past | null {
    const live = this.settings.live();
    const first = live?.messages[0];
    const last = past.messages.at(-1);
    if (!live || !first || !last || last.position < first.position - 1) return past;
    this.settings.join(withNewest({ messages: past.messages, has_more: past.has_more }, live));
    return null;
  }

  /** Another place: everything that was under way for the place before is over. */
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

/** A live event changes a row that is there, or tells that something newer is. */
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
