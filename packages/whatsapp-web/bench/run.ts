import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadBaileys, type Baileys } from '../src/baileys/load-baileys.ts';
import { pairBare } from './bare-baileys.ts';
import { startRemoteFake, type RemoteFake } from './fake.ts';
import { benchDriver, pairNumber, textTo } from './number.ts';

const messages = Number(process.env.BENCH_MESSAGES ?? 1000);
const numbers = Number(process.env.BENCH_NUMBERS ?? 50);
const maxMegabytesEach = 3;
const minRatio = 0.5;
const megabyte = 1024 * 1024;

/** Measures the driver `web` against Baileys alone and against the fake server, which is a process of its own. */
async function main(): Promise<void> {
  const fake = await startRemoteFake();
  const baileys = await loadBaileys();
  baileys.WA_CERT_DETAILS.PUBLIC_KEY = fake.rootPublicKey;
  await compareSpeed(baileys, fake);
  // Only now: what code and its young memory take once, however many numbers there are, is taken.
  await measureMemory(fake);
  fake.close();
}

async function compareSpeed(baileys: Baileys, fake: RemoteFake): Promise<void> {
  const customer = '5541999990001';
  await fake.ask({ what: 'add', phone: customer });
  const bare = await pairBare(baileys, fake, '5511900000001');
  const number = await pairNumber(benchDriver(fake), fake, '5511900000002');
  const sendBare = (text: string) => bare.send(`${customer}@s.whatsapp.net`, text);
  const send = (text: string) =>
    number.connection()?.send(textTo(customer, text)) ?? Promise.reject(new Error('closed'));
  // The first ones set up sessions.
  for (const [to, heard] of [
    ['5511900000001', bare.heard],
    ['5511900000002', number.taken],
  ] as const)
    await inbound(fake, { customer, to, heard, count: 20 });
  await inTurns(10, sendBare);
  await inTurns(10, send);
  const limitIn = await inbound(fake, { customer, to: '5511900000001', heard: bare.heard, count: messages });
  const driverIn = await inbound(fake, {
    customer,
    to: '5511900000002',
    heard: number.taken,
    count: messages,
  });
  report('in', driverIn, limitIn);
  const limitOut = await timed(fake, () => inTurns(messages, sendBare));
  const driverOut = await timed(fake, () => inTurns(messages, send));
  report('out', driverOut, limitOut);
  await bare.socket.end(undefined);
  await number.connection()?.disconnect();
}

interface Speed {
  perSecond: number;
  /** Milliseconds of processor time per message, ours and the fake's. */
  own: number;
  fakes: number;
}

interface Flood {
  customer: string;
  to: string;
  heard(): number;
  count: number;
}

function inbound(fake: RemoteFake, { customer, to, heard, count }: Flood): Promise<Speed> {
  const before = heard();
  return timed(
    fake,
    async () => {
      await fake.ask({ what: 'send', from: customer, to, count, prefix: 'Bom dia, qual o prazo?' });
      while (heard() < before + count) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    count,
  );
}

async function timed(fake: RemoteFake, work: () => Promise<void>, count = messages): Promise<Speed> {
  const cpuOfFake = await fake.cpu();
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const fakes = ((await fake.cpu()) - cpuOfFake) / count;
  return { perSecond: count / seconds, own: (user + system) / 1000 / count, fakes };
}

/** As an outbox sends to many customers: some at a time, each until its answer. */
async function inTurns(count: number, send: (text: string) => Promise<void>): Promise<void> {
  let next = 0;
  const line = async () => {
    while (next < count) {
      next += 1;
      await send(`Resposta ${next}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, line));
}

async function measureMemory(fake: RemoteFake): Promise<void> {
  const driver = benchDriver(fake);
  const before = megabytesNow();
  const opened = [];
  for (let index = 0; index < numbers; index += 1)
    opened.push(await pairNumber(driver, fake, `55119${80_000_000 + index}`));
  await Promise.all(opened.map((number) => number.connection()?.disconnect() ?? Promise.resolve()));
  const start = performance.now();
  await Promise.all(opened.map((number) => number.connect()));
  const seconds = (performance.now() - start) / 1000;
  const now = megabytesNow();
  const each = (now.resident - before.resident) / numbers;
  const live = (now.live - before.live) / numbers;
  print({
    name: `${numbers} numbers open again`,
    value: `${seconds.toFixed(1)} s`,
    target: 'under 60 s',
    met: seconds < 60,
  });
  print({
    name: 'memory per number',
    value: `${each.toFixed(2)} MB`,
    target: `under ${maxMegabytesEach} MB; ${live.toFixed(2)} MB of it in use, with the keys that the database holds`,
    met: each < maxMegabytesEach,
  });
  await Promise.all(opened.map((number) => number.connection()?.disconnect() ?? Promise.resolve()));
}

/** Returns what the process holds, and what of it is in use, once nothing is left over from work that is done. */
function megabytesNow(): { resident: number; live: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss / megabyte, live: (heapUsed + external) / megabyte };
}

function report(direction: 'in' | 'out', { perSecond, own, fakes }: Speed, limit: Speed): void {
  const ratio = perSecond / limit.perSecond;
  print({
    name: `messages ${direction}, one number`,
    value: `${perSecond.toFixed(0)}/s`,
    target: `${ratio.toFixed(2)} of Baileys alone, ${limit.perSecond.toFixed(0)}/s (at least ${minRatio})`,
    met: ratio >= minRatio,
  });
  print({
    name: `processor time per message ${direction}`,
    value: `${own.toFixed(2)} ms`,
    target: `Baileys alone ${limit.own.toFixed(2)} ms; the fake's own share ${fakes.toFixed(2)} ms`,
    met: null,
  });
}

interface Figure {
  name: string;
  value: string;
  target: string;
  met: boolean | null;
}

function print({ name, value, target, met }: Figure): void {
  const mark = met === null ? ' ' : met ? '✓' : '✗';
  process.stdout.write(`${mark} ${name.padEnd(34)} ${value.padStart(10)}  ${target}\n`);
}

await main();
process.exit();
