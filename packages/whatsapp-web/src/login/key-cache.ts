/** Values by key, the least recently used ones forgotten first; null says that there is none. */
export interface KeyCache {
  get(key: string): Uint8Array | null | undefined;
  set(key: string, value: Uint8Array | null): void;
  clear(): void;
}

/** What an entry costs besides its bytes. */
const entryBytes = 200;

/** Creates a cache that holds at most about so many bytes. */
export function createKeyCache(maxBytes: number): KeyCache {
  const entries = new Map<string, Uint8Array | null>();
  let size = 0;
  const sizeOf = (value: Uint8Array | null) => entryBytes + (value?.byteLength ?? 0);
  const forget = (key: string) => {
    const known = entries.get(key);
    if (known === undefined) return;
    entries.delete(key);
    size -= sizeOf(known);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      forget(key);
      entries.set(key, value);
      size += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (size <= maxBytes) break;
        forget(oldest);
      }
    },
    clear() {
      entries.clear();
      size = 0;
    },
  };
}
