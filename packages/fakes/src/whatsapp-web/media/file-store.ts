import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the server keeps, by the last part of their path. */
export interface FileStore {
  write(name: string, bytes: Buffer): void;
  /** Returns null for what it does not have, or no longer has. */
  read(name: string): Buffer | null;
  forget(name: string): void;
  /** Reads also what was forgotten, as the phones still have it. */
  readOnPhone(name: string): Buffer | null;
}

const plainName = /^[a-z0-9]+$/;

/** Creates a store in a folder, or in memory when there is none. */
export function createFileStore(folder: string | null): FileStore {
  const files = new Map<string, Buffer>();
  const gone = new Set<string>();
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const readKept = (name: string) => {
    if (!plainName.test(name)) return null;
    return folder === null ? (files.get(name) ?? null) : readIfThere(join(folder, name));
  };
  return {
    write: (name, bytes) => {
      if (folder === null) files.set(name, bytes);
      else writeFileSync(join(folder, name), bytes);
    },
    read: (name) => (gone.has(name) ? null : readKept(name)),
    readOnPhone: readKept,
    forget: (name) => void gone.add(name),
  };
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
