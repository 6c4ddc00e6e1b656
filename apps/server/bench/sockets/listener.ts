import { io, type Socket } from 'socket.io-client';
import { Encoder } from 'socket.io-parser';
import { socketEvent, socketPath } from '@prosa/contract';
import { percentile, wallClock } from '../figures.ts';
import { SharedDecoder } from './shared-decoder.ts';

/** What the parent orders: `start` connects agents, `report` returns what they received. */
export type Order =
  | { kind: 'start'; url: string; tokens: readonly string[] }
  | { kind: 'report' }
  | { kind: 'reset' };

export interface Report {
  received: number;
  p50: number;
  p95: number;
  max: number;
}

/** How often a browser compares its newest event with the server's. */
const compareMs = 20_000;

let received = 0;
let samples: number[] = [];

interface Heard {
  type: string;
  message?: { message?: string };
}

/** Reads the delay of a message: its text begins with the time at which it was passed to the driver port. */
function hear(event: Heard): void {
  if (event.type !== 'new_message') return;
  received += 1;
  const sent = Number(event.message?.message?.split(' ')[0]);
  if (sent) samples.push(wallClock() - sent);
}

async function connect(url: string, token: string): Promise<Socket> {
  const socket = io(url, {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    parser: { Encoder, Decoder: SharedDecoder },
  });
  socket.on(socketEvent, (...events: Heard[]) => events.forEach(hear));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await socket.emitWithAck('join-room', '');
  setInterval(() => socket.emit('ping-live', {}), compareMs);
  return socket;
}

async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'start') {
    for (const token of order.tokens) await connect(order.url, token);
    return { ready: true };
  }
  if (order.kind === 'reset') {
    received = 0;
    samples = [];
    return { ready: true };
  }
  const report: Report = {
    received,
    p50: percentile(samples, 0.5),
    p95: percentile(samples, 0.95),
    max: percentile(samples, 1),
  };
  return report;
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
