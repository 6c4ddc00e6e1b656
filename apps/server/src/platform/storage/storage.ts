import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Stores companies' files. The server makes up their names; what a sender called a file is data elsewhere. */
export interface Storage {
  put(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** Returns a stream of the bytes and their number, or null when the file is not there. */
  read(
    file: StoredFile,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; size: number } | null>;
  remove(file: StoredFile): Promise<void>;
  /**
   * Yields the ids of everything stored for a company, a few at a time, including files whose writing was
   * interrupted.
   */
  list(account_id: string): AsyncIterable<readonly string[]>;
  /** Removes a file that was written before that time; true when it did. */
  removeOlder(file: StoredFile, before: Date): Promise<boolean>;
  /** Removes all files of a company. */
  removeAccount(account_id: string): Promise<void>;
}

export interface StoredFile {
  account_id: string;
  id: string;
}

const safeName = /^[0-9a-zA-Z-]{1,64}$/;
/** The ending of files that are still being written. */
const unfinished = '.part';
const perBatch = 500;

/** Stores files below `directory`, one folder per company. `onFailure` is called with errors of writing. */
export function createLocalStorage(
  directory: string,
  { onFailure }: { onFailure(error: unknown): void },
): Storage {
  const pathOf = ({ account_id, id }: StoredFile) => {
    if (!safeName.test(account_id) || !safeName.test(id)) throw new Error('file name not made by the server');
    return join(directory, account_id, id);
  };
  return {
    async put(file, bytes) {
      const path = pathOf(file);
      // Written aside and renamed, so that a half file is never served.
      const aside = `${path}${unfinished}`;
      try {
        await mkdir(join(directory, file.account_id), { recursive: true });
        await writeFile(aside, bytes, { flush: true });
        await rename(aside, path);
      } catch (error) {
        onFailure(error);
        // A partial file on a full disk would only keep it full.
        await rm(aside, { force: true });
        throw error;
      }
    },
    async read(file, range) {
      const path = pathOf(file);
      const found = await stat(path).catch(absent);
      return found && { stream: createReadStream(path, range), size: found.size };
    },
    remove: (file) => rm(pathOf(file), { force: true }),
    async *list(account_id) {
      const folder = await opendir(join(directory, account_id), { bufferSize: perBatch }).catch(absent);
      let batch: string[] = [];
      for await (const { name } of folder ?? []) {
        batch.push(name);
        if (batch.length < perBatch) continue;
        yield batch;
        batch = [];
      }
      if (batch.length) yield batch;
    },
    async removeOlder({ account_id, id }, before) {
      const finished = id.endsWith(unfinished) ? id.slice(0, -unfinished.length) : id;
      if (!safeName.test(finished)) return false; // we put nothing else there
      const path = join(directory, account_id, id);
      const found = await stat(path).catch(absent);
      if (!found || found.mtime >= before) return false;
      await rm(path, { force: true });
      return true;
    },
    async removeAccount(account_id) {
      if (!safeName.test(account_id)) throw new Error('company name not made by the server');
      await rm(join(directory, account_id), { recursive: true, force: true });
    },
  };
}

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
