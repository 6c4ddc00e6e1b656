import { singularOf, stemOf } from './stems.ts';
import { wordsOf } from './word-lists.ts';

const troubles = wordsOf(
  'errado atrasado faltando faltante estragado quebrado vencido lento queimado vazando furado bloqueado cancelado extraviado danificado defeito incompleto ruim sujo travado parado rasgado trincado amassado clonado',
);

/** Returns whether a word of an option says what went wrong, "Pedido atrasado", so that it is answered with a story. */
export function isTrouble(word: string): boolean {
  return troubles.has(singularOf(word).replace(/a$/, 'o'));
}

/** Returns whether a word tells that the trouble of an option came: "atrasou" of "Atrasado". */
export function tellsTrouble(said: string, word: string): boolean {
  return said.endsWith('ou') && isTrouble(word) && said.slice(0, -2) === stemOf(word);
}
