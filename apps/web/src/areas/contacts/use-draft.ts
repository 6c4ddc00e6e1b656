import { useState } from 'react';

const drafts = new Map<string, unknown>();

interface Draft<Value> {
  value: Value;
  /** Whether something was typed that is not saved yet. */
  isDirty: boolean;
  change: (value: Value) => void;
  /** Goes back to what is saved. */
  reset: () => void;
}

/** Keeps what somebody types over a saved value, even after its drawer closes. `name` is unique in the app. */
export function useDraft<Value>(name: string, saved: Value): Draft<Value> {
  const [, redraw] = useState(0);
  const isDirty = drafts.has(name);
  const write = (action: () => void) => {
    action();
    redraw((count) => count + 1);
  };
  return {
    value: isDirty ? (drafts.get(name) as Value) : saved,
    isDirty,
    change: (value) => write(() => drafts.set(name, value)),
    reset: () => write(() => drafts.delete(name)),
  };
}
