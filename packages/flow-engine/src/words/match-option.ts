import { readPlace } from './choice/place.ts';
import { readOption, type How, type MatchableOption } from './choice/read-option.ts';
import { readUtterance } from './choice/utterance/read-utterance.ts';

export { readOption, type MatchableOption, type OptionReading } from './choice/read-option.ts';

export interface OptionMatch {
  id: string;
  how: How;
}

/** Finds the option that a text surely means; null in doubt. */
export function matchOption(
  text: string,
  options: readonly MatchableOption[],
  settings: { fuzzy?: boolean } = {},
): OptionMatch | null {
  const reading = readOption(text, options, settings);
  return reading.kind === 'chosen' ? { id: reading.id, how: reading.how } : null;
}

/**
 * Reads the number that an answer is: "1", "01", "1.", "um", "opção 1", "quero a 2". Null where it is more, or none.
 */
export function readChoice(text: string): number | null {
  return readPlace(readUtterance(text.slice(0, 200)).polite)?.number ?? null;
}
