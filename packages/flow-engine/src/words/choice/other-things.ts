import { weekdays } from '../answers/written-date.ts';
import { fold } from '../fold.ts';
import { tellsOfOthers } from '../tells-of-others.ts';
import { hasWord, type Heard, type Mention } from './mentions.ts';
import type { Asked } from './option-reading.ts';
import { isStrange } from './plain-words.ts';
import { rangeOf, readCounted } from './ranges.ts';
import { fitOf, fits } from './same-word.ts';
import { singularOf } from './stems.ts';
import { categoryWords, functionWords, relatives, wordsOf } from './word-lists.ts';

/** Returns whether what names an option belongs to something or somebody else that is said with it. */
export function namesAnother(mention: Mention, heard: Heard[], asked: Asked): boolean {
  return (
    halvesCompound(mention, heard, asked) ||
    isBesideKind(mention, heard, asked) ||
    isOfAnother(mention, heard) ||
    isOneself(mention, asked) ||
    tellsOfOthers(asked.utterance.polite) ||
    isInOtherRange(mention, asked) ||
    isWithMore(mention, heard, asked) ||
    isOtherCard(mention, heard) ||
    namesTwoThings(mention, heard, asked)
  );
}

/** Returns whether each of two is an option of its own: "gás ou água" is not "Gás e água" where each is an option of its own. */
export function isEither({ candidate, used }: Mention, heard: Heard[], { candidates }: Asked): boolean {
  return candidates.some(
    (other) =>
      other !== candidate &&
      other.phrases.some(
        ({ words, isPart }) =>
          !isPart && words.every((one) => [...used].some((at) => heard[at]?.word === one)),
      ),
  );
}

/** Returns whether a number counts something else: "dois filhos" is no "2 e 3 anos". */
export function countsOther({ used, phrase }: Mention, heard: Heard[]): boolean {
  const next = heard[Math.max(...used) + 1]?.word ?? '';
  return relatives.has(singularOf(next)) && !phrase.words.includes(next);
}

/** "filha da paciente" is no patient, and who lives in "rua Carlos Lima" wants no Carlos Lima. */
function isOfAnother({ used }: Mention, heard: Heard[]): boolean {
  let place = Math.min(...used) - 1;
  const before: string[] = [];
  while (place >= 0 && functionWords.has(heard[place]?.word ?? '')) before.push(heard[place--]?.word ?? '');
  const owner = heard[place]?.word ?? '';
  return (
    streets.has(owner) || (persons.has(owner) && before.some((word) => /^d[aeo]s?$|^dess[ae]$/.test(word)))
  );
}

const streets = wordsOf('rua avenida travessa alameda');
const persons = new Set([
  ...relatives,
  ...wordsOf('advogado advogada gerente professor professora diretor diretora'),
]);

/** "plano e sala" names the only option with a "plano" too, though the word for a kind names none by itself. */
function isBesideKind({ candidate, used }: Mention, heard: Heard[], { candidates }: Asked): boolean {
  return heard.some(({ word }, place) => {
    if (word !== 'e' && word !== 'ou') return false;
    const sides = [heard[place - 1]?.word ?? '', heard[place + 1]?.word ?? ''];
    if (!used.has(place - 1) && !used.has(place + 1)) return false;
    return sides.some((side) => categoryWords.has(singularOf(side)) && isOnlyIn(side, candidate, candidates));
  });
}

function isOnlyIn(word: string, own: Mention['candidate'], all: Mention['candidate'][]): boolean {
  const isIn = ({ phrases }: Mention['candidate']) =>
    phrases.some(({ words }) => words.some((one) => fitOf(word, one, false) > fits.none));
  return !isIn(own) && all.some(isIn);
}

/** "guarda-roupa" is no "Guarda-móveis": what is written as one word names an option with all of it. */
function halvesCompound({ used }: Mention, heard: Heard[], { text }: Asked): boolean {
  const names = [...used].map((place) => heard[place]?.word);
  return [...fold(text).matchAll(/\b(\p{L}{3,})-(\p{L}{3,})\b/gu)].some(([, one = '', other = '']) => {
    if (functionWords.has(one) || functionWords.has(other) || weekdays.includes(one)) return false;
    return names.includes(one) !== names.includes(other);
  });
}

/** "gás e água" is no "Água com gás". */
function namesTwoThings({ used, candidate, phrase }: Mention, heard: Heard[], { text }: Asked): boolean {
  // "ovo e presunto" are in 'Portuguesa'.
  if (phrase.isInstead) return false;
  if (/ (?:e|ou) |[/,&+]/i.test(candidate.label)) return false;
  // "meu cachorro é pequeno" joins nothing.
  if (/ é /i.test(text) && !/ e /i.test(text)) return false;
  return [...used].some((place) => heard[place + 1]?.word === 'e' && used.has(place + 2));
}

/** "meu menino de 4 anos" is within 'Corte infantil (até 10 anos)', and so may not be the plain "Corte". */
function isInOtherRange({ candidate }: Mention, { utterance, candidates }: Asked): boolean {
  const counted = readCounted(utterance.polite);
  if (counted === null) return false;
  return candidates.some((other) => {
    const range = other === candidate ? undefined : rangeOf(other.label)?.range;
    return range?.unit === counted.unit && range.from <= counted.value && counted.value <= range.to;
  });
}

/** Returns whether an option is more than what was said alone, where another has it: "só carro" is no "Carro e moto". */
export function isMoreThanOnly(
  { candidate, phrase, used }: Mention,
  heard: Heard[],
  { utterance, candidates }: Asked,
): boolean {
  if (!phrase.isPart || !/\b(?:so|somente|apenas)\b/.test(utterance.polite)) return false;
  return candidates.some(
    (other) => other !== candidate && [...used].every((place) => hasWord(other, heard[place]?.word ?? '')),
  );
}

/** "carne com ovinho" may be "Carne com ovo", and so is no plain "Carne". */
function isWithMore({ used, candidate }: Mention, heard: Heard[], { candidates }: Asked): boolean {
  const last = Math.max(...used);
  const after = heard.slice(last + 1);
  const at = after.findIndex(({ word }) => word === 'com');
  if (
    at === -1 ||
    after.slice(0, at).some(({ word }) => isStrange(word) && word !== 'mas') ||
    !after.slice(at + 1).some(({ word }) => isStrange(word))
  )
    return false;
  const names = [...used].map((place) => heard[place]?.word ?? '');
  return candidates.some(
    (other) =>
      other !== candidate && /\bcom\b/i.test(other.label) && names.every((name) => hasWord(other, name)),
  );
}

/** A "cartão fidelidade" pays nothing. */
function isOtherCard({ used }: Mention, heard: Heard[]): boolean {
  return heard.some(({ word }, place) => {
    if (word !== 'cartao' || !used.has(place)) return false;
    const next = functionWords.has(heard[place + 1]?.word ?? '') ? place + 2 : place + 1;
    return otherCards.has(heard[next]?.word ?? '') && !used.has(next);
  });
}

const otherCards = wordsOf('fidelidade pontos presente sus vacina vacinacao visita');

/** "eu mesmo recebo" is not "Outra pessoa recebe". */
function isOneself({ candidate }: Mention, { utterance }: Asked): boolean {
  return (
    /\beu (?:mesm|propri)[oa]\b/.test(utterance.polite) && /\boutra pessoa\b|algu[eé]m/i.test(candidate.label)
  );
}
