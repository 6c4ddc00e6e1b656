import { findNumber } from '../answers/find-number.ts';
import { boundedCache } from '../bounded-cache.ts';
import { fold } from '../fold.ts';
import { readNumber } from '../answers/read-number.ts';
import { readNumberWords } from '../number-words.ts';
import { isStrange } from './plain-words.ts';
import { ordinals } from './place.ts';
import { singularOf } from './stems.ts';
import { functionWords, lightWords, refusals, relatives, sideWords, wordsOf } from './word-lists.ts';

/** From a number to another; an open side is infinite. */
export interface Range {
  from: number;
  to: number;
  /** Whether it begins above its first number: "mais de 40". */
  isAbove: boolean;
  /** Whether it ends below its last number: "menos de 1 ano". */
  isBelow: boolean;
  /** What it counts, "kg"; null where it does not say. */
  unit: string | null;
  /** Whether it counts places, "1º ao 5º ano"; null where it may: "1 ano". */
  isOrdinal: boolean | null;
}

/** A number with what it counts. */
export interface Amount extends Pick<Range, 'unit' | 'isOrdinal'> {
  value: number;
  /** Whether nothing is named beside it: not "maternal 2". */
  isAlone: boolean;
}

/** Returns the range of a label: all of it, or what stands in brackets behind a name, "Pequeno (até 10 kg)". */
export const rangeOf = boundedCache(
  (label: string): { range: Range; isNamed: boolean } | null => {
    const whole = readRange(
      label
        .replace(/^\P{L}*(?:em|daqui(?: a)?|dentro de) (?=\d|mais de|menos de)/iu, '')
        .replace(/^\P{L}*n[ao]s pr[oó]xim[ao]s (?=\d)/iu, 'até '),
    );
    if (whole !== null) return { range: whole, isNamed: false };
    const [, inside] =
      /\(([^()]+)\)\s*(?:[-–:].*)?$/.exec(label) ??
      /^\p{L}+ (\d+ ?[ºª°]? (?:ao?|até|-) \d+ ?[ºª°]? \p{L}+)$/u.exec(label) ??
      [];
    const range = inside === undefined ? null : readRange(inside);
    return range?.unit === null || range === null ? null : { range, isNamed: true };
  },
  5000,
  300,
);

/** Returns the number that a label is, "2" or "2 pessoas"; null where it is anything else. */
export function amountOf(label: string): number | null {
  const [, digits] =
    /^[^\p{L}\d]*(\d{1,4})(?: (?:pessoas?|convidados?|anos?|filhos?|unidades?))?$/iu.exec(label.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * Reads the only number of a sentence, where what it counts stands behind it, "vai ter umas 25 pessoas na festinha", or is
 * the usual unit behind "somos 9". Null where it refuses, or says another number.
 */
export function readCounted(polite: string, usual: string | null = null): Amount | null {
  const words = fold(polite)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const numbers = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const place = ordinals.get(word) ?? (/^\d+[ºao]$/.test(word) ? Number.parseInt(word, 10) : undefined);
    if (place !== undefined && /^(?:ano|serie)$/.test(next))
      return [{ value: place, unit: 'ano', isOrdinal: true }];
    const [, digits, joined] = /^(\d+)(\p{L}*)$/u.exec(word) ?? [];
    const value = digits === undefined ? (word.length > 3 ? readNumberWords(word) : null) : Number(digits);
    const unit =
      unitOf([joined ? joined : next]) ??
      (/^(?:somos|em|para|uns|umas|vai|vao)$/.test(words[at - 1] ?? '') ? usual : null);
    return value === null ? [] : [{ value, unit, isOrdinal: false }];
  });
  const [found, ...others] = numbers;
  if (!found?.unit || others.length > 0 || words.some((word) => refusals.has(word))) return null;
  return { ...found, isAlone: found.isOrdinal };
}

/** Reads "até 500", "de 500 a 1.000", "18-25 anos", "acima de R$ 1.000", "4 ou mais", "1º ao 5º ano". */
export function readRange(text: string): Range | null {
  const { said, unit, isOrdinal } = bare(text);
  const range = (from: number, to: number, edge?: 'above' | 'below'): Range => ({
    from,
    to,
    isAbove: edge === 'above',
    isBelow: edge === 'below',
    unit,
    isOrdinal,
  });
  const [, from, to] =
    /^(?:de |do |entre |entre os |tenho entre )?(\d+) ?(?:ao?|e|ate|-|–|ou) ?(\d+)$/.exec(said) ?? [];
  if (from !== undefined && to !== undefined && Number(from) < Number(to))
    return range(Number(from), Number(to));
  const mixed = /^(?:de )?(\d+) ?mes(?:es)? (?:a|ate) (\d+) ?anos?$/.exec(fold(text));
  if (mixed) return { ...range(Number(mixed[1]) / 12, Number(mixed[2])), unit: 'ano' };
  const [, below, most] =
    /^(?:(menos de|abaixo de)|ate|no maximo) (\d+)$/.exec(said.replace(/^(\d+) no maximo$/, 'ate $1')) ?? [];
  if (most !== undefined) return range(0, Number(most), below === undefined ? undefined : 'below');
  const [, above] =
    /^(?:acima de|depois de|apos|mais de|mais que|maior que|passa de) (\d+)$/.exec(said) ?? [];
  if (above !== undefined) return range(Number(above), Infinity, 'above');
  const [, least] =
    /^(?:a partir de |de )?(\d+)(?: ou mais| em diante| pra cima| para cima|\+)$/.exec(said) ?? [];
  return least === undefined ? spokenRange(said, range) : range(Number(least), Infinity);
}

/**
 * Reads the one amount of a sentence: "R$ 350,00", "140 contando as crianças", "minha filha tem 2 anos e meio". Null
 * where something is counted that no range names: "dois filhos".
 */
export function readAmount(text: string, labels: readonly string[]): Amount | null {
  const { said, unit, isOrdinal } = bare(text.replace(/ (?:contando|incluindo|ja com) .*$/, ''));
  const value = findNumber(said);
  if (value === null) return null;
  const known = new Set(labels.flatMap((label) => fold(label).split(/[^\p{L}\d]+/u)));
  const words = said
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && (isNumber(word) || !known.has(word)));
  const isCounting = words.some(
    (word, place) => isNumber(words[place - 1] ?? '') && !isNumber(word) && isThing(word),
  );
  const isAlone = !words.some((word) => isStrange(word) && !isNumber(word));
  return isCounting ? null : { value, unit, isOrdinal, isAlone };
}

function isNumber(word: string): boolean {
  return /^\d/.test(word) || readNumberWords(word) !== null;
}

function isThing(word: string): boolean {
  return !besideNumbers.has(word) || relatives.has(singularOf(word));
}

/** May follow a number without being counted by it. */
const besideNumbers = new Set([
  ...functionWords,
  ...lightWords,
  ...sideWords,
  ...wordsOf('completos idade mensais total ou'),
]);

/** "entre duzentos e cinquenta e trezentos", "quarenta ou cinquenta": where both are numbers, and the second is more. */
function spokenRange(said: string, range: (from: number, to: number) => Range): Range | null {
  const [, between] = /^entre (.+)$/.exec(said) ?? [];
  const words = (between ?? said).split(between === undefined ? / (?:ou|a) / : ' e ');
  const pairs = words.slice(1).flatMap((_word, place) => {
    const [from, to] = [words.slice(0, place + 1), words.slice(place + 1)].map((part) =>
      readNumberWords(part.join(' e ')),
    );
    return typeof from === 'number' && typeof to === 'number' && from < to ? [range(from, to)] : [];
  });
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

/** A text without what its numbers count, and without what leads to them. */
function bare(text: string): Pick<Range, 'unit' | 'isOrdinal'> & { said: string } {
  const written = fold(text.slice(0, 100).replaceAll(/[ºª°]/g, '° '))
    .replaceAll(/[°º] ?/g, 'º ')
    .replace(/^dentro de (?=\d|um\b|uma\b)/, 'ate ')
    .replace(stage, '')
    .replaceAll(/\b(salarios?) minimos?\b/g, '$1')
    .replace(/\bmeio ano\b/, '6 meses')
    .replace(/\b(\d+|\p{L}+) mes(?:es)? e meio\b/u, inMonths)
    .replace(yearsAndMore, inYears)
    .replace(/\b(?:faz|fez|completa|completou) (?=\S+ anos?\b)/, '')
    .replaceAll(/\b(\p{L}+)(?= (?:ano|serie)\b)/gu, (word) => placeOf(word) ?? word)
    .replace(/^\+ ?(?:de )?(?=\d)/, 'mais de ')
    .replace(/ (?:por|ao|no|todo) mes\b| mensa(?:l|is)\b/, '')
    .replace(/ (?:\+ ?ou ?-|mais ou menos|mesmo)$/, '')
    .replaceAll(/(?<=\d) ?k\b/g, ' mil')
    .replaceAll(/r\$|,00\b|[.](?=\d{3})/g, '')
    .replaceAll(/(?<=\d)(?=kgs?\b|kms?\b|m2|m²)/g, ' ')
    .replaceAll(/\b\S+ duzias?\b(?: e meia)?/g, (dozens) => String(readNumber(dozens) ?? dozens))
    .replaceAll(/\bmil reais\b/g, 'mil')
    .replace(/^.*$/s, withDigits)
    .replaceAll(/\b(\d{1,3}) (a|e|ate|ou|-) (\d{1,3})(?: mil|000)\b/g, bothThousands)
    .replaceAll(/\b(\d+) mil\b/g, '$1000')
    .replaceAll(/\b(\d+) milh(?:ao|oes)\b/g, '$1000000')
    .replaceAll(/^mil\b|(?<=\b(?:a|de|ate|entre) )mil\b/g, '1000')
    .replace(/(?<=\b(?:de|ate|que) )\p{L}+(?: e \p{L}+)*(?= \p{L}+$|$)/u, (words) =>
      String(readNumberWords(words) ?? words),
    );
  const named = written.match(unitWords) ?? [];
  const said = written
    .replaceAll(unitWords, '')
    .replaceAll('º', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(lead, '');
  return {
    said,
    unit: named.length > 0 ? unitOf(named) : unitMeant(fold(text)),
    isOrdinal: countsPlaces(written),
  };
}

/** What is counted without its name: "R$ 500", "faturamos 300 mil", "somos 30". */
function unitMeant(said: string): string | null {
  if (/r\$|\b(?:faturo|faturamos|ganho|ganhamos|gasto|gastamos|invisto)\b/.test(said)) return 'real';
  return /\bsomos\b/.test(said) ? 'pessoa' : null;
}

/** "1 ano e meio" is 1.5, "4 anos e 6 meses" is 4.5. */
function inYears(...[, years = '', half, months]: (string | undefined)[]): string {
  const [whole, more] = [years, months ?? ''].map((part) => Number(part) || (readNumberWords(part) ?? 0));
  const value = (whole ?? 0) + (half === undefined ? (more ?? 0) / 12 : 0.5);
  return `${String(Math.round(value * 100) / 100).replace('.', ',')} anos`;
}

/** "um mês e meio" is 1.5. */
function inMonths(all: string, count: string): string {
  const months = Number(count) || readNumberWords(count);
  return months === null ? all : `${months},5 meses`;
}

/** "de mil a cinco mil" is "de 1000 a 5000"; small numbers stay words, unless they begin a range: they count other things. */
function withDigits(text: string): string {
  const words = text.split(' ');
  const written: string[] = [];
  for (let from = 0; from < words.length;) {
    const length = spokenLengthAt(words, from);
    const some = words.slice(from, from + Math.max(1, length));
    written.push(length === 0 ? some.join(' ') : String(readNumberWords(some.join(' '))));
    from += some.length;
  }
  return written.join(' ');
}

/** How many words from a place are one number that is written with digits; 0 where none is. */
function spokenLengthAt(words: readonly string[], from: number): number {
  if (/^(?:e|uma?|)$/.test(words[from] ?? '') || /\d$/.test(words[from - 1] ?? '')) return 0;
  const length = [6, 5, 4, 3, 2, 1].find(
    (count) =>
      from + count <= words.length &&
      words[from + count - 1] !== 'e' &&
      readNumberWords(words.slice(from, from + count).join(' ')) !== null,
  );
  if (length === undefined) return 0;
  const value = readNumberWords(words.slice(from, from + length).join(' ')) ?? 0;
  return value >= 20 || /^(?:a|ate)$/.test(words[from + length] ?? '') ? length : 0;
}

/** "10 a 50 mil" begins at ten thousand; "500 a 2 mil" does not. */
function bothThousands(...[, from = '', joint = '', to = '']: (string | undefined)[]): string {
  return `${from}${Number(from) < Number(to) ? '000' : ''} ${joint} ${to}000`;
}

/** "3º ano" and "3 ano" are a place, "3 anos" is an age. */
function countsPlaces(written: string): boolean | null {
  if (written.includes('º')) return true;
  const [, place] = /(?<![\d,.])(\d+) (?:ano|serie)$/.exec(written) ?? [];
  return place === '1' ? null : place !== undefined;
}

/** "2 ano do fundamental" */
const stage = / do (?:ensino )?fundamental$/;
/** "2 anos e meio", "4 anos e 6 meses" */
const yearsAndMore = /(\d+|\p{L}+) (?:anos?|aninhos?) e (?:(mei[oa])|(\d+|\p{L}+) (?:mes|meses))(?!\p{L})/u;

function placeOf(word: string): string | undefined {
  const place = ordinals.get(word);
  return place === undefined ? undefined : `${String(place)}º`;
}

/** What comes before a range, or makes it about so much. */
const lead =
  /^(?:(?:eu|acho que|sao|somos|serao|vai ser|vao ser|fica|vem|da|pago|gasto|uns|umas|em torno|cerca|por volta|mais ou menos|quero|queria|pode ser|ja|so|em(?= ate)|dentro de|daqui a|daqui|nos proximos|la pra|la para|la pra daqui) )+/;

const units =
  'real reais conto contos,ano anos aninho aninhos,mes meses mesinhos,pessoa pessoas convidado convidados funcionario funcionarios func funcs colaborador colaboradores empregado empregados aluno alunos usuario usuarios hospede hospedes morador moradores,kg kgs quilo quilos kilo kilos,metro metros m2 m²,km kms,litro litros,salario salarios,dia dias,semana semanas,hora horas,serie series'
    .split(',')
    .map((row) => row.split(' '));
const unitWords = new RegExp(`(?<![\\p{L}\\d])(?:${units.flat().join('|')})(?![\\p{L}\\d]| \\d)`, 'gu');

/** The one thing that is counted; null where it is not said. */
function unitOf(named: readonly string[]): string | null {
  const rows = new Set(named.map((word) => units.find((row) => row.includes(word))?.[0] ?? null));
  return rows.size === 1 ? ([...rows][0] ?? null) : rows.size === 0 ? null : [...rows].join(' ');
}
