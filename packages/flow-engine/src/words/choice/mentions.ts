import type { Candidate } from './candidate.ts';
import type { Phrase } from './phrases.ts';
import { fitOf, fits, isNear, type Fit } from './same-word.ts';
import { singularOf } from './stems.ts';
import { isAnybody, isInGroup } from './synonyms.ts';
import { isTrouble } from './troubles.ts';
import type { Utterance } from './utterance/read-utterance.ts';
import { actionWords, categoryWords, functionWords, lightWords } from './word-lists.ts';

/** A word of an answer, and whether its stretch refuses. */
export interface Heard {
  word: string;
  isRefused: boolean;
  /** Which stretch of the answer it stands in. */
  part: number;
}

/** An option that an answer speaks of. */
export interface Mention {
  candidate: Candidate;
  phrase: Phrase;
  /** The places of the words that name it. */
  used: Set<number>;
  /** Whether all its words, of one way to say it, were said. */
  isWhole: boolean;
  /** How well the word that fits worst does. */
  fit: Fit;
  isRefusal: boolean;
  /** Whether the first word of the option was said. */
  leads: boolean;
}

/** Returns the words of an answer in their order. */
export function heardIn({ parts }: Utterance): Heard[] {
  return parts.flatMap(({ words, isRefused }, part) => words.map((word) => ({ word, isRefused, part })));
}

/** Finds the options that an answer speaks of; one that is said as part of a longer one gives way to it. */
export function findMentions(heard: Heard[], candidates: Candidate[], isTolerant: boolean): Mention[] {
  const ranked = candidates.map((candidate) =>
    candidate.phrases
      .flatMap((phrase) => mentionOf(heard, { candidate, phrase, isTolerant }) ?? [])
      .toSorted((one, other) => worth(other) - worth(one)),
  );
  const found = ranked.flatMap(([best]) => best ?? []);
  const stands = (mention: Mention) =>
    !found.some(
      (other) => other.candidate !== mention.candidate && givesWay(mention, other, { heard, candidates }),
    );
  return ranked.flatMap(([best, ...others]) => {
    if (best === undefined) return [];
    if (stands(best)) return [best];
    // "veio errado e faltou": what "veio faltando" says is left to another option, what 'Faltou' says is not.
    const own = best.phrase.isInstead
      ? others.find(({ isWhole, phrase }) => isWhole && !phrase.isInstead && !phrase.isPart)
      : undefined;
    return own !== undefined && stands(own) ? [own] : [];
  });
}

/** Returns the options with a word that was nearly said. */
export function findNear(heard: Heard[], candidates: Candidate[]): Candidate[] {
  return candidates.filter(({ phrases }) =>
    phrases.some(({ words }) =>
      heard.some(({ word, isRefused }) => !isRefused && words.some((one) => isNear(word, one))),
    ),
  );
}

function mentionOf(heard: Heard[], { candidate, phrase, isTolerant }: Looking): Mention | null {
  const used = new Set<number>();
  let worst: Fit = fits.same;
  const unsaid: string[] = [];
  let leads = false;
  for (const word of phrase.words) {
    const hits = heard.flatMap(({ word: one, isRefused }, place) => {
      const fit =
        (isRefused === phrase.isRefusal || isProblem(phrase)) && (!functionWords.has(one) || word === '1')
          ? fitOf(one, word, isTolerant)
          : fits.none;
      return fit === fits.none ? [] : [{ place, fit }];
    });
    const best = Math.max(...hits.map(({ fit }) => fit), 0);
    if (best === 0) {
      if (!isDone(word, phrase, heard)) unsaid.push(word);
      continue;
    }
    leads ||= word === phrase.words[0];
    for (const { place } of hits) used.add(place);
    worst = Math.min(worst, best) as Fit;
  }
  if (used.size === 0) return null;
  const near = isTolerant && worst >= fits.sound ? nearlySaid({ heard, phrase, used, unsaid }) : null;
  if (near !== null) {
    unsaid.pop();
    used.add(near);
    worst = fits.typo;
  }
  const names = [...used].map((place) => heard[place]?.word ?? '');
  const isWhole = unsaid.length === 0;
  if (phrase.isInstead && (!isWhole || worst < fits.sound || worst === fits.synonym)) return null;
  // "um vendedor" is no '1 pessoa'.
  if (worst === fits.synonym && phrase.words.includes('1')) return null;
  // "te falo depois" asks for nobody.
  if (!isWhole && names.every((word) => /^(?:fal[aeo]|converso|ligo)$/.test(word))) return null;
  // "uma visita" is no "1 ano".
  if (!isWhole && names.every((word) => /^uma?$/.test(word))) return null;
  if (!isWhole && names.every((word) => lightWords.has(word) || categoryWords.has(singularOf(word))))
    return null;
  return { candidate, phrase, used, isWhole, fit: worst, isRefusal: phrase.isRefusal, leads };
}

/** "Problemas com o portal" is said with what does not work: "não consigo entrar no portal". */
function isProblem({ words: [first = ''] }: Phrase): boolean {
  return /^(?:problema|erro|defeito|dificuldade)s?$/.test(first);
}

interface Unsaid {
  heard: Heard[];
  phrase: Phrase;
  used: Set<number>;
  unsaid: string[];
}

/** Beside a word of an option that is right, another may be far off: "plus saize". */
function nearlySaid({ heard, phrase, used, unsaid }: Unsaid): number | null {
  const [word] = unsaid;
  if (word === undefined || unsaid.length > 1) return null;
  const place = heard.findIndex(
    (one, at) =>
      !used.has(at) &&
      one.isRefused === phrase.isRefusal &&
      one.word[0] === word[0] &&
      isNear(one.word, word),
  );
  return place === -1 ? null : place;
}

/** "reservar" is "Fazer reserva". */
function isDone(word: string, { words }: Phrase, heard: Heard[]): boolean {
  if (word !== 'fazer') return false;
  return heard.some(({ word: verb, isRefused }) => {
    if (isRefused || !/[aei]r$/.test(verb)) return false;
    return words.some((noun) => noun !== word && fitOf(verb, noun, false) === fits.form);
  });
}

/** Returns whether an option has a word, in one of its forms. */
export function hasWord({ phrases }: Candidate, word: string): boolean {
  return phrases.some(({ words }) => words.some((one) => fitOf(word, one, false) >= fits.form));
}

interface Looking {
  candidate: Candidate;
  phrase: Phrase;
  isTolerant: boolean;
}

/**
 * A part that was said whole is worth less than one more word of the option; its own name more than what is said
 * instead, unless that has more words, "bateria arriou".
 */
function worth({ isWhole, phrase, used, fit }: Mention): number {
  const whole = phrase.isPart ? 9 : phrase.isInstead ? 92 : 100;
  return (isWhole ? whole : 0) + used.size * 10 + fit;
}

interface Among {
  heard: Heard[];
  candidates: Candidate[];
}

function givesWay(mention: Mention, other: Mention, { heard, candidates }: Among): boolean {
  const isWithin = [...mention.used].every((place) => other.used.has(place));
  const isEqual = isWithin && mention.used.size === other.used.size;
  if (isWithin && !isEqual) return true;
  const isStrong = ({ fit }: Mention) => fit >= fits.form;
  // What is said instead of an option gives way to the words of another that are not all within it.
  if (mention.phrase.isInstead && !other.phrase.isInstead && isStrong(other)) {
    const isAround = !isEqual && [...other.used].every((place) => mention.used.has(place));
    return !isAround && overlap(mention, other);
  }
  if (isObjectOf(mention, other, { heard, candidates }) || isCommonTo(mention, other, heard)) return true;
  // "comercial" is "Mudança comercial", and no "Orçamento".
  if (isEqual && isStrong(other) && !isStrong(mention)) return true;
  if (isEqual && mention.fit < fits.typo && other.fit > mention.fit) return true;
  const onlyAnybody = [...mention.used].every((place) => isAnybody(heard[place]?.word ?? ''));
  if (isEqual && (other.isWhole !== mention.isWhole || onlyAnybody)) {
    // "galão" may be "Galão de água" as well as the part of "Botijão + galão".
    return (
      other.isWhole && !(other.phrase.isPart && !mention.phrase.isPart) && !mention.isWhole && isStrong(other)
    );
  }
  if (isEqual && mention.fit === other.fit && isJoinedWithMore(mention.candidate, other.candidate))
    return true;
  if (isOnlyDone(mention, other, heard) || (isEqual && isThatPerson(mention, other, heard))) return true;
  if (isEqual && isStrong(other) === isStrong(mention)) return isSaidBetter(other, mention);
  if (isEqual) return false;
  // "alguém do financeiro" wants 'Financeiro', "convênio e atendente" two things.
  const place = Math.min(...mention.used);
  const isJoined = heard
    .slice(Math.max(0, place - 3), place)
    .some(({ word }) => word === 'e' || word === 'ou');
  return onlyAnybody && !isJoined && !isStrong(mention) && isStrong(other);
}

function overlap(one: Mention, other: Mention): boolean {
  return [...one.used].some((place) => other.used.has(place));
}

/** "atendente" is "Falar com atendente", and not "Convênios atendidos": who does it, said as it is written. */
function isThatPerson(mention: Mention, other: Mention, heard: Heard[]): boolean {
  if (other.fit !== fits.same || mention.fit !== fits.form) return false;
  return namesOf(other, heard).every((word) => /(?:dor|dora|ista|eir[oa]|ente|ogad[oa])s?$/.test(word));
}

/** "marcar a castração" is "Castração", and not "Marcar consulta": what is done with most things names none beside a thing. */
function isOnlyDone(mention: Mention, other: Mention, heard: Heard[]): boolean {
  if (mention.isWhole || !other.isWhole || other.phrase.isPart || other.fit < fits.form) return false;
  const places = [...mention.used];
  return (
    places.every((place) => actionWords.has(heard[place]?.word ?? '') && !other.used.has(place)) &&
    Math.max(...places) < Math.min(...other.used)
  );
}

/** "P13" is "Botijão P13", and not all of "Combo botijão P13 e galão". */
function isJoinedWithMore({ label, phrases: [all] }: Candidate, { phrases: [part] }: Candidate): boolean {
  if (!all || !part || all.isRefusal !== part.isRefusal || !/ \+ | e |\bcombo\b/i.test(label)) return false;
  return part.words.length < all.words.length && part.words.every((word) => all.words.includes(word));
}

/** "corte" is "Corte" and not "Corte e barba"; "reservar" is "Reservar quarto" and not "Alterar reserva". */
function isSaidBetter(other: Mention, mention: Mention): boolean {
  if (other.isWhole) return mention.phrase.isPart && !other.phrase.isPart;
  const isVerb = other.phrase.words[0]?.endsWith('r') === true;
  return isVerb && other.fit > mention.fit && other.leads && !mention.leads;
}

/** "retirar no centro" is "Retirar – Centro", and not "Retirar – Vila Nova": what both have, and one of them whole. */
function isCommonTo(mention: Mention, other: Mention, heard: Heard[]): boolean {
  if (mention.isWhole || !other.isWhole || other.fit < fits.form) return false;
  if (other.phrase.isPart && !mention.phrase.isPart) return false;
  if (mention.isRefusal !== other.isRefusal) return false;
  const words = other.candidate.phrases.flatMap((phrase) => phrase.words);
  return [...mention.used].every((place) =>
    words.some((word) => fitOf(heard[place]?.word ?? '', word, false) > fits.none),
  );
}

/** "limpar os dentes" is "Limpeza", and not "Dor de dente": what is done names it, with what is done to. */
function isObjectOf(mention: Mention, other: Mention, { heard, candidates }: Among): boolean {
  if (mention.isWhole || other.fit < fits.form) return false;
  const first = mention.candidate.phrases[0]?.words[0] ?? '';
  const places = [...mention.used];
  const [verb, object] = [Math.max(...other.used), Math.min(...places)];
  const between = heard.slice(Math.min(verb, object) + 1, Math.max(verb, object)).map(({ word }) => word);
  // "consertar meu óculos" is "Conserto", and no "Óculos de sol".
  const isDoneToIt =
    verb < object &&
    isVerb(heard[verb]?.word ?? '') &&
    between.every((word) => functionWords.has(word) && word !== 'e');
  // "visitar um imóvel" is "Agendar visita", where several options have an "imóvel".
  const isShared =
    candidates.filter((one) => namesOf(mention, heard).every((word) => hasWord(one, word))).length > 1;
  if (!other.isWhole) return isDoneToIt && isShared;
  if (!isDoneToIt && places.some((place) => fitOf(heard[place]?.word ?? '', first, false) !== fits.none))
    return false;
  // "casa pra alugar"
  if (object < verb) return between.length > 0 && between.every((word) => word === 'para');
  return !between.some((word) => word === 'e' || word === 'ou');
}

/** "cancelar", and "cancela" beside it. */
function isVerb(word: string): boolean {
  return /[aei]r$/.test(word) || (/[ae]$/.test(word) && isInGroup(`${word.slice(0, -1)}ar`));
}

/** Returns the words that name an option. */
export function namesOf({ used }: Mention, heard: Heard[]): string[] {
  return [...used].map((place) => heard[place]?.word ?? '');
}

/** Returns whether the trouble of an option is named: such a menu is answered with stories, "veio errado". */
export function namesTrouble({ phrase }: Mention, names: string[]): boolean {
  const troubles = phrase.words.filter(isTrouble);
  return troubles.some((word) => names.some((name) => fitOf(name, word, true) > fits.none));
}
