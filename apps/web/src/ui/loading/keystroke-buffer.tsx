import { useKeystrokeBuffer } from './use-keystroke-buffer.ts';

interface Props {
  /** Left out: keystrokes that come too early are dropped. */
  onLetter?: (letter: string) => void;
}

/** Captures keystrokes until the lazily loaded input is mounted. */
export function KeystrokeBuffer({ onLetter = () => undefined }: Props) {
  useKeystrokeBuffer(true, onLetter);
  return null;
}
