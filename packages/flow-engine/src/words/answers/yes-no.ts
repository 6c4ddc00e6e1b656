import { normalise } from '../normalise.ts';
import type { ReadAnswer } from './answer.ts';

/** Yes or no, by its first word: "sim, pode ser", "não quero", "👍". */
export const readYesNo: ReadAnswer = ({ text }) => {
  const said = normalise(text.slice(0, 300));
  if (yes.has(said)) return true;
  if (no.has(said)) return false;
  if (/^(?:claro|certeza|acho|e claro|com certeza) que nao\b/.test(said)) return false;
  if (isUndecided(said)) return undefined;
  const [first = ''] = said.split(' ');
  return firstYes.has(first) ? true : firstNo.has(first) ? false : undefined;
};

/**
 * Returns whether a normalised answer is neither yes nor no, though it has their words: "não entendi", "sim, mas hoje
 * não".
 */
export function isUndecided(said: string): boolean {
  if (/^nao (?:sei|entendi|compreendi|lembro|faco ideia|tenho (?:muita )?certeza)\b/.test(said)) return true;
  return /\bsim\b/.test(said) && /\bnao\b/.test(said);
}

const firstYes = wordsOf('sim simm simmm ss claro aceito confirmo positivo');
const firstNo = wordsOf('nao naoo nn nunca negativo recuso jamais');
const yes = new Set([
  ...firstYes,
  ...wordsOf('s ok okay okey blz beleza pode quero isso exato certo certeza bora vamos yes y 👍 ✅ 👌 🙏 ✔'),
  'com certeza',
  'pode ser',
  'pode sim',
  'quero sim',
  'isso mesmo',
  'isso ai',
  'ta bom',
  'ta certo',
  'esta certo',
  'tudo bem',
  'por favor',
  'uhum',
  'aham',
]);
const no = new Set([
  ...firstNo,
  ...wordsOf('n no 👎 ❌ 🚫 ✖'),
  'agora nao',
  'ainda nao',
  'de jeito nenhum',
  'nem pensar',
  'quero nao',
  'acho que nao',
  'deixa',
  'deixa pra la',
  'obrigado nao',
]);

function wordsOf(list: string): Set<string> {
  return new Set(list.split(' '));
}
