import type { Candidate } from '../candidate.ts';
import { measuresOf, type Measures } from '../measures.ts';
import { isStrange } from '../plain-words.ts';
import { doubts, otherTalk, wordsOf } from '../word-lists.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses the first or the last of an order: "a maior de todas", "o mais barato"; only where every option has its place in it. */
export function chooseByOrder({ utterance, candidates }: Asked): OptionReading | null {
  const { polite, isAsked, isShaken, isOpen, parts } = utterance;
  const found = extreme.exec(polite);
  if (!found || comparing.test(polite) || parts.some(({ isRefused }) => isRefused)) return null;
  const words = polite.replace(found[0], ' ').replace(tail, ' ').split(' ').filter(Boolean);
  if (words.some((word) => isOther(word))) return null;
  const word = found.groups?.word ?? '';
  const isPrice = /barat|conta|car[oa]|econom/.test(word) || / (?:preco|valor)\b/.test(polite);
  const places = isPrice ? by(candidates, priceOf) : bySize(candidates);
  if (places === null) return null;
  const isLast = /^maior|car[oa]/.test(word);
  const end = isLast ? Math.max(...places.values()) : Math.min(...places.values());
  const hits = candidates.filter((candidate) => places.get(candidate) === end);
  return only(hits, 'meaning', !isAsked && !isShaken && !isOpen);
}

/** "uma maior" compares; "a maior" does not. */
const extreme =
  /(?:^|\b(?:[oa]s?|n[oa]|d[oa]|pel[oa]) )(?:bem )?(?<word>menor(?:zinh[oa]|es)?|maior(?:zinh[oa]|es)?|mais (?:barat(?:o|a|inho|inha)|em conta|car[oa]|economic[oa]))\b/;
const comparing =
  /\b(?:menor|maior|mais \S+) (?:do )?que (?!(?:tiver|tem|houver|ha|voces?|vcs?|der|existe|tu)\b)|\b(?:um|uma|pouco) (?:menor|maior|mais)\b/;
const tail =
  /\b(?:que (?:voces? |vcs? |tu )?(?:tiver(?:em)?|tem|houver|existe|ha|der)|de tod[oa]s|tod[oa]s|possivel|preco|valor)\b/g;

function isOther(word: string): boolean {
  return (
    word === 'ou' ||
    word === 'nem' ||
    doubts.has(word) ||
    otherTalk.has(word) ||
    (isStrange(word) && !things.has(word))
  );
}

const things = wordsOf('pizza caixa copo garrafa pote quarto opcoes');

type Places = Map<Candidate, number>;

/** The places of all options in an order; null where one of them has none. */
function by(candidates: Candidate[], valueOf: (measures: Measures) => number | null): Places | null {
  const places: Places = new Map();
  for (const candidate of candidates.filter(({ label }) => !elsewhere.test(label))) {
    const value = valueOf(measuresOf(candidate.label));
    if (value === null) return null;
    places.set(candidate, value);
  }
  return places.size < 2 ? null : places;
}

/** These are none of the things that are ordered. */
const elsewhere =
  /^\P{L}*(?:outr[oa]|n[aã]o|ainda|falar|ver|consultar|cancelar|acompanhar|retirar|tanto faz|nenhum|voltar|sair|encerrar)/iu;

/** By how much it is or by its letters; by its price where that goes with what is known of how much. */
function bySize(candidates: Candidate[]): Places | null {
  const units = new Set(candidates.flatMap(({ label }) => measuresOf(label).count?.unit ?? []));
  const counted = units.size === 1 ? by(candidates, ({ count }) => count?.amount ?? null) : null;
  const sized = counted ?? by(candidates, rankOf);
  if (sized !== null) return sized;
  const priced = by(candidates, priceOf);
  return priced !== null && goesWithCount(priced) ? priced : null;
}

function goesWithCount(priced: Places): boolean {
  const counts = [...priced.keys()]
    .toSorted((one, other) => (priced.get(one) ?? 0) - (priced.get(other) ?? 0))
    .flatMap(({ label }) => measuresOf(label).count ?? []);
  const [first] = counts;
  const same = counts.filter(({ unit }) => unit === first?.unit);
  return same.length > 1 && same.every(({ amount }, place) => amount > (same[place - 1]?.amount ?? 0));
}

function priceOf({ price }: Measures): number | null {
  return price;
}

function rankOf({ rank }: Measures): number | null {
  return rank;
}
