import { boundedCache } from '../bounded-cache.ts';
import { singularOf, stemOf } from './stems.ts';
import { wordsOf } from './word-lists.ts';

const troubles = wordsOf(
  'demora errado atrasado faltando faltante estragado quebrado vencido lento queimado vazando furado bloqueado cancelado extraviado danificado defeito incompleto ruim sujo travado parado rasgado trincado rachado molhado amassado clonado',
);

/** Returns whether a word of an option says what went wrong, "Pedido atrasado" or "Molhou", so that it is answered with a story. */
export const isTrouble = boundedCache(
  (word: string): boolean => {
    const single = singularOf(word);
    return (
      troubles.has(single) ||
      troubles.has(single.replace(/(?:a|(?<=[a-z]{3})ou)$/, (end) => (end === 'a' ? 'o' : 'ado')))
    );
  },
  5000,
  40,
);

/** Returns whether a word tells that the trouble of an option came: "atrasou" of "Atrasado". */
export function tellsTrouble(said: string, word: string): boolean {
  return said.endsWith('ou') && isTrouble(word) && said.slice(0, -2) === stemOf(word);
}
