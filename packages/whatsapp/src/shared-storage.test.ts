import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareStorage } from './shared-storage.ts';

/** Another file of the same process may have left work of the usual one running. */
const withSharedStorage = shareStorage();
const shared = () => withSharedStorage(() => new AsyncLocalStorage<string>());

/** Counts what a new promise or timer is marked with: before Node 24, one mark for each storage that was ever used. */
const marks = () => Object.getOwnPropertySymbols(new AsyncResource('probe')).length;
const marksEach = Number(process.versions.node.split('.')[0]) < 24;

it('holds for each storage its own, nested, side by side and after a pause', async () => {
  const [one, other] = [shared(), shared()];
  const read = async () => {
    await later();
    return [one.getStore(), other.getStore()];
  };
  const inside = one.run('a', async () => [
    await read(),
    await other.run('b', read),
    await one.run('c', read),
    await read(),
  ]);
  const beside = other.run('d', read);
  expect(await inside).toEqual([
    ['a', undefined],
    ['a', 'b'],
    ['c', undefined],
    ['a', undefined],
  ]);
  expect(await beside).toEqual([undefined, 'd']);
  expect(await read()).toEqual([undefined, undefined]);
});

it('costs a promise no more however many there are, where each storage of its own costs more', () => {
  const use = (storages: AsyncLocalStorage<string>[]) => storages.forEach((one) => one.run('a', () => one));
  use([shared()]);
  const before = marks();
  use(Array.from({ length: 20 }, shared));
  expect(marks()).toBe(before);
  const own = Array.from({ length: 20 }, () => new AsyncLocalStorage<string>());
  use(own);
  expect(marks()).toBe(before + (marksEach ? own.length : 0));
  own.forEach((one) => one.disable());
});

it('costs a promise nothing once the last work has ended, however that ended', async () => {
  const before = marks();
  const [one, other] = [shared(), shared()];
  const slow = one.run('a', async () => {
    await later();
    await later();
    return one.getStore();
  });
  await other.run('b', () => later()).then(() => expect(marks()).toBe(before + (marksEach ? 1 : 0)));
  expect(await slow).toBe('a');
  expect(marks()).toBe(before);
  const fail = () => Promise.reject(new Error('no keys'));
  await expect(one.run('c', fail)).rejects.toThrow('no keys');
  expect(() => one.run('d', () => expect.fail('no keys'))).toThrow('no keys');
  expect(marks()).toBe(before);
});

it('leaves Node’s own as it is, also when what it runs fails', () => {
  const fail = () => {
    throw new Error('closed');
  };
  expect(() => withSharedStorage(fail)).toThrow('closed');
  expect(new AsyncLocalStorage().constructor.name).toBe('AsyncLocalStorage');
  expect(shared().constructor.name).toBe('SharedStorage');
});
