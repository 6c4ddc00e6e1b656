import { Readable } from 'node:stream';
import { SendPostponed, SendRejected } from '@prosa/whatsapp';
import type { Link } from '../connection/link.ts';

const openWithinMs = 60_000;
const againInMs = 15_000;
const maxBytes = 100 * 1024 * 1024;
/** Answers after which the file will not be there later either. */
const goneStatuses = new Set([400, 401, 403, 404, 410]);

/** A file to send. */
export interface OpenFile {
  stream: Readable;
  mimetype: string;
}

/**
 * Opens the file of a message at its owner's address. Rejects with SendRejected when it is gone or too large, and with
 * SendPostponed when the address does not answer.
 */
export async function openFile(link: Link, url: string): Promise<OpenFile> {
  const response = await fetch(url, { signal: AbortSignal.timeout(openWithinMs) }).catch(() => null);
  if (response?.ok && response.body) {
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new SendRejected('too_large');
    const mimetype =
      response.headers.get('content-type')?.split(';')[0]?.trim() ?? 'application/octet-stream';
    return { stream: Readable.from(partsOf(response.body)), mimetype };
  }
  if (response && goneStatuses.has(response.status)) throw new SendRejected('file_refused');
  throw new SendPostponed(new Date(link.clock.now().getTime() + againInMs), 'conversation');
}

async function* partsOf(body: NonNullable<Response['body']>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    // The rest of a file that is not read to its end is not fetched.
    await reader.cancel();
  }
}
