import { normalise } from '../normalise.ts';
import { readNumberWords } from '../number-words.ts';
import { readNumber } from './read-number.ts';

/**
 * Finds the only number of a sentence: "tenho 42 anos". Null where there is none, more than one, or where it may not be
 * what was asked for: "não 10", "mais de 10", "às 10", "um minuto".
 */
export function findNumber(text: string): number | null {
  const short = text.slice(0, maxSentenceLength).toLowerCase().replace(squareMetres, 'm');
  const alone = readNumber(short.replace(/[.!,]+$/, ''));
  if (alone !== null) return alone;
  const said = normalise(short.replaceAll(hedges, ' '));
  const people = countPeople(said);
  if (people !== null) return people;
  const words = said.replace(table, '').split(' ');
  if (words.length > maxWords || doubts.test(` ${said} `) || otherUse.test(short)) return null;
  const written = short.match(digits) ?? [];
  const spoken = findWords(words);
  if (/\be mei[oa]\b/.test(said)) return withHalf(said);
  if (written.length + spoken.length !== 1) return null;
  const [only] = written;
  return only === undefined ? (spoken[0] ?? null) : readNumber(only.replace(/[.,]+$/, ''));
}

const maxSentenceLength = 500;
const maxWords = 10;
const digits = /(?<![\d.,])[+-]?\d[\d.,]*(?:\s?(?:mil(?:h(?:ao|ão|oes|ões))?|k|mi|mm)(?!\p{L}))?/gu;
const hedges =
  /\b(?:mais ou menos|cerca de|em torno de|por volta de|aproximadamente|(?:eu )?acho (?:que|q))\b|\b(?:uns|umas)(?= )/g;
/** "uma mesa para 4" is four. */
const table = /^(?:quero |queria )?uma (?:mesa|reserva) (?=(?:para|pra|p|de) )/;
/** Words that take the number back, leave it open, or make something else of it. */
const doubts =
  / (?:nao|n|nem|nunca|ou|se (?:vier(?:em)?|for(?:em)?|tiver(?:em)?|confirmar(?:em)?|chover|todos)|entre|quase|talvez|depende|menos|mais|ate|cada|qualquer|partir|minimo|maximo|pelo menos|acima|abaixo|as|dia|rua|av|avenida|travessa|jan(?:eiro)?|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:de|da) (?:manha|tarde|noite|madrugada)|espera|espere|aguarda|aguarde|pera|perai|calma|ha|faz|ontem|moro|pensar|d?os dois|d?as duas|duzias?|me da|em [\da-z]+ min(?:utos?)?|\S+ (?:perguntas?|duvidas?|perguntinhas?|coisas?|opcao|opcoes|favor|favores|desculpas?|perdoes|beijos?|abracos?|vez por todas|minutinhos?|segundinhos?|instantes?|momentos?|momentinhos?)|(?:um|uma|1) (?:min|minuto|segundo|seg)) /;
/** "120 m²" */
const squareMetres = /(?<=\d\s?)m[2²](?![\p{L}\d])/u;

/** "só eu" is one person, "eu e minha esposa" are two. */
function countPeople(said: string): number | null {
  if (/^(?:so|apenas|somente) eu(?: mesm[oa])?$/.test(said)) return 1;
  return /^(?:so )?(?:(?:pra|para) mim|eu) e (?:(?:o|a) )?(?:(?:meu|minha) )?[a-z]+$/.test(said) &&
    couple.test(said)
    ? 2
    : null;
}

const couple =
  /(?:esposa|marido|mulher|namorad[oa]|noiv[oa]|companheir[oa]|soci[oa]|mae|pai|filh[oa]|irma|irmao|amig[oa]|espos[oa])$/;
/** "10h", "b12", "10b", "1/2", "10:30", "casa 12" are no amounts. */
const otherUse =
  /(?:casa|ap(?:to|artamento)?|bloco|lote|quadra|sala) \d|\p{L}\d|\d\s?(?:h|hs|hrs?|h\d+)(?!\p{L})|\d\s?[/:]\s?\d|\d(?!(?:mil|[xkglmºªoa]|kg|ml|cm|km|un|pc)(?!\p{L}))\p{L}{1,2}(?!\p{L})/u;

/** The values of the stretches of a sentence that are numbers written out: "somos vinte e cinco pessoas". */
function findWords(words: string[]): number[] {
  const values: number[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const length = numberLengthAt(words, from);
    if (length === 0 || (length === 1 && isIdle(words, from))) continue;
    values.push(readNumberWords(words.slice(from, from + length).join(' ')) ?? 0);
    from += length - 1;
  }
  return values;
}

/** "tenho uma dúvida" and "mil desculpas" count nothing; "só uma" and "uma pessoa" do. */
function isIdle(words: string[], at: number): boolean {
  if (!/^(?:uma?|mil)$/.test(words[at] ?? '')) return false;
  const next = words[at + 1];
  return next !== undefined && !counted.test(next);
}

const counted =
  /^(?:so|apenas|reais|real|pessoas?|adultos?|criancas?|filh[oa]s?|dependentes?|convidados?|alun[oa]s?|funcionari[oa]s?|pizzas?|unidades?|pecas?|itens|item|caixas?|pacotes?|garrafas?|latas?|copos?|pares|par|quartos?|noites?|diarias?|ingressos?|anos?|mes|meses|dias?|semanas?|horas?|quilos?|kg|litros?|metros?|km|cachorros?|gatos?|carros?|hospedes?|passageiros?)$/;

function numberLengthAt(words: string[], from: number): number {
  if (words[from] === 'e') return 0;
  for (let length = Math.min(9, words.length - from); length > 0; length -= 1) {
    if (words[from + length - 1] === 'e') continue;
    if (readNumberWords(words.slice(from, from + length).join(' ')) !== null) return length;
  }
  return 0;
}

/** "2 pizzas e meia", "um quilo e meio": what is counted stands between. */
function withHalf(said: string): number | null {
  const [, count = '', noun = ''] =
    /^(?:sao |da |tem |tenho |quero |so )?(.{1,30}?) (\S+) e mei[oa]$/.exec(said) ?? [];
  const value = counted.test(noun) ? readNumber(count) : null;
  return value === null || /^horas?$/.test(noun) ? null : value + 0.5;
}
