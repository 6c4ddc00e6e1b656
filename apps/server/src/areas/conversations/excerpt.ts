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

/** Where in a text the searched text counts: anywhere, or at the beginning of a word. */
type Where = 'anywhere' | 'word';

/**
 * Returns the part of a text around the searched text, ignoring case and accents; null when the text does not contain
 * it.
 */
export function excerptOf(text: string, wanted: string, where: Where = 'anywhere'): Excerpt | null {
  const signs = Array.from(text);
  const places: number[] = [];
  let folded = '';
  for (const [place, sign] of signs.entries()) {
    const plain = fold(sign);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
  }
  const sought = Array.from(wanted).map(fold).join('');
  const at = sought === '' ? -1 : placeOf(sought, { folded, where });
  const start = places[at];
  const last = places[at + sought.length - 1];
  if (start === undefined || last === undefined) return null;
  const part = (from: number, to: number) => signs.slice(from, to).join('').replaceAll(/\s+/g, ' ');
  const from = Math.max(0, start - shownBefore);
  const to = last + 1 + shownAfter;
  return {
    before: `${from > 0 ? '…' : ''}${part(from, start)}`,
    match: part(start, last + 1),
    after: `${part(last + 1, to)}${to < signs.length ? '…' : ''}`,
  };
}

function placeOf(sought: string, { folded, where }: { folded: string; where: Where }): number {
  let at = folded.indexOf(sought);
  while (where === 'word' && at > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(at - 1)))
    at = folded.indexOf(sought, at + 1);
  return at;
}

/** Returns the beginning of a text, with nothing marked. */
export function beginningOf(text: string): Excerpt {
  const signs = Array.from(text);
  const most = shownBefore + shownAfter;
  const after = signs.slice(0, most).join('').replaceAll(/\s+/g, ' ');
  return { before: '', match: '', after: signs.length > most ? `${after}…` : after };
}

function fold(sign: string): string {
  const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return spelled[plain] ?? plain;
}
