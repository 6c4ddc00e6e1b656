import { useEffect, useRef } from 'react';

/**
 * Listens to keys of the field before its form does. A handler that returns true has consumed the key. Keys of an input
 * method's composition are left alone, and a handler of null consumes nothing.
 */
export function useKeys(field: HTMLElement, handler: ((event: KeyboardEvent) => boolean) | null): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || !latest.current?.(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  }, [field]);
}
