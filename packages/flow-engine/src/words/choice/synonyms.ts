import { boundedCache } from '../bounded-cache.ts';
import { singularOf, stemOf } from './stems.ts';

/** Words that mean the same where an option has one of them; each group is led by its name. */
const groups = [
  'agendar marcar agendamento marcacao agenda',
  'remarcar reagendar reagendamento remarcacao adiar reagenda',
  'cancelar desmarcar cancelamento cancela desmarca desistir desistencia',
  'pessoa atendente atendimento humano alguem gente recepcao recepcionista secretaria operador consultor especialista vendedor corretor gerente',
  'vendas venda comercial comprar orcamento cotacao',
  'vendas vendedor comercial consultor corretor',
  'pedido encomenda encomendar',
  'suporte assistencia ajuda',
  'financeiro financas cobranca',
  'boleto fatura',
  'comprar adquirir',
  'cerveja cerva breja',
  'fatia pedaco',
  'balao bexiga',
  'emergencia urgencia urgente',
  'mensalidade preco valor',
  'alterar mudar modificar remarcar',
  'guincho reboque',
  'reembolso ressarcimento',
  'imposto tributo ir',
  'tarifa diaria preco valor',
  'dinheiro especie grana cash din',
  'endereco localizacao mapa',
  'horario expediente funcionamento',
  'horario hora',
  'preco precos valor valores tabela',
  'entrega delivery',
  'retirar retirada buscar busco pegar balcao',
  'acompanhar rastrear rastreio rastreamento acompanhamento status andamento',
  'devolver devolucao reembolso estorno',
  'reclamacao reclamar ouvidoria',
  'aluguel alugar locacao locar',
  'apartamento apto ape flat',
  'terreno lote',
  'bicicleta bike',
  'visita visitar conhecer',
  'matricula inscricao inscrever matricular',
  'rematricula rematricular',
  'bebida beber',
  'refrigerante refri',
  'sobremesa doce',
  'hamburguer burguer lanche',
  'veterinario vet',
  'convenio plano',
  'manicure unha',
  'manicure mao',
  'pedicure unha',
  'pedicure pe',
  'coloracao tintura pintar colorir pintura tingir',
  'noite noturno',
  'manha matutino',
  'tarde vespertino',
  'agora imediatamente urgente agr',
  'duvida pergunta',
  'cardapio catalogo menu',
  'promocao oferta desconto encarte',
  'vaga emprego trabalho trabalhar curriculo',
  'sair encerrar finalizar tchau',
  'cachorro cao dog cachorrinho cachorrinha',
  'celular telefone fone',
  'carro automovel veiculo auto',
  'medico medica doutor doutora dr dra',
  'exame exames laudo',
  'pequena menor',
  'juridica empresa cnpj pj',
  'fisica cpf pf',
  'musculacao malhar academia treino',
  'natacao nadar',
  'contratar assinar',
  'sinal conexao internet',
  'quebrado trincado rachado defeito danificado',
  'otimo excelente maravilhoso espetacular sensacional incrivel fantastico',
  'regular razoavel mediano mediana',
  'pagar pagamento quitar',
  'paguei quitei',
  'parcelar dividir parcelado parcelamento',
  'viasegunda perdido',
  'castracao castrar capar',
  'funilaria lanternagem latoaria chapeacao',
  'clareamento clarear branqueamento branquear',
  'barulho barulheira zoada ruido',
  'fechar encerrar',
  'finalizar concluir',
  'autorizar liberar',
  'aniversario niver aniver',
  'cnh habilitacao carteira',
  'alto caro elevado',
  'ruim pessimo horrivel',
  'divida cobranca debito',
  'limpeza limpar higienizacao higienizar',
  'casa domicilio domiciliar residencia',
  'aplicativo app uber',
  'bebe nene bb recem',
  'computador pc',
  'whatsapp zap whats wpp',
  'chatbot bot robo robozinho',
  'buffet bufe',
  'maquiagem make',
  'lavadora maquina',
  'geladeira refrigerador',
  'reclamacao queixa',
  'ballet bale balezinho',
  'infantil crianca',
  'falar conversar',
  'medicamento remedio',
  'manutencao conserto reparo vazamento',
  'experimental teste experimentar',
  'feminino feminina mulher',
  'masculino masculina homem',
  'divorcio separacao separar separando separado',
  'online ead remoto remota virtual videochamada',
  'presencial pessoalmente',
  'fim final',
  'inicio comeco',
  'debito deb',
  'credito cred',
  'grande grd gde',
];

const groupsByWord = new Map<string, Set<number>>();
for (const [place, group] of groups.entries()) {
  for (const word of group.split(' ')) {
    for (const key of [word, stemOf(word)])
      groupsByWord.set(key, (groupsByWord.get(key) ?? new Set()).add(place));
  }
}

/** What is one of a kind means the option of the kind; the kind is no one of them. */
const kinds: ReadonlyMap<string, ReadonlySet<string>> = groupedByKind(
  'imovel:casa imovel:apartamento imovel:terreno imovel:kitnet bebida:refrigerante bebida:suco bebida:cerveja pagamento:pix pagamento:cartao pagamento:dinheiro calcado:sapato calcado:tenis calcado:sandalia calcado:chinelo calcado:bota maquiagem:batom maquiagem:rimel empresarial:empresa empresarial:loja empresarial:firma hospedagem:hotel hospedagem:pousada previdenciario:aposentadoria previdenciario:inss familia:divorcio residencial:casa residencial:apartamento comercial:loja comercial:escritorio comercial:empresa matricula:rematricula entrega:motoboy entrega:motoca sangue:hemograma transporte:onibus transporte:van transporte:perua semana:semanal empresa:firma empresa:mei empresa:cnpj produto:blusa peca:blusa produto:calca peca:calca produto:camisa peca:camisa produto:camiseta peca:camiseta produto:vestido peca:vestido produto:saia peca:saia produto:bermuda peca:bermuda produto:jaqueta peca:jaqueta produto:casaco peca:casaco produto:tenis produto:sapato produto:sandalia produto:bolsa reserva:alugar'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

function groupedByKind(pairs: [kind: string, one: string][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [kind, one] of pairs) found.set(one, (found.get(one) ?? new Set()).add(kind));
  return found;
}

/** The kinds of a word, however it is called: "refri" is a "bebida". */
const kindsOf = boundedCache(
  (word: string): Set<string> => {
    const plain = singularOf(word).replace(/(?<=[a-z]{3})inh(?=[oa]$)/, '');
    return new Set(
      [word, singularOf(word), plain, ...synonymsOf(word)].flatMap((one) => [...(kinds.get(one) ?? [])]),
    );
  },
  5000,
  40,
);

/** Returns whether a said word means what an option's word does: "marcar" and "agendar". */
export function areSynonyms(one: string, other: string): boolean {
  if (kindsOf(one).has(singularOf(other))) return true;
  const groupsOfOne = groupsOf(one);
  const groupsOfOther = groupsOf(other);
  return [...groupsOfOne].some((group) => groupsOfOther.has(group));
}

/** Returns whether a word has synonyms, and so is no mistake for another. */
export function isInGroup(word: string): boolean {
  return groupsByWord.has(word) || groupsByWord.has(singularOf(word));
}

/** Returns whether a word only says that a person is wanted, and not which one. */
export function isAnybody(word: string): boolean {
  return anybody.has(word);
}

/** Returns the other words for a word. */
export function synonymsOf(word: string): string[] {
  return [...groupsOf(word)].flatMap((place) => groups[place]?.split(' ') ?? []);
}

const anybody = new Set(['alguem', 'pessoa', 'gente', 'humano', 'atendimento', 'atendente']);
const nobody: ReadonlySet<number> = new Set();

const groupsOf = boundedCache(
  (word: string): ReadonlySet<number> =>
    groupsByWord.get(word) ?? groupsByWord.get(singularOf(word)) ?? groupsByWord.get(stemOf(word)) ?? nobody,
  5000,
  40,
);
