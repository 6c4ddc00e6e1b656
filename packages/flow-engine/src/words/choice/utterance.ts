import { fold } from '../fold.ts';
import { normalise } from '../normalise.ts';
import { folded, tokensOf } from './tokens.ts';
import { leavesOpen } from './leaves-open.ts';
import { plainRefusals, refusals, wordsOf } from './word-lists.ts';

/** A stretch of an answer that either wants what it names or refuses it. */
export interface Part {
  words: string[];
  isRefused: boolean;
}

/** An answer, taken apart. */
export interface Utterance {
  /** Without greeting, thanks and laughter, folded. */
  polite: string;
  parts: Part[];
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
export function readUtterance(text: string): Utterance {
  const whole = withoutCourtesy(folded(text)).replaceAll(/\+ ?de (?=\d)/g, 'mais de ');
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
    isShaken: /[👎🚫❌✖🤔🤷]/u.test(text) && /\p{L}/u.test(text),
  };
}

const request =
  /\b(?:tem como|da (?:pra|para)|como (?:eu )?(?:faco|faz|fazer|posso|consigo|que|\p{L}{3,}o)|sera que|possivel|posso|consigo|pode|podem|poderia|consegue|quero|queria|gostaria|preciso|quer saber|queria saber)\b/u;

/** Returns a folded text without greeting, thanks, laughter and what is said to be polite. */
function withoutCourtesy(text: string): string {
  return text.replaceAll(courtesy, ' , ').replace(closing, '$1').trim();
}

/** "2, tá?" and "calabresa, amigo": said to somebody behind what is said; "meu amigo" and "onde tá" are something else. */
const closing =
  /((?<![\p{L}\p{N}])(?!(?:que|onde|como|quem|qual|quanto|nao|ja|meu|minha|um|uma|o|a|do|da|de|pro|pra|por|pelo|pela|com|seu|sua|e|melhor)\b)[\p{L}\p{N}]+)[\s,]+(?:tah?(?:\s*\?)?|amig[oa]|amigao|patrao|chefe|parceiro|mano|mana)[\s,.!]*$/u;

const courtesy =
  /(?<![\p{L}\p{N}])(?:(?:oi+|ola|opa|e ai|alo|hey|hello)\b|bom dia+|boa tarde(?! (?:a|de) tarde)|boa noite|bom diaa*|tudo (?:bem|bom|certo)(?: com (?:voces?|vcs?))?|como vai|por (?:favor|gentileza|obsequio)|pf+v*r?|pelo amor de deus|pls|plis|please|(?:um |grande )?abracos?|bjs?|beij(?:o|ao|os|inhos?)|(?:muito |mto )?obrigad[oa]s? pel[oa]s? [^,.;!?]*|(?:muito |mto )?obrigad[oa]s?|obg|brigad[oa]|valeu|vlw|grat[oa]|tmj|moc[oa]|querid[oa]|colega|meu (?:bem|querido|amigo|caro)|minha (?:querida|linda|amiga)|senhor[ae]?s?|(?:ta|esta) (?:bom|otimo|ok)|ok|blz|beleza|k+|(?:rs)+|(?:ha|he|hua){2,}h?|h[um]m+|aff+|eita|oxe|uai|bah|tche|ah+|eh+|ne|viu|jesus|que vem|q vem|kkk\w*|(?:que )?deus (?:te |lhe |o |os |a |voces? )?abencoe(?: (?:voces?|vcs?))?|gracas a deus|(?:eu )?agradeco|se (?:der|puder|possivel)|(?:fica|fique)m? com deus|se deus quiser|(?:a )?paz do senhor|amem|(?:aqui (?:e|eh|quem fala e) [ao]|meu nome e|me chamo) \p{L}{2,20})(?![\p{L}\p{N}])(?:\s*\?)?/gu;

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
