import { MediaUnavailable } from './refusals.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const TIME_LIMIT_MS = 10_000;

/** A file as it was fetched. */
export interface FetchedFile {
  bytes: Uint8Array;
  /** As its server names it, without parameters; empty where it does not. */
  mime: string;
}

/** Returns the bytes behind a `data:` or http(s) URL, at most 20 MB, within 10 s. Rejects with MediaUnavailable. */
export async function downloadMedia(media_url: string): Promise<Uint8Array> {
  if (media_url.startsWith('data:')) return decodeDataUrl(media_url);
  return (await downloadFile(media_url)).bytes;
}

/**
 * Returns the file behind an http(s) URL, at most 20 MB, within 10 s; it does not follow redirections when headers with
 * a secret are given. Rejects with MediaUnavailable.
 */
export async function downloadFile(url: string, headers?: Record<string, string>): Promise<FetchedFile> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(headers && { headers, redirect: 'error' }),
    });
    if (response.status === 404 || response.status === 410) throw new MediaUnavailable('not_found');
    if (!response.ok || !response.body) throw new MediaUnavailable('unreachable');
    const mime = response.headers.get('content-type') ?? '';
    return { bytes: await collect(response.body), mime: mime.replace(/;.*$/, '').trim().toLowerCase() };
  } catch (error) {
    throw error instanceof MediaUnavailable ? error : new MediaUnavailable('unreachable');
  }
}

function decodeDataUrl(media_url: string): Uint8Array {
  const comma = media_url.indexOf(',');
  if (comma < 0) throw new MediaUnavailable('not_found');
  const body = media_url.slice(comma + 1);
  const bytes = /;base64$/i.test(media_url.slice(0, comma))
    ? Buffer.from(body, 'base64')
    : unescapeText(body);
  if (bytes.length > MAX_BYTES) throw new MediaUnavailable('too_large');
  return bytes;
}

function unescapeText(text: string): Uint8Array {
  try {
    return Buffer.from(decodeURIComponent(text));
  } catch {
    throw new MediaUnavailable('not_found');
  }
}

async function collect(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BYTES) throw new MediaUnavailable('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
