import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MediaUnavailable } from '@prosa/whatsapp';
import type { Baileys } from '../baileys/load-baileys.ts';
import { readMediaRef, type MediaRef } from './media-ref.ts';

const maxBytes = 20 * 1024 * 1024;
const withinMs = 10_000;
/** Answers of WhatsApp's store after which the file will not be there later either. */
const goneStatuses = new Set([403, 404, 410]);

/** Returns the bytes of a file that a message brought. Rejects with MediaUnavailable. */
export async function fetchMedia(baileys: Baileys, media_ref: string): Promise<Uint8Array> {
  const ref = readMediaRef(media_ref);
  if (!ref) throw new MediaUnavailable('not_found');
  if ((ref.size ?? 0) > maxBytes) throw new MediaUnavailable('too_large');
  const bytes = await inTime(baileys, ref);
  // Baileys decrypts without looking whether what it got is the file.
  if (ref.sha256 && !createHash('sha256').update(bytes).digest().equals(ref.sha256))
    throw new MediaUnavailable('unreachable');
  return bytes;
}

async function inTime(baileys: Baileys, ref: MediaRef): Promise<Uint8Array> {
  const { kind, key, url, direct_path } = ref;
  let stream: Readable | null = null;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stream?.destroy(new MediaUnavailable('unreachable'));
  }, withinMs);
  try {
    const source = { mediaKey: key, url, directPath: direct_path };
    stream = await baileys.downloadContentFromMessage(source, kind);
    if (isLate) throw new MediaUnavailable('unreachable');
    return await collect(stream);
  } catch (error) {
    throw error instanceof MediaUnavailable ? error : unavailable(error);
  } finally {
    clearTimeout(timer);
    stream?.destroy();
  }
}

async function collect(stream: Readable): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new MediaUnavailable('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unavailable(error: unknown): MediaUnavailable {
  const output = typeof error === 'object' && error !== null && 'output' in error ? error.output : null;
  const status =
    typeof output === 'object' && output !== null && 'statusCode' in output ? output.statusCode : null;
  const isGone = typeof status === 'number' && goneStatuses.has(status);
  return new MediaUnavailable(isGone ? 'not_found' : 'unreachable');
}
