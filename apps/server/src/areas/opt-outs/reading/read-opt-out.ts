import { tokensOf } from '@prosa/flow-engine';
import { certain, doubtful, type Pattern } from './patterns.ts';
import { symbolOf } from './symbols.ts';

/** What a message of a customer says about whether they want to receive more. */
export interface OptOutReading {
  /** `certain`: they do not. `doubtful`: they may not, and a person decides. */
  level: 'certain' | 'doubtful';
  /** A word alone, "SAIR": it answers what was sent; to a bot's menu it may mean something else. */
  isWord: boolean;
}

/**
 * Reads whether a message asks to receive no more; null where it does not. A message asks for that for certain only
 * where every word of a clause is understood, so that "para de mandar mensagem" counts and "para de mandar mensagem de
 * voz, manda escrito" does not.
 */
export function readOptOut(text: string): OptOutReading | null {
  if (text.length > maxLength || instruction.test(text.normalize('NFC').toLowerCase())) return null;
  const clauses = clausesOf(text);
  const word = readWord(clauses);
  if (word) return { level: word, isWord: true };
  const levels = clauses.map(levelOf);
  if (levels.includes('certain')) {
    const isLimited = text.length > maxCertainLength || clauses.some(({ words }) => words.some(isLimit));
    return { level: isLimited ? 'doubtful' : 'certain', isWord: false };
  }
  return levels.includes('doubtful') ? { level: 'doubtful', isWord: false } : null;
}

/** Longer messages are mostly forwarded or are stories, in which a clause is easily misread. */
const maxLength = 2000;
const maxCertainLength = 300;

/** What the end of a campaign says: "responda SAIR". */
const instruction =
  /(?:respond[ae]r?|digit[ae]r?|envi[ae]r?|escrev[ae]r?|mand[ae]r?|cli(?:que|car)|fal[ae]r?)(?: (?:com|a palavra|em|aqui))? ?["'“”‘’*_]*\s?["'“”‘’*_]*(?:sair|parar|stop|cancelar|descadastr\p{L}*)(?!\p{L})/u;

interface Clause {
  words: readonly string[];
  /** A letter for each word, by what it may mean. */
  symbols: string;
  isAsked: boolean;
}

const ends = /(?<=[.,;:!?\n…])|\s(?:porque|pois|pq)\s/iu;
const greeting = /(?<!\p{L})(?:bom dia|boa tarde|boa noite)(?!\p{L})/giu;

function clausesOf(text: string): Clause[] {
  return text
    .replaceAll('+', ' mais ')
    .replaceAll(greeting, ', ')
    .replaceAll(/opt[\s-]?out/gi, 'optout')
    .split(ends)
    .map((clause) => ({ words: tokensOf(clause), isAsked: clause.includes('?') }))
    .filter(({ words }) => words.length > 0)
    .map((clause) => ({ ...clause, symbols: clause.words.map(symbolOf).join('') }));
}

function levelOf({ symbols, isAsked }: Clause): OptOutReading['level'] | null {
  const fits = ({ pattern, needs, never }: Pattern) =>
    pattern.test(symbols) && (!needs || needs.test(symbols)) && !never?.test(symbols);
  if (certain.some(fits)) return isAsked && /^[yM]*n/.test(symbols) ? 'doubtful' : 'certain';
  return doubtful.some(fits) ? 'doubtful' : null;
}

const courtesy = new Set(
  'oi ola opa por favor pf pfv pfvr gentileza obrigado obrigada obg ok ja eu'.split(' '),
);
const leaving = new Set(['sair', 'parar', 'pare', 'parem', 'stop']);
/** Words that other wishes use too. */
const ambiguous = new Set(
  'para chega basta cancelar cancela cancele cancelado remover remova remove excluir exclua exclui spam'.split(
    ' ',
  ),
);

/** Reads a message of one word, said once or more. */
function readWord(clauses: readonly Clause[]): OptOutReading['level'] | null {
  const words = clauses.flatMap(({ words: all }) => all).filter((word) => !courtesy.has(word));
  const [first] = words;
  if (first === undefined || words.some((word) => word !== first)) return null;
  const isAsked = clauses.some((clause) => clause.isAsked);
  if (leaving.has(first)) return isAsked ? 'doubtful' : 'certain';
  return ambiguous.has(first) ? 'doubtful' : null;
}

const limits = new Set(
  'mas porem so somente apenas exceto menos salvo prefiro enquanto quando depois antes se hoje agora hora horas horario ate'.split(
    ' ',
  ),
);

/** "não quero mais receber promoção, só os boletos". */
function isLimit(word: string): boolean {
  return limits.has(word);
}
