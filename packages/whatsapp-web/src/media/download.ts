import { MediaUnavailable } from '@prosa/whatsapp';

const withinMs = 10_000;
/** Answers of WhatsApp's servers after which the file will not be there later either. */
const goneStatuses = new Set([403, 404, 410]);
/** Its servers answer its own client. */
const headers = { origin: 'https://web.whatsapp.com' };

/**
 * Returns what is at an address that `isFileServer` allows, within 10 s; it follows no redirection. Rejects with
 * MediaUnavailable, 'too_large' for more than `maxBytes`.
 */
export async function download(address: URL, maxBytes: number): Promise<Buffer> {
  try {
    const signal = AbortSignal.timeout(withinMs);
    const response = await fetch(address, { headers, redirect: 'error', signal });
    if (response.ok && response.body) return await collect(response.body, maxBytes);
    await response.body?.cancel();
    throw new MediaUnavailable(goneStatuses.has(response.status) ? 'not_found' : 'unreachable');
  } catch (error) {
    throw error instanceof MediaUnavailable ? error : new MediaUnavailable('unreachable');
  }
}

async function collect(body: NonNullable<Response['body']>, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > maxBytes) throw new MediaUnavailable('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
