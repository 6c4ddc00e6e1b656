import { createStore, useStore } from '../../lib/store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const message = createStore('');

/** Says a sentence to screen readers without showing it. The same sentence twice is said twice. */
export function announce(text: string): void {
  message.set(text === message.get() ? `${text}\u00a0` : text);
}

/** Empties the live region if it still holds this sentence, which is no longer true. */
export function retract(text: string): void {
  if (message.get().trimEnd() === text) announce('');
}

/** The polite live region; mounted once by the provider. */
export function LiveRegion() {
  const text = useStore(message);
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" aria-atomic="true">
        {text}
      </div>
    </VisuallyHidden>
  );
}
