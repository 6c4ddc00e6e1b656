import { useEffect, useRef } from 'react';

/**
 * Hears keys of the field before its form does. A handler that answers true has used the key up; composing with an
 * input method is left alone. `null` hears nothing.
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
