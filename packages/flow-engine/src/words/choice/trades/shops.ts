import type { Trade } from './trade.ts';

/** The words of shops, payments and what a form asks. */
export const shopTrades: readonly Trade[] = [
  {
    pix: 'qr code, chave, chave pix, a chave do pix',
    dinheiro: 'espécie, cédulas, dinheiro vivo, nota de 50, nota de 100, em notas',
    cartao$: 'crédito, débito, maquininha',
    boleto: 'código de barras',
    'cartao de credito': 'parcelado no cartão, parcelar no cartão, crédito parcelar, crédito à vista',
    'boleto bancario': 'código de barras',
  },
  {
    agora: 'imediatamente, urgente, o quanto antes, o mais rápido possível',
    'so estou pesquisando': 'só olhando, só vendo, dando uma olhada, curiosidade, pesquisar',
    'o mais rapido possivel':
      'agora, imediatamente, urgente, hoje, essa semana, para ontem, o quanto antes, rápido',
    'o quanto antes': 'agora, imediatamente, urgente, o mais rápido possível, rápido',
    'hoje mesmo': 'agora, imediatamente, já',
    'ainda esta semana': '',
    'no proximo mes': '',
    'na proxima semana': '',
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
    otimo: 'adorei, excelente, maravilhoso, perfeito, amei, top, show de bola, 5 estrelas',
    bom: 'gostei, boa, legal, bacana, bonzinho',
    regular: 'razoável, meia boca, mediano, mais ou menos, nem bom nem ruim, médio, deu para o gasto',
    ruim: 'fraco, decepcionante',
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
    rastrear:
      'rastrear compra, já foi postado, já postaram, já despacharam, já enviaram, cadê meu pedido, meu pedido já foi enviado, onde está meu pedido, código de rastreio',
    acompanhar: 'cadê meu pedido, meu pedido já foi enviado, onde está meu pedido, código de rastreio',
    trocar: 'não serviu, ficou grande, ficou pequeno, trocar por outra cor, trocar por outro tamanho',
    devolucao: 'dinheiro de volta, me arrependi',
    comprar: '',
    catalogo: 'novidades, modelos, ver as peças, ver os produtos',
    'ver o catalogo': 'novidades, modelos, ver as peças, ver os produtos, o que tem na loja',
    'ver catalogo': 'novidades, modelos, ver as peças, ver os produtos, o que tem na loja',
    'ver novidades':
      'lançamento, lançamentos, coleção nova, nova coleção, peças novas, peça nova, modelos novos, modelitos novos, chegou de novo, chegou peça nova',
    'tabela de medidas': 'tamanho, tamanhos, qual meu tamanho, que tamanho eu uso, medida',
    'guia de tamanhos': 'medidas, tabela, qual meu tamanho, que tamanho eu uso',
    novidades:
      'o que tem de novo, chegou coisa nova, lançamento, lançamentos, coleção nova, nova coleção, peças novas, modelos novos',
    promocoes:
      'liquidação, queima de estoque, queima, baratinho, baratinhas, saldão, em oferta, tem algo em oferta',
    troca: 'não serviu, ficou grande, ficou pequeno, dinheiro de volta, me arrependi',
    'trocas e devolucoes':
      'não serviu, ficou grande, ficou pequeno, ficou apertado, dinheiro de volta, me arrependi, veio com defeito, veio quebrado, veio errado, produto com defeito',
  },
  {
    hoje: 'agora, agora mesmo, já, daqui a pouco',
    amanha: '',
  },
  {
    'segunda feira': '',
    'sexta feira': '',
    sexta: '',
    sabado: 'fim de semana, final de semana',
    domingo: 'fim de semana, final de semana',
  },
  {
    sim: '',
    confirmar: '',
    'nao quero mudar': 'está errado, errei, corrigir, arrumar, queria outro dia',
    alterar: 'está errado, errado, errei, corrigir, arrumar, mudar o endereço, trocar o telefone',
    corrigir:
      'está errado, errado, errada, errei, alterar, arrumar, meu nome está errado, o endereço está errado, não é esse o endereço, mudar o endereço, trocar o telefone, mudar o telefone',
    cancelar: 'esquece, não quero mais, desisti',
  },
  {
    'essa semana': 'hoje, agora, amanhã, o quanto antes, imediato, imediatamente',
    'esta semana': 'hoje, agora, amanhã, o quanto antes, imediato, imediatamente',
    'semana que vem': 'segunda que vem, próxima segunda',
    'proxima semana': 'segunda que vem, próxima segunda',
    'no proximo mes': '',
    'mes que vem': '',
    'ainda nao sei': 'sem previsão, indeciso',
  },
  {
    instagram: 'ig, reels, stories',
    google: 'busca, pesquisa, buscando na internet',
    facebook: 'face, fb, feice',
    indicacao:
      'minha mãe, meu vizinho, minha vizinha, vizinho falou, amiga falou, colega me passou, boca a boca, colega, parente, me indicou, me indicaram',
    'passei em frente':
      'passando, vi a fachada, vi a placa, placa, fachada, moro perto, passando na rua, passo na frente, vi a loja',
    'passei na frente':
      'passando, vi a fachada, vi a placa, placa, fachada, moro perto, passando na rua, passei aí, passo na frente',
    outro: 'tv, panfleto, rádio, facebook, instagram, google, tiktok, youtube, twitter',
    outros: 'tv, panfleto, rádio, facebook, instagram, google, tiktok, youtube, twitter',
  },
  {
    'ver modelos': 'catálogo, ver sapatos, ver os calçados, ver os tênis, fotos',
    promocoes: '',
    troca: 'ficou apertado, veio o número errado, devolver',
    rastrear: 'não chegou, já enviaram',
    'falar com vendedor': '',
  },
  {
    manha: 'cedo',
    tarde: '',
    noite: '',
    integral: 'o dia todo, dia inteiro, os dois períodos',
  },
  {
    'sim ja sou': 'já comprei, sou cliente antigo',
    'ja sou cliente': 'já comprei, cliente antigo',
    'nao primeira vez': 'sou novo, sou nova, nunca comprei, não sou cliente',
    'primeira vez': 'sou novo, sou nova, nunca comprei, não sou cliente',
    'ainda nao': 'nunca comprei, não sou cliente',
  },
  {
    'sim tenho convenio':
      'unimed, bradesco saúde, amil, hapvida, sulamerica, cassi, tenho plano, tenho plano de saúde',
    'tenho convenio':
      'unimed, bradesco saúde, amil, hapvida, sulamerica, cassi, tenho plano, tenho plano de saúde',
    'nao particular': 'sem convênio, não tenho convênio, não tenho plano, sem plano',
    particular: '',
  },
  {
    'quero saber mais':
      'me conta mais, saber mais, mais informações, como funciona, tenho interesse, manda mais',
    'tenho interesse': 'me conta mais, saber mais, mais informações, como funciona, quero saber mais',
    'agora nao': 'depois, outra hora, no momento não, hoje não, mais para frente',
    'ja comprei': 'já tenho, já fiz a compra, já adquiri',
  },
  {
    'consultar preco': 'orçamento, valor do remédio, preço do remédio, quanto custa o remédio',
    'entrega em casa': 'vocês entregam, entregam aqui, motoboy',
    'receita medica': 'foto da receita, mandar receita, antibiótico',
    'horario de funcionamento': 'está aberto, abre hoje, abre sábado',
    farmaceutico: 'dúvida sobre remédio, falar com alguém, atendente, farmacêutica',
  },
  {
    p$: '',
    m$: '',
    g$: '',
    gg$: 'extra grande',
  },
];
