export interface TextPart {
  text: string;
  /** Address to open, for the parts that are links. */
  href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"']+|\bwww\.[^\s<>"']+\.[^\s<>"']+/gi;
/** Punctuation that ends the sentence rather than the address. */
const trailing = /[.,;:!?…)\]}'"*_~]+$/;

/** Cuts a text into plain parts and web addresses. Only http and https ever become a link. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = trimmed(match[0]);
    const href = safeAddress(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Returns an absolute http(s) address, or null for anything else, such as `javascript:`. */
export function safeAddress(text: string): string | null {
  const candidate = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(candidate)) return null;
  const { protocol, href } = new URL(candidate);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Removes trailing punctuation, but keeps a closing bracket whose opening one is in the address, as in Wikipedia's. */
function trimmed(match: string): string {
  const short = match.replace(trailing, '');
  const rest = match.slice(short.length);
  return rest.startsWith(')') && short.includes('(') ? `${short})` : short;
}
