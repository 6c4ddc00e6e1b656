// Starts the stand-ins for WhatsApp and for the billing provider, for a developer's own Prosa: `npm run fakes`. Never in production.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startAdminServer, startFakeGraph, startFakeGuru, startFakeWhatsAppWeb } from '../index.ts';
import type { FakeGuru } from '../index.ts';
import { howTo } from './how-to.ts';

const clock = { now: () => new Date() };
/** Five ports in a row: WhatsApp Web, its files, the admin API, Graph, Guru. */
const port = Number(process.env['FAKES_PORT'] ?? 3900);
const folder = process.env['FAKES_DATA_DIR'] ?? 'data/fakes';
/** Null keeps nothing, for measurements. */
const dataDir = folder === '' ? null : resolve(folder);

if (process.env['NODE_ENV'] === 'production') {
  process.stderr.write('The fakes are for development and never run in production.\n');
  process.exit(1);
}

try {
  await serve();
} catch (error) {
  if (!isPortTaken(error)) throw error;
  process.stderr.write(`Port ${port} or one of the four after it is taken: choose others with FAKES_PORT.\n`);
  process.exit(1);
}

async function serve() {
  const web = await startFakeWhatsAppWeb({ port, mediaPort: port + 1, random: randomBytes, clock, dataDir });
  const admin = await startAdminServer(web, port + 2);
  const graph = await startFakeGraph({ port: port + 3, clock });
  const guru = await startFakeGuru({ port: port + 4, clock });
  guru.admin.sending({ url: process.env['FAKES_WEBHOOK_URL'] ?? 'http://127.0.0.1:3000/webhooks/guru' });
  const certificate = join(dataDir ?? mkdtempSync(join(tmpdir(), 'prosa-fakes-')), 'cert.pem');
  writeFileSync(certificate, web.certificate);
  process.stdout.write(
    howTo({
      web: web.url,
      admin: admin.url,
      graph: graph.url,
      guru: { ...guru, ...tokensOf(guru) },
      certificate,
    }),
  );
  const stop = async () => {
    await Promise.all([web.close(), admin.close(), graph.close(), guru.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

function tokensOf({ world }: FakeGuru) {
  return { account_token: world.sending.account_token, user_token: world.user_token };
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
