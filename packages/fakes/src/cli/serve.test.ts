import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pair, trustRoot, type Client } from '../whatsapp-web/testing/client.ts';

const root = join(import.meta.dirname, '../../../..');

/** Starts the fakes in a process of their own; resolves with what they print. */
async function start(env: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; printed: string }> {
  const server = spawn(process.execPath, ['scripts/fakes.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let printed = '';
  for await (const part of server.stdout) {
    printed += String(part);
    if (printed.includes('all of them')) return { server, printed };
  }
  throw new Error(`the fakes ended: ${printed}`);
}

/** Returns a folder of its own, ports, and the address of the admin API there. */
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-fakes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = 20_000 + (process.pid % 8000) * 5;
  const env = { ...process.env, FAKES_PORT: String(port), FAKES_DATA_DIR: folder, NODE_ENV: 'development' };
  return { env, url: `ws://127.0.0.1:${port}/ws/chat`, admin: `http://127.0.0.1:${port + 2}` };
}

/** Starts the fakes, and lets Baileys trust them; returns what calls the admin API, and their address. */
async function startForClients() {
  const { env, url, admin } = place();
  await start(env);
  const call = async <Result>(name: string, input: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${admin}/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
    const { result, error } = (await answer.json()) as { result: Result; error?: string };
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    return result;
  };
  const { root_public_key } = await call<{ root_public_key: string }>('state');
  trustRoot(Buffer.from(root_public_key, 'hex'));
  return { url, call };
}

describe('npm run fakes', () => {
  it('starts the server, plays phones, and keeps them over a restart', async () => {
    const { env, url } = place();
    const play = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, ['scripts/fakes.mjs', ...args], { cwd: root, env }))
        .stdout;
    const first = await start(env);
    expect(first.printed).toContain(`WA_SOCKET_URL=${url}`);
    expect(await play('add', 'phone=5511999990001', 'name=Loja')).toContain('5511999990001');
    first.server.kill('SIGTERM');
    await once(first.server, 'exit');
    const second = await start(env);
    expect(await play('phones')).toContain('Loja');
    await expect(play('send', 'from=5511988887777')).rejects.toThrow('expected string');
    second.server.kill('SIGTERM');
    const [code] = (await once(second.server, 'exit')) as [number];
    expect(code).toBe(0);
  });

  it('serves fifty clients at once, with 250 messages in and 250 answers, played over HTTP', async () => {
    const { url, call } = await startForClients();
    await call('settings', { history: 'no', receipt_delay_ms: 0 });
    const numbers = Array.from({ length: 50 }, (_, index) => `55119${80_000_000 + index}`);
    const clients = new Map<string, Client>();
    for (let from = 0; from < numbers.length; from += 5) {
      const linking = numbers.slice(from, from + 5).map(async (phone) => {
        clients.set(
          phone,
          await pair({ url }, { scan: async (qr) => void (await call('scan', { phone, qr })) }),
        );
      });
      await Promise.all(linking);
    }
    await Promise.all(numbers.map((to) => call('flood', { to, customers: 5, messages: 1 })));
    for (const { socket, heard } of clients.values()) {
      await vi.waitUntil(() => heard.messages.length === 5, { timeout: 30_000 });
      for (const { key } of heard.messages.filter(({ key }) => !key.fromMe))
        await socket.sendMessage(key.remoteJid ?? '', { text: 'resposta' });
    }
    for (let customer = 0; customer < 5; customer += 1) {
      const inbox = await call<{ from: string }[]>('inbox', { phone: `551190000000${customer}` });
      expect(inbox.map(({ from }) => from).sort()).toEqual(numbers);
    }
    await vi.waitUntil(async () => (await call<{ waiting: number }>('state')).waiting === 0);
    expect(await call('state')).toMatchObject({ unknown: [], errors: [] });
  }, 180_000);
});
