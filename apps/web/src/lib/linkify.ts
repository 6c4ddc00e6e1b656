export interface TextPart {
  text: string;
  /** Address to open, for the parts that are links. */
  href: string | null;
}

/** A stretch of a text that leads somewhere. */
export interface TextLink {
  from: number;
  to: number;
  href: string;
}

// Names without a scheme only where they end as usual ones do: "fim.Então" is no address.
const bareName =
  /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:(?:[a-z]{2,4}\.)?br|com|net|org|app|io|link|shop|store|site|online|me(?=\/))(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])(?:[/?#][^\s<>"']*)?/giu;
const address = new RegExp(
  `(?<![\\p{L}\\p{N}])https?://[^\\s<>"']+|(?<![\\p{L}\\p{N}])www\\.[^\\s<>"']+\\.[^\\s<>"']+|${bareName.source}`,
  'giu',
);
/** Punctuation that ends the sentence rather than the address. */
const trailing = /[.,;:!?…)\]}'"*_~`]+$/;

/** Returns where the web addresses of a text stand. Only http and https ever become a link. */
export function webLinks(text: string): TextLink[] {
  if (!text.includes('.') && !text.includes('://')) return [];
  return [...text.matchAll(address)].flatMap(({ 0: match, index }) => {
    const shown = trimmed(match);
    const href = safeAddress(/^https?:\/\//i.test(shown) ? shown : `https://${shown}`);
    return href ? [{ from: index, to: index + shown.length, href }] : [];
  });
}

/** Cuts a text into plain parts and web addresses. Only http and https ever become a link. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, to, href } of webLinks(text)) {
    if (from > end) parts.push({ text: text.slice(end, from), href: null });
    parts.push({ text: text.slice(from, to), href });
    end = to;
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
