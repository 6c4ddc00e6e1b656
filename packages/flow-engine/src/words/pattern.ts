import { RE2JS } from 're2js';
import { boundedCache } from './bounded-cache.ts';

/** A regular expression whose time grows with the text alone, however it is written; or what is wrong with it. */
export type Pattern = { ok: true; finds(text: string): boolean } | { ok: false; problem: string };

/** Prepares a regular expression; case does not matter. */
export const compilePattern = boundedCache(compile, 500);

/** Returns whether a pattern is found in a text; an invalid one is found nowhere. */
export function findsPattern(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  return compiled.ok && compiled.finds(text);
}

/** What a pattern is looked for in: a typed message is no longer. */
const maxTextLength = 4096;
const maxPatternLength = 300;
/** Steps a letter may cost. */
const largestProgram = 500;

function compile(text: string): Pattern {
  if (text.length > maxPatternLength) return { ok: false, problem: 'é longa demais' };
  try {
    const pattern = RE2JS.compile(text, RE2JS.CASE_INSENSITIVE | RE2JS.DOTALL);
    if (pattern.programSize() > largestProgram) return { ok: false, problem: 'é complexa demais' };
    return { ok: true, finds: (searched) => pattern.matcher(searched.slice(0, maxTextLength)).find() };
  } catch (error) {
    return { ok: false, problem: describe(error) };
  }
}

function describe(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  if (/closing \)|unexpected \)/.test(reason)) return 'tem um parêntese sem par';
  if (/closing \]/.test(reason)) return 'tem um colchete sem par';
  if (/repeat|repetition/.test(reason)) return 'tem uma repetição (*, +, ? ou {}) fora de lugar';
  if (/Perl syntax|named capture|escape/.test(reason)) return 'usa um recurso que não existe aqui';
  return 'não está escrita corretamente';
}
