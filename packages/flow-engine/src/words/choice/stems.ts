import { boundedCache } from '../bounded-cache.ts';
import { wordsOf } from './word-lists.ts';

/** Returns a folded word without its ending: "agendamento" and "agendar" are one. */
export const stemOf = boundedCache(
  (word: string): string => {
    if (/\d/.test(word) || kept.has(word)) return word;
    const single = singularOf(word)
      .replace(/(?<=[a-z]{3})quinh([oa])$/, 'c$1')
      .replace(/(?<=[a-z]{3})z?inh([oa])$/, '$1');
    const ending = endings.find(
      (one) =>
        single.endsWith(one) && single.length - one.length >= (one.length > 3 && !short.has(one) ? 4 : 3),
    );
    return ending === undefined ? single : single.slice(0, -ending.length);
  },
  5000,
  40,
);

const kept = wordsOf(
  'segunda terca quarta quinta sexta sabado domingo novo nova medico medica mais pais conta conto caso casar troco vender venda vendas vendedor vendedora',
);
/** These may leave three letters. */
const short = wordsOf('amento imento anca');
const endings = (
  'amento imento anca mente eza acao icao adora edora ador edor ante ente ando endo indo agem eira eiro ada ado ida ido ' +
  'ar er ir am em a o e'
).split(' ');

/** Returns a folded word in the singular. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/([aeo])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/(?<=[rz])es$/, '')
    .replace(/s$/, '');
}
