import type { SignalDataSet, SignalDataTypeMap, SignalKeyStore } from 'baileys';
import type { ChannelStore, StoreChange } from '@prosa/whatsapp';
import type { Baileys } from '../baileys/load-baileys.ts';
import { spoolKind } from '../spool/spool.ts';
import { createKeyCache } from './key-cache.ts';

/** 250 sessions of about 2 kB; with that a number stays far below the 3 MB it may have. */
const maxCacheBytes = 512 * 1024;
/** Hundreds of pre-keys are written at once and each is read once; the spool is never read through here. */
const uncachedKinds: ReadonlySet<string> = new Set(['pre-key', spoolKind]);

interface Parts {
  baileys: Baileys;
  store: ChannelStore;
  /** Resolves once the login is durable: keys refer to it, so it is written first. */
  loginSaved(): Promise<void>;
  /** Called, before anything else happens, when keys could not be read or written: nothing may be acknowledged now. */
  failed(error: unknown): void;
  /** Returns changes of our own that have waited for a write to go along with. */
  companions(): readonly StoreChange[];
  /** Whether the connection has ended: another one may own the keys. */
  isDown(): boolean;
}

/** The keys of one connection. */
export interface KeyStore extends SignalKeyStore {
  /** Resolves when no read or write is under way. */
  idle(): Promise<void>;
}

/**
 * Returns the Signal keys of a number as Baileys reads and writes them. A write resolves when it is durable, and goes
 * into the store as one transaction, however many keys it has.
 */
export function createKeyStore(parts: Parts): KeyStore {
  const running = new Set<Promise<unknown>>();
  const cache = createKeyCache(maxCacheBytes);
  const values = valuesOf(parts.baileys);
  const remember = ({ kind, id, value }: StoreChange) => {
    if (!uncachedKinds.has(kind)) cache.set(`${kind}.${id}`, value);
  };
  const readAll = async (kind: string, ids: readonly string[]) => {
    const known = new Map(ids.map((id) => [id, cache.get(`${kind}.${id}`)]));
    const missing = ids.filter((id) => known.get(id) === undefined);
    if (missing.length === 0) return known;
    const read = await parts.store.read(kind, missing);
    for (const id of missing) {
      // What was written meanwhile is newer than what was read.
      const written = cache.get(`${kind}.${id}`);
      const value = written === undefined ? (read.get(id) ?? null) : written;
      remember({ kind, id, value });
      known.set(id, value);
    }
    return known;
  };
  return {
    async get<T extends keyof SignalDataTypeMap>(kind: T, ids: string[]) {
      const found = await track(
        running,
        orFail(parts, () => readAll(kind, ids)),
      );
      const entries = [...found].flatMap(([id, value]) => (value ? [[id, values.read(kind, value)]] : []));
      return Object.fromEntries(entries) as Record<string, SignalDataTypeMap[T]>;
    },
    async set(data: SignalDataSet) {
      const changes = changesOf(data, values.write);
      const write = async () => {
        await parts.loginSaved();
        await parts.store.write([...parts.companions(), ...changes]);
      };
      await track(running, orFail(parts, write));
      changes.forEach(remember);
    },
    async idle() {
      await Promise.allSettled(running);
    },
  };
}

function track<Result>(running: Set<Promise<unknown>>, work: Promise<Result>): Promise<Result> {
  running.add(work);
  const leave = () => running.delete(work);
  work.then(leave, leave);
  return work;
}

async function orFail<Result>({ failed, isDown }: Parts, work: () => Promise<Result>): Promise<Result> {
  if (isDown()) throw new Error('connection ended');
  try {
    return await work();
  } catch (error) {
    failed(error);
    throw error;
  }
}

function changesOf(data: SignalDataSet, write: (value: unknown) => Uint8Array): StoreChange[] {
  return Object.entries(data).flatMap(([kind, values]) =>
    Object.entries(values as Record<string, unknown>).map(([id, value]) => ({
      kind,
      id,
      value: value === null || value === undefined ? null : write(value),
    })),
  );
}

/** Returns how values become bytes: as they are, or as JSON. */
function valuesOf({ BufferJSON, proto }: Baileys) {
  return {
    write: (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value, BufferJSON.replacer)),
    read(kind: keyof SignalDataTypeMap, bytes: Uint8Array): unknown {
      const value: unknown = JSON.parse(Buffer.from(bytes).toString(), BufferJSON.reviver);
      return kind === 'app-state-sync-key'
        ? proto.Message.AppStateSyncKeyData.fromObject(value as object)
        : value;
    },
  };
}
