import { Suspense, type ReactNode } from 'react';
import { KeystrokeBuffer } from './keystroke-buffer.tsx';

interface Props {
  /** Gives it up: Escape calls it while the code is loading. */
  onClose: () => void;
  /** Left out: what is typed meanwhile is dropped. */
  onLetter?: (letter: string) => void;
  /** What opens, which is `lazy`, or nothing. */
  children: ReactNode;
}

/** Waits for the code of what opens (a dialog, a search); no key that is pressed meanwhile means the screen behind. */
export function LazyDialog({ onClose, onLetter, children }: Props) {
  return (
    <Suspense fallback={<KeystrokeBuffer onLetter={onLetter} onEscape={onClose} />}>{children}</Suspense>
  );
}
