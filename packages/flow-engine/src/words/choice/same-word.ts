import { fewMistakes } from '../distance.ts';
import {
  actionWords,
  askings,
  categoryWords,
  doubts,
  functionWords,
  lightWords,
  otherTalk,
  refusals,
  sideWords,
  stateWords,
  wordsOf,
} from './word-lists.ts';
import { singularOf, stemOf } from './stems.ts';
import { isTrouble, tellsTrouble } from './troubles.ts';
import { areSynonyms, isAnybody, isInGroup, synonymsOf } from './synonyms.ts';
import { boundedCache } from '../bounded-cache.ts';

/** How well a word fits a word of an option: the same, another form of it, a synonym, or with a typing mistake: in the word, in a synonym, or far off in one. */
export const fits = {
  same: 4,
  form: 3,
  synonym: 2,
  sound: 1.8,
  begun: 1.5,
  typo: 1,
  near: 0.9,
  far: 0.5,
  none: 0,
} as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** Returns how a said word fits a word of an option; both are folded. */
export function fitOf(said: string, word: string, isTolerant: boolean): Fit {
  if (said === word || (said[0] === word[0] && plainOf(said) === singularOf(word))) return fits.same;
  // "meio caro" is no "MEI".
  if (doubts.has(said) && !doubts.has(word)) return fits.none;
  // "vocês atendem Unimed?" asks for no attendant.
  if (/^atendem?$/.test(said) && word !== said && areSynonyms('atendente', word)) return fits.none;
  // "dispenso a borda" is 'Sem borda'.
  if (word === 'nao' && refusing.test(said)) return fits.form;
  if (word === '1' && /^uma?$/.test(said)) return fits.form;
  if (isNumeric(said) || isNumeric(word)) return isSameNumber(said, word) ? fits.form : fits.none;
  if (tellsTrouble(said, word)) return fits.form;
  if (isTrouble(word) && /..ou$/.test(said) && areSynonyms(said.replace(/ou$/, 'ado'), singularOf(word)))
    return fits.synonym;
  if (tellsOfPast(said)) return fits.none;
  // Who has something for sale sells it; "Vendas" are the shop's.
  if (word === 'vender' && /^vend(?:a|o|e|endo)$/.test(said)) return fits.form;
  if (isAnybody(said) && isAnybody(word)) return fits.synonym;
  if (stemOf(said) === stemOf(word) && !isChance(said, word)) return fits.form;
  if (areSynonyms(said, word)) return fits.synonym;
  if (isKnown(said)) return fits.none;
  if (isBegun(said, word)) return fits.begun;
  if (isTolerant && said.length >= 5 && soundsLike(said, word)) return fits.sound;
  if (!isTolerant) return fits.none;
  // Of a long word, one mistake leaves no doubt.
  if (said.length >= 8 && said[0] === word[0] && fewMistakes(said, singularOf(word), 1)) return fits.sound;
  if (isTypo(said, word)) return fits.typo;
  if (said.length < 6) return fits.none;
  const others = synonymsOf(word);
  if (others.some((other) => soundOf(said) === soundOf(other) || fewMistakes(said, other, 1)))
    return fits.near;
  return others.some((other) => isTypo(said, other)) ? fits.far : fits.none;
}

const refusing = /^(?:nenhuma?|nada|dispenso)$/;

/** "vassina" is "Vacinação": the words sound alike, or what is left of them without their endings. */
function soundsLike(said: string, word: string): boolean {
  if (soundOf(singularOf(said)) === soundOf(singularOf(word))) return true;
  const [one, other] = [stemOf(said), stemOf(word)];
  return one.length >= 5 && other.length >= 5 && soundOf(one) === soundOf(other);
}

/** "eletro" is "Eletrocardiograma"; "ultrassonografia" and "Ultrassom" begin alike. */
function isBegun(said: string, word: string): boolean {
  if (said.length >= 3 && word.length > said.length && word.startsWith(said)) return true;
  return word.length >= 8 && said.startsWith(word.slice(0, Math.max(8, word.length - 1)));
}

/** Returns whether a word is near enough to be asked about, though not near enough to be taken. */
export function isNear(said: string, word: string): boolean {
  if (isNumeric(said) || isNumeric(word) || isKnown(said) || tellsOfPast(said)) return false;
  if (Math.min(said.length, word.length) < 4) return false;
  const [one, other] = [soundOf(said), soundOf(word)];
  return fewMistakes(one, other, Math.floor(Math.max(one.length, other.length) / 3));
}

/** Returns whether a word says that something is over: "agendei", "comprou". */
export function tellsOfPast(word: string): boolean {
  return word.length >= 5 && !notPast.has(word) && /(?:[^aeiou]ei|guei|quei|ou|aram|eram)$/.test(word);
}

/** End like what is over, and are not, or say where somebody heard of something. */
const notPast = wordsOf('estou indicou indicaram recomendou encontrei achei pesquisei procurei passei');

/** "cocada" is no "Coca": short stems meet by chance. "barba" is no "Barbeiro", who is a person. */
function isChance(said: string, word: string): boolean {
  if (/..eir[oa]s?$/.test(word) && !/eir[oa]s?$/.test(said)) return true;
  return stemOf(word).length <= 3 && /ad[oa]s?$/.test(said) && !/r$|ad[oa]s?$/.test(word);
}

/** "menininhas" are more than one small "menina". */
function plainOf(word: string): string {
  return singularOf(word).replace(/(?<=[a-z]{3})inh(?=[oa]$)/, '');
}

function isNumeric(word: string): boolean {
  return /^d?\d/.test(word);
}

/** "2º" and "2" in "2 via", "dia 25" and "25/11". */
function isSameNumber(said: string, word: string): boolean {
  const ordinal = feminine.indexOf(word) + 1 || feminine.indexOf(said) + 1;
  if (ordinal > 0) return said === `${ordinal}º` || word === `${ordinal}º`;
  if (/^d\d+$/.test(said)) return word.startsWith(`${said.slice(1)}/`);
  if (months.has(word)) return said.endsWith(`/${months.get(word) ?? 0}`);
  if (said.includes('/') || word.includes('/')) return false;
  if (word.endsWith(':00') && said === word.slice(0, -3)) return true;
  return said.replace(/º$/, '') === word.replace(/º$/, '') && said.length + word.length > 2;
}

/** "10 de janeiro" is in "Janeiro". */
const months = new Map(
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'
    .split(' ')
    .map((month, place): [string, number] => [month, place + 1]),
);

/** The ordinals that are weekdays too. */
export const feminine = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta'];

/** "pitisco" is "Petiscos": one of them may be of many. */
function isTypo(said: string, word: string): boolean {
  return isMisspelt(said, word) || isMisspelt(singularOf(said), singularOf(word));
}

function isMisspelt(said: string, word: string): boolean {
  const [one, other] = [soundOf(said), soundOf(word)];
  // "sol" is no "sou".
  if (one === other) return said.length >= (isKnown(word) ? 4 : 3);
  const length = Math.min(said.length, word.length);
  // "berdura" is said of a "Verdura" in many places.
  if (length >= 6 && /^[bv]/.test(one) && one.replace(/^b/, 'v') === other.replace(/^b/, 'v')) return true;
  // "gincho" is "Guincho": a letter that changes how the first one sounds may be missing.
  if (length < 4 || (one[0] !== other[0] && said[0] !== word[0])) return false;
  const longest = Math.max(said.length, word.length);
  const allowed = length >= 8 || (length >= 7 && longest >= 9) ? 2 : length >= 5 ? 1 : 0;
  return fewMistakes(one, other, allowed) || fewMistakes(said, word, allowed);
}

/** A word of the language is no mistake for another. */
function isKnown(word: string): boolean {
  return known.some((list) => list.has(word)) || isInGroup(word);
}

const known = [
  functionWords,
  actionWords,
  categoryWords,
  lightWords,
  sideWords,
  stateWords,
  refusals,
  doubts,
  askings,
  otherTalk,
  wordsOf(
    'carta carro caro cara conta conto ponto banco bando bolo bola gato pato prato prata massa mesa peito queijo venda renda verde',
    'pouco pouca muito muita quinze quanto sete sexto terco terra serra marca marco parto parte porta perto certo centro certa pacote',
    'novo nova nove noventa velho velha minuto menos menor maior melhor pior grande pequeno casa caso coisa causa lado lata data',
    'pedra pedro maria marina mariana ana joao jose luiz luis paulo paula carlos carla julia juliana fernanda fernando rita',
    'medica medico preto branco azul amarelo vermelho rosa roxo cinza parcela parcelado parcelas salada salgado doce leve trazer viver vencer venci',
    'comparar exemplo examinar semanal mensal anual rua avenida cidade estado pais mundo pessoa pessoas tempo trabalho vida agua fogo',
    'janeiro fevereiro abril maio junho julho agosto setembro outubro novembro dezembro',
    'credor debate dinamite pesca pescar trocado dela deles corta curto custa costa gosto gasto rosto resto',
  ),
];

/** Returns how a word sounds, as far as spelling mistakes go: "calabreza" and "calabresa" are one. */
export const soundOf = boundedCache(
  (word: string): string =>
    word
      .replaceAll('ph', 'f')
      .replace(/^ex(?=[aeiou])/, 'ez')
      .replace(/^ex(?=[cpt])/, 'es')
      .replace(/^s(?=[ptkcq])/, 'es')
      .replaceAll('y', 'i')
      .replaceAll('w', 'v')
      .replaceAll(/ch|sh/g, 'x')
      .replaceAll(/([nl])h/g, '$1')
      .replaceAll('h', '')
      .replace(/(?<=..)c(?=ao$|oes$)/, 's')
      .replaceAll(/qu(?=[ei])|q|c(?![ei])/g, 'k')
      .replaceAll(/gu(?=[ei])/g, 'G')
      .replaceAll(/g(?=[ei])/g, 'j')
      .replaceAll(/[cz]|sc(?=[ei])/g, 's')
      .toLowerCase()
      .replaceAll(/(.)\1+/g, '$1')
      .replaceAll(/ks/g, 'x')
      .replaceAll(/n(?=[pb])/g, 'm')
      .replaceAll(/m(?![pbaeiou])/g, 'n')
      .replaceAll(/l(?![aeiou])/g, 'u')
      .replace(/^e(?=[mns])/, 'i')
      .replace(/o$/, 'u')
      .replace(/e$/, 'i'),
  5000,
  40,
);
