import { calls } from '@prosa/contract';
import pg from 'pg';
import { startRemoteFake, type RemoteFake } from '../../../packages/whatsapp-web/bench/fake.ts';
import { eventually } from '../src/testing/eventually.ts';
import type { BenchServer } from './bench-server.ts';
import type { Figure } from './figures.ts';

const customers = 20;
const each = 50;
const all = customers * each;
const underWay = 8;
const minRatio = 0.05;
const handset = '5511987650001';
const phones = Array.from({ length: customers }, (_, index) => `55419990${10_000 + index}`);

interface Parts {
  /** Whose numbers connect to the fake. */
  server: BenchServer;
  fake: RemoteFake;
  connection: pg.ClientConfig;
  /** Measures what PostgreSQL alone commits in a second. */
  limit(): Promise<number>;
}

/** Starts the fake WhatsApp in a process of its own; the driver of this process trusts it in place of WhatsApp. */
export async function startFakeWhatsApp(): Promise<RemoteFake> {
  const fake = await startRemoteFake();
  const { WA_CERT_DETAILS } = await import('baileys');
  WA_CERT_DETAILS.PUBLIC_KEY = fake.rootPublicKey;
  return fake;
}

/**
 * Measures a number over WhatsApp Web from the phones of customers to committed rows, and from the desk's call to the
 * phones. The fake's processor time is told apart.
 */
export async function webFigures({ server, fake, connection, limit }: Parts): Promise<Figure[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await pair(server, fake);
    const stored = () => countStored(client);
    await receive(fake, { stored, count: 2 });
    const before = await limit();
    const inbound = await timed(fake, () => receive(fake, { stored, count: each }));
    const outbound = await timed(fake, () => send(server, fake));
    const reference = (before + (await limit())) / 2;
    return [
      figureOf('in, phone to commit', inbound, reference),
      figureOf('out, call to phone', outbound, reference),
    ];
  } finally {
    await client.end();
    fake.close();
  }
}

async function countStored(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from messages m
      join channels c on c.account_id = m.account_id and c.id = m.channel_id
      where c.driver = 'web' and m.origin = 'customer'`,
  );
  return rows[0]?.count ?? 0;
}

async function pair({ company: { owner, department } }: BenchServer, fake: RemoteFake): Promise<void> {
  for (const phone of [handset, ...phones]) await fake.ask({ what: 'add', phone });
  const form = { name: 'web', redirect: 'human', department, driver: 'web', risk_read: true } as const;
  const { _id: chip } = await owner.call(calls.saveChip, form);
  await owner.call(calls.connectChip, { chip, connect: true });
  const now = async () => (await owner.call(calls.getChips, {})).find(({ _id }) => _id === chip);
  const qr = await eventually(async () => (await now())?.qrcode, 30_000);
  await fake.ask({ what: 'scan', phone: handset, qr: qr ?? '' });
  await eventually(async () => (await now())?.status === 'open', 30_000);
}

async function receive(
  fake: RemoteFake,
  { stored, count }: { stored(): Promise<number>; count: number },
): Promise<void> {
  const before = await stored();
  const prefix = `Bom dia ${before}`;
  await Promise.all(phones.map((from) => fake.ask({ what: 'send', from, to: handset, count, prefix })));
  while ((await stored()) < before + customers * count)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

async function send({ company: { owner } }: BenchServer, fake: RemoteFake): Promise<void> {
  const { data } = await owner.call(calls.getDeskConversations, { limit: customers, filter: {} });
  const queue = Array.from({ length: all }, (_, index) => data[index % data.length]?._id ?? '');
  const line = async () => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop())
      await owner.call(calls.sendMessage, { conversation_id: id, text: `Resposta ${queue.length}` });
  };
  const shown = async () => {
    const counts = await Promise.all(phones.map((phone) => fake.ask<number>({ what: 'inbox', phone })));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await Promise.all(Array.from({ length: underWay }, line));
  while ((await shown()) < all) await new Promise((resolve) => setTimeout(resolve, 10));
}

interface Speed {
  perSecond: number;
  /** Milliseconds of processor time for one message. */
  fakes: number;
}

async function timed(fake: RemoteFake, work: () => Promise<void>): Promise<Speed> {
  const cpu = await fake.cpu();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: all / seconds, fakes: ((await fake.cpu()) - cpu) / all };
}

function figureOf(name: string, { perSecond, fakes }: Speed, limit: number): Figure {
  const ratio = perSecond / limit;
  return {
    name: `one number over WhatsApp Web, ${name}`,
    value: `${perSecond.toFixed(0)}/s`,
    target: `${ratio.toFixed(2)} of the limit (at least ${minRatio}); the fake took ${fakes.toFixed(2)} ms of processor each`,
    met: ratio >= minRatio,
  };
}
