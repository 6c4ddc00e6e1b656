import { useState } from 'react';
import { SafeStorage } from './safe-storage.ts';

const storage = new SafeStorage(() => window.localStorage);

/**
 * Keeps a small choice in this browser, such as an open group, and returns it with its setter. A broken stored value
 * counts as none.
 */
export function useLocalSetting<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const key = `prosa.${name}`;
  const [value, setValue] = useState<Value>(() => stored(key, initial));
  const store = (next: Value) => {
    setValue(next);
    storage.write(key, JSON.stringify(next));
  };
  return [value, store];
}

/** Returns the choice as it is stored now, for code outside of a component's render. */
export function readLocalSetting<Value>(name: string, initial: Value): Value {
  return stored(`prosa.${name}`, initial);
}

function stored<Value>(key: string, initial: Value): Value {
  const text = storage.read(key);
  if (text === null) return initial;
  try {
    const value: unknown = JSON.parse(text);
    // Only this hook writes the key; a value of another type is from an older version and is dropped.
    return typeof value === typeof initial ? (value as Value) : initial;
  } catch {
    return initial;
  }
}
