import { useState } from 'react';

/**
 * Keeps state about one `id`, and starts again with another `id` while the component stays. The parts of an open
 * conversation stay mounted, because creating them again is what makes a switch slow.
 */
export function useKeyedState<Value>(id: string, initial: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ id, value: initial });
  const value = state.id === id ? state.value : initial;
  return [value, (next) => setState({ id, value: next })];
}
