import type { TextLink } from '../linkify.ts';

/** A stretch of a line as a phone shows it. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'bold' | 'italic' | 'strike'; spans: Span[] };

const kinds = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
type Mark = keyof typeof kinds;

const code = /```([^`\n]+)```|(?<![\p{L}\p{N}`])`([^`\n]+)`(?![\p{L}\p{N}`])/gu;
const word = /[\p{L}\p{N}]/u;
const blank = /\s/;

/** A stretch in which no mark counts: code or a link. */
interface Atom {
  to: number;
  span: Span;
}

/** Returns where the links of a text stand, in order, without overlaps. */
export type FindLinks = (text: string) => readonly TextLink[];

interface Source {
  text: string;
  /** By where they begin. */
  atoms: ReadonlyMap<number, Atom>;
}

interface Found {
  span: Span;
  /** The position behind it. */
  end: number;
}

/**
 * Returns a text as spans, by WhatsApp's rules: a mark opens in front of a character other than a space and not
 * within a word, closes likewise, on the same line. Takes time in proportion to the text, whatever it is.
 */
export function parseSpans(text: string, findLinks: FindLinks): Span[] {
  return readSpans({ text, atoms: atomsOf(text, findLinks) }, 0, text.length);
}

function atomsOf(text: string, findLinks: FindLinks): ReadonlyMap<number, Atom> {
  const atoms = new Map<number, Atom>();
  let codeEnd = 0;
  const codes = text.includes('`') ? [...text.matchAll(code)] : [];
  const covered = codes.map(({ 0: all, index }) => ({ from: index, to: index + all.length }));
  for (const [index, { 1: block, 2: inline = '' }] of codes.entries()) {
    const at = covered[index];
    const shown = block ?? inline;
    if (at && shown.trim()) atoms.set(at.from, { to: at.to, span: { kind: 'code', text: shown } });
  }
  for (const { from, to, href } of findLinks(text)) {
    while ((covered[codeEnd]?.to ?? Infinity) <= from) codeEnd += 1;
    if ((covered[codeEnd]?.from ?? Infinity) < to) continue;
    atoms.set(from, { to, span: { kind: 'link', text: text.slice(from, to), href } });
  }
  return atoms;
}

function readSpans(source: Source, from: number, to: number): Span[] {
  const spans: Span[] = [];
  // Where a search found nothing up to, by mark: it is not repeated from further on.
  const unclosed = new Map<Mark, number>();
  let plain = from;
  let at = from;
  const flush = () => {
    if (plain < at) spans.push({ kind: 'text', text: source.text.slice(plain, at) });
  };
  while (at < to) {
    const found = spanAt(source, { at, to }, unclosed);
    if (!found) {
      at += 1;
      continue;
    }
    flush();
    spans.push(found.span);
    at = found.end;
    plain = at;
  }
  flush();
  return spans;
}

function spanAt(source: Source, { at, to }: Range, unclosed: Map<Mark, number>): Found | null {
  const atom = source.atoms.get(at);
  if (atom) return atom.to <= to ? { span: atom.span, end: atom.to } : null;
  const mark = source.text.charAt(at);
  if (!isMark(mark) || !opens(source.text, at, mark) || at < (unclosed.get(mark) ?? 0)) return null;
  const close = closeOf(source, { at: at + 1, to }, mark);
  if (typeof close === 'object') {
    unclosed.set(mark, close.searchedTo);
    return null;
  }
  return { span: { kind: kinds[mark], spans: readSpans(source, at + 1, close) }, end: close + 1 };
}

interface Range {
  at: number;
  to: number;
}

/** Returns where a mark is closed, or how far nothing closes it. */
function closeOf({ text, atoms }: Source, { at, to }: Range, mark: Mark): number | { searchedTo: number } {
  let next = at;
  while (next < to && text.charAt(next) !== '\n') {
    const atom = atoms.get(next);
    if (!atom && text.charAt(next) === mark && next > at && closes(text, next)) return next;
    next = atom ? atom.to : next + 1;
  }
  return { searchedTo: next };
}

function isMark(letter: string): letter is Mark {
  return letter in kinds;
}

function opens(text: string, at: number, mark: Mark): boolean {
  const next = text.charAt(at + 1);
  return next !== '' && next !== mark && !blank.test(next) && !word.test(text.charAt(at - 1));
}

function closes(text: string, at: number): boolean {
  return !blank.test(text.charAt(at - 1)) && !word.test(text.charAt(at + 1));
}
