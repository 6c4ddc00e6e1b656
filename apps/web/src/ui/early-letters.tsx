import { useEarlyLetters } from './use-early-letters.ts';

interface Props {
  /** Left out: what one types too early comes to nothing. */
  onLetter?: (letter: string) => void;
}

/** Stands in for something one types into while its code comes. */
export function EarlyLetters({ onLetter = () => undefined }: Props) {
  useEarlyLetters(true, onLetter);
  return null;
}
