import type { WASocket } from 'baileys';
import { MediaUnavailable, NotConnected } from '@prosa/whatsapp';
import { download } from './download.ts';
import { isFileServer } from './file-address.ts';

const maxBytes = 1024 * 1024;
const withinMs = 10_000;
/** Answers of the network when there is no picture, or it is not for us. */
const hiddenStatuses = new Set([401, 403, 404]);

interface PictureAccess {
  socket: Pick<WASocket, 'profilePictureUrl'>;
  /** Where the number is connected; null for WhatsApp itself. */
  socketUrl: string | null;
}

/**
 * Returns the small picture of a jid, or null when there is none to see. Only WhatsApp's own hosts are asked. Rejects
 * with NotConnected where the network did not say.
 */
export async function fetchPicture(
  { socket, socketUrl }: PictureAccess,
  jid: string,
): Promise<Uint8Array | null> {
  const url = await socket.profilePictureUrl(jid, 'preview', withinMs).catch((error: unknown) => {
    if (isHidden(error)) return undefined;
    throw new NotConnected();
  });
  const address = url && URL.canParse(url) ? new URL(url) : null;
  if (!address || !isFileServer(address, socketUrl)) return null;
  return download(address, maxBytes).catch((error: unknown) => {
    if (error instanceof MediaUnavailable && error.code !== 'unreachable') return null;
    throw new NotConnected();
  });
}

function isHidden(error: unknown): boolean {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return hiddenStatuses.has(Number(data));
}
