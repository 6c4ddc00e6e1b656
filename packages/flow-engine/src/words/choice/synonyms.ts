import { singularOf, stemOf } from './stems.ts';

/** Words that mean the same where an option has one of them; each group is led by its name. */
const groups = [
  'agendar marcar agendamento marcacao agenda',
  'remarcar reagendar reagendamento remarcacao adiar reagenda',
  'cancelar desmarcar cancelamento cancela desmarca desistir desistencia',
  'pessoa atendente atendimento humano alguem gente recepcao recepcionista secretaria operador consultor especialista vendedor corretor gerente',
  'vendas venda comercial comprar orcamento cotacao',
  'vendas vendedor comercial consultor corretor',
  'pedido comprar encomenda encomendar',
  'suporte assistencia ajuda',
  'financeiro financas cobranca',
  'boleto fatura',
  'fatia pedaco',
  'emergencia urgencia urgente',
  'mensalidade preco valor',
  'alterar mudar modificar remarcar',
  'guincho reboque',
  'reembolso ressarcimento',
  'imposto tributo ir',
  'tarifa diaria preco valor',
  'pagar pagamento',
  'dinheiro especie grana cash',
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
  'agora ja imediatamente urgente agr',
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
  'imovel:casa imovel:apartamento imovel:terreno imovel:kitnet bebida:refrigerante bebida:suco bebida:cerveja pagamento:pix pagamento:cartao pagamento:dinheiro calcado:sapato calcado:tenis calcado:sandalia calcado:chinelo calcado:bota maquiagem:batom maquiagem:rimel empresarial:empresa empresarial:loja empresarial:firma hospedagem:hotel hospedagem:pousada previdenciario:aposentadoria previdenciario:inss familia:divorcio residencial:casa residencial:apartamento comercial:loja comercial:escritorio comercial:empresa matricula:rematricula entrega:motoboy entrega:motoca sangue:hemograma transporte:onibus transporte:van transporte:perua semana:semanal'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

function groupedByKind(pairs: [kind: string, one: string][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [kind, one] of pairs) found.set(one, (found.get(one) ?? new Set()).add(kind));
  return found;
}

/** The kinds of a word, however it is called: "refri" is a "bebida". */
function kindsOf(word: string): Set<string> {
  const plain = singularOf(word).replace(/(?<=[a-z]{3})inh(?=[oa]$)/, '');
  return new Set(
    [word, singularOf(word), plain, ...synonymsOf(word)].flatMap((one) => [...(kinds.get(one) ?? [])]),
  );
}

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

function groupsOf(word: string): ReadonlySet<number> {
  return (
    groupsByWord.get(word) ?? groupsByWord.get(singularOf(word)) ?? groupsByWord.get(stemOf(word)) ?? nobody
  );
}

/** Several words that say what one does; applied to folded text. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mudar|trocar|alterar|adiar) (?:(?:a|o|de|meu|minha) )*(?:data|dia|horario|hora)\b/g, 'remarcar'],
  [
    /\b(?:mudar|trocar|passar) (?:(?:a|o|meu|minha) )*(\S+) (?:de|pra|para) (?:outr[oa] )?(?:data|dia|horario|hora)\b/g,
    'remarcar $1',
  ],
  [/\b(?:marcar|agendar|marca|agenda) (?:um |uma )?(?:horario|hora)\b/g, 'agendar'],
  [/\b(?:mudar|trocar|passar) (?:isso )?(?:pra|para) (?:outr[oa] )?(?:data|dia|horario|hora)\b/g, 'remarcar'],
  [/\b(?:pessoa|gente) de verdade\b/g, 'pessoa'],
  [/\btem alguem\b/g, 'alguem'],
  [/\bchei[oa]s? de\b/g, 'tem'],
  [
    /\bme (?:chama|chame|liga|ligue|manda|mande)(?: (?:um|uma) (?:mensagem|msg|oi))? (?:no|pelo) (?:whats|whatsapp|zap|celular|telefone)\b/g,
    'depois',
  ],
  [/\bme indica\b|\bindicar (?:um|uma)\b/g, 'sugere'],
  [/\boutro dia (?:eu )?(?:te )?(?:respondo|falo|vejo|volto|ligo)\b/g, 'depois'],
  [/\b(?:estou|to|tou|vim|vou|indo) a pe\b/g, 'andando'],
  [/\bcaixa (?:dagua|d agua)\b/g, 'caixa de agua'],
  [/\bfalar com (?:(?:o|a) )?(?:responsavel|dono|dona)\b/g, 'falar com atendente'],
  [/\bter(?= (?:e|a) (?:qua|qui|sex|sab|quarta|quinta|sexta|sabado)\b)/g, 'terca'],
  [/\b(?:abrem?|fecham?|funcionam?) (?:ate )?(?:a )?que horas\b/g, 'horario'],
  [
    /\bme (?:passa|passe|transfere|transfira|encaminha|encaminhe) (?:pra|para|com)(?= (?:um|uma|alguem|atendente|outra pessoa)\b)/g,
    'falar com',
  ],
  [
    /\b(?:que horas|qual (?:o )?horario|ate que horas?|a que horas)\b(?: (?:voces |vcs |a loja |e que )?(?:abrem?|fecham?|funcionam?))?/g,
    'horario',
  ],
  [
    /\b(?:onde (?:fica|ficam|e|voces ficam|vcs ficam|estao|eh)|como chego|como chegar|como (?:eu )?(?:faco|faz) (?:pra|para) chegar)\b(?! (?:meu|minha|o meu|a minha)\b)/g,
    'endereco',
  ],
  [
    /\b(?:(?:cade|kd|onde (?:que )?(?:esta|ta|anda))(?= (?:o |a )?(?:meu|minha)\b)|como (?:esta|ta|anda|vai)(?= (?:o |a )?(?:meu|minha|andamento|servico|pedido|processo)\b))/g,
    'acompanhar',
  ],
  [
    /\b(pedido|entrega|motoboy|entregador|encomenda|lanche|compra) (?:ja saiu|(?:ainda )?nao (?:saiu|chegou|veio|recebi)|(?:ja )?(?:ta|esta) (?:onde|vindo|chegando)|anda onde)\b/g,
    'acompanhar $1',
  ],
  [
    /\b(?:saber|noticias?) (?:d[oa]|sobre [oa]) (?:meu |minha )?(?=pedido|processo|encomenda|entrega)/g,
    'acompanhar ',
  ],
  [/\b(?:ja )?saiu (?:pra|para) (?:a )?entrega\b|\b(?:ainda )?nao chegou(?: ainda)?\b/g, 'acompanhar'],
  [/\b(?:(?:ficou|ficaram|ta|tao|esta|estao) pront(?:[oa]|inh[oa])s?|saiu)\b/g, 'resultado'],
  [/\bplanos? de saude\b/g, 'convenio'],
  [
    /\b(?:voces |vcs |a loja |ainda )?(?:abrem?|fecham?|funcionam?|(?:estao|esta|tao|ta) abert[oa]s?)(?: (?:ate|no|na|aos|nos|de|em))? (?:domingos?|sabados?|feriados?|segunda|fim de semana|final de semana|hoje|agora|ainda|que horas|a noite|noite)\b/g,
    'horario',
  ],
  [
    /\btrocar (?=(?:de |o |a |meu |minha )*(?:endereco|plano|senha|titularidade|telefone|email)\b)/g,
    'mudar ',
  ],
  [/\b(?:declarar|declaracao)(?: (?:o|do|de|meu))* (?:ir|imposto)\b(?: de renda)?/g, 'imposto renda'],
  [/\bem casa\b/g, 'entrega casa'],
  [/\b(?:na|aqui em|pra|na minha) casa\b/g, 'entrega casa'],
  [/\bem especie\b|\b(?:grana viva|dinheiro vivo)\b/g, 'dinheiro'],
  [/\b(?:o )?quanto antes\b/g, 'agora'],
  [/\b(?:so eu|sozinh[oa]|so pra mim)\b/g, '1 pessoa'],
  [/\bnenhum[a]? (?:(?:dess|dest|del)[ae]s|das? (?:opcoes|anteriores|alternativas))\b/g, 'nenhum'],
  [/\b(?:quanto|qto|qnto) (?:custa|e|eh|fica|sai|esta|ta)\b/g, 'preco'],
  [/^so isso\b/g, 'encerrar'],
  [/\bem ate \d+ ?(?:x|vezes)\b/g, '$& parcelado'],
  [/\bsextou\b/g, 'sexta'],
  [/\b(?:segunda|2[ªº]?|2a) via d[aeo] conta\b/g, 'viasegunda fatura'],
  [/\b(?:segunda|2[ªº]?|2a) via\b/g, 'viasegunda'],
  [
    /(?<=\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)? )(?:bem )?ced(?:o|inho)\b/g,
    'manha',
  ],
  [/\bdepois d[oe] almoco\b/g, 'tarde'],
  [/\bantes d[oe] almoco\b/g, 'manha'],
  [/\b(?:fds|finds|finde|(?:fim|final) de semana)\b/g, 'fimdesemana'],
  [/\ba vista\b/g, 'avista'],
  [/\b(?:de|por) (?:1|um) mes\b/g, 'mensal'],
  [/\b(?:de|por) (?:3|tres) meses\b/g, 'trimestral'],
  [/\b(?:de|por) (?:6|seis) meses\b/g, 'semestral'],
  [/\b(?:(?:d?o )?ano (?:todo|inteiro)|(?:de|por) (?:12|doze) meses|de (?:1|um) ano)\b/g, 'anual'],
  [/^mais ou menos$/g, 'regular'],
  [/\bcorta essa\b/g, 'nada'],
  [/\b(?:pra|para) mim e fundamental\b/g, 'importante'],
  [/\bnum (?=chegou|veio|recebi|quero|posso|consigo|vou|tem|da|ta|esta)/g, 'nao '],
  [/\bsemana (?:inteira|toda)\b|\btod[oa]s? os dias da semana\b/g, 'semanal'],
  [/^ter$/g, 'terca'],
  [/\bmetade(?: (?:e|a|com))?(?: a)? metade\b/g, 'meio a meio'],
  [/\bparcel(?:ar|a|o) (?:no|em|com|pelo) cartao\b/g, '$& credito'],
  [/\btirar (?:(?:uma|umas|minha|minhas) )?duvidas? com\b/g, 'falar com'],
  [/\b(?:(?:so|espera|aguarda) )*(?:um|1) (?:segund|minut|moment|instant)(?:o|e|inho)\b/g, 'espera'],
  [/\bdia todo\b/g, 'dia inteiro'],
  [/^(?:o )?ir$|\birpf\b/g, 'imposto renda'],
  [
    /\b(?:caiu|parou|acabou|cortaram) (?:(?:a|o|minha|meu) )*(internet|net|wifi|sinal|conexao|energia|luz|agua)\b/g,
    'sem $1',
  ],
  [
    /\b(internet|net|wifi|sinal|conexao|energia|luz|agua) (?:(?:aqui|ja|so|que) )*(?:caiu|parou|acabou|nao (?:(?:esta|ta|to) )?(?:funciona(?:ndo)?|pega(?:ndo)?|conecta(?:ndo)?|volta|voltou))\b/g,
    'sem $1',
  ],
  [/\bja (?:esta|ta|foi) pag[oa]\b/g, 'ja paguei'],
  [/\bdesconheco\b/g, 'nao reconheco'],
  [/\b(?:por|a cada) mes\b/g, 'mensal'],
  [/\b(?:por|a cada) semana\b/g, 'semanal'],
  [/\b(?:por|ao|a cada) ano\b/g, 'anual'],
  [/\bmais tarde\b/g, 'depois'],
  [/\btarde demais\b/g, 'depois'],
  [/\b(?:fazer um |fazer )?pedir\b(?! (?:ajuda|informac))/g, 'fazer pedido'],
];

/** Returns a folded text with what several words say in the one word for it. */
export function withOneWord(text: string): string {
  let said = text;
  for (const [several, one] of phrases) said = said.replaceAll(several, one);
  return said;
}
