import { expect, it } from 'vitest';
import { createMemoryStore } from '../testing/memory-store.ts';
import { Spool, spoolKind, rowOf, type SpoolEntry } from './spool.ts';

const cipher = (text: string) => Buffer.from(`cipher ${text}`);
const plain = (text: string) => ({ attributes: { id: text }, plaintext: Buffer.from(text) });

async function write(store: ReturnType<typeof createMemoryStore>, entry: SpoolEntry) {
  await store.write([{ kind: spoolKind, id: entry.slot, value: Buffer.from(JSON.stringify(rowOf(entry))) }]);
}

it('gives the next process what was not committed, in order', async () => {
  const store = createMemoryStore();
  const spool = await Spool.open(store);
  for (const text of ['one', 'two', 'three']) {
    const entry = await spool.add(cipher(text), plain(text));
    await write(store, entry);
    if (text === 'two') spool.commit(entry);
  }
  await store.write(spool.takeChanges());
  const next = await Spool.open(store);
  expect(next.entries().map(({ attributes }) => attributes['id'])).toEqual(['one', 'three']);
  expect(Buffer.from(next.entries()[1]?.plaintext ?? []).toString()).toBe('three');
  expect(JSON.stringify([...store.rows.values()].map(String))).not.toContain(
    Buffer.from('two').toString('base64'),
  );
});

it('recognises what is delivered again', async () => {
  const store = createMemoryStore();
  const spool = await Spool.open(store);
  const open = await spool.add(cipher('open'), plain('open'));
  const done = await spool.add(cipher('done'), plain('done'));
  await write(store, open);
  await write(store, done);
  spool.commit(done);
  await store.write(spool.takeChanges());
  const next = await Spool.open(store);
  expect(Buffer.from(next.find(cipher('open')) as Uint8Array).toString()).toBe('open');
  expect(next.find(cipher('done'))).toBe('committed');
  expect(next.find(cipher('never'))).toBeNull();
});

it('uses its slots again and waits when all are taken', async () => {
  const store = createMemoryStore();
  const spool = await Spool.open(store);
  const entries: SpoolEntry[] = [];
  for (let number = 0; number < 128; number += 1)
    entries.push(await spool.add(cipher(String(number)), plain(String(number))));
  let isAdded = false;
  const next = spool.add(cipher('next'), plain('next')).then((entry) => {
    isAdded = true;
    return entry;
  });
  await Promise.resolve();
  expect(isAdded).toBe(false);
  const [first] = entries;
  if (first) spool.commit(first);
  expect((await next).slot).toBe(first?.slot);
  expect(spool.takeChanges()).toEqual([]);
});

it('forgets what could not be written', async () => {
  const spool = await Spool.open(createMemoryStore());
  const entry = await spool.add(cipher('x'), plain('x'));
  spool.withdraw(entry);
  expect(spool.find(cipher('x'))).toBeNull();
});
