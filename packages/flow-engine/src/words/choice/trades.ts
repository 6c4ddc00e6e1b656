import { boundedCache } from '../bounded-cache.ts';
import { fold } from '../fold.ts';

/**
 * What customers say instead of what stands in the menu of a trade: the beginning of a label, folded, and other words
 * for it. A trade is recognised by two of its labels, so that "família" is a field of law and no size of a pizza.
 */
const trades: readonly Readonly<Record<string, string>>[] = [
  {
    convenio: 'unimed, bradesco saúde, amil, hapvida, sulamerica, cassi, plano de saúde',
    'plano de saude': 'convênio, unimed, bradesco saúde, amil, hapvida, sulamerica, cassi',
    particular:
      'sem convênio, não tenho convênio, não tenho plano, sem plano, por conta própria, pagar do meu bolso',
  },
  {
    pix: 'qr code',
    dinheiro: 'espécie, cédulas',
    cartao$: 'crédito, débito, maquininha',
    boleto: 'código de barras',
  },
  {
    trabalhista:
      'demitido, demissão, rescisão, hora extra, horas extras, fgts, carteira assinada, justa causa, direitos trabalhistas',
    familia:
      'pensão alimentícia, guarda do filho, guarda das crianças, guarda da minha filha, divórcio, separação, união estável, paternidade',
    previdenciario: 'aposentar, aposentadoria, inss, auxílio doença, bpc, loas, pensão por morte',
    'direito previdenciario': 'aposentar, aposentadoria, inss, auxílio doença, bpc, loas',
    criminal: 'prisão, delegacia, habeas corpus',
    consumidor: 'produto com defeito, cobrança indevida, nome sujo, negativado, serasa, propaganda enganosa',
    civil: 'indenização, danos morais',
    imobiliario: 'despejo, usucapião, escritura',
    inventario: 'herança, falecimento',
    tributario: 'imposto, sonegação',
  },
  {
    limpeza: 'tártaro, profilaxia',
    clareamento: 'branquear, branqueamento, dentes brancos, dentes mais brancos, deixar os dentes brancos',
    aparelho: 'ortodontia, ortodontista, alinhar os dentes, dentes tortos, dente torto',
    ortodontia: 'aparelho, alinhar os dentes, dentes tortos, dente torto',
    implante: 'colocar dente, dente novo',
    canal: 'endodontia',
    extracao: 'arrancar dente, tirar dente, siso',
    restauracao: 'obturação, cárie, tapar o buraco',
    protese: 'dentadura, ponte, pivô',
    'estou com dor': 'dente doendo, dor de dente, latejando, dente inflamado',
    dor: 'dente doendo, dor de dente, latejando',
  },
  {
    cardiologia: 'médico do coração, ver o coração, problema no coração, cardíaco',
    dermatologia: 'pele, médico de pele, acne, espinhas, manchas',
    ortopedia: 'osso, ossos, médico de osso, joelho, coluna',
    pediatria: 'criança, médico de criança, bebê',
    ginecologia: 'preventivo, papanicolau, gineco',
    obstetricia: 'pré-natal, grávida, gestante',
    oftalmologia: 'vista, olho, olhos, médico de olho, óculos',
    psicologia: 'terapia, psicóloga',
    nutricao: 'dieta, emagrecer, perder peso, nutri',
    urologia: 'próstata, urologista',
    otorrino: 'ouvido, garganta, nariz',
    neurologia: 'enxaqueca, neuro',
    endocrinologia: 'tireoide, diabetes, hormônio',
    gastroenterologia: 'estômago, gastrite, refluxo',
    'clinico geral': 'clínico, médico geral',
    fisioterapia: 'fisio, reabilitação',
  },
  {
    'exame de sangue': 'hemograma, coleta de sangue, tirar sangue',
    ultrassom: 'usg, ecografia',
    'raio x': 'chapa, radiografia',
    ressonancia: 'rm',
    eletrocardiograma: 'eletro, ecg',
    mamografia: 'mama',
    consulta: 'passar no médico, passar com o médico',
    'marcar consulta': 'passar no médico, passar com o médico, marcar médico, horário com o doutor',
    'agendar consulta': 'passar no médico, passar com o médico, marcar médico, horário com o doutor',
    'marcar exame': 'fazer exame, hemograma, ultrassom, raio x, coleta',
    'agendar exame': 'fazer exame, hemograma, ultrassom, raio x, coleta',
    'resultado de exame':
      'laudo, buscar o laudo, resultado do hemograma, resultado do ultrassom, resultado do raio x',
    exame: 'hemograma, ultrassom, raio x, coleta',
  },
  {
    consulta: 'veterinário, passar com o veterinário',
    vacina: 'antirrábica, v8, v10, imunizar',
    castracao: 'capar, castrar',
    'banho e tosa': 'tosar, dar banho',
    emergencia:
      'atropelado, veneno, comeu veneno, envenenado, convulsão, convulsionando, não está conseguindo respirar, não respira, socorro',
    internacao: 'internado',
  },
  {
    'troca de oleo': 'óleo, filtro de óleo, óleo e filtro, óleo do motor',
    freio: 'pastilha, pastilhas, disco de freio, pastilha de freio',
    suspensao: 'amortecedor, amortecedores',
    bateria: 'bateria morreu, bateria arriou, trocar a bateria, não dá partida',
    'ar condicionado': 'ar não gela, ar parou de gelar, gás do ar, arrumar o ar, carga de gás',
    alinhamento: 'balanceamento, puxando',
    funilaria: 'lanternagem, latoaria, amassado, amassei, repintar, arranhado, arranhão',
    pneu: 'furou, furado, borracharia',
    eletrica: 'luz do painel, farol, lanterna',
    revisao: 'revisar',
  },
  {
    'educacao infantil': 'maternal, jardim, jardim de infância, pré-escola, creche, berçário',
    'ensino fundamental': 'fundamental',
    'ensino medio':
      'colegial, segundo grau, 1º do médio, 2º do médio, 3º do médio, 1º ano do médio, 2º ano do ensino médio',
    bercario: 'bebê',
    integral: 'o dia todo, dia inteiro',
  },
  {
    '2a via do boleto': 'boleto, perdi o boleto, manda o boleto',
    'reserva do salao de festas': 'salão, salão de festas, alugar o salão',
    manutencao:
      'elevador quebrado, elevador parado, lâmpada queimada, vazamento, portão quebrado, portão quebrou, goteira, infiltração, consertar',
    'reclamacao de barulho': 'barulho, som alto, zoada, barulheira, festa do vizinho',
    portaria: 'interfone, porteiro',
  },
  {
    'sem sinal': 'sem internet, internet caiu, não conecta, luz vermelha',
    'sem internet': 'internet caiu, não conecta, luz vermelha, sem sinal',
    'internet lenta': 'devagar, travando, carroça, velocidade baixa, não carrega',
    'mudanca de endereco': 'mudar de casa, casa nova, levar a internet, me mudar',
    cancelamento: 'encerrar o plano, não quero mais a internet',
    cancelar: 'encerrar o plano, não quero mais a internet',
    'segunda via': 'boleto, fatura',
    'mudar de plano': 'aumentar a velocidade, mais mega, plano maior',
  },
  {
    'abrir empresa': 'abrir mei, abrir cnpj, abrir firma, montar empresa, montar minha empresa',
    'imposto de renda': 'leão, declaração, declarar, irpf',
    'folha de pagamento': 'folha dos funcionários, folha de salários, holerite, salários, admissão',
    'nota fiscal': 'nf, nfe, emitir nota',
    'emissao de nota': 'nf, nfe, emitir nota',
    'fechar empresa':
      'dar baixa, baixa da empresa, encerrar empresa, encerrar mei, fechar cnpj, fechar firma',
  },
  {
    comprar: '',
    alugar: '',
    anunciar: 'vender, vender minha casa, vender meu imóvel, colocar à venda, por no site',
    vender: 'vender minha casa, colocar à venda',
    avaliar: 'avaliação, quanto vale',
  },
  {
    'fazer uma reserva': 'nova reserva, hospedar',
    'fazer reserva': 'nova reserva, hospedar',
    'cancelar reserva': 'desistir, desmarcar',
    'alterar reserva': 'mudar a data, trocar as datas, remarcar',
    'consultar precos': 'preço da diária, preço do quarto, valor da diária',
  },
  {
    'reservar mesa': 'mesa, mesa para dois, uma mesa',
    'pedir delivery': 'entrega, tele entrega',
    'ver o cardapio': 'ver os pratos, ver os sabores, quais sabores',
    'ver cardapio': 'ver os pratos, ver os sabores, quais sabores',
    'fazer pedido': '',
  },
  {
    corte: 'aparar as pontas, pontas',
    coloracao: 'pintar, tingir, mudar a cor, retocar a raiz',
    luzes: 'mechas',
    hidratacao: 'hidratar',
    escova: 'escovar, chapinha',
    progressiva: 'alisar, alisamento',
    manicure: 'mão',
    sobrancelha: 'design',
    depilacao: 'depilar, cera',
    maquiagem: 'make',
  },
  {
    agora: 'imediatamente, urgente, o quanto antes, o mais rápido possível',
    'so pesquisando':
      'só olhando, só vendo, dando uma olhada, curiosidade, sem pressa, pesquisar, só pesquisa',
    pesquisando: 'só olhando, só vendo, dando uma olhada, curiosidade, sem pressa, só pesquisa',
    'em ate': 'daqui uns meses',
  },
  {
    'nao chegou': 'não recebi meu pedido, não recebi minha encomenda, pedido nunca chegou',
    'veio errado': 'veio outro produto, produto errado, pedido errado, mandaram errado, veio trocado',
    'veio com defeito': 'defeito, veio quebrado, chegou quebrado, veio rasgado, veio estragado',
    'quero devolver': 'devolução, dinheiro de volta, me arrependi, reembolso, estorno',
  },
  {
    otimo: 'excelente, maravilhoso, perfeito, amei',
    bom: 'gostei',
    regular: 'razoável, meia boca, mediano, mais ou menos, nem bom nem ruim',
    ruim: 'fraco',
    pessimo: 'horrível, terrível, lixo, porcaria, detestei',
    excelente: 'maravilhoso, perfeito, amei',
  },
  {
    feminino: 'mulher, roupa de mulher, moda feminina',
    masculino: 'homem, roupa de homem, moda masculina',
    infantil: 'criança, kids, roupa de criança, bebê',
    acessorios: 'bolsa, brinco, colar, cinto, óculos, bijuteria, relógio',
    calcados: 'sapato, tênis, sandália, bota, chinelo',
  },
  {
    rastrear: 'cadê meu pedido, meu pedido já foi enviado, onde está meu pedido, código de rastreio',
    acompanhar: 'cadê meu pedido, meu pedido já foi enviado, onde está meu pedido, código de rastreio',
    trocar: 'não serviu, ficou grande, ficou pequeno, trocar por outra cor, trocar por outro tamanho',
    devolucao: 'dinheiro de volta, me arrependi',
    comprar: '',
    catalogo: 'novidades, modelos, ver as peças, ver os produtos',
    'ver o catalogo': 'novidades, modelos, ver as peças, ver os produtos, o que tem na loja',
    'ver catalogo': 'novidades, modelos, ver as peças, ver os produtos, o que tem na loja',
  },
];

const ways = trades.map((trade) =>
  Object.entries(trade).map(([start, said]) => ({
    start,
    said: said.split(', ').filter(Boolean),
  })),
);

/** Returns, for each label of a menu, other texts that say it in its trade; labels are joined by line breaks. */
export const waysInTrade = boundedCache(
  (menu: string): readonly (readonly string[])[] => {
    const labels = menu.split('\n').map(
      (label) =>
        `${fold(label)
          .replaceAll(/[^\p{L}\d]+/gu, ' ')
          .trim()} `,
    );
    const known = ways.filter(
      (trade) => labels.filter((label) => trade.some(({ start }) => isCalled(label, start))).length > 1,
    );
    return labels.map((label) =>
      known.flatMap((trade) =>
        trade.filter(({ start }) => isCalled(label, start)).flatMap(({ said }) => said),
      ),
    );
  },
  2000,
  2000,
);

/** "Freios" begin like "freio"; "$" stands for the end of a label. */
function isCalled(label: string, start: string): boolean {
  if (start.endsWith('$')) return label.trim() === start.slice(0, -1);
  return label.startsWith(`${start} `) || label.startsWith(`${start}s `);
}
