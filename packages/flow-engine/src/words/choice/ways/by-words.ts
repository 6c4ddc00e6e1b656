import { fewMistakes } from '../../distance.ts';
import { fold } from '../../fold.ts';
import { fitOf, fits, tellsOfPast } from '../same-word.ts';
import { spelledLike } from '../joined.ts';
import {
  findMentions,
  findNear,
  heardIn,
  namesOf,
  namesTrouble,
  type Heard,
  type Mention,
} from '../mentions.ts';
import { isPlain, isStrange } from '../plain-words.ts';
import { isEither, isMoreThanOnly, namesAnother } from '../other-things.ts';
import { isOwn, isTelling, isUnwished } from '../is-telling.ts';
import { mayAsk, topics } from '../may-ask.ts';
import { mayHaveMore, wishes, type Other } from '../more-words.ts';
import { singularOf, stemOf } from '../stems.ts';
import { areSynonyms, isAnybody } from '../synonyms.ts';
import { only, type Asked, type How, type OptionReading } from '../option-reading.ts';
import {
  askings,
  doubts,
  functionWords,
  otherTalk,
  softAskings,
  topicAskings,
  wordsOf,
} from '../word-lists.ts';

/** Chooses by the words of an option within what was said, if nothing said beside them makes it doubtful. */
export function chooseByWords(asked: Asked): OptionReading | null {
  const { utterance, candidates, isTolerant } = asked;
  const heard = spelledLike(heardIn(utterance), candidates);
  const mentions = findMentions(heard, candidates, isTolerant).filter(
    (mention) =>
      !isBareYesOrNo(mention.candidate) &&
      !isMoreThanOnly(mention, heard, asked) &&
      !isUnwished(mention, asked),
  );
  const [mention, ...others] = mentions;
  if (!mention)
    return only(
      utterance.parts.some(({ isRefused }) => isRefused) ? [] : findNear(heard, candidates),
      'fuzzy',
      false,
    );
  const isSure = others.length === 0 && isMeant(mention, heard, asked);
  return only(
    mentions.map(({ candidate }) => candidate),
    howOf(mention),
    isSure,
  );
}

function howOf({ fit }: Mention): How {
  if (fit >= fits.form) return 'words';
  return fit <= fits.typo || fit === fits.sound ? 'fuzzy' : 'meaning';
}

/** "Sim" and "Não" are said, and not found among other words. */
function isBareYesOrNo({ phrases }: Mention['candidate']): boolean {
  return phrases.every(({ words }) => words.every((word) => word === 'sim' || word === 'nao'));
}

function isMeant(mention: Mention, heard: Heard[], asked: Asked): boolean {
  const rest = restOf(mention, heard);
  if (asked.utterance.isOpen || isUnsettled(mention, heard)) return false;
  if (isTakenBack(mention, asked) || rest.some((one) => isBlocking(one, { mention, heard, asked })))
    return false;
  if (asked.utterance.isShaken || (asked.utterance.isAsked && !mayAsk(mention, heard, asked))) return false;
  if (isWhereabouts(mention, heard) || mention.fit === fits.far) return false;
  const names = namesOf(mention, heard);
  if (!isTelling(names, { mention, heard, asked })) return false;
  if (namesAnother(mention, heard, asked)) return false;
  const strange = rest.filter(
    ({ word, place }) =>
      isStrange(word) &&
      !isOwned(place, mention, heard) &&
      !isCount(place, { mention, heard, asked }) &&
      !isOfAll(word, asked) &&
      !(bodyParts.has(singularOf(word)) && names.some((name) => imaging.test(name))) &&
      !isOwn(word, mention),
  );
  if (strange.length === 0) return true;
  if (names.every((word) => /^\d/.test(word))) return false;
  const beside = strange.filter(({ place }) => heard[place]?.part === partOf(mention, heard));
  if (beside.length === 0 && strange.every(({ word }) => !/^\d/.test(word)) && strange.length <= maxStrange)
    return mention.fit >= fits.sound;
  return strange.length <= maxStrange && mention.fit >= fits.sound && mayHaveMore(mention, heard, strange);
}

/** "tô na oficina" and "tô de férias" tell where somebody is, and no more of an option than that. */
function isWhereabouts({ used, isWhole, isRefusal }: Mention, heard: Heard[]): boolean {
  const first = Math.min(...used);
  return (
    !isWhole &&
    !isRefusal &&
    heard[first - 2]?.word === 'estou' &&
    /^(?:de|na|no|em)$/.test(heard[first - 1]?.word ?? '')
  );
}

/** "lavagem pro meu gol": whose it is makes no other matter of what was named before. */
function isOwned(place: number, { used }: Mention, heard: Heard[]): boolean {
  return place > Math.max(...used) && /^(?:meu|minha)s?$/.test(heard[place - 1]?.word ?? '');
}

/** "borda de cheddar": what "Sem borda" goes without is what all the options are. */
function isOfAll(word: string, { candidates }: Asked): boolean {
  return candidates.some(({ phrases }) =>
    phrases.some(({ isRefusal, isInstead, words }) => isRefusal && !isInstead && words.includes(word)),
  );
}

/** "ressonância do joelho": where an exam looks makes no other matter of it. */
const imaging = /^(?:ressonancia|ultras|raio|radiografia|tomografia|ecografia)/;
const bodyParts = wordsOf(
  'joelho ombro coluna abdome abdomen barriga torax peito cranio cabeca pescoco punho tornozelo pe quadril bacia perna braco mao rim tireoide prostata utero pulmao',
);

/** More words than these that say something else make another matter of it. */
const maxStrange = 6;

/** What is left of an answer; what was told before a wish of its own is no matter: "fiquei doente, quero remarcar". */
function restOf(mention: Mention, heard: Heard[]): Other[] {
  const own = [...mention.used].map((place) => heard[place]?.part);
  const wished = heard.find(({ word, part }) => own.includes(part) && wishes.has(word))?.part;
  return heard.flatMap(({ word, isRefused, part }, place) => {
    if (mention.used.has(place) || isRefused !== mention.isRefusal) return [];
    return wished !== undefined && part !== wished && !doubts.has(word) && word !== 'ou'
      ? []
      : [{ word, place }];
  });
}

/** The stretch that names an option. */
function partOf({ used }: Mention, heard: Heard[]): number | undefined {
  return heard[Math.min(...used)]?.part;
}

/** "não, calma aí" refuses nothing yet. */
function isUnsettled({ isRefusal }: Mention, heard: Heard[]): boolean {
  return isRefusal && heard.some(({ word, isRefused }) => !isRefused && doubts.has(word));
}

/** "dois galões": how many of what follows; "2º ano": which one of it. */
function isCount(place: number, { mention, heard, asked }: Beside): boolean {
  const [said, next] = [heard[place]?.word ?? '', heard[place + 1]?.word ?? ''];
  if (/^\dº$/.test(said)) return stages.has(next);
  if (!/^\d{1,3}$/.test(said)) return false;
  const isNamedAt = (at: number) => mention.used.has(at) && heard[at]?.word !== 'troco';
  // "mesa pra 4"
  if (/^\d{1,2}$/.test(said) && heard[place - 1]?.word === 'para' && isNamedAt(place - 2)) return true;
  // "manda 2 água", where the second option is no other.
  const placed = asked.candidates.find(({ number }) => number === Number(said));
  const after = next === 'de' ? place + 2 : place + 1;
  if (next.length > 1 && mention.used.has(after) && (placed ?? mention.candidate) === mention.candidate)
    return true;
  return !isAnybody(singularOf(next)) && next.length > 3 && next.endsWith('s');
}

const stages = wordsOf('ano serie periodo semestre modulo nivel turma');

/** Whether what is refused is this very option, or something that nobody offered. */
function isTakenBack(mention: Mention, { utterance, candidates }: Asked): boolean {
  if (mention.isRefusal) return false;
  const { parts } = utterance;
  const wanted = parts.findIndex(({ isRefused }) => !isRefused);
  return parts.some(({ words, isRefused }, place) => {
    if (!isRefused) return false;
    const named = words.filter((word) => word !== 'nao' && !isPlain(word) && !unable.has(word));
    // "não vou poder ir, quero marcar outra" has two matters.
    if (
      named.length === 0 &&
      words.some((word) => unable.has(word)) &&
      words.some((word) => coming.has(word))
    )
      return !isCalledOff(mention);
    const isOf = (word: string, { phrases }: Mention['candidate']) =>
      phrases.some((phrase) => phrase.words.some((one) => fitOf(word, one, true) > fits.none));
    if (named.some((word) => isOf(word, mention.candidate))) return true;
    if (named.some((word) => candidates.some((candidate) => isOf(word, candidate)))) return false;
    return place > wanted && words[0] === 'nao' && !forward.test(utterance.polite);
  });
}

/** "não vou poder ir, pode cancelar" */
function isCalledOff({ phrase }: Mention): boolean {
  return phrase.words.some((word) => areSynonyms(word, 'cancelar') || areSynonyms(word, 'remarcar'));
}

const unable = wordsOf('poder posso conseguir consigo conseguirei poderei');
const coming = wordsOf('ir vir comparecer chegar');

/** What follows these is left out of what is wanted: "calabresa sem cebola". */
const forward = /\b(?:sem|menos|exceto|tirando) /;

function isBlocking({ word, place }: Other, { mention, heard, asked }: Beside): boolean {
  const { utterance } = asked;
  if (word === 'ou')
    return (
      !joinsOwnWords(mention, heard, place) ||
      isEither(mention, heard, asked) ||
      restOf(mention, heard).some((one) => one.word !== 'ou' && isStrange(one.word))
    );
  if (isDoubt(word)) return true;
  if (namesTrouble(mention, namesOf(mention, heard))) return false;
  // "moro no centro, perto da praça": where it is was said.
  if (word === 'perto' && mention.isWhole && place > Math.max(...mention.used)) return false;
  // "foi ótimo" judges.
  if (word === 'foi' && mention.isWhole && namesOf(mention, heard).every((name) => judgements.has(name)))
    return false;
  if (word === 'ontem' && mention.isWhole && /\bja\b/.test(fold(mention.candidate.label))) return false;
  // "é emergência, ele foi atropelado"
  if (
    mention.isWhole &&
    namesOf(mention, heard).some((name) => stemOf(name) === 'urg' || name === 'emergencia')
  )
    return false;
  if (otherTalk.has(word)) return !(isLate.test(word) && mention.isWhole && mention.used.has(place - 1));
  // "já sou aposentado" tells, where no option is "Já …".
  if (word === 'ja') return !utterance.isAsked && !/\b(?:ja|agora)\b/.test(fold(mention.candidate.label));
  if (tellsOfPast(word)) return heard[place - 1]?.word !== 'que' || !mention.isWhole;
  if (softAskings.has(word) && namesOf(mention, heard).some((name) => topics.has(singularOf(name))))
    return false;
  return askings.has(word) && !(utterance.isRequest && softAskings.has(word)) && !topicAskings.has(word);
}

const judgements = wordsOf(
  'otimo otima bom boa regular ruim pessimo pessima excelente razoavel satisfeito satisfeita insatisfeito insatisfeita',
);

/** "tlavez" doubts too. */
function isDoubt(word: string): boolean {
  return doubts.has(word) || longDoubts.some((doubt) => fewMistakes(word, doubt, 1));
}

const longDoubts = [...doubts].filter((word) => word.length >= 6);

interface Beside {
  mention: Mention;
  heard: Heard[];
  asked: Asked;
}

/** "troca ou devolução" is one option where both are. */
function joinsOwnWords({ used, candidate }: Mention, heard: Heard[], place: number): boolean {
  if (!/ (?:e|ou) |\//i.test(candidate.label)) return false;
  const next = heard.findIndex(({ word }, at) => at > place && !functionWords.has(word));
  const isSaid = [...candidate.exact].some((text) => text.endsWith(` ou ${heard[next]?.word ?? ''}`));
  return used.has(place - 1) && (used.has(next) || isSaid);
}

/** Says of a whole name what it waits for: "mensalidade atrasada". */
const isLate = /^(?:atrasad|vencid)[oa]s?$/;
