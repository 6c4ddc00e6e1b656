import { closeSync, fstatSync, mkdirSync, openSync, readSync, watch, write, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const READ_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;
/** The character that voids what precedes it on a line (ASCII: cancel). JSON on one line never contains it. */
const CANCEL = '\u0018';
/** Safety net for a lost file-system notification, in milliseconds. */
const POLL_MS = 500;
const writeBytes = promisify(write);

interface Waiting {
  line: string;
  done(): void;
  failed(error: unknown): void;
}

/**
 * An append-only file of lines that several processes share. Every process gets every line (its own too) once, in the
 * file's order. What a write left unfinished (a kill, a full disk) never reached anybody, and never will: each write
 * begins by voiding it, even when only its newline is missing. The reader's `onLine` must therefore tolerate a line
 * that makes no sense.
 */
export class Journal {
  readonly #fd: number;
  readonly #onLine: (line: string) => void;
  readonly #poll: NodeJS.Timeout;
  readonly #watcher: FSWatcher | null;
  #offset = 0;
  #torn: Buffer[] = [];
  #reading = false;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | null = null;
  #closed = false;

  /** Opens or creates the file; nothing is read before the first `readOn`. */
  constructor(path: string, onLine: (line: string) => void) {
    mkdirSync(dirname(path), { recursive: true });
    this.#fd = openSync(path, 'a+', 0o600);
    this.#onLine = onLine;
    this.#watcher = watchQuietly(path, () => this.readOn());
    this.#poll = setInterval(() => this.readOn(), POLL_MS);
    this.#poll.unref();
  }

  /** Resolves when the line is in the file and was read here. Lines that wait together share one write. */
  append(line: string): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('journal closed'));
    return new Promise((done, failed) => {
      this.#waiting.push({ line, done, failed });
      this.#flushing ??= Promise.resolve().then(() => this.#flush());
    });
  }

  /** Reads everything that is in the file by now. */
  readOn(): void {
    if (this.#closed || this.#reading) return;
    this.#reading = true;
    try {
      while (this.#readChunk());
    } finally {
      this.#reading = false;
    }
  }

  /** Writes what waits and releases the file. */
  async close(): Promise<void> {
    this.#watcher?.close();
    clearInterval(this.#poll);
    while (this.#flushing) await this.#flushing;
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#fd);
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(batch.map((waiting) => waiting.line).join('\n'));
        for (const waiting of batch) waiting.done();
      } catch (error) {
        for (const waiting of batch) waiting.failed(error);
      }
    }
    this.#flushing = null;
  }

  async #write(lines: string): Promise<void> {
    const bytes = Buffer.from(`${CANCEL}\n${lines}\n`);
    const { bytesWritten } = await writeBytes(this.#fd, bytes, 0, bytes.length, null);
    // Finishing a short write could land behind another process's line, so it counts as failed instead.
    if (bytesWritten < bytes.length) throw new Error('journal write incomplete');
    this.readOn();
  }

  #readChunk(): boolean {
    const left = fstatSync(this.#fd).size - this.#offset;
    if (left <= 0) return false;
    const chunk = Buffer.allocUnsafe(Math.min(left, READ_BYTES));
    const size = readSync(this.#fd, chunk, 0, chunk.length, this.#offset);
    this.#offset += size;
    const end = chunk.lastIndexOf(NEWLINE, size - 1);
    if (end < 0) {
      this.#torn.push(chunk.subarray(0, size));
      return size > 0;
    }
    const text = Buffer.concat([...this.#torn, chunk.subarray(0, end)]).toString('utf8');
    this.#torn = end + 1 < size ? [chunk.subarray(end + 1, size)] : [];
    for (const line of text.split('\n')) if (line !== '' && line !== CANCEL) this.#onLine(line);
    return true;
  }
}

/** Watches a file; a machine without watches left (inotify limits) still has the poll. */
function watchQuietly(path: string, onChange: () => void): FSWatcher | null {
  try {
    const watcher = watch(path, { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}
