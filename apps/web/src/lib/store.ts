import { useSyncExternalStore } from 'react';

/** A value that components follow and that changes outside of them. */
export interface Readable<Value> {
  get: () => Value;
  /** Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends Readable<Value> {
  set: (value: Value) => void;
}

/** Creates a store outside of any component; `set` calls every subscriber, also when the value is the same. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Follows a store, or what `select` returns for it; the selection must stay the same object while its data do not
 * change.
 */
export function useStore<Value>(store: Readable<Value>): Value;
export function useStore<Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part;
export function useStore<Value>(
  store: Readable<Value>,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
