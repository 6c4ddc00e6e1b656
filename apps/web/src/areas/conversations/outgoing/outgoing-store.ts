import type { Media, Message, QuotedMessage } from '@prosa/contract';
import { errorMessage } from '../../../lib/api/api-error.ts';
import type { SafeStorage } from '../../../lib/safe-storage.ts';
import { createStore, type Readable } from '../../../lib/store.ts';

/** The file of an outgoing message; its bytes are kept elsewhere, because they do not survive a reload. */
export interface OutgoingMedia extends Pick<
  Media,
  'type' | 'name' | 'mime' | 'size' | 'ptt' | 'width' | 'height' | 'thumbnail_url'
> {
  /** Null until the server has it. */
  media_id: string | null;
  url: string | null;
}

/** A message or a note that was written here and that the server has not confirmed yet. */
export interface Outgoing {
  message_id: string;
  conversation_id: string;
  text: string;
  reply: QuotedMessage | null;
  /** ISO instant. */
  created: string;
  /** Why sending failed; null while it is under way. */
  problem: string | null;
  media?: OutgoingMedia | null;
  /** Whom it mentions, where it is a note for the team, which the customer never receives. */
  note?: { mentions: readonly string[] };
}

interface Settings {
  storage: SafeStorage;
  key: string;
  /** Uploads the file of a message and returns its id on the server. */
  upload: (outgoing: Outgoing) => Promise<string>;
  /** Makes the call; a repeated `message_id` is one message for the server. */
  send: (outgoing: Outgoing) => Promise<Message>;
  onSent: (message: Message) => void;
}

/**
 * Keeps messages and notes that were written here and have not reached the server. They are shown at once and sent one after the
 * other per conversation; files have a queue of their own, so that no text waits for an upload. They survive a reload,
 * and a failure never drops them.
 */
export class OutgoingStore implements Readable<readonly Outgoing[]> {
  private readonly entries = createStore<readonly Outgoing[]>([]);
  /** Returns all of them, oldest first; the same array until something changes. */
  readonly get = this.entries.get;
  readonly subscribe = this.entries.subscribe;
  private readonly settings: Settings;
  private readonly queues = new Map<string, Promise<void>>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.entries.set(readEntries(settings.storage.read(settings.key)));
    for (const entry of this.get()) if (entry.problem === null) this.enqueue(entry);
  }

  /** Shows and sends a new message. */
  add(entry: Outgoing): void {
    this.change([...this.get(), entry]);
    this.enqueue(entry);
  }

  /** Sends a failed message again, under the same id. */
  retry(message_id: string): void {
    const entry = this.find(message_id);
    if (!entry || entry.problem === null) return;
    const again = { ...entry, problem: null };
    this.replace(again);
    this.enqueue(again);
  }

  /** Forgets a message: it arrived, or its author gave it up. */
  remove(message_id: string): void {
    const rest = this.get().filter((entry) => entry.message_id !== message_id);
    if (rest.length < this.get().length) this.change(rest);
  }

  private enqueue(entry: Outgoing): void {
    const line = `${entry.conversation_id}${entry.media ? ' files' : ''}`;
    const before = this.queues.get(line) ?? Promise.resolve();
    const queue = before.then(() => this.deliver(entry.message_id));
    this.queues.set(line, queue);
  }

  private async deliver(message_id: string): Promise<void> {
    try {
      await this.bringFile(message_id);
      const entry = this.find(message_id);
      if (!entry) return;
      const message = await this.settings.send(entry);
      this.settings.onSent(message);
      this.remove(message_id);
    } catch (error) {
      const entry = this.find(message_id);
      if (entry) this.replace({ ...entry, problem: errorMessage(error) });
    }
  }

  /** Uploads the file of a message, unless the server already has it. */
  private async bringFile(message_id: string): Promise<void> {
    const entry = this.find(message_id);
    if (!entry?.media || entry.media.media_id !== null) return;
    const media_id = await this.settings.upload(entry);
    const known = this.find(message_id);
    if (known?.media) this.replace({ ...known, media: { ...known.media, media_id } });
  }

  /** Returns a message; undefined once it was sent or given up. */
  private find(message_id: string): Outgoing | undefined {
    return this.get().find((known) => known.message_id === message_id);
  }

  private replace(entry: Outgoing): void {
    this.change(this.get().map((known) => (known.message_id === entry.message_id ? entry : known)));
  }

  private change(entries: readonly Outgoing[]): void {
    const { storage, key } = this.settings;
    if (entries.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(entries.map(toStored)));
    this.entries.set(entries);
  }
}

function readEntries(text: string | null): Outgoing[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    // Only this class writes the key; a value of another shape is from an older version and is dropped.
    return Array.isArray(stored) ? stored.flatMap(fromStored) : [];
  } catch {
    return [];
  }
}

/** A note as it is stored: without the text of a message, so that no other version of this code sends it to the customer. */
type StoredNote = Omit<Outgoing, 'text' | 'note'> & { note: { text: string; mentions: readonly string[] } };

function toStored(entry: Outgoing): Outgoing | StoredNote {
  if (!entry.note) return entry;
  const { text, note, ...rest } = entry;
  return { ...rest, note: { ...note, text } };
}

function fromStored(value: unknown): Outgoing[] {
  if (typeof value !== 'object' || value === null || !('message_id' in value)) return [];
  if ('text' in value) return [value as Outgoing];
  if (!('note' in value)) return [];
  const { note, ...rest } = value as StoredNote;
  return [{ ...rest, text: note.text, note: { mentions: note.mentions } }];
}
