import { errorText } from '@prosa/contract';

/** The longer keyword list, or the sentence that says why not (specification section 5). */
export type AddedKeyword = { keywords: readonly string[] } | { problem: string };

/** Adds what was typed, trimmed. Refuses an empty keyword and one that is already there, whatever the capitals. */
export function addKeyword(keywords: readonly string[], typed: string): AddedKeyword {
  const keyword = typed.trim();
  if (!keyword) return { problem: errorText('keyword_empty') };
  const isTaken = keywords.some((known) => known.toLowerCase() === keyword.toLowerCase());
  return isTaken ? { problem: errorText('keyword_taken') } : { keywords: [...keywords, keyword] };
}
