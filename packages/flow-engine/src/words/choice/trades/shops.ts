import type { Trade } from './trade.ts';

/** The words of shops and of how one pays. */
export const shopTrades: readonly Trade[] = [
  {
    pix: 'qr code, chave, chave pix, a chave do pix',
    dinheiro: 'espécie, cédulas, dinheiro vivo, nota de 50, nota de 100, em notas',
    cartao$: 'crédito, débito, maquininha',
    boleto: 'código de barras',
    'vale refeicao': 'ticket, alelo, sodexo, vr, alelo refeição, ticket restaurante, flash',
    'cartao de credito': 'parcelado no cartão, parcelar no cartão, crédito parcelar, crédito à vista',
    'boleto bancario': 'código de barras',
  },
  {
    'nao chegou': 'não recebi meu pedido, não recebi minha encomenda, pedido nunca chegou',
    'veio errado': 'veio outro produto, produto errado, pedido errado, mandaram errado, veio trocado',
    'veio com defeito': 'defeito, veio quebrado, chegou quebrado, veio rasgado, veio estragado',
    'quero devolver': 'devolução, dinheiro de volta, me arrependi, reembolso, estorno',
  },
  {
    'moda feminina':
      'vestido, vestidos, saia, roupa de mulher, roupa para minha mulher, roupa para minha mãe',
    'moda masculina': 'roupa de homem, roupa para meu marido, roupa para meu pai, bermuda, camisa social',
    feminino: 'mulher, roupa de mulher, moda feminina',
    masculino: 'homem, roupa de homem, moda masculina, roupa para meu marido, roupa masculina',
    infantil:
      'roupinha, roupinha de bebê, roupa para minha filha, roupa para meu filho, criança, kids, roupa de criança, bebê',
    acessorios: 'bolsa, brinco, colar, cinto, óculos, bijuteria, relógio',
    calcados: 'sapato, tênis, sandália, bota, chinelo',
  },
  {
    rastrear:
      'rastrear compra, já foi postado, já postaram, já despacharam, já enviaram, cadê meu pedido, meu pedido já foi enviado, onde está meu pedido, código de rastreio',
    trocar: 'não serviu, ficou grande, ficou pequeno, trocar por outra cor, trocar por outro tamanho',
    devolucao: 'dinheiro de volta, me arrependi',
    comprar: '',
    catalogo: 'novidades, modelos, ver as peças, ver os produtos',
    'ver catalogo': 'novidades, modelos, ver as peças, ver os produtos, o que tem na loja',
    'ver novidades':
      'lançamento, lançamentos, coleção nova, nova coleção, peças novas, peça nova, modelos novos, modelitos novos, chegou de novo, chegou peça nova, chegou coisa nova',
    'tabela de medidas':
      'cm, busto, quadril, cm de busto, quantos cm, tamanho, tamanhos, qual meu tamanho, que tamanho eu uso, medida',
    'guia de tamanhos': 'medidas, tabela, qual meu tamanho, que tamanho eu uso',
    'colecao nova | conhecer a colecao':
      'novidades, lançamentos, lançamento, peças novas, modelos novos, chegou de novo',
    novidades:
      'o que tem de novo, chegou coisa nova, lançamento, lançamentos, coleção nova, nova coleção, peças novas, modelos novos',
    promocoes:
      'liquidação, queima de estoque, queima, baratinho, baratinhas, saldão, em oferta, tem algo em oferta',
    troca: 'não serviu, ficou grande, ficou pequeno, dinheiro de volta, me arrependi',
    'trocas e devolucoes':
      'não serviu, ficou grande, ficou pequeno, ficou apertado, dinheiro de volta, me arrependi, veio com defeito, veio quebrado, veio errado, produto com defeito',
  },
  {
    'ver modelos': 'catálogo, ver sapatos, ver os calçados, ver os tênis, fotos',
    promocoes: '',
    troca: 'ficou apertado, veio o número errado, devolver',
    rastrear: 'não chegou, já enviaram',
    'falar com vendedor': '',
  },
  {
    'consultar preco': 'orçamento, valor do remédio, preço do remédio, quanto custa o remédio',
    'entrega em casa': 'vocês entregam, entregam aqui, motoboy',
    'receita medica': 'foto da receita, mandar receita, antibiótico',
    'horario de funcionamento': 'está aberto, abre hoje, abre sábado',
    farmaceutico: 'dúvida sobre remédio, falar com alguém, atendente, farmacêutica',
  },
  {
    recebi$: 'chegou, já chegou, chegou certinho, chegou tudo certo',
    'nao recebi': 'não chegou, nada ainda, ainda não chegou, cadê',
    'recebi com problema':
      'veio quebrado, veio errado, chegou com defeito, chegou quebrado, chegou amassado, faltou item, veio faltando, veio amassado',
  },
  {
    'retirar na loja | retirada na loja':
      'passo aí, eu passo aí, busco aí, passo aí e pego, passo para pegar, vou aí buscar, eu pego aí',
    'entrega por motoboy': 'motoqueiro, o motoqueiro entrega, motoca',
    motoboy: 'motoqueiro',
    'envio pelos correios': 'sedex, pac',
    correios: 'sedex, pac',
    sedex: '',
    transportadora: '',
  },
  {
    pix: 'qual a chave pix, qual o pix, manda a chave, manda o pix, manda a chave pix',
    dinheiro: 'troco para 50, troco para 100, troco para 200, preciso de troco, levar troco',
    'cartao de credito': '',
    'cartao de debito': '',
    boleto: '',
  },
  {
    'nao serviu':
      'ficou apertado, ficou apertada, ficou grande, ficou pequeno, ficou pequena, ficou largo, ficou larga, muito grande, muito grande em mim, muito pequeno, não entrou, não coube, não fecha, não fechou, apertado, apertada, largo, justo, justo demais',
    'veio com defeito':
      'defeito, rasgado, rasgada, veio rasgada, com um furo, furo, furado, furada, manchado, manchada, descosturou, descosturado, faltando botão, veio faltando botão, quebrado, quebrada, estragado',
    'produto com defeito':
      'defeituoso, defeituosa, descolou, descolou a sola, veio rasgado, veio rasgada, veio quebrado, rasgado, furado, manchado, zíper quebrado, veio com o zíper quebrado, descosturou, costura abriu, a costura abriu, abriu a costura, quebrado',
    'com defeito':
      'rasgado, rasgada, furado, furada, manchado, manchada, descosturou, quebrado, quebrada, estragado',
    'veio o produto errado':
      'veio trocado, veio trocada, veio errado, mandaram outra peça, mandaram outro, veio outro, veio outra peça, mandaram errado, cor errada, tamanho errado, não foi isso que comprei, não foi isso que pedi, trocaram o produto',
    'produto errado':
      'veio trocado, veio trocada, veio errado, mandaram outra peça, mandaram outro, veio outro, mandaram errado, cor errada, não foi isso que comprei, não foi isso que pedi',
    'ficou pequeno':
      'apertou, apertado, apertada, ficou apertado, ficou apertada, curto, justo, muito justo, número maior, tamanho maior, não fechou',
    'ficou grande':
      'ficou largo, ficou larga, largo, folgado, ficou folgado, sambando, sambando no pé, número menor, tamanho menor, ficou enorme, enorme',
    'chegou com defeito':
      'defeito, defeituoso, veio rasgado, rasgado, rasgada, furado, manchado, manchada, veio manchada, descosturando, descosturou, quebrado, veio quebrado, zíper quebrado',
    'mandaram o produto errado':
      'veio trocado, veio errado, veio outro, mandaram outro, mandaram errado, cor errada, não foi isso que comprei',
    'tamanho errado':
      'tamanho, não serviu, ficou apertado, ficou grande, ficou pequeno, ficou pequena, ficou largo, ficou folgado, apertando, apertando meu pé, folgado, não entrou, não coube, não fechou, apertado, apertada, largo, justo',
    'foi presente':
      'ganhei dois iguais, já tenho um igual, já tenho igual, ganhei repetido, ganhei de presente, ganhei de presente mas já tenho um igual',
    'presente repetido': 'ganhei dois iguais, já tenho um igual, já tenho igual, ganhei repetido',
    'nao gostei':
      'não achei bonito, não achei bonita, não me agradou, não ficou bom em mim, não ficou legal, me arrependi, desisti da compra, achei feio, achei feia, não curti, não gostei do tecido',
  },
  {
    'quero comprar':
      'fazer uma compra, comprar um vestido, quero essa blusa, quero essa peça, quero esse vestido',
    'ja sou cliente': 'já tenho cadastro',
    atacado:
      'revenda, revender, comprar para revender, sacoleira, sou sacoleira, preço de atacado, tem preço de atacado, em quantidade, compro em quantidade, lojista',
    'comprar no atacado':
      'revenda, revender, comprar para revender, sacoleira, preço de atacado, em quantidade, lojista',
    'rastrear entrega': 'quando chega, quando chega minha compra, não chegou ainda',
    'trocas e devolucoes': 'ficou pequeno dá para trocar, trocar tamanho',
  },
];
