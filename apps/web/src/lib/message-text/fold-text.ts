/** A message longer than this is folded. */
const maxChars = 3000;
const maxLines = 60;
/** What a folded message still shows. */
const shownChars = 1200;
const shownLines = 20;

/**
 * Returns the beginning of a text that would fill screens, cut at the end of a line or word; null when the text is
 * short enough to be shown.
 */
export function foldText(text: string): string | null {
  if (text.length <= maxChars && !hasMoreLines(text)) return null;
  const lines = text.slice(0, shownChars).split('\n');
  const isCutInLine = lines.length <= shownLines;
  const shown = lines.slice(0, shownLines).join('\n');
  // A word or address that is longer than all of it is cut anywhere.
  const atWord = isCutInLine ? shown.replace(/\s+\S{0,200}$/, '') : shown;
  return (atWord || shown).trimEnd();
}

function hasMoreLines(text: string): boolean {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1 && count <= maxLines; at = text.indexOf('\n', at + 1))
    count += 1;
  return count > maxLines;
}
