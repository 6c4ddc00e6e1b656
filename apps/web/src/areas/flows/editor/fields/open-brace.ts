/** A variable that is being typed: where its brace stands, and what stands behind it so far. */
export interface OpenBrace {
  start: number;
  query: string;
}

/** Finds the variable being typed in front of the caret; null when there is none. */
export function openBraceAt(text: string, caret: number): OpenBrace | null {
  const found = /\{([\p{L}\p{N}_.]*)$/u.exec(text.slice(0, caret));
  return found ? { start: found.index, query: found[1] ?? '' } : null;
}

/** Puts a variable in place of what was typed of it; the caret stands behind it then. */
export function putVariable(
  text: string,
  { start, end }: { start: number; end: number },
  name: string,
): { text: string; caret: number } {
  const place = `{${name}}`;
  const rest = text.slice(end).replace(/^\}/, '');
  return { text: text.slice(0, start) + place + rest, caret: start + place.length };
}
