import { findNumber } from '../../answers/find-number.ts';
import { readNumberWords } from '../../number-words.ts';
import { fold } from '../../fold.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** From a number to another; an open side is infinite. */
interface Range {
  from: number;
  to: number;
  /** Whether it begins above its first number: "mais de 40". */
  isAbove: boolean;
}

/** Chooses among ranges: "entre 18 e 25" is '18 a 25 anos', and so is "tenho 20 anos". */
export function chooseByRange({ text, utterance, candidates }: Asked): OptionReading | null {
  const ranges = candidates.flatMap((candidate) => {
    const range = readRange(candidate.label);
    return range ? [{ candidate, range }] : [];
  });
  if (ranges.length < 2 || utterance.parts.some(({ isRefused }) => isRefused) || utterance.isAsked)
    return null;
  const said = readRange(utterance.polite) ?? readRange(text) ?? readSpokenRange(utterance.polite);
  const amount = said === null ? amountIn(utterance.polite, text) : null;
  if (said === null && amount === null) return null;
  const same = ranges.filter(({ range }) => said !== null && isSame(range, said));
  const hits =
    same.length > 0
      ? same
      : ranges.filter(({ range }) => (said ? holds(range, said) : isWithin(amount ?? 0, range)));
  if (hits.length > 0) return only(candidatesIn(hits), 'meaning', true);
  // "mais de 150" is not '101 a 150'.
  const near =
    said === null ? [] : ranges.filter(({ range }) => said.from < range.to && range.from < said.to);
  return said === null ? null : only(candidatesIn(near), 'meaning', false);
}

interface Ranged {
  candidate: Asked['candidates'][number];
  range: Range;
}

function candidatesIn(ranges: Ranged[]): Asked['candidates'] {
  return ranges.map(({ candidate }) => candidate);
}

function isSame(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to;
}

/** "entre 60 e 80" lies in '51 a 100'. */
function holds(range: Range, said: Range): boolean {
  return said.from > 0 && said.to < Infinity && isWithin(said.from, range) && isWithin(said.to, range);
}

/** "R$ 350,00" and "140 contando as crianças" say one amount. */
function amountIn(polite: string, text: string): number | null {
  const bare = (said: string) => said.replace(/ (?:contando|incluindo|ja com) .*$/, '');
  const written = bare(fold(text.slice(0, 100))).replaceAll(/r\$ ?|,00\b/g, '');
  return findNumber(bare(polite)) ?? findNumber(written);
}

/** "entre duzentos e cinquenta e trezentos", "quarenta ou cinquenta": where both are numbers, and the second is more. */
function readSpokenRange(polite: string): Range | null {
  const said = polite
    .slice(0, 80)
    .replace(lead, '')
    .replace(/ (?:reais|pessoas|convidados|anos)$/, '');
  const [, between] = /^entre (.+)$/.exec(said) ?? [];
  const words = (between ?? said).split(between === undefined ? / (?:ou|a) / : ' e ');
  const pairs = words.slice(1).flatMap((_word, place) => {
    const [from, to] = [words.slice(0, place + 1), words.slice(place + 1)].map((part) =>
      readNumberWords(part.join(' e ')),
    );
    return typeof from === 'number' && typeof to === 'number' && from < to
      ? [{ from, to, isAbove: false }]
      : [];
  });
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

function isWithin(amount: number, { from, to, isAbove }: Range): boolean {
  return (isAbove ? amount > from : amount >= from) && amount <= to;
}

/** What comes before a range, or makes it about so much. */
const lead =
  /^(?:(?:eu|acho que|sao|somos|serao|vai ser|vao ser|fica|vem|da|pago|gasto|uns|umas|em torno|cerca|por volta|mais ou menos|quero|queria|pode ser) )+/;

/** "até 500", "de 500 a 1.000", "18-25 anos", "acima de R$ 1.000", "4 ou mais". */
function readRange(text: string): Range | null {
  const said = fold(text.slice(0, 100))
    .replaceAll(
      /r\$|,00\b|[.](?=\d{3})|\b(?:reais|contos?|anos?|pessoas|convidados|meses|mil reais)\b/g,
      (part) => (part === 'mil reais' ? '000' : ''),
    )
    .replaceAll(/\b(\d+) mil\b/g, '$1000')
    .replaceAll(/\bmil\b/g, '1000')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(lead, '');
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
