import { errorText } from '@prosa/contract';

/** A keyword list with one more, or the sentence that says why not (specification section 5). */
export type AddedKeyword = { keywords: readonly string[] } | { problem: string };

/** Adds what was typed, trimmed; refused when empty or there already, whatever the capitals. */
export function addKeyword(keywords: readonly string[], typed: string): AddedKeyword {
  const keyword = typed.trim();
  if (!keyword) return { problem: errorText('keyword_empty') };
  const isTaken = keywords.some((known) => known.toLowerCase() === keyword.toLowerCase());
  return isTaken ? { problem: errorText('keyword_taken') } : { keywords: [...keywords, keyword] };
}
