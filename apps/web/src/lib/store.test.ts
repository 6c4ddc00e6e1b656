import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('a subscriber is called on every set, until it unsubscribes', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const unsubscribe = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(heard).toEqual([2, 2]);
  expect(store.get()).toBe(3);
});
