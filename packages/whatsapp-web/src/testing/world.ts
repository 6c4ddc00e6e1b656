import { randomBytes } from 'node:crypto';
import { startFakeWhatsAppWeb, type FakeWhatsAppWeb, type Phone, type Settings } from '@prosa/fakes';
import { onTestFinished, vi } from 'vitest';
import { loadBaileys } from '../baileys/load-baileys.ts';
import { createWebDriver } from '../web-driver.ts';
import type { DriverLog } from '../web-driver-options.ts';
import { Owner, patienceMs } from './owner.ts';
import { trustFiles } from './trust-files.ts';

const clock = { now: () => new Date() };

/** A network, a customer, and a number of ours with its handset. */
export interface World {
  fake: FakeWhatsAppWeb;
  /** The handset of our number. */
  handset: Phone;
  customer: Phone;
  owner: Owner;
  /** Lines that the driver logged. */
  logged: string[];
}

const handsetPhone = '5511987650001';
const customerPhone = '5541999990001';

/** Starts a network with a customer and our number, not paired yet; it ends with the test. */
export async function startWorld(settings: Partial<Settings> = {}): Promise<World> {
  const fake = await startFakeWhatsAppWeb({
    port: 0,
    random: randomBytes,
    clock,
    settings: { receiptDelayMs: 20, ...settings },
  });
  const { WA_CERT_DETAILS } = await loadBaileys();
  WA_CERT_DETAILS.PUBLIC_KEY = fake.rootPublicKey;
  await trustFiles(fake);
  const logged: string[] = [];
  const owner = new Owner(driverOf(fake, logged));
  onTestFinished(async () => {
    await owner.connection?.disconnect();
    await fake.close();
  });
  const handset = fake.phones.add(handsetPhone, { name: 'Loja' });
  const customer = fake.phones.add(customerPhone, { name: 'Ana' });
  return { fake, handset, customer, owner, logged };
}

/** Starts a network and pairs our number by QR. */
export async function startPaired(settings: Partial<Settings> = {}): Promise<World> {
  const world = await startWorld(settings);
  await pair(world);
  return world;
}

/** Pairs a number by QR and waits until it is open. */
export async function pair({ owner, handset }: Pick<World, 'owner' | 'handset'>): Promise<void> {
  await owner.connect();
  await waitFor(() => owner.heard.qr.length > 0);
  await handset.scan(owner.heard.qr.at(-1) ?? '');
  await owner.closed();
  await owner.connect();
  await owner.opened();
}

/** Returns a driver that talks to this network. */
export function driverOf(fake: Pick<FakeWhatsAppWeb, 'url'>, logged: string[] = []) {
  const keep: DriverLog['warn'] = (details, text) => logged.push(`${text} ${JSON.stringify(details)}`);
  return createWebDriver({
    socketUrl: fake.url,
    version: null,
    clock,
    random: randomBytes,
    log: { info: keep, warn: keep },
  });
}

/** Waits until a condition holds. */
export async function waitFor(condition: () => boolean): Promise<void> {
  await vi.waitUntil(condition, { timeout: patienceMs, interval: 5 });
}
