import { isInGroup } from './synonyms.ts';
import { fits, tellsOfPast } from './same-word.ts';
import { namesOf, namesTrouble, type Heard, type Mention } from './mentions.ts';
import { isStrange } from './plain-words.ts';
import { stemOf } from './stems.ts';
import { functionWords, relatives, topicAskings, wordsOf } from './word-lists.ts';

/** A word of the answer that does not name the option. */
export interface Other {
  word: string;
  place: number;
}

/**
 * Returns whether an option may be said with other words: all of it, where they only lead to it or follow it, or what is
 * done and then for whom.
 */
export function mayHaveMore(mention: Mention, heard: Heard[], strange: Other[]): boolean {
  const { used, isWhole, isRefusal } = mention;
  if (isRefusal) return isWhole;
  if (namesTrouble(mention, namesOf(mention, heard))) return true;
  const first = Math.min(...used);
  // "casa pra alugar"
  if (isWhole && heard[first - 1]?.word === 'para') return true;
  const next = Math.min(...strange.map(({ place }) => place));
  if (isWhole && isJoinedToMore(mention, heard)) return false;
  if (isWhole && first < next) return true;
  if (isWhole)
    return !strange.some(({ word }) => misleads(word)) && (used.size > 1 || leadsTo(mention, heard, strange));
  const before = heard[next - 1]?.word ?? '';
  if (before === 'as' && !/^\d/.test(heard[next]?.word ?? '')) return false;
  return first < next && /[aei]r$/.test(heard[first]?.word ?? '') && adjuncts.has(before);
}

/** After these comes with whom, when or where something is done. */
const adjuncts = wordsOf('com para no na pelo pela as ao em doutor');

/**
 * Whether the words before an option only lead to it: "o médico pediu um hemograma". Those do not that count, join,
 * own, undo or complain: "cabelo e sobrancelha", "capa de celular", "cancelar a consulta", "péssima entrega".
 */
function leadsTo({ used, fit }: Mention, heard: Heard[], strange: Other[]): boolean {
  const first = Math.min(...used);
  const isWished = hasWish(heard, first);
  if (fit < (isWished ? fits.synonym : fits.form) || heard.some(({ word }) => topicAskings.has(word)))
    return false;
  if (strange.some(({ word }) => /^\d/.test(word))) return false;
  const leading = strange.filter(({ place }) => place < first);
  if (leading.length > maxLeading && !isWished) return false;
  const isTold = !isWished && heard.slice(0, first).some(({ word }) => relatives.has(word));
  return !(isTold && leading.length > 0) && !isBound(heard, first);
}

/** More strange words than these before an option tell of something else, unless a wish comes after them. */
const maxLeading = 2;

/** Whether a word takes back or deplores what it speaks of, or does something to it that is an option elsewhere. */
function misleads(word: string): boolean {
  if (deplored.has(stemOf(word)) || undoings.has(stemOf(word))) return true;
  return (/[aei]r$/.test(word) && isInGroup(word)) || (pastInIu.test(word) && !leadingPast.has(word));
}

/** "fugiu" and "morreu" tell a story; a doctor "pediu" what is wanted. */
const pastInIu = /.[^aeou]iu$|..[cdrv]eu$/;
const leadingPast = wordsOf('pediu sugeriu');

const deplored = stemsOf(
  'menor maior menos diferente igual parecido odeia detesta medo trauma pavor alergia pessimo horrivel ruim caro absurdo lixo demorado vergonha palhacada enrolado sujo pior',
);
const undoings = stemsOf(
  'cancelar cancelamento trocar troca devolver devolucao reclamar reclamacao estornar estorno bloquear vender venda parar encerrar perder tirar fechar desistir desmarcar atraso atrasar multa golpe vespera final fim comeco inicio',
);

function stemsOf(list: string): Set<string> {
  return new Set([...wordsOf(list)].map(stemOf));
}

/** Whether an option is joined to a strange word or is said of it: "cabelo e sobrancelha", "capa de celular". */
function isBound(heard: Heard[], first: number): boolean {
  let place = first - 1;
  const between: string[] = [];
  while (
    place >= 0 &&
    heard[place]?.part === heard[first]?.part &&
    functionWords.has(heard[place]?.word ?? '')
  ) {
    between.push(heard[place]?.word ?? '');
    place -= 1;
  }
  const { word, part } = heard[place] ?? { word: '', part: -1 };
  if (part !== heard[first]?.part || !isStrange(word)) return false;
  if (between.some((one) => joining.has(one))) return true;
  if (between.some((one) => /^d[ao]s?$/.test(one)) && (isInGroup(word) || belongings.has(word))) return true;
  return between.includes('de') && !/(?:mento|cao|sao|gem|ndo|conserto|reparo|limpeza)$/.test(word);
}

const joining = wordsOf('e ou com');
/** What an option has, and is another matter: "resultado do exame". */
const belongings = wordsOf(
  'resultado guia atestado laudo comprovante recibo nota contrato senha chave garantia retorno dono dona pessoal cheiro som site aplicativo app link telefone numero endereco',
);

/** "barba e bigode" is more than "Barba". */
function isJoinedToMore({ used }: Mention, heard: Heard[]): boolean {
  const last = Math.max(...used);
  const [and, next, other] = [heard[last + 1], heard[last + 2], heard[last + 3]];
  if (and?.word !== 'e' || and.part !== heard[last]?.part) return false;
  const thing = functionWords.has(next?.word ?? '') ? other : next;
  return thing !== undefined && thing.part === and.part && isStrange(thing.word) && !tellsOfPast(thing.word);
}

/** Whether a wish stands right before an option: "tô na estrada e preciso de reboque". */
function hasWish(heard: Heard[], first: number): boolean {
  return heard.slice(Math.max(0, first - 4), first).some(({ word }) => wishes.has(word));
}

export const wishes = wordsOf('quero queria queremos preciso precisava gostaria prefiro desejo');
