import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath } from '@prosa/contract';

/** A socket.io conversation in its long-polling form, in which any text can be sent as it is. */
export interface RawPolling {
  /** Posts a body; answers the HTTP status. */
  post(body: string): Promise<number>;
  poll(): Promise<{ status: number; text: string }>;
}

const engine = 'EIO=4&transport=polling';

/** Opens an engine.io session by polling; with a token it also connects to the namespace. */
export async function openPolling(url: string, token?: string): Promise<RawPolling> {
  const hello = await fetch(`${url}${socketPath}?${engine}`);
  const { sid } = JSON.parse((await hello.text()).slice(1)) as { sid: string };
  const address = `${url}${socketPath}?${engine}&sid=${sid}`;
  const polling: RawPolling = {
    post: async (body) =>
      (await fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).status,
    async poll() {
      const response = await fetch(address);
      return { status: response.status, text: await response.text() };
    },
  };
  if (token) await polling.post(`40${JSON.stringify({ token })}`);
  return polling;
}

/** Returns the status of a handshake with the given headers: 101 if the WebSocket opens, 200 for polling. */
export async function handshakeStatus(
  url: string,
  { transport, headers }: { transport: 'websocket' | 'polling'; headers: Record<string, string> },
): Promise<number> {
  if (transport === 'polling') return statusOf(url, headers);
  try {
    (await openWebSocket(url, headers)).destroy();
    return 101;
  } catch (error) {
    return Number(error instanceof Error ? error.message : 0);
  }
}

/** Node's fetch sets its own Origin and Host, so this goes through node:http. */
function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${socketPath}?${engine}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Opens an upgraded connection that takes raw bytes. Throws the status when it is refused. */
export function openWebSocket(url: string, headers: Record<string, string> = {}): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${socketPath}?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
        ...headers,
      },
    });
    asked.once('upgrade', (_response, socket) => {
      socket.on('error', () => undefined); // being cut is the point of these tests
      socket.resume();
      resolve(socket);
    });
    asked.once('response', (response) => reject(new Error(String(response.statusCode))));
    asked.once('error', reject);
    asked.end();
  });
}

/** Builds a WebSocket frame as a client sends it (RFC 6455 section 5.2), masked with zeros. */
export function frame(
  payload: string | Buffer,
  { opcode = 1, claimed }: { opcode?: number; claimed?: number } = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const length = claimed ?? bytes.length;
  const head = Buffer.alloc(14);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, bytes]);
}
