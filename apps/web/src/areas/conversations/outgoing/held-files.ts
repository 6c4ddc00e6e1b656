import { createStore, useStore } from '../../../lib/store.ts';

/** A file that this page holds for a message: its bytes live no longer than the page. */
interface HeldFile {
  file: File;
  /** Address by which this page shows it. */
  preview: string;
  /** Share of it that was sent, 0 to 1. */
  progress: number;
  abort: AbortController;
}

const maxHeld = 60;
const held = createStore<ReadonlyMap<string, HeldFile>>(new Map());

/**
 * Keeps a file under the id of its message. It stays after it was sent, so that its picture does not flicker when the
 * server's replaces it; only the newest files stay.
 */
export function holdFile(message_id: string, file: File): void {
  put(message_id, { file, preview: URL.createObjectURL(file), progress: 0, abort: new AbortController() });
  const [oldest] = held.get().keys();
  if (held.get().size > maxHeld && oldest !== undefined) releaseFile(oldest);
}

/** Returns the file of a message, or undefined when this page never had it. */
export function heldFile(message_id: string): HeldFile | undefined {
  return held.get().get(message_id);
}

/** Releases the file of a message and cancels its upload. */
export function releaseFile(message_id: string): void {
  const known = held.get().get(message_id);
  if (!known) return;
  known.abort.abort();
  URL.revokeObjectURL(known.preview);
  held.set(new Map([...held.get()].filter(([id]) => id !== message_id)));
}

/** Records how much of a file was sent. */
export function noteProgress(message_id: string, progress: number): void {
  const known = held.get().get(message_id);
  if (known) put(message_id, { ...known, progress });
}

/** Follows the file of a message. */
export function useHeldFile(message_id: string): HeldFile | undefined {
  return useStore(held, (files) => files.get(message_id));
}

function put(message_id: string, file: HeldFile): void {
  held.set(new Map(held.get()).set(message_id, file));
}
