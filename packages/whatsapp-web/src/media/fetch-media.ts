import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { MediaUnavailable } from '@prosa/whatsapp';
import type { Baileys } from '../baileys/load-baileys.ts';
import { download } from './download.ts';
import { fileAddress } from './file-address.ts';
import type { FileRequests } from './file-requests.ts';
import { readMediaRef, type MediaRef } from './media-ref.ts';

const maxBytes = 20 * 1024 * 1024;
/** What encryption adds to a file: its padding and its signature. */
const macBytes = 10;
const maxAddedBytes = 16 + macBytes;

/** What files are fetched with. */
export interface FileAccess {
  baileys: Baileys;
  /** Where the number is connected; null for WhatsApp itself. */
  socketUrl: string | null;
  requests: Pick<FileRequests, 'again'>;
}

/**
 * Returns the bytes of a file that a message brought; one that WhatsApp no longer has is asked of the phone. Rejects with
 * MediaUnavailable.
 */
export async function fetchMedia(access: FileAccess, media_ref: string): Promise<Uint8Array> {
  const ref = readMediaRef(media_ref);
  if (!ref) throw new MediaUnavailable('not_found');
  if ((ref.size ?? 0) > maxBytes) throw new MediaUnavailable('too_large');
  const stored = await fetchStored(access, ref);
  const bytes = await decrypt(access.baileys, ref, stored);
  if (ref.sha256 && !createHash('sha256').update(bytes).digest().equals(ref.sha256)) throw notTheFile();
  return bytes;
}

/** Fetches a file as WhatsApp stores it. */
async function fetchStored({ socketUrl, requests }: FileAccess, ref: MediaRef): Promise<Buffer> {
  const fetchFrom = (address: URL | null) => {
    if (!address) throw new MediaUnavailable('not_found');
    return download(address, maxBytes + maxAddedBytes);
  };
  const address = fileAddress(ref, socketUrl);
  try {
    return await fetchFrom(address);
  } catch (error) {
    if (!address || !(error instanceof MediaUnavailable) || error.code !== 'not_found') throw error;
    const direct_path = await requests.again(ref);
    return fetchFrom(fileAddress({ ...ref, direct_path }, socketUrl));
  }
}

/** Decrypts a file as WhatsApp stores it, after looking whether it is the one that the key is for. */
async function decrypt({ getMediaKeys }: Baileys, { key, kind }: MediaRef, stored: Buffer): Promise<Buffer> {
  const { iv, cipherKey, macKey } = await getMediaKeys(key, kind);
  const encrypted = stored.subarray(0, -macBytes);
  const mac = createHmac('sha256', macKey ?? '')
    .update(iv)
    .update(encrypted)
    .digest();
  if (!mac.subarray(0, macBytes).equals(stored.subarray(-macBytes))) throw notTheFile();
  const cipher = createDecipheriv('aes-256-cbc', cipherKey, iv);
  return Buffer.concat([cipher.update(encrypted), cipher.final()]);
}

function notTheFile(): MediaUnavailable {
  return new MediaUnavailable('not_found');
}
