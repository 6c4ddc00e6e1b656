import { mkdtemp, readFile, rm, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateBinaries } from './locate-binaries.ts';
import { freshDataDir, query, start } from './testing/support.ts';

const asRoot = process.getuid?.() === 0;

test('a missing library link is restored', async () => {
  const link = join(await locateBinaries(), 'lib', 'libecpg.so');
  await unlink(link);
  await locateBinaries();
  expect((await stat(link)).isFile()).toBe(true);
});

test('a data folder with a long path gets a short private socket folder', async () => {
  const dataDir = join(await freshDataDir(), 'x'.repeat(120));
  const server = await start(dataDir);
  const folder = await stat(server.connection.host);
  expect(server.connection.host.length).toBeLessThan(90);
  expect(folder.mode & 0o777).toBe(0o700);
  expect(await query(server.connectionString, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  await server.stop();
  await rm(server.connection.host, { recursive: true });
});

test.runIf(asRoot)(
  'as root, a data folder that the server user cannot reach is replaced by one below /var/lib',
  async () => {
    const hidden = await mkdtemp(join(tmpdir(), 'prosa-hidden-'));
    const dataDir = join(hidden, 'data');
    const server = await start(dataDir);
    await query(server.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
    await server.stop();
    const home = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
    expect(home).toMatch(/^\/var\/lib\/prosa-[0-9a-f]{12}$/);
    const again = await start(dataDir);
    expect(await query(again.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    await again.stop();
    await rm(home, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(/não está mais lá/);
  },
);
