import { fold } from '../fold.ts';

/**
 * Reads an answer as it stands; where that says nothing, what it comes down to: how a long one ends ("… então vamos ser
 * sete"), or what corrects the word before it ("4 não, 5"). Undefined where neither says anything.
 */
export function readConcluded<Read>(
  text: string,
  read: (text: string) => Read | undefined,
): Read | undefined {
  return read(text) ?? readCorrected(text, read) ?? readEnd(text, read);
}

function readCorrected<Read>(text: string, read: (text: string) => Read | undefined): Read | undefined {
  const [, before, after] = corrected.exec(text.slice(0, maxLength)) ?? [];
  if (before === undefined || after === undefined || read(before) === undefined) return undefined;
  return read(after);
}

function readEnd<Read>(text: string, read: (text: string) => Read | undefined): Read | undefined {
  const conclusion = conclusionOf(text);
  return conclusion === null ? undefined : read(conclusion.end);
}

/** Returns the end of a long answer, behind "então" or the like, and what comes before it; null where the end depends on something. */
export function conclusionOf(text: string): { before: string; end: string } | null {
  const [, before = '', end = ''] = concluded.exec(text.slice(0, maxLength)) ?? [];
  if (before.trim().split(/\s+/).length < minWordsBefore || open.test(fold(before))) return null;
  return { before, end };
}

const maxLength = 500;
/** "então 10" only begins with it. */
const minWordsBefore = 4;
/** "4, não, 5" may be a mistake in any of them. */
const corrected = /^([^,;.!?]{1,40}?)\s+n[ãa]o\s*[,;]\s*([^,;!?]{1,40})$/iu;
const concluded =
  /^(.*)[\s,.]+(?:ent[ãa]o|portanto|no fim das contas|resumindo|o valor (?:foi|[ée]|ficou|deu)(?: de)?)[\s,]+(.{1,120})$/isu;
/** What makes the end depend on something. */
const open = /\b(?:se|caso|talvez|quando|sei|certeza|duvida)\b/;
