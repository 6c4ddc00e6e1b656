import { parseTime } from '../answers/time.ts';
import { readLabel, type Phrase } from './phrases.ts';

/** Something a customer may choose. */
export interface MatchableOption {
  id: string;
  label: string;
  /** Other words for it, its value among them. */
  synonyms?: readonly string[];
  /** The label before it; its place in the list, counted from 1, when left out. */
  number?: number;
}

/** An option, made ready to be compared with answers. */
export interface Candidate {
  id: string;
  label: string;
  number: number;
  exact: Set<string>;
  phrases: Phrase[];
  emojis: string[];
  /** The time that it is, where it is one. */
  time: string | null;
}

/** Makes options ready to be compared. */
export function candidatesOf(options: readonly MatchableOption[]): Candidate[] {
  return options.map(({ id, label, synonyms = [], number }, index) => {
    const readings = [label, ...synonyms].filter(Boolean).map(readLabel);
    return {
      id,
      label,
      number: number ?? index + 1,
      exact: new Set(readings.flatMap(({ exact }) => exact)),
      phrases: readings.flatMap(({ phrases }) => phrases),
      emojis: readings.flatMap(({ emojis }) => emojis),
      time: /\d/.test(label) ? parseTime(label) : null,
    };
  });
}
