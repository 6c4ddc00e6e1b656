import type { MatchableOption, OptionMatch } from '../../../match-option.ts';
import { answersIn, type MenuTable } from './menu-table.ts';

/** What a reading makes of the answers of a table. */
export interface Judgement {
  /** Answers that choose an option, and those that must be asked again. */
  clear: number;
  open: number;
  /** Accepted, and not meant. */
  wrong: string[];
  /** Clear, and asked again. */
  needless: string[];
}

type Match = (text: string, options: MatchableOption[]) => OptionMatch | null;

/** Judges a way to match options by a table of answers. */
export function judge({ menu, options, answers, none }: MenuTable, match: Match): Judgement {
  const offered = options.map((option) => {
    const [label = '', synonyms] = option.split(': ');
    return { id: label, label, synonyms: synonyms?.split(', ') ?? [] };
  });
  const clear = Object.entries(answers).flatMap(([label, texts]) =>
    answersIn(texts).map((text) => ({ label, text })),
  );
  const read = clear.map(({ label, text }) => ({ label, text, id: match(text, offered)?.id ?? null }));
  const wrong = read.filter(({ label, id }) => id !== null && id !== label);
  const accepted = answersIn(none)
    .map((text) => ({ text, id: match(text, offered)?.id ?? null }))
    .filter(({ id }) => id !== null);
  return {
    clear: clear.length,
    open: answersIn(none).length,
    wrong: [...wrong, ...accepted].map(({ text, id }) => `${menu}: ${text} → ${String(id)}`),
    needless: read.filter(({ id }) => id === null).map(({ text, label }) => `${menu}: ${text} → ${label}`),
  };
}
