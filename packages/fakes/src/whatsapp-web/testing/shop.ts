import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserFacingSocketConfig } from 'baileys';
import { onTestFinished } from 'vitest';
import type { Settings } from '../network/network.ts';
import { connect, copyLogin, pair, startFake, type Login } from './client.ts';

const shopPhone = '5511999990001';
const anaPhone = '5511988887777';

/** A folder with a number that is linked already, and the login of its client. Made once, then copied. */
let pairedOnce: Promise<{ folder: string; login: Login }> | null = null;

async function preparePaired() {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-fakes-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const fake = await startFake({ dataDir: folder });
  const shop = fake.phones.add(shopPhone, { name: 'Loja' });
  fake.phones.add(anaPhone, { name: 'Ana' });
  const client = await pair(fake, shop);
  await client.settled();
  await client.end();
  await fake.close();
  return { folder, login: copyLogin(client.login) };
}

/** Returns a folder that is deleted with the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-fakes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server with the number of a shop, its linked client's login, and a customer. */
export async function openShop(settings: Partial<Settings> = {}) {
  pairedOnce ??= preparePaired();
  const paired = await pairedOnce;
  const dataDir = testFolder();
  cpSync(paired.folder, dataDir, { recursive: true });
  const fake = await startFake({ dataDir, settings });
  const login = copyLogin(paired.login);
  return {
    fake,
    dataDir,
    login,
    shop: fake.phones.get(shopPhone),
    ana: fake.phones.get(anaPhone),
    /** Logs the shop's client in. */
    connect: async (config: Partial<UserFacingSocketConfig> = {}) => {
      const client = connect(fake, login, config);
      await client.opened();
      return client;
    },
  };
}

/** Starts a server with a shop whose client is logged in. */
export async function openConnectedShop(
  settings: Partial<Settings> = {},
  config: Partial<UserFacingSocketConfig> = {},
) {
  const shop = await openShop(settings);
  return { ...shop, client: await shop.connect(config) };
}
