import { expect, it } from 'vitest';
import { createMemoryStore } from '../testing/memory-store.ts';
import { Journal, journalKind, rowOf, type JournalEntry } from './journal.ts';

const cipher = (text: string) => Buffer.from(`cipher ${text}`);
const plain = (text: string) => ({ attributes: { id: text }, plaintext: Buffer.from(text) });

async function write(store: ReturnType<typeof createMemoryStore>, entry: JournalEntry) {
  await store.write([
    { kind: journalKind, id: entry.slot, value: Buffer.from(JSON.stringify(rowOf(entry))) },
  ]);
}

it('gives the next process what was not committed, in order', async () => {
  const store = createMemoryStore();
  const journal = await Journal.open(store);
  for (const text of ['one', 'two', 'three']) {
    const entry = await journal.add(cipher(text), plain(text));
    await write(store, entry);
    if (text === 'two') journal.commit(entry);
  }
  await store.write(journal.takeChanges());
  const next = await Journal.open(store);
  expect(next.entries().map(({ attributes }) => attributes['id'])).toEqual(['one', 'three']);
  expect(Buffer.from(next.entries()[1]?.plaintext ?? []).toString()).toBe('three');
  expect(JSON.stringify([...store.rows.values()].map(String))).not.toContain(
    Buffer.from('two').toString('base64'),
  );
});

it('recognises what is delivered again', async () => {
  const store = createMemoryStore();
  const journal = await Journal.open(store);
  const open = await journal.add(cipher('open'), plain('open'));
  const done = await journal.add(cipher('done'), plain('done'));
  await write(store, open);
  await write(store, done);
  journal.commit(done);
  await store.write(journal.takeChanges());
  const next = await Journal.open(store);
  expect(Buffer.from(next.find(cipher('open')) as Uint8Array).toString()).toBe('open');
  expect(next.find(cipher('done'))).toBe('committed');
  expect(next.find(cipher('never'))).toBeNull();
});

it('uses its slots again and waits when all are taken', async () => {
  const store = createMemoryStore();
  const journal = await Journal.open(store);
  const entries: JournalEntry[] = [];
  for (let number = 0; number < 128; number += 1)
    entries.push(await journal.add(cipher(String(number)), plain(String(number))));
  let isAdded = false;
  const next = journal.add(cipher('next'), plain('next')).then((entry) => {
    isAdded = true;
    return entry;
  });
  await Promise.resolve();
  expect(isAdded).toBe(false);
  const [first] = entries;
  if (first) journal.commit(first);
  expect((await next).slot).toBe(first?.slot);
  expect(journal.takeChanges()).toEqual([]);
});

it('forgets what could not be written', async () => {
  const journal = await Journal.open(createMemoryStore());
  const entry = await journal.add(cipher('x'), plain('x'));
  journal.withdraw(entry);
  expect(journal.find(cipher('x'))).toBeNull();
});
