import { useState } from 'react';

/**
 * Keeps state that starts over when `id` changes, while the component stays mounted. The parts of an open
 * conversation stay on screen, because mounting them again is what takes the time of a switch.
 */
export function useKeyedState<Value>(id: string, initial: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ id, value: initial });
  const value = state.id === id ? state.value : initial;
  return [value, (next) => setState({ id, value: next })];
}
