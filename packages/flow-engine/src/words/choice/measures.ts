import { boundedCache } from '../bounded-cache.ts';
import { fold } from '../fold.ts';
import { normalise } from '../normalise.ts';
import { wordsOf } from './word-lists.ts';

/** What the label of an option says of how much it is. */
export interface Measures {
  /** In cents. */
  price: number | null;
  /** The letters of a size: "gg". */
  size: string | null;
  /** The place of its size among those that have an order. */
  rank: number | null;
  /** A number with its unit: 500 and "ml". */
  count: { amount: number; unit: string } | null;
}

/** Reads the price, the size and the count of a label: "Grande (8 fatias) – R$ 58". */
export const measuresOf = boundedCache(
  (label: string): Measures => {
    const said = fold(label);
    const head = normalise(label.replaceAll(/\(.*?\)|[-–].*$/g, ' ')).replace(/^tamanho | size$/, '');
    const size = sizeLetters.has(head) ? head : (sizeWords.get(head) ?? null);
    return {
      price: priceIn(said),
      size,
      rank: ranks.get(size ?? head) ?? null,
      count: countIn(said.replaceAll(amountOfMoney, ' ')),
    };
  },
  5000,
  300,
);

const amountOfMoney = /r\$ ?(\d[\d.]*)(?:,(\d\d))?(?![\d,])( mil\b)?/g;

/** The only price of a folded label; a limit is none. */
function priceIn(said: string): number | null {
  const [found, ...others] = [...said.matchAll(amountOfMoney)];
  if (!found || others.length > 0 || limited.test(said)) return null;
  const cents = Number(found[1]?.replaceAll('.', '')) * 100 + Number(found[2] ?? 0);
  return found[3] === undefined ? cents : cents * 1000;
}

const limited = /\b(?:ate|acima de|abaixo de|mais de|menos de|a partir de|desde) (?=r\$)/;
const limits = /\b(?:ate|acima|abaixo|mais de|menos de|a partir|entre|ou mais)\b/;

/** The only number of a folded label that counts something, in the smallest unit of its kind. */
function countIn(said: string): Measures['count'] {
  const [found, ...others] = [...said.matchAll(/(?<![\d,.:/])(\d+(?:[.,]\d+)?) ?([a-z]+)/g)];
  if (!found || others.length > 0 || limits.test(said) || joins.has(found[2] ?? '')) return null;
  const [, digits = '', unit = ''] = found;
  const [name, times] = units.get(unit) ?? [unit.replace(/s$/, ''), 1];
  return { amount: Number(digits.replace(',', '.')) * times, unit: name };
}

const joins = wordsOf('a e o ou ao h hs x via ano anos mes meses');
const units = new Map<string, [string, number]>([
  ...[...wordsOf('l lt lts litro litros')].map((unit): [string, [string, number]] => [unit, ['ml', 1000]]),
  ...[...wordsOf('kg kgs quilo quilos kilo kilos')].map((unit): [string, [string, number]] => [
    unit,
    ['g', 1000],
  ]),
  ...[...wordsOf('g gr grama gramas')].map((unit): [string, [string, number]] => [unit, ['g', 1]]),
]);

/** From the smallest on; those of a row have no order among themselves. */
const ranks = new Map(
  ['mini', 'broto brotinho pp', 'p', 'm', 'g', 'gg', 'familia gigante ggg xg eg plus', 'xgg exg xxg'].flatMap(
    (row, place) => row.split(' ').map((name): [string, number] => [name, place]),
  ),
);

export const sizeLetters = wordsOf('pp p m g gg ggg xg xgg xxg eg exg');
export const sizeWords = new Map(
  'pequeno=p pequena=p pequeninha=p medio=m media=m grande=g'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
