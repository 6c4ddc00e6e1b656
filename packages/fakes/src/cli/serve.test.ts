import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

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

describe('npm run fakes', () => {
  it('starts the server, plays phones, and keeps them over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prosa-fakes-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const port = 20_000 + (process.pid % 10_000) * 4;
    const env = { ...process.env, FAKES_PORT: String(port), FAKES_DATA_DIR: folder, NODE_ENV: 'development' };
    const play = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, ['scripts/fakes.mjs', ...args], { cwd: root, env }))
        .stdout;
    const first = await start(env);
    expect(first.printed).toContain(`WA_SOCKET_URL=ws://127.0.0.1:${port}/ws/chat`);
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
});
