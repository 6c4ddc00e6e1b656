import { tellsOfOthers } from '../tells-of-others.ts';
import { normalise } from '../normalise.ts';
import { readNumberWords } from '../number-words.ts';
import type { ReadAnswer } from './answer.ts';
import { isAsked, withoutCourtesy } from './courtesy.ts';
import { findNumber } from './find-number.ts';

/** An amount in reais: "R$ 1.234,56", "50 reais", "dez reais e cinquenta centavos", "2 mil", "dez e cinquenta". */
export const readMoney: ReadAnswer = ({ text }) => {
  const said = withoutCourtesy(text.slice(0, 200)).replace(monthly, '').replace(slang, asCounted);
  if (isAsked(text) || noReais.test(said) || tellsOfOthers(said)) return undefined;
  if (/-\s*(?:r\$\s*)?\d/.test(said) && !/\d\s*-\s*\d/.test(said)) return undefined;
  const value =
    readCents(said) ??
    readShort(said) ??
    readSpoken(said) ??
    findNumber(said.replaceAll(/r\$|\$/g, ' ').trim());
  return value === null || value < 0 || value > 1e12 ? undefined : Math.round(value * 100) / 100;
};

/** "ganho 2.800 por mês": how often is no part of how much. */
const monthly = /^(?:eu )?(?:ganho|recebo|pago|gasto|tiro) | (?:por|ao|no|todo) mes$| mensa(?:l|is)$/g;

/** Other currencies, shares and what is no money at all; "1,000" may be one or a thousand, "duas e meia" is a time. */
const noReais =
  /us\$|usd|cpf|telefone|final \d|dolar|euros?\b|[€£%]|por ?cento|(?<![\d.,])\d{1,3},\d{3}(?!\d)|\b(?:pessoas?|anos?|dias?|mes|meses|semanas?|horas?|minutos?|vezes|duzias?|quilos?|kg|parcelas?)\b|\d ?x\b|^(?:uma|duas)(?: |$)/;

/** "vintão", "duzentão": notes and prices as they are called. */
const slang = /\b(vint|cinquent|duzent|trezent|quinhent)ao\b/g;
const tails: Readonly<Record<string, string>> = { vint: 'e', cinquent: 'a' };

function asCounted(_: string, start: string): string {
  return start + (tails[start] ?? 'os');
}

/** "dez e cinquenta", "12 e 90": cents as prices have them. */
function readSpoken(said: string): number | null {
  const found = /^(?:r\$ ?)?(.{1,30}?)(?: reais)? e (50|90|99|cinquenta|noventa|noventa e nove)$/.exec(said);
  const whole = found && readNumberWords(said) === null ? readPart(found[1] ?? '') : null;
  const cents = readPart(found?.[2] ?? '');
  return whole === null || cents === null || whole === 0 || whole >= 1000 ? null : whole + cents / 100;
}

/** "5 reais e 25" */
function readShort(said: string): number | null {
  const [, reais = '', cents = ''] = /^(.{1,30}?) reais e (\d{2})$/.exec(said) ?? [];
  const whole = readPart(reais);
  return whole === null ? null : whole + Number(cents) / 100;
}

/** With the word for it: "10 reais e 50 centavos", "cinquenta centavos", "vinte pila". */
function readCents(text: string): number | null {
  const found = /^(?:(.*?) (?:reais|real|conto|contos|pila|pilas))?(?: ?(?:e )?(.*?) centavos?)?$/.exec(
    normalise(text.slice(0, 200)).replace(/^r /, ''),
  );
  const [, reais, cents] = found ?? [];
  if (reais === undefined && cents === undefined) return null;
  const parts = [reais, cents].map((part) =>
    part === undefined ? 0 : (readPart(part) ?? readThousands(part)),
  );
  const [whole, rest] = parts;
  return whole === null || rest === null || whole === undefined || rest === undefined || rest > 99
    ? null
    : whole + rest / 100;
}

/** "2 mil" */
function readThousands(words: string): number | null {
  const [, digits] = /^(\d{1,3}) mil$/.exec(words) ?? [];
  return digits === undefined ? null : Number(digits) * 1000;
}

/** Digits here lost their separators, so only bare ones count; the others are left to the general reading. */
function readPart(words: string): number | null {
  return /^\d{1,9}$/.test(words) ? Number(words) : readNumberWords(words);
}
