import type { SignalDataSet } from 'baileys';
import type { StoreChange } from '@prosa/whatsapp';
import { expect, it } from 'vitest';
import { loadBaileys } from '../baileys/load-baileys.ts';
import { createMemoryStore } from '../testing/memory-store.ts';
import { createCredentialSaver } from './credential-saver.ts';
import { createKeyCache } from './key-cache.ts';
import { createKeyStore } from './key-store.ts';

async function startStore() {
  const baileys = await loadBaileys();
  const store = createMemoryStore();
  const failures: unknown[] = [];
  const companions: StoreChange[] = [];
  let down = false;
  const parts = {
    baileys,
    store,
    failed: (error: unknown) => void failures.push(error),
    loginSaved: () => Promise.resolve(),
    companions: () => companions.splice(0),
    isDown: () => down,
  };
  return {
    baileys,
    store,
    failures,
    companions,
    parts,
    keys: createKeyStore(parts),
    end: () => (down = true),
  };
}

it('keeps keys as they are, also for the next process', async () => {
  const { baileys, keys, parts } = await startStore();
  const pair = baileys.Curve.generateKeyPair();
  const share = baileys.proto.Message.AppStateSyncKeyData.fromObject({ keyData: Buffer.from('k') });
  await keys.set({
    'pre-key': { '1': pair },
    'app-state-sync-key': { a: share },
    'lid-mapping': { '55': '77' },
  });
  const next = createKeyStore(parts);
  expect((await next.get('pre-key', ['1']))['1']).toEqual(pair);
  expect((await next.get('app-state-sync-key', ['a']))['a']).toBeInstanceOf(
    baileys.proto.Message.AppStateSyncKeyData,
  );
  expect(await next.get('lid-mapping', ['55', '66'])).toEqual({ '55': '77' });
});

it('writes many keys at once and asks for none twice', async () => {
  const { baileys, keys, store } = await startStore();
  const many = Object.fromEntries(
    Array.from({ length: 812 }, (_, id) => [id, baileys.Curve.generateKeyPair()]),
  );
  await keys.set({ 'pre-key': many, session: { a: Buffer.from('s') } });
  expect(store.calls).toEqual({ reads: 0, writes: 1 });
  await keys.get('session', ['a']);
  expect(store.calls.reads).toBe(0);
  await keys.get('session', ['b', 'c']);
  await keys.get('session', ['b', 'c']);
  expect(store.calls.reads).toBe(1);
  await keys.set({ session: { a: null } });
  expect(await keys.get('session', ['a'])).toEqual({});
});

it('returns a fresh value each time, so that nobody changes what is kept', async () => {
  const { keys } = await startStore();
  await keys.set({ 'device-list': { a: ['1'] } });
  (await keys.get('device-list', ['a']))['a']?.push('2');
  expect((await keys.get('device-list', ['a']))['a']).toEqual(['1']);
});

it('says at once that a write failed, keeps nothing of it, and writes nothing after the end', async () => {
  const { keys, store, failures, end } = await startStore();
  store.beforeWrite = () => Promise.reject(new Error('no database'));
  const session: SignalDataSet = { session: { a: Buffer.from('new') } };
  await expect(keys.set(session)).rejects.toThrow('no database');
  expect(failures).toHaveLength(1);
  store.beforeWrite = () => undefined;
  expect(await keys.get('session', ['a'])).toEqual({});
  end();
  await expect(keys.set(session)).rejects.toThrow('connection ended');
  expect(store.rows.size).toBe(0);
});

it('takes along what waited for a write', async () => {
  const { keys, store, companions } = await startStore();
  companions.push({ kind: 'spool', id: '3', value: Buffer.from('{}') });
  await keys.set({ session: { a: Buffer.from('s') } });
  expect([...store.rows.keys()]).toEqual(['spool/3', 'session/a']);
  expect(store.calls.writes).toBe(1);
});

it('a cache forgets what was not used for the longest time', () => {
  const cache = createKeyCache(1000);
  cache.set('a', new Uint8Array(200));
  cache.set('b', new Uint8Array(200));
  cache.get('a');
  cache.set('c', new Uint8Array(200));
  expect([cache.get('a')?.length, cache.get('b'), cache.get('c')?.length]).toEqual([200, undefined, 200]);
});

it('a login that changes while it is saved is saved once more', async () => {
  const saves: (() => void)[] = [];
  const saver = createCredentialSaver(() => new Promise((resolve) => saves.push(resolve)));
  saver.changed();
  saver.changed();
  saver.changed();
  const saved = saver.saved();
  expect(saves).toHaveLength(1);
  saves[0]?.();
  await expect.poll(() => saves.length).toBe(2);
  saves[1]?.();
  await saved;
  expect(saves).toHaveLength(2);
});
