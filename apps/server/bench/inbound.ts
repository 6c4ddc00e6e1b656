import type { BenchServer } from './bench-server.ts';

const underWay = 400;
const customers = 5000;

/**
 * Measures messages per second from the driver port to committed rows, with up to 400 in progress as the port allows.
 */
export async function measureInbound(server: BenchServer, seconds: number): Promise<number> {
  let done = 0;
  let next = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const line = async () => {
    while (performance.now() < end) {
      next += 1;
      await server.receive(1 + (next % customers));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: underWay }, line));
  return done / ((performance.now() - start) / 1000);
}

/** Passes messages to the port at an even pace; resolves with their number when all are committed. */
export async function paceInbound(
  server: BenchServer,
  options: { perSecond: number; seconds: number },
): Promise<number> {
  const { perSecond, seconds } = options;
  const total = Math.round(perSecond * seconds);
  const start = performance.now();
  const under: Promise<void>[] = [];
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond));
    for (; sent < due; sent += 1) under.push(server.receive(1 + (sent % customers)));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(under);
  return total;
}
