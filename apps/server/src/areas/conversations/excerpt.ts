import type { MessageHit } from '@prosa/contract';

type Excerpt = MessageHit['excerpt'];

const shownBefore = 50;
const shownAfter = 130;

/** Characters that the database's `search_form` replaces by something else than the letter without its accent. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ª: 'a',
  º: 'o',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** Where in a text the searched texts count: anywhere, or at the beginning of a word. */
type Where = 'anywhere' | 'word';

/** A stretch of a text, in characters; `to` is behind it. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * Returns the part of a text around the first of the searched texts that stands in it, with all of them marked there,
 * ignoring case and accents; null when it has none.
 */
export function excerptOf(
  text: string,
  wanted: readonly string[],
  where: Where = 'anywhere',
): Excerpt | null {
  const signs = Array.from(text);
  const found = stretchesOf(signs, wanted, where);
  const [first] = found;
  if (!first) return null;
  const from = Math.max(0, first.from - shownBefore);
  const to = Math.min(signs.length, first.to + shownAfter);
  const pieces: Excerpt = [];
  const add = (text: string, is_match: boolean) => {
    const last = pieces.at(-1);
    if (last?.is_match === is_match) last.text += text;
    else if (text !== '') pieces.push({ text, is_match });
  };
  const part = (start: number, end: number) => signs.slice(start, end).join('').replaceAll(/\s+/g, ' ');
  add(from > 0 ? '…' : '', false);
  let done = from;
  for (const stretch of found.toSorted(inOrder)) {
    if (stretch.from < done || stretch.from >= to) continue;
    add(part(done, stretch.from), false);
    add(part(stretch.from, Math.min(stretch.to, to)), true);
    done = stretch.to;
  }
  add(part(done, to), false);
  add(to < signs.length ? '…' : '', false);
  return pieces;
}

/** Finds where the searched texts stand, in their order. */
function stretchesOf(signs: readonly string[], wanted: readonly string[], where: Where): Stretch[] {
  const places: number[] = [];
  let folded = '';
  for (const [place, sign] of signs.entries()) {
    const plain = fold(sign);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
  }
  return wanted.flatMap((one) => {
    const sought = Array.from(one).map(fold).join('');
    return placesOf(sought, { folded, where }).map((at) => ({
      from: places[at] ?? 0,
      to: (places[at + sought.length - 1] ?? 0) + 1,
    }));
  });
}

/** Puts the longer of two that begin together first. */
function inOrder(one: Stretch, other: Stretch): number {
  return one.from - other.from || other.to - one.to;
}

function placesOf(sought: string, { folded, where }: { folded: string; where: Where }): number[] {
  const found: number[] = [];
  if (sought === '') return found;
  let at = folded.indexOf(sought);
  while (at >= 0) {
    const counts = where === 'anywhere' || at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1));
    if (counts) found.push(at);
    at = folded.indexOf(sought, at + (counts ? sought.length : 1));
  }
  return found;
}

/** Returns the beginning of a text, with nothing marked. */
export function beginningOf(text: string): Excerpt {
  const signs = Array.from(text);
  const most = shownBefore + shownAfter;
  const beginning = signs.slice(0, most).join('').replaceAll(/\s+/g, ' ');
  return [{ text: signs.length > most ? `${beginning}…` : beginning, is_match: false }];
}

function fold(sign: string): string {
  const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return spelled[plain] ?? plain;
}
