import { only, type Asked, type OptionReading } from '../option-reading.ts';
import { readCounted, readRange, type Range } from '../ranges.ts';
import { fitOf, fits } from '../same-word.ts';
import { tokensOf } from '../tokens.ts';
import { doubts, functionWords } from '../word-lists.ts';
import { isWithin } from './by-range.ts';

interface NamedRange {
  candidate: Asked['candidates'][number];
  names: string[];
  range: Range;
}

/** Chooses by a name and how many, where options are both: "sábado, somos 9" is 'Sábado, mais de 6 pessoas'. */
export function chooseByNamedRange({ utterance, candidates, isTolerant }: Asked): OptionReading | null {
  const { polite, isAsked, isShaken, isOpen, parts } = utterance;
  if (isAsked || isShaken || isOpen || parts.some(({ isRefused }) => isRefused)) return null;
  const ranged = candidates.flatMap(namedRangeOf);
  const spans = new Set(ranged.map(({ range }) => `${range.from}-${range.to}`));
  if (spans.size < 2 || ranged.length <= spans.size) return null;
  const heard = tokensOf(polite);
  if (heard.some((word) => word === 'ou' || doubts.has(word))) return null;
  const isNameOf = (word: string, { names }: NamedRange) =>
    names.some((name) => fitOf(word, name, isTolerant) > fits.none);
  const named = ranged.filter((one) => heard.some((word) => isNameOf(word, one)));
  const rest = heard.filter((word) => !ranged.some((one) => isNameOf(word, one))).join(' ');
  const said = readRange(rest);
  const amount = readCounted(rest, ranged[0]?.range.unit ?? null);
  const hits = named.filter(({ range }) =>
    said ? said.from === range.from && said.to === range.to : amount !== null && isWithin(amount, range),
  );
  return hits.length === 0
    ? null
    : only(
        hits.map(({ candidate }) => candidate),
        'meaning',
        true,
      );
}

/** Reads "Sábado, até 6 pessoas". */
function namedRangeOf(candidate: Asked['candidates'][number]): NamedRange[] {
  const [, name = '', tail = ''] = /^(.+?)(?:,|\s[-–])\s*([^,]*\d[^,]*)$/.exec(candidate.label) ?? [];
  const range = readRange(tail);
  if (!range?.unit) return [];
  return [{ candidate, names: tokensOf(name).filter((word) => !functionWords.has(word)), range }];
}
