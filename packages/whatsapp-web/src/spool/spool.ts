import { createHash } from 'node:crypto';
import type { ChannelStore, StoreChange } from '@prosa/whatsapp';
import { z } from 'zod';
import type { Attributes } from '../reading/envelope.ts';

/** The kind under which entries stand in a ChannelStore. */
export const spoolKind = 'spool';
/** More messages than this are not in hand at once: the next ones wait. So many are recognised when they come again. */
const slotCount = 128;
const slots = Array.from({ length: slotCount }, (_, index) => String(index));

/** A message that was decrypted: its stanza's attributes and its plain text. */
export interface Decrypted {
  attributes: Attributes;
  plaintext: Uint8Array;
}

/** Names one encrypted message. */
interface Trace {
  /** Order of arrival. */
  number: number;
  digest: string;
}

/** A message between its decryption and its commit by the owner. */
export interface SpoolEntry extends Decrypted, Trace {
  slot: string;
}

const schema = z.object({
  number: z.number(),
  digest: z.string(),
  open: z
    .object({
      attributes: z.record(z.string(), z.string()),
      plaintext: z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
    })
    .nullable(),
});
type Row = z.output<typeof schema> & { slot: string };

/**
 * Keeps what was decrypted until its owner has committed it. Decrypting changes the session's keys, so a message can
 * be decrypted only once: the entry is written in the same transaction as the keys. What a process that died left
 * behind is there when the next one opens the spool. Of a committed message only its digest stays, by which it is
 * recognised if the network delivers it again. Slots are used again, so nothing piles up.
 */
export class Spool {
  /** Oldest first. */
  readonly #free: string[];
  readonly #open = new Map<string, SpoolEntry>();
  readonly #done = new Map<string, Trace>();
  /** Slots whose plain text is still to be taken out of the store. */
  readonly #unwritten = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #next: number;

  private constructor(rows: readonly Row[]) {
    for (const { slot, open, ...trace } of rows) {
      if (open) this.#open.set(slot, { slot, ...trace, ...open });
      else this.#done.set(slot, trace);
    }
    const never = slots.filter((slot) => !rows.some((row) => row.slot === slot));
    this.#free = [...never, ...this.#done.keys()];
    this.#next = (rows.at(-1)?.number ?? 0) + 1;
  }

  /** Reads what earlier connections left. */
  static async open(store: Pick<ChannelStore, 'read'>): Promise<Spool> {
    const read = await store.read(spoolKind, slots);
    const rows = [...read].map(([slot, value]) => ({ slot, ...parse(value) }));
    return new Spool(rows.toSorted((one, other) => one.number - other.number));
  }

  /** Returns what is not committed yet, in order of arrival. */
  entries(): SpoolEntry[] {
    return [...this.#open.values()].toSorted((one, other) => one.number - other.number);
  }

  /** Returns what became of an encrypted message that was decrypted before: its plain text, or that it is committed. */
  find(ciphertext: Uint8Array): Uint8Array | 'committed' | null {
    const digest = digestOf(ciphertext);
    const open = [...this.#open.values()].find((entry) => entry.digest === digest);
    if (open) return open.plaintext;
    return [...this.#done.values()].some((trace) => trace.digest === digest) ? 'committed' : null;
  }

  /** Gives a message a slot as soon as there is one. Its row (`rowOf`) must be written before anything else happens. */
  async add(ciphertext: Uint8Array, decrypted: Decrypted): Promise<SpoolEntry> {
    while (this.#free.length === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const slot = this.#free.shift() ?? '';
    const entry = { ...decrypted, slot, number: this.#next, digest: digestOf(ciphertext) };
    this.#next += 1;
    this.#done.delete(slot);
    this.#unwritten.delete(slot);
    this.#open.set(slot, entry);
    return entry;
  }

  /** The owner has committed the message. */
  commit({ slot, number, digest }: SpoolEntry): void {
    this.#close(slot, { number, digest });
  }

  /** The entry could not be written, so the message will have to be decrypted again. */
  withdraw({ slot, number }: SpoolEntry): void {
    this.#close(slot, { number, digest: '' });
  }

  /** Returns the changes that take committed texts out of the store, to go along with the next write. */
  takeChanges(): StoreChange[] {
    const changes = [...this.#unwritten].map((id) => ({
      kind: spoolKind,
      id,
      value: Buffer.from(JSON.stringify({ ...this.#done.get(id), open: null })),
    }));
    this.#unwritten.clear();
    return changes;
  }

  #close(slot: string, trace: Trace): void {
    if (this.#open.get(slot)?.number !== trace.number) return;
    this.#open.delete(slot);
    this.#done.set(slot, trace);
    this.#unwritten.add(slot);
    this.#free.push(slot);
    this.#waiting.shift()?.();
  }
}

/** Returns what is written of an entry that is not committed. */
export function rowOf({ number, digest, attributes, plaintext }: SpoolEntry): object {
  return { number, digest, open: { attributes, plaintext: Buffer.from(plaintext).toString('base64') } };
}

function parse(value: Uint8Array): Omit<Row, 'slot'> {
  return schema.parse(JSON.parse(Buffer.from(value).toString()));
}

function digestOf(ciphertext: Uint8Array): string {
  return createHash('sha256').update(ciphertext).digest('base64');
}
