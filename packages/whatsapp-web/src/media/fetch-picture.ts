import type { WASocket } from 'baileys';
import { NotConnected } from '@prosa/whatsapp';
import { isPictureAddress } from './picture-address.ts';

const maxBytes = 1024 * 1024;
const withinMs = 10_000;
/** Answers of the network when there is no picture, or it is not for us. */
const hiddenStatuses = new Set([401, 403, 404]);

interface Parts {
  socket: Pick<WASocket, 'profilePictureUrl'>;
  /** Where the number is connected; null for WhatsApp itself. */
  socketUrl: string | null;
}

/**
 * Returns the small picture of a jid, or null when there is none to see. Only WhatsApp's own hosts are asked. Rejects
 * with NotConnected where the network did not say.
 */
export async function fetchPicture({ socket, socketUrl }: Parts, jid: string): Promise<Uint8Array | null> {
  const url = await socket.profilePictureUrl(jid, 'preview', withinMs).catch((error: unknown) => {
    if (isHidden(error)) return undefined;
    throw new NotConnected();
  });
  return url && isPictureAddress(url, socketUrl) ? download(url) : null;
}

async function download(url: string): Promise<Uint8Array | null> {
  try {
    // A redirection could lead anywhere.
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs), redirect: 'error' });
    if (goneStatuses.has(response.status)) return null;
    if (!response.ok || !response.body) throw new NotConnected();
    return await collect(response.body);
  } catch {
    throw new NotConnected();
  }
}

/** Answers of WhatsApp's store when a picture was taken away meanwhile. */
const goneStatuses = new Set([404, 410]);

/** Returns the bytes; null for more than a picture has. */
async function collect(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isHidden(error: unknown): boolean {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return hiddenStatuses.has(Number(data));
}
