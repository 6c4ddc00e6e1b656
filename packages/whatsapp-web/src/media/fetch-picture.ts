import type { WASocket } from 'baileys';
import { NotConnected } from '@prosa/whatsapp';

const maxBytes = 1024 * 1024;
const withinMs = 10_000;
/** Answers of the network when there is no picture, or it is not for us. */
const hiddenStatuses = new Set([401, 403, 404]);

/** Returns the small picture of a jid (JPEG), or null when there is none to see. Rejects with NotConnected. */
export async function fetchPicture(
  socket: Pick<WASocket, 'profilePictureUrl'>,
  jid: string,
): Promise<Uint8Array | null> {
  const url = await socket.profilePictureUrl(jid, 'preview', withinMs).catch((error: unknown) => {
    if (isHidden(error)) return undefined;
    throw new NotConnected();
  });
  if (!url) return null;
  const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) }).catch(() => null);
  if (!response?.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.byteLength > maxBytes ? null : bytes;
}

function isHidden(error: unknown): boolean {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return hiddenStatuses.has(Number(data));
}
