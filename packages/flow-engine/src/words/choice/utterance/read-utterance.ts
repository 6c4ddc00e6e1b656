import { boundedCache } from '../../bounded-cache.ts';
import { fold } from '../../fold.ts';
import { normalise } from '../../normalise.ts';
import { folded, tokensOf } from '../tokens.ts';
import { withoutCourtesy } from './courtesy.ts';
import { leavesOpen } from './leaves-open.ts';
import { plainRefusals, refusals, wordsOf } from '../word-lists.ts';

/** A stretch of an answer that either wants what it names or refuses it. */
export interface Part {
  readonly words: readonly string[];
  readonly isRefused: boolean;
}

/** An answer, taken apart; kept for who says the same. */
export interface Utterance {
  /** Without greeting, thanks and laughter, folded. */
  readonly polite: string;
  readonly parts: readonly Part[];
  /** Whether it asks instead of answering; "pode ser pix?" proposes. */
  isAsked: boolean;
  /** Whether it asks to have something done: "tem como agendar?" */
  isRequest: boolean;
  /** Whether it says that nothing is decided yet: "ainda tô vendo o que peço". */
  isOpen: boolean;
  /** Whether an emoji takes back or doubts what it says. */
  isShaken: boolean;
}

/** Returns a text normalised, without greeting, thanks and laughter; whole where it is nothing else. */
export function politely(text: string): string {
  return normalise(withoutCourtesy(folded(text))) || normalise(text);
}

/** Takes an answer apart for choosing an option. */
export const readUtterance = boundedCache(
  (text: string): Utterance => {
    const whole = withoutCourtesy(folded(text)).replaceAll(
      /(?<![\p{L}\d])\+ ?(?:de )?(?=\d{1,4}(?!\d| \d))/gu,
      'mais de ',
    );
    const said = withoutReason(whole);
    const polite = said
      .replaceAll(/\bq\b/g, 'que')
      .replaceAll(/[^\p{L}\p{N}º:/]+/gu, ' ')
      .trim();
    return {
      polite,
      parts: partsOf(said),
      isAsked: whole.includes('?') && !/\bpode ser\b/.test(said),
      isRequest: request.test(said),
      isOpen: leavesOpen(polite, fold(text)),
      isShaken: isShaken(text, polite),
    };
  },
  2000,
  80,
);

/** "cancelar ❌" is meant as it is written. */
function isShaken(text: string, polite: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  return /[🤔🤷]/u.test(text) || (/[👎🚫❌✖]/u.test(text) && !refusing.test(polite));
}

const refusing =
  /\b(?:nao|n|nem|cancel\p{L}*|desmarc\p{L}*|desist\p{L}*|remov\p{L}*|exclu\p{L}*|encerr\p{L}*)(?![\p{L}])/u;
const request =
  /\b(?:tem (?:como|vaga|horario|agenda)|da (?:pra|para)|como (?:eu )?(?:faco|faz|fazer|posso|consigo|que|\p{L}{3,}o)|sera que|possivel|posso|consigo|pode|podem|poderia|consegue|quero|queria|gostaria|preciso|quer saber|queria saber)\b/u;

/** "não quero cancelar quero alterar" turns at the second wish. */
const turn =
  /\b((?:nao|n) (?:e|eh|quero|queria|preciso|precisa)(?: d[eao])? (?:\S+ ){0,3}?\S+) (?=(?:quero|queria|preciso|prefiro|so|apenas)\b)/g;

/** Where a wish may begin. */
const wish = / (?=(?:eu )?(?:quero|queria|preciso|gostaria)\b)/g;

/** Where a refusal may begin: "quero gás não quero água". */
const unwished = / (?=(?:nao|n) (?:quero|queria|preciso)\b)/g;

/** "perdi meu cartão quero bloquear" comes to its wish without a comma. */
function atWish(space: string, place: number, text: string): string {
  const [, last = ''] = /[^\s,.;!?]+ ([^\s,.;!?]+)$/.exec(text.slice(Math.max(0, place - 60), place)) ?? [];
  return last === '' || leadsOn.has(last) ? space : ', ';
}

/** After these a wish goes on: "o que eu quero", "não quero". */
const leadsOn = wordsOf('eu que nao n so se ja mas tambem ou como o a');

/** Returns a folded text without why something is wanted, when, and what was done with it: "integral pq trabalho o dia inteiro". */
function withoutReason(text: string): string {
  const place = reason.exec(text)?.index;
  return (place === undefined ? text : text.slice(0, place)).replace(whatWasDone, '');
}

/** After "pq não," nothing was said yet. */
const reason =
  /(?<=[\p{L}\d])[\s,]{1,3}(?:(?:pq|porque|pois)(?! n(?:ao)?(?:[,.;]|$))|ja que|enquanto(?! (?:so|apenas) )|antes de \p{L}{2,20}r|quando (?:o|a|eu|ele|ela|for|chegar|\p{L}{2,12}o))\b/u;
/** "cancelar a mesa que reservei ontem" */
const whatWasDone =
  /(?<=\p{L}) (?:que|q) (?:eu )?(?:fiz|comprei|pedi|mandei|deixei|reservei|marquei|agendei|perdi)(?: (?:ai|hoje|ontem|cedo|semana passada|com (?:voces?|vcs?)))*$/u;

/** Splits at signs and at "mas"; what follows "sem" or "menos" is refused, and so is a stretch with a "não". */
function partsOf(polite: string): Part[] {
  return polite
    .replaceAll(/(?<=\d)\.(?=\d{3}\b)/g, '')
    .replaceAll(/(?<=\d)[,.](?=\d)/g, ' ')
    .replaceAll(turn, '$1, ')
    .replaceAll(wish, atWish)
    .replaceAll(unwished, atWish)
    .split(/[,.;!?\n()]+|\s-+\s|\b(?:mas|porem|e sim|so que|na verdade)\b|\b(?=e nao\b)/)
    .flatMap((stretch) => stretch.split(/(?<=\S\s+)(?=(?:sem|menos|exceto|tirando|salvo)\s)/))
    .map((stretch) => tokensOf(stretch))
    .filter((words) => words.length > 0)
    .map((words) => ({
      isRefused: words.some((word) => refusals.has(word)),
      words: words.map((word) => (plainRefusals.has(word) ? 'nao' : word)),
    }));
}
