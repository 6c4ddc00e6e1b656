import http from 'node:http';
import https from 'node:https';

/** An answer of Guru's API, whatever its status. */
export interface Answer {
  status: number;
  /** What `Retry-After` says, in milliseconds; null without one. */
  retry_ms: number | null;
  body: string;
}

const connectMs = 3000;
const answerMs = 10_000;
const maxBytes = 8 * 1024 * 1024;

/** Makes one GET request; throws when nobody answers within 3 s to connect and 10 s in all. */
export function ask(url: URL, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, { headers, signal: AbortSignal.timeout(answerMs) });
    const timer = setTimeout(() => sent.destroy(new Error('not connected in time')), connectMs);
    sent.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => clearTimeout(timer));
      else clearTimeout(timer);
    });
    sent.once('error', reject);
    sent.once('close', () => clearTimeout(timer));
    sent.once('response', (response) => {
      read(response).then((body) => resolve({ ...headOf(response), body }), reject);
    });
    sent.end();
  });
}

function headOf({ statusCode = 0, headers }: http.IncomingMessage) {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return { status: statusCode, retry_ms: Number.isFinite(seconds) ? seconds * 1000 : null };
}

async function read(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    parts.push(part);
  }
  if (!response.complete) throw new Error('the answer broke off');
  return Buffer.concat(parts).toString('utf8');
}
