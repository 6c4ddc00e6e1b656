import { useKeystrokeBuffer } from './use-keystroke-buffer.ts';

interface Props {
  /** Left out: keystrokes that come too early are dropped. */
  onLetter?: (letter: string) => void;
  /** Gives up what is loading; left out: Escape means the screen behind. */
  onEscape?: () => void;
}

/** Captures keystrokes until the lazily loaded input is mounted. */
export function KeystrokeBuffer({ onLetter = () => undefined, onEscape }: Props) {
  useKeystrokeBuffer(true, onLetter, onEscape);
  return null;
}
