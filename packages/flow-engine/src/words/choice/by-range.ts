import { findNumber } from '../answers/find-number.ts';
import { fold } from '../fold.ts';
import { only, type Asked, type OptionReading } from './option-reading.ts';

/** From a number to another; an open side is infinite. */
interface Range {
  from: number;
  to: number;
  /** Whether it begins above its first number: "mais de 40". */
  isAbove: boolean;
}

/** Chooses among ranges: "entre 18 e 25" is '18 a 25 anos', and so is "tenho 20 anos". */
export function chooseByRange({ utterance, candidates }: Asked): OptionReading | null {
  const ranges = candidates.flatMap((candidate) => {
    const range = readRange(candidate.label);
    return range ? [{ candidate, range }] : [];
  });
  if (ranges.length < 2 || utterance.parts.some(({ isRefused }) => isRefused) || utterance.isAsked)
    return null;
  const said = readRange(utterance.polite);
  const amount = said === null ? findNumber(utterance.polite) : null;
  if (said === null && amount === null) return null;
  const hits = ranges.filter(({ range }) => (said ? isSame(range, said) : isWithin(amount ?? 0, range)));
  return hits.length === 0
    ? null
    : only(
        hits.map(({ candidate }) => candidate),
        'meaning',
        true,
      );
}

function isSame(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to;
}

function isWithin(amount: number, { from, to, isAbove }: Range): boolean {
  return (isAbove ? amount > from : amount >= from) && amount <= to;
}

/** "até 500", "de 500 a 1.000", "18-25 anos", "acima de R$ 1.000", "4 ou mais". */
function readRange(text: string): Range | null {
  const said = fold(text.slice(0, 100))
    .replaceAll(/r\$|,00\b|[.](?=\d{3})|\b(?:reais|anos?|pessoas|meses|mil reais)\b/g, (part) =>
      part === 'mil reais' ? '000' : '',
    )
    .replaceAll(/\b(\d+) mil\b/g, '$1000')
    .replaceAll(/\bmil\b/g, '1000')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, from, to] =
    /^(?:de |entre |entre os |tenho entre )?(\d+) ?(?:a|e|ate|-|–|ou) ?(\d+)$/.exec(said) ?? [];
  if (from !== undefined && to !== undefined && Number(from) < Number(to)) {
    return { from: Number(from), to: Number(to), isAbove: false };
  }
  const [, most] = /^(?:ate|menos de|no maximo|abaixo de) (\d+)$/.exec(said) ?? [];
  if (most !== undefined) return { from: 0, to: Number(most), isAbove: false };
  const [, above] = /^(?:acima de|mais de|mais que|maior que|passa de) (\d+)$/.exec(said) ?? [];
  if (above !== undefined) return { from: Number(above), to: Infinity, isAbove: true };
  const [, least] = /^(?:a partir de )?(\d+)(?: ou mais| em diante| pra cima|\+)$/.exec(said) ?? [];
  return least === undefined ? null : { from: Number(least), to: Infinity, isAbove: false };
}
