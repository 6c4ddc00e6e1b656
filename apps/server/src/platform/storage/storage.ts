import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Keeps files of companies. Names are made by the server; what a sender called a file is data elsewhere. */
export interface Storage {
  put(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** A stream of the bytes and their number, or null when the file is not there. */
  read(
    file: StoredFile,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; size: number } | null>;
  remove(file: StoredFile): Promise<void>;
}

export interface StoredFile {
  account_id: string;
  id: string;
}

const safeName = /^[0-9a-zA-Z-]{1,64}$/;

/** Files below `directory`, one folder a company. */
export function createLocalStorage(directory: string): Storage {
  const pathOf = ({ account_id, id }: StoredFile) => {
    if (!safeName.test(account_id) || !safeName.test(id)) throw new Error('file name not made by the server');
    return join(directory, account_id, id);
  };
  return {
    async put(file, bytes) {
      const path = pathOf(file);
      await mkdir(join(directory, file.account_id), { recursive: true });
      // Written aside and renamed, so that a half file is never served.
      await writeFile(`${path}.part`, bytes, { flush: true });
      await rename(`${path}.part`, path);
    },
    async read(file, range) {
      const path = pathOf(file);
      try {
        const { size } = await stat(path);
        return { stream: createReadStream(path, range), size };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (file) => rm(pathOf(file), { force: true }),
  };
}
