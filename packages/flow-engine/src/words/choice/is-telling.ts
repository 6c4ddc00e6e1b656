import { fold } from '../fold.ts';
import { heardIn, namesTrouble, type Heard, type Mention } from './mentions.ts';
import type { Asked } from './option-reading.ts';
import { countsOther } from './other-things.ts';
import { isPlain } from './plain-words.ts';
import { fitOf, fits } from './same-word.ts';
import { stemOf } from './stems.ts';
import { isAnybody } from './synonyms.ts';
import { tokensOf } from './tokens.ts';
import { isTrouble } from './troubles.ts';
import { functionWords, lightWords, refusals, stateWords } from './word-lists.ts';

/** An option that was spoken of, within the answer. */
interface Told {
  mention: Mention;
  heard: Heard[];
  asked: Asked;
}

/** Returns whether words name one option: not only a number in it, or what its opposite has too. */
export function isTelling(names: string[], { mention, heard, asked }: Told): boolean {
  const { candidate, phrase, isWhole, isRefusal } = mention;
  const { candidates, utterance } = asked;
  // "paciente nova" is no 'Já sou paciente'.
  if (/\bja\b/.test(fold(candidate.label)) && newcomer.test(utterance.polite)) return false;
  if (/\bnenhuma? (?:dess|dest|del|d[ao]s )/.test(utterance.polite) && names.includes('nenhum')) return false;
  if (!isWhole && names.every((word) => /^(?:\d{1,2}|uma?)$/.test(word)))
    return (areCounts(candidates) || areMeasured(names, asked)) && !countsOther(mention, heard);
  if (
    !isWhole &&
    !candidate.phrases.some(({ isPart }) => isPart) &&
    phrase.words.some(isTrouble) &&
    !namesTrouble(mention, names) &&
    !areTroubles(candidates)
  )
    return false;
  // "horário" is no 'Cancelar horário' beside 'Marcar horário', which is read as one word.
  if (!isWhole && candidates.some((other) => other !== candidate && isWrittenIn(other, names))) return false;
  // "depois eu vejo" is no 'Depois das 18h'.
  if (!isWhole && names.every((word) => /^(?:antes|depois|ate|apos)$/.test(word))) return false;
  // "o menor de todos" is no "Pequeno" where there is a "Mini".
  if (names.some((word) => /^(?:menor|maior)(?:zinh[oa])?$/.test(word)) && mention.fit < fits.form)
    return false;
  // "cat" is too little of "Adicionar categoria".
  if (!isWhole && mention.fit === fits.begun && names.every((word) => word.length < 4)) return false;
  if (!isWhole && areAttributes(names, candidate)) return /\bcom\b/.test(utterance.polite);
  if (names.every((word) => refusals.has(word))) {
    // "não posso pagar agora" is no "Não reconheço a dívida".
    const isBare = heardIn(utterance).every(
      ({ word }) => word === 'nao' || functionWords.has(word) || lightWords.has(word) || isOwn(word, mention),
    );
    const begun = candidates.filter(
      ({ label, phrases: [first] }) => first?.words[0] === 'nao' || /^\P{L}*nao\b/u.test(fold(label)),
    );
    return isBare && begun.length === 1 && begun[0] === candidate;
  }
  // "apartamento" is not yet 'Vender imóvel' where another option is only "Comprar".
  if (!isWhole && !mention.leads && isDone(candidate) && candidates.some((other) => isOnlyDone(other)))
    return false;
  if (!isWhole && names.every((word) => stemOf(word) === 'pag') && later.test(utterance.polite)) return false;
  if (isWhole && !/\bcom\b/i.test(candidate.label)) return true;
  if (names.some((word) => stateWords.has(word) || lightWords.has(word) || word === 'nao')) return true;
  const isOpposite = (other: Mention['candidate']) =>
    other !== candidate &&
    other.phrases.some(
      (phrase) =>
        phrase.isRefusal !== isRefusal &&
        names.every((name) => phrase.words.some((word) => fitOf(name, word, true) >= fits.form)),
    );
  return /\bcom\b/.test(utterance.polite) || !candidates.some(isOpposite);
}

/** Whether an option says what is done: 'Vender imóvel'. */
function isDone({ phrases: [first] }: Mention['candidate']): boolean {
  return /^(?:vender|anunciar|alugar|comprar|devolver)$/.test(first?.words[0] ?? '');
}

function isOnlyDone(candidate: Mention['candidate']): boolean {
  return candidate.phrases[0]?.words.length === 1 && isDone(candidate);
}

const newcomer = /\b(?:nov[oa]|primeira vez|nunca|ainda nao)\b/;
const lacking = /\b(?:estou|to|fiquei|ficamos) sem\b/;
const unwished = /\b(?:nao|n) (?:vou )?(?:quer(?:o|ia|er|emos)|precis(?:o|ava))\b/;

/** Returns whether an option tells of what is missing, and the answer of what is not wanted: who does not want internet is not without it. */
export function isUnwished({ isRefusal, candidate, fit }: Mention, { utterance }: Asked): boolean {
  if (!isRefusal || !unwished.test(utterance.polite)) return false;
  // "não quero borda" is 'Sem borda'.
  return lacking.test(fold(candidate.label)) || (fit < fits.form && /^\P{L}*sem\b/iu.test(candidate.label));
}

/** Puts off what is said with it: "vou pagar semana que vem". */
const later =
  /\b(?:amanha|depois|semana|proximasemana|mes|proximomes|dia|segunda|terca|quarta|quinta|sexta)\b/;

/** Where most options are troubles, "Tela quebrada" and "Não carrega", what is troubled names one: "a tela". */
function areTroubles(candidates: Mention['candidate'][]): boolean {
  const troubled = candidates.filter(({ phrases }) =>
    phrases.some(({ words, isRefusal }) => isRefusal || words.some(isTrouble)),
  );
  return troubled.length > candidates.length / 2;
}

/** "gás" alone is not yet "Água com gás". */
function areAttributes(names: string[], { label }: Mention['candidate']): boolean {
  const [, head = '', attributes = ''] = /^\P{L}*(\p{L}+).*?\s+com\s+(.+)$/iu.exec(label) ?? [];
  // "Falar com atendente" is all about whom.
  if (isPlain(fold(head).trim()) || names.every(isAnybody)) return false;
  const words = tokensOf(attributes);
  return names.every((name) => words.some((word) => fitOf(name, word, true) > fits.none));
}

/** Options that are counts, "1 pessoa" and "2 pessoas", are chosen by them. */
function areCounts(candidates: Mention['candidate'][]): boolean {
  return candidates.filter(({ phrases }) => /^\d+$/.test(phrases[0]?.words[0] ?? '')).length > 1;
}

/** "a de 6" is 'Média (6 fatias)' where all are counted so, and no place in the list. */
function areMeasured([number = '']: string[], { utterance, candidates }: Asked): boolean {
  return (
    /\b[ao] (?:de|com) \S+$/.test(utterance.polite) &&
    Number(number) > candidates.length &&
    candidates.every(({ label }) => /(?<![\d.,:/$] ?)\b\d{1,2} \p{L}{4,}/u.test(label))
  );
}

/** Returns whether what was not needed to name an option is a word of it: "retirar na matriz". */
export function isOwn(word: string, { candidate, isRefusal }: Mention): boolean {
  return candidate.phrases.some(
    (phrase) =>
      phrase.isRefusal === isRefusal && phrase.words.some((one) => fitOf(word, one, false) >= fits.form),
  );
}

/** Whether an option has these words in its label, and none of them in what that is read as. */
function isWrittenIn({ label, phrases }: Asked['candidates'][number], names: readonly string[]): boolean {
  const written = fold(label).split(/[^\p{L}\d]+/u);
  return names.every(
    (name) =>
      written.includes(name) && phrases.every(({ words, isInstead }) => isInstead || !words.includes(name)),
  );
}
