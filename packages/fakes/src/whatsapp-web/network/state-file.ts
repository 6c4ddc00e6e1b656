import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything is written each time, so not too often; a server that is killed loses this much. */
const saveDelayMs = 2000;

/** Keeps a state in a folder: read once, then written a moment after each change and at the end. */
export interface StateFile {
  read(): string | null;
  changed(): void;
  close(): void;
}

/** Creates the file of a folder; `write` returns the state whenever it is saved. Without a folder, keeps nothing. */
export function createStateFile(folder: string | null, write: () => string): StateFile {
  if (folder === null) return { read: () => null, changed: () => undefined, close: () => undefined };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'state.json');
  let timer: NodeJS.Timeout | null = null;
  const save = () => {
    timer = null;
    writeFileSync(`${path}.new`, write());
    renameSync(`${path}.new`, path);
  };
  return {
    read: () => readIfThere(path),
    changed: () => {
      timer ??= setTimeout(save, saveDelayMs);
    },
    close: () => {
      if (timer !== null) clearTimeout(timer);
      save();
    },
  };
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
