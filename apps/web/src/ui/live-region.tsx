import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let message = '';
const listeners = new Set<() => void>();

/** Says a sentence to screen readers without showing it. The same sentence twice is said twice. */
export function announce(text: string): void {
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** Empties the live region if it still holds this sentence, which is no longer true. */
export function retract(text: string): void {
  if (message.trimEnd() === text) announce('');
}

/** The polite live region; mounted once by the provider. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" aria-atomic="true">
        {text}
      </div>
    </VisuallyHidden>
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
