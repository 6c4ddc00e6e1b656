import { boundedCache } from '../bounded-cache.ts';
import { wordsOf } from './word-lists.ts';

/** Returns a folded word without its ending: "agendamento" and "agendar" are one. */
export const stemOf = boundedCache(
  (word: string): string => {
    const kin = families.get(word) ?? families.get(singularOf(word));
    if (kin !== undefined) return kin;
    if (/\d/.test(word) || kept.has(word)) return word;
    const single = singularOf(word)
      .replace(/(?<=[a-z]{3})quinh([oa])$/, 'c$1')
      .replace(/(?<=[a-z]{2}(?:[aelr]|ao))zinh[oa]$/, '')
      .replace(/(?<=[a-z]{3})z?inh([oa])$/, '$1');
    const ending = endings.find(
      (one) =>
        single.endsWith(one) && single.length - one.length >= (one.length > 3 && !short.has(one) ? 4 : 3),
    );
    const stem = ending === undefined ? single : single.slice(0, -ending.length);
    // "retoque" is of "retocar", "entregue" of "entregar".
    return stem.replace(/qu$/, 'c').replace(/(?<=..)gu$/, 'g');
  },
  5000,
  40,
);

/** Nouns and forms of verbs that their endings do not show. */
const families = new Map(
  [
    'alug aluguel alugar alugueis aluga alugo',
    'remov remocao remover',
    'urg urgente urgencia urgentemente',
    'doa doacao doar doando doacoes doador doadora',
    'abr abertura aberta aberto abre abro',
    'casament casar casamento casando casa-se',
    'batiz batismo batizar batizado batizados batizando',
    'lent lentidao lento lenta lentissima lerda lerdo devagar',
    'dor doer doendo doi dores latejando',
    'extr extracao extrair extraindo arrancar',
    'perd perda perder perdi',
    'err erro errado errada errados erradas errar',
    'falt falta faltando faltante faltou faltar faltaram',
    'devolv devolucao devolver devolucoes',
    'inscr inscricao inscrever inscricoes',
    'rescind rescisao rescindir',
    'demit demissao demitir demitido',
    'transfer transferencia transferir',
    'imprim impressao imprimir impressoes',
    'ader adesao aderir',
    'conclu conclusao concluir',
    'emit emissao emitir emite',
    'lav lavagem lavar lavacao',
    'viag viagem viajar viagens viajo',
    'mud mudanca mudar mudancas muda',
    'consert conserto consertar concerto reparo reparar arrumar',
    'pass-voo aereo aerea aviao voo',
    'aposent aposentadoria aposentar aposento',
    'divorc divorcio divorciar',
    'hospedage hospedagem hospedar hospedo',
    'sugest sugestao sugerir sugestoes',
    'denunc denuncia denunciar',
    'instal instalacao instalar',
    'negoci negociacao negociar renegociar renegociacao acordo',
    'orc orcamento orcar orcamentos',
    'indic indicacao indicar indicou indicado indicaram recomendou recomendacao',
    'trib tributo tributario tributaria',
    'crim crime criminal crimes',
    'trabalh trabalhista',
    'perfum perfume perfumes perfumaria',
    'papel papel papelaria',
    'revis revisao revisar',
    'experiment experimental experimentar',
    'livr livro livros livraria',
    'molh molhar molhou molhado molhada molhados molhadas',
    'frei freio freios frear freia freando',
    'grand grande grandes grandao grandona grandinho grandinha',
    'pequen pequeno pequena pequenininho pequenininha pequenino pequenina',
    'pez pe pes pezinho pezinhos',
    'maoz mao maos maozinha maozinhas',
    'associ associar associado associada socio socia filiar filiacao',
    'vendedor vendedor vendedora vendedores vendedoras',
    'adicion adicionar adicao adicione',
  ].flatMap((line) => {
    const [stem = '', ...words] = line.split(' ');
    return words.map((word): [string, string] => [word, stem]);
  }),
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
