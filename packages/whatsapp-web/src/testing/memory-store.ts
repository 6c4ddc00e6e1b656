import type { ChannelStore, StoreChange } from '@prosa/whatsapp';

/** A ChannelStore in memory that counts what it is asked, and can be made to fail or to die in the middle. */
export interface MemoryStore extends ChannelStore {
  readonly rows: Map<string, Uint8Array>;
  readonly sent: Map<string, Uint8Array>;
  readonly calls: { reads: number; writes: number };
  /** Called before each write; throwing refuses it. */
  beforeWrite: (changes: readonly StoreChange[]) => void | Promise<void>;
}

/** Creates an empty store. */
export function createMemoryStore(): MemoryStore {
  const rows = new Map<string, Uint8Array>();
  const sent = new Map<string, Uint8Array>();
  const calls = { reads: 0, writes: 0 };
  const store: MemoryStore = {
    rows,
    sent,
    calls,
    beforeWrite: () => undefined,
    async read(kind, ids) {
      calls.reads += 1;
      const found = ids.flatMap((id): [string, Uint8Array][] => {
        const value = rows.get(`${kind}/${id}`);
        return value ? [[id, value]] : [];
      });
      return new Map(found);
    },
    async write(changes) {
      await store.beforeWrite(changes);
      calls.writes += 1;
      for (const { kind, id, value } of changes) {
        if (value) rows.set(`${kind}/${id}`, value);
        else rows.delete(`${kind}/${id}`);
      }
    },
    async clear() {
      await store.beforeWrite([]);
      rows.clear();
    },
    async keepSent(id, payload) {
      sent.set(id, payload);
    },
    async findSent(id) {
      return sent.get(id) ?? null;
    },
  };
  return store;
}
