import type { Message, QuotedMessage } from '@prosa/contract';
import { errorMessage } from '../../../lib/api/api-error.ts';
import type { SafeStorage } from '../../../lib/safe-storage.ts';

/** A message that was written here and that the server has not answered yet. */
export interface Outgoing {
  message_id: string;
  conversation_id: string;
  text: string;
  reply: QuotedMessage | null;
  /** ISO instant. */
  created: string;
  /** Why sending failed; null while it is under way. */
  problem: string | null;
}

interface Settings {
  storage: SafeStorage;
  key: string;
  /** Makes the call; the same `message_id` twice is one message for the server. */
  send: (outgoing: Outgoing) => Promise<Message>;
  onSent: (message: Message) => void;
}

/**
 * What was written and has not arrived at the server: shown at once, sent one after the other per conversation,
 * kept through a reload, and never dropped because sending failed.
 */
export class OutgoingStore {
  private entries: readonly Outgoing[];
  private readonly settings: Settings;
  private readonly listeners = new Set<() => void>();
  private readonly queues = new Map<string, Promise<void>>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.entries = readEntries(settings.storage.read(settings.key));
    for (const entry of this.entries) if (entry.problem === null) this.enqueue(entry);
  }

  /** All of them, oldest first; the same array until something changes. */
  readonly list = (): readonly Outgoing[] => this.entries;

  /** Answers the unsubscriber. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Shows and sends a new message. */
  add(entry: Outgoing): void {
    this.change([...this.entries, entry]);
    this.enqueue(entry);
  }

  /** Sends a failed one again, under the same id. */
  retry(message_id: string): void {
    const entry = this.entries.find((known) => known.message_id === message_id);
    if (!entry || entry.problem === null) return;
    const again = { ...entry, problem: null };
    this.replace(again);
    this.enqueue(again);
  }

  /** Forgets one: it arrived, or its writer gave it up. */
  remove(message_id: string): void {
    const rest = this.entries.filter((entry) => entry.message_id !== message_id);
    if (rest.length < this.entries.length) this.change(rest);
  }

  private enqueue(entry: Outgoing): void {
    const before = this.queues.get(entry.conversation_id) ?? Promise.resolve();
    const queue = before.then(() => this.deliver(entry));
    this.queues.set(entry.conversation_id, queue);
  }

  private async deliver(entry: Outgoing): Promise<void> {
    try {
      const message = await this.settings.send(entry);
      this.settings.onSent(message);
      this.remove(entry.message_id);
    } catch (error) {
      this.replace({ ...entry, problem: errorMessage(error) });
    }
  }

  private replace(entry: Outgoing): void {
    this.change(this.entries.map((known) => (known.message_id === entry.message_id ? entry : known)));
  }

  private change(entries: readonly Outgoing[]): void {
    this.entries = entries;
    const { storage, key } = this.settings;
    if (entries.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(entries));
    for (const listener of this.listeners) listener();
  }
}

function readEntries(text: string | null): Outgoing[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    // Only this class writes the key; anything else is from an older version and is dropped.
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  return typeof value === 'object' && value !== null && 'message_id' in value && 'text' in value;
}
