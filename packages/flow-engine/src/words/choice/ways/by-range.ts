import { findNumber } from '../../answers/find-number.ts';
import { fold } from '../../fold.ts';
import { tellsOfOthers } from '../../tells-of-others.ts';
import { amountOf } from '../ranges.ts';
import { refusals } from '../word-lists.ts';
import { none, only, type Asked, type OptionReading } from '../option-reading.ts';
import { rangeOf, readAmount, readCounted, readRange, type Amount, type Range } from '../ranges.ts';

interface Ranged {
  candidate: Asked['candidates'][number];
  range: Range;
  /** Whether the range only explains a name, and so is chosen by an amount with its unit. */
  isNamed: boolean;
}

/** Chooses among ranges: "entre 18 e 25" is '18 a 25 anos', and so is "tenho 20 anos". */
export function chooseByRange({ text, utterance, candidates }: Asked): OptionReading | null {
  // Beside 'Só eu' people are counted.
  const unit = candidates.some(({ label }) => alone.test(label)) ? 'pessoa' : null;
  const spans = candidates.filter(({ label }) => rangeOf(label) !== null);
  const ranges = candidates.flatMap((candidate) => {
    // '1' and '2' are ranges beside '3 a 4'.
    const found =
      rangeOf(candidate.label) ??
      roomOf(candidate.label) ??
      (spans.length > 0 ? single(candidate.label) : null);
    return found ? [{ candidate, ...found, range: { ...found.range, unit: found.range.unit ?? unit } }] : [];
  });
  if (ranges.length < 2 || utterance.isAsked) return null;
  const said =
    readRange(utterance.polite) ??
    readRange(text) ??
    readRange(withoutUnit(utterance.polite)) ??
    readBound(utterance.polite);
  const isNamed = ranges.some((one) => one.isNamed);
  if (said !== null && !/\bnao\b/.test(utterance.polite))
    return isNamed && said.unit === null ? null : chooseSpan(said, ranges);
  if (utterance.parts.some(({ isRefused }) => isRefused) || either.test(utterance.polite)) return null;
  if (tellsOfOthers(utterance.polite) || elsewhere.test(utterance.polite) || spent.test(utterance.polite))
    return null;
  const labels = ranges.map(({ candidate }) => candidate.label);
  const amount =
    readPeople(utterance.polite, ranges) ??
    readAmount(utterance.polite, labels) ??
    readAmount(text, labels) ??
    (!utterance.isOpen && !/\bmedio\b/.test(utterance.polite) ? readCounted(utterance.polite) : null);
  return isNamed && amount?.unit === null ? null : chooseHolding(amount, ranges);
}

function single(label: string): Pick<Ranged, 'range' | 'isNamed'> | null {
  const amount = amountOf(label);
  if (amount === null) return null;
  const range = { from: amount, to: amount, isAbove: false, isBelow: false, unit: null, isOrdinal: false };
  return { range, isNamed: false };
}

/** A room is for so many: 'Quarto casal'. */
function roomOf(label: string): Pick<Ranged, 'range' | 'isNamed'> | null {
  const [, name = ''] =
    /^\P{L}*(?:quarto|su[ií]te|apartamento|apto|chal[eé]|acomoda[cç][aã]o)(?: de| para)? (individual|solteiro|single|casal|duplo|triplo|qu[aá]druplo)\P{L}*$/iu.exec(
      label,
    ) ?? [];
  const guests = guestsOf.get(fold(name));
  if (guests === undefined) return null;
  const range = { from: guests, to: guests, isAbove: false, isBelow: false, isOrdinal: false };
  return { range: { ...range, unit: 'pessoa' }, isNamed: true };
}

const guestsOf = new Map([
  ['individual', 1],
  ['solteiro', 1],
  ['single', 1],
  ['casal', 2],
  ['duplo', 2],
  ['triplo', 3],
  ['quadruplo', 4],
]);

/** "aqui passa de 600 funcionários fácil" is an open range, and no amount. */
function readBound(polite: string): Range | null {
  const [, before = '', bound = ''] =
    /^(.*?)\b((?:acima|abaixo|menos|mais|depois|apos|passa) (?:de|que) \d+(?: \p{L}+)?)/u.exec(polite) ?? [];
  return before.split(' ').some((word) => refusals.has(word)) ? null : readRange(bound);
}

const alone = /^\P{L}*(?:s[oó]|somente|apenas) eu\b/iu;

/** "6 a 10 anps": what follows two numbers is what they count. */
function withoutUnit(polite: string): string {
  return polite.replace(/^(\d+ (?:a|ate|e) \d+) \p{L}+$/u, '$1');
}

/** "agora ou daqui 6 meses"; "550 +ou-" is one. */
const either = /\p{L} ou \p{L}/u;

/** Where somebody lives is no amount. */
const elsewhere = /\S (?:numero|nº|cep|bloco|quadra|lote) \d/;

/** What was spent or taken on before is no answer to how much there is. */
const spent =
  /\bha \d+ (?:anos?|meses|dias)\b|\bfaz \S+ (?:anos?|mes|meses|dias|semanas) que\b|\banos? de (?:empresa|mercado|casad[oa]s?|casamento|profissao|formad[oa])\b|\b(?:tivemos|tinhamos|eramos|fomos|fui)\b|\b(?:empresa|loja|negocio|firma) (?:tem|existe|completa) \S+ anos?\b|\b(?:contrat|gast|demit|perd|compr|vend)(?:ei|ou|amos|emos|i|eu|imos)\b/;

const withMe = /^(?:so )?(?:(?:pra|para) mim|eu)\b/;

/** "eu e minha esposa" are two, where people are counted. */
function readPeople(polite: string, ranges: readonly Ranged[]): Amount | null {
  const arePeople = ranges.every(({ range }) => range.unit === 'pessoa' || range.unit === null);
  const value = arePeople ? peopleIn(polite) : null;
  return value === null ? null : { value, unit: 'pessoa', isOrdinal: false, isAlone: true };
}

function peopleIn(polite: string): number | null {
  if (onlyMe.test(polite)) return 1;
  return two.test(polite) ? 2 : withMe.test(polite) ? findNumber(polite) : null;
}

const onlyMe =
  /^(?:(?:um |1 |o )?quarto )?(?:(?:so|apenas|somente) (?:eu|(?:pra|para) mim)|eu(?: so| sozinh[oa])?|(?:vou |viajo )?sozinh[oa])(?: mesmo)?$/;
const two =
  /^(?:(?:um|e um) )?casal$|^(?:(?:pra|para) )?nos (?:dois|2)$|^(?:(?:pra|para) )?(?:eu|mim) e (?:(?:o|a) )?(?:meu|minha) (?:marido|esposa|mulher|namorad[oa]|noiv[oa]|mae|pai|filh[oa]|irma|irmao|amig[oa])$/;

function chooseHolding(amount: Amount | null, ranges: Ranged[]): OptionReading | null {
  if (amount === null) return null;
  const within = ranges.filter(({ range }) => isWithin(amount, range));
  // 25 is in 'até 25' and in 'até 40': the first that holds it is meant.
  const least = Math.min(...within.map(({ range }) => range.to));
  const areNested = within.every(({ range }) => range.from === 0);
  const exact = within.filter(({ range }) => range.from === range.to);
  const hits = areNested
    ? within.filter(({ range }) => range.to === least)
    : exact.length > 0
      ? exact
      : within;
  // "30 dias" ends 'Até 30 dias', and begins 'De 1 a 3 meses'.
  const [ended, ...others] = hits.filter(
    ({ range }) => range.to === amount.value && range.unit === amount.unit,
  );
  const areOfOneUnit = hits.every(({ range }) => range.unit === amount.unit);
  if (ended && others.length === 0 && !areOfOneUnit) return only([ended.candidate], 'meaning', true);
  if (hits.length > 0) return only(candidatesIn(hits), 'meaning', true);
  // "somos 8 pessoas" is no 'Família (até 5 pessoas)', whatever its words are.
  const isOfGuests = ranges.some(({ range, isNamed }) => isNamed && range.unit === 'pessoa');
  return isOfGuests && amount.unit === 'pessoa' ? none : null;
}

function chooseSpan(said: Range, ranges: Ranged[]): OptionReading {
  const same = ranges.filter(({ range }) => isSame(range, said));
  if (same.length > 0) return only(candidatesIn(same), 'meaning', true);
  const [from, to] = [said.from, said.to].map((value) => ({ ...said, value, isAlone: true }));
  const holding = ranges.filter(
    ({ range }) => from !== undefined && to !== undefined && isWithin(from, range) && isWithin(to, range),
  );
  const touched = ranges.filter(({ range }) =>
    [from, to].some((end) => end !== undefined && isWithin(end, range)),
  );
  // "entre 60 e 80" lies in '51 a 100', and "15 ou 16" in two.
  if (said.from > 0 && said.to < Infinity && holding.length > 0)
    return only(candidatesIn(touched), 'meaning', true);
  // "mais de 150" is not '101 a 150'.
  const near = ranges.filter(({ range }) => said.from < range.to && range.from < said.to);
  // "menos de 10" is within '1 a 10' alone, where it is the first.
  const isStart = said.from === 0 && near.every(({ range }) => said.to <= range.to);
  // "mais de 30" is within 'acima de 25' alone.
  const isOpenEnd =
    said.to === Infinity && near.every(({ range }) => range.to === Infinity && range.from <= said.from);
  return only(candidatesIn(near), 'meaning', isStart || isOpenEnd);
}

function candidatesIn(ranges: Ranged[]): Asked['candidates'] {
  return ranges.map(({ candidate }) => candidate);
}

function isSame(one: Range, other: Range): boolean {
  const times = timesIn.get(`${other.unit} ${one.unit}`) ?? 1;
  return one.from === other.from * times && one.to === other.to * times && isOfOneKind(one, other);
}

/** Returns whether an amount lies in a range. Years of life are counted whole: who is three and a half is in '2 e 3 anos'. */
export function isWithin(amount: Amount, range: Range): boolean {
  if (!isOfOneKind(amount, range) || (range.isOrdinal && !amount.isAlone)) return false;
  const exact = amount.value * (timesIn.get(`${amount.unit} ${range.unit}`) ?? 1);
  const value = range.unit === 'ano' && range.from >= 1 ? Math.floor(exact) : exact;
  const isFrom = range.isAbove ? value > range.from : value >= range.from;
  return isFrom && (range.isBelow ? value < range.to : value <= range.to);
}

/** Kilos are no years, and the third year of school is no age. */
function isOfOneKind(one: Pick<Range, 'unit' | 'isOrdinal'>, range: Range): boolean {
  const isOrdinal = range.isOrdinal ?? false;
  if (one.isOrdinal === true && !isOrdinal) return false;
  if (one.unit !== null && one.isOrdinal === false && isOrdinal) return false;
  return (
    one.unit === null ||
    range.unit === null ||
    one.unit === range.unit ||
    timesIn.has(`${one.unit} ${range.unit}`)
  );
}

/** How many of the second unit the first one is. */
const timesIn = new Map([
  ['mes ano', 1 / 12],
  ['ano mes', 12],
  ['dia mes', 1 / 30],
  ['mes dia', 30],
  ['semana mes', 1 / 4],
  ['semana dia', 7],
]);
