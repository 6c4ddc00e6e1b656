import yauzl from 'yauzl';
import { AppError } from '../http/app-error.ts';

/** The files inside a zip, opened one by one. */
export interface ZipParts {
  has(path: string): boolean;
  /** Yields the bytes of a file in pieces; nothing when there is no such file. */
  read(path: string): AsyncGenerator<Buffer>;
  close(): void;
}

const maxParts = 1000;
const maxBytes = 100 * 1024 * 1024;
const maxRatio = 100;
/** Small files may legitimately shrink more than that. */
const ratioFrom = 1024 * 1024;

/** Opens a zip; each of its files may unpack to at most 100 MB, and to 100 times its packed size. */
export async function openZip(bytes: Buffer): Promise<ZipParts> {
  const parts = new Map<string, yauzl.Entry>();
  const zip = await readable(() => yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }));
  if (zip.entryCount > maxParts) throw tooLarge();
  await readable(async () => {
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName.toLowerCase(), entry);
  });
  return {
    has: (path) => parts.has(path.toLowerCase()),
    read: (path) => readPart(zip, parts.get(path.toLowerCase())),
    close: () => zip.close(),
  };
}

async function* readPart(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): AsyncGenerator<Buffer> {
  if (!entry) return;
  if (entry.isEncrypted()) throw new AppError('sheet_encrypted');
  if (isBomb(entry.uncompressedSize, entry)) throw tooLarge();
  const stream = await readable(() => zip.openReadStreamPromise(entry));
  let unpacked = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      unpacked += piece.length;
      // What the zip says about itself may be a lie.
      if (isBomb(unpacked, entry)) throw tooLarge();
      yield piece;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('sheet_broken');
  } finally {
    stream.destroy();
  }
}

function isBomb(unpacked: number, { compressedSize }: yauzl.Entry): boolean {
  return unpacked > maxBytes || (unpacked > ratioFrom && unpacked > compressedSize * maxRatio);
}

function tooLarge(): AppError {
  return new AppError('sheet_unpacks_too_large', { limit: `${maxBytes / 1024 / 1024} MB` });
}

/** Turns the unpacker's plain errors over a broken zip into a refusal; the fault is the file's, not ours. */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw new AppError('sheet_broken');
  }
}
