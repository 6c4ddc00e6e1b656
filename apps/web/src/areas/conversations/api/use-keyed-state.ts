import { useState } from 'react';

/**
 * State of one thing while the component stays for the next: about another `id` it begins again. The parts of an open
 * conversation stay on screen, because making them again is what takes the time of a switch.
 */
export function useKeyedState<Value>(id: string, initial: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState({ id, value: initial });
  const value = state.id === id ? state.value : initial;
  return [value, (next) => setState({ id, value: next })];
}
