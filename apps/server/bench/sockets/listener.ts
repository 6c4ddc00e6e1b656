import { percentile, wallClock } from '../figures.ts';
import { connectBrowser, eventsOf } from './browser.ts';

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

/** How many of the latest packets are known by their bytes: what all receive is read once. */
const maxKnown = 20;

let known: { packet: Buffer; times: number[] }[] = [];
let received = 0;
let samples: number[] = [];

/** Counts the messages of a packet and their delays. */
function hear(packet: Buffer): void {
  const now = wallClock();
  for (const sent of timesOf(packet)) {
    received += 1;
    if (sent) samples.push(now - sent);
  }
}

/** Returns when each message of a packet was passed to the driver port: its text begins with that time. */
function timesOf(packet: Buffer): number[] {
  const same = known.find((one) => one.packet.equals(packet));
  if (same) return same.times;
  const times = eventsOf(packet)
    .filter(({ type }) => type === 'new_message')
    .map(({ message }) => Number(message?.message?.split(' ')[0]));
  known = [{ packet, times }, ...known.slice(0, maxKnown - 1)];
  return times;
}

async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'start') {
    for (const token of order.tokens) await connectBrowser(order.url, token, hear);
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
