import { readPlace, type Place } from '../place.ts';
import { amountOf, rangeOf } from '../ranges.ts';
import { tokensOf } from '../tokens.ts';
import { findMentions, hasWord, heardIn } from '../mentions.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by the number before an option: "2", "é a 2", "2º", "2 - crédito". */
export function chooseByPlace(asked: Asked): OptionReading | null {
  const { utterance, candidates } = asked;
  // Of "um abraço" only the number would be left.
  if (utterance.isOpen) return null;
  const hasRooms = candidates.some(({ label }) => /quarto|suíte|suite|hosped|reserv/i.test(label));
  const place = readPlace(utterance.polite, {
    count: candidates.length,
    hasRooms,
    shared: sharedBy(candidates),
  });
  if (place === null) return chooseNumbered(asked);
  // "4" is how many, and no place, where the options are '1', '2', '3 a 4' and '5 ou mais'.
  if (!place.isNamed && !place.isOrdinal && areAmounts(candidates)) return null;
  const own = /\bultim[oa]\b/.test(utterance.polite) ? [] : ownNumber(asked, place.number);
  if (own.length > 0) return only(own, 'exact', !utterance.isAsked);
  // A place is said as "dois"; "duas" are things.
  if (/\bduas\b/.test(utterance.polite) && !place.isNamed) return null;
  if (place.isWeekday && candidates.some(isWeekdayLike)) return null;
  const placed = candidates.filter(({ number }) => number === place.number);
  const hits =
    placed.length > 0
      ? placed
      : candidates.filter(
          (candidate) => isOnDay(candidate, place.number) || isLabelled(candidate, place.number),
        );
  if (hits.length === 0) return null;
  if (placed.length > 0 && !place.isNamed) {
    // "é a 2" is a place, and no amount.
    const isPlaced = place.isOrdinal || /\b[ao] \d+$/.test(utterance.polite);
    const areRanged = candidates.filter(({ label }) => rangeIn(label) !== null).length > 1;
    const either = candidates.filter(
      (one) =>
        placed.includes(one) ||
        (isCounted(one, place) && !isOfOtherGender(utterance.polite, one.label)) ||
        (areRanged && !isPlaced && isInRange(one, place.number)),
    );
    if (either.length > placed.length) return only(either, 'number', false);
  }
  // A day as well as a place: "segunda" without "a".
  const isBareDay = place.isWeekday && weekdays.has(utterance.polite);
  const isTime = /^as? /.test(utterance.polite) && candidates.some(({ time }) => time !== null);
  return only(
    hits,
    'number',
    !utterance.isAsked && !isBareDay && !(isTime && utterance.polite.startsWith('as ')),
  );
}

/** Whether all options are how many: single numbers as well as ranges. */
function areAmounts(candidates: Asked['candidates']): boolean {
  const ranges = candidates.filter(({ label }) => rangeOf(label) !== null);
  const numbers = candidates.filter(({ label }) => amountOf(label) !== null);
  return ranges.length > 0 && numbers.length > 0 && ranges.length + numbers.length === candidates.length;
}

/** The words with which more than half of the options begin. */
function sharedBy(candidates: Asked['candidates']): Set<string> {
  const first = candidates.map(({ phrases }) => phrases[0]?.words[0] ?? '');
  const shared = first.filter((word) => first.filter((one) => one === word).length > candidates.length / 2);
  const kinds = ['sabor', 'tamanho'].filter((kind) => !candidates.some((one) => hasWord(one, kind)));
  // "o primeiro horário"
  return new Set([
    ...shared,
    ...kinds,
    ...(candidates.filter(({ label }) => atTime.test(label)).length > candidates.length / 2
      ? ['horario']
      : []),
  ]);
}

/** "14h", "10:30", "8 às 10h" */
const atTime = /\d(?:h|:\d)/i;

/** An option that is a number itself wins over a place in the list. */
function ownNumber({ utterance, candidates }: Asked, said: number): Asked['candidates'] {
  const isOrdinal = !/\d(?!º)/.test(utterance.polite);
  // "o segundo" is no "2ª via".
  return candidates.filter(({ exact, phrases, label }) =>
    isOrdinal &&
    !isOfOtherGender(utterance.polite, label) &&
    phrases.some(({ words, isInstead }) => !isInstead && words.includes(`${said}º`))
      ? true
      : [...exact].some((phrase) => isNumberOf(phrase, said)),
  );
}

/** Whether an option has this number of its own: "4" is the fourth, and "Broto (4 fatias)"; "a segunda" is "2ª via". */
function isCounted({ label }: Asked['candidates'][number], { number, isOrdinal }: Place): boolean {
  const bare = label.replaceAll(/r\$ ?[\d.,]+/gi, '');
  return isOrdinal
    ? new RegExp(`(?<!\\d)${number} ?[ºª]`, 'u').test(bare)
    : new RegExp(`(?<![\\d.,:/[-])${number} (?!(?:a|à|ao|e|ou|até)\\b)\\p{L}`, 'u').test(bare);
}

/** "3" is the third, and within '2 a 5'. */
function isInRange({ label }: Asked['candidates'][number], number: number): boolean {
  const range = rangeIn(label);
  return range !== null && range.from <= number && number <= range.to;
}

/** Whether a name is a number; "Sexta" is a day, and no sixth. */
function isNumberOf(phrase: string, said: number): boolean {
  const own = readPlace(phrase);
  return own?.number === said && !own.isWeekday;
}

/** "o segundo" is no "2ª via", and "a primeira" no "1º ao 5º ano". */
function isOfOtherGender(polite: string, label: string): boolean {
  if (/\bo \S+o\b/.test(polite)) return /\dª/.test(label);
  return /^a \S+a$/.test(polite) && /\dº/.test(label) && !/\dª/.test(label);
}

function rangeIn(label: string): { from: number; to: number } | null {
  const [, from, to] = /(?<![\d.,/:])(\d+) ?(?:a|à|e|até|-|–) ?(\d+)(?![\d.,/:])/u.exec(label) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

/** "28" is "Sexta, 28/11" where there are fewer options. */
function isOnDay({ phrases }: Asked['candidates'][number], day: number): boolean {
  return phrases.some(({ words }) => words.some((word) => word.startsWith(`${day}/`)));
}

/** "0" is "0️⃣ Sair", whatever its place. */
function isLabelled({ label }: Asked['candidates'][number], said: number): boolean {
  return label.trimStart().replace('\u{FE0F}', '').startsWith(`${said}\u{20E3}`);
}

/** Options that are days of the week, or begin with such a word ("Segunda via"), leave "a segunda" to the words. */
function isWeekdayLike({ phrases, time }: Asked['candidates'][number]): boolean {
  return (
    time !== null ||
    phrases.some(({ words }) => words.some((word) => weekdays.has(word) || /^\d+\/\d+$/.test(word)))
  );
}

const weekdays = new Set(['segunda', 'terca', 'quarta', 'quinta', 'sexta']);

/** "2 - remarcar" and "opção 2, por favor, para amanhã": the number with its word, or with the words of that option. */
function chooseNumbered(asked: Asked): OptionReading | null {
  const { utterance, candidates } = asked;
  if (utterance.parts.some(({ isRefused }) => isRefused) || utterance.isAsked) return null;
  const named = [...utterance.polite.matchAll(/\b(?:opcao|op|opc|numero|item|alternativa) (\d{1,3})\b/g)];
  if (named.length === 1 && !/\bou\b/.test(utterance.polite)) {
    const hits = candidates.filter(({ number }) => number === Number(named[0]?.[1]));
    const behind = utterance.polite.slice((named[0]?.index ?? 0) + (named[0]?.[0].length ?? 0));
    const spoken = behind === '' ? [] : namedBy(`${named[0]?.[1] ?? ''}${behind}`, asked);
    const others = spoken.filter((one) => !hits.includes(one));
    // "a opção 4 queijos" is no fourth.
    if (others.length > 0 || counting.test(behind)) return null;
    return hits.length === 0 ? null : only(hits, 'number', true);
  }
  const [, digits, words = ''] = /^(\d{1,2}) (.+)$/.exec(utterance.polite) ?? [];
  const numbered = candidates.find(({ number }) => digits !== undefined && number === Number(digits));
  // "3 e 4 anos" names two, and no third.
  if (!numbered || /^(?:\d|(?:e|ou|a|ate|ao) )/.test(words)) return null;
  const [first, ...others] = namedBy(words, asked);
  return first === numbered && others.length === 0 ? only([numbered], 'number', true) : null;
}

/** "opção 3 anos", "a opção 5 a 10 mil" */
const counting = /^ (?:(?:a|e|ate) \d|anos?\b|mil\b|mes(?:es)?\b|pessoas?\b|reais\b|kg\b|dias?\b)/;

/** The options that words name. */
function namedBy(words: string, { utterance, candidates, isTolerant }: Asked): Asked['candidates'] {
  const heard = heardIn({ ...utterance, parts: [{ words: [...tokensOf(words)], isRefused: false }] });
  return findMentions(heard, candidates, isTolerant).map(({ candidate }) => candidate);
}
