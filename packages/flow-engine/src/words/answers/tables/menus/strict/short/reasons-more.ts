import type { MenuTable } from '../../menu-table.ts';

/** The other menus of `reasons.ts`, among them why something is exchanged. */
export const strictReasonsMore: readonly MenuTable[] = [
  {
    menu: 'Pizzaria - pagamento',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Vale-refeição'],
    answers: {
      Pix: `
        pix | no piks | faço um pix | manda a chave | vai ser no pix msm | 1 | pago por pix agora`,
      'Cartão de crédito': `
        credito | no crédito | cartao credito | passa no credito 💳 | cred | 2 |
        crédito à vista na maquininha`,
      'Cartão de débito': `
        debito | no débito | deb | cartao de debto | leva a maquininha q vou passar no debito |
        a 3 | débito pfv`,
      Dinheiro: `
        em dinheiro | dinhero | em espécie | troco pra 100 | vou pagar em nota 💵 | cash |
        dinheiro vivo, precisa de troco pra 50`,
      'Vale-refeição': `
        vr | vale refeicao | no ticket | alelo refeição | sodexo | vale |
        passa no meu vale refeição da firma`,
    },
    none: `
      cartão | no cartão pfv | leva a maquininha | metade pix metade dinheiro | pix não |
      quanto deu? | tem desconto no pix? | meu pix tá fora do ar | vou ver se tenho dinheiro aqui |
      crédito ou débito, tanto faz`,
  },
  {
    menu: 'Pizzaria - bebida',
    options: ['Coca-Cola 2L', 'Guaraná 2L', 'Suco de laranja', 'Cerveja lata', 'Sem bebida'],
    answers: {
      'Coca-Cola 2L': `
        coca | uma cocona de 2 litros | cocacola | coca 2l geladinha | koka | 1 | bota uma coca aí`,
      'Guaraná 2L': `
        guarana | um guaraná | guarana 2 litro | guaranazinho gelado | o 2 | guarna pfv |
        bota um guaraná que meu filho não toma coca`,
      'Suco de laranja': `
        suco | sucu de laranja | laranja | um suquinho de laranja 🍊 | 3 |
        suco natural de laranja por favor | o de laranja`,
      'Cerveja lata': `
        uma cerva | cerveja | breja 🍺 | uma gelada, cerveja | serveja | latinha de cerveja |
        2 cervejas`,
      'Sem bebida': `
        não quero bebida | sem | nada pra beber | só a pizza mesmo |
        ja tem refri em casa, não precisa | n precisa de bebida | dispenso`,
    },
    none: `
      uma coca e um guaraná | refri | coca não | tem pepsi? | qual o preço da coca? | água sem gás |
      guaraná ou coca, o q tiver | tem suco de uva? | vou perguntar pras crianças |
      da última vez a cerveja veio quente`,
  },
  {
    menu: 'Loja de roupas - início',
    options: [
      'Quero comprar',
      'Já sou cliente',
      'Trocas e devoluções',
      'Rastrear entrega',
      'Atacado / revenda',
    ],
    answers: {
      'Quero comprar': `
        comprar | queria compra um vestido | quero essa blusa da foto 😍 | 1 | vim fazer uma compra |
        to querendo compra umas roupa | quero comprar um conjunto pra mim`,
      'Já sou cliente': `
        sou cliente | ja compro com vcs | ja sou clienti | sou cliente antiga daí | 2 |
        já tenho cadastro aí | sou cliente faz tempo ❤️`,
      'Trocas e devoluções': `
        quero trocar | ficou pequeno, da pra trocar? | devolver uma calça | troca |
        a blusa veio com defeito quero devolver | preciso fazer uma devolução |
        trocar o tamanho do vestido q ganhei`,
      'Rastrear entrega': `
        cade minha encomenda | codigo de rastreio | meu pacote ainda n chegou 📦 | rastrea |
        onde ta meu pedido | 4 | quero saber quando chega o q comprei`,
      'Atacado / revenda': `
        quero revender | atacado | sou sacoleira, quero comprar pra revender |
        tem preço de atacado? | revenda | compro em quantidade pra minha loja | a 5ª opção`,
    },
    none: `
      oii | só olhando por enquanto | não quero trocar não | lindas as roupas de vcs 😍 |
      trocar uma blusa e rastrear outra entrega | vcs tem vaga de vendedora? | não sei |
      qual horário da loja? | minha irmã comprou aí e amou | nenhuma`,
  },
  {
    menu: 'Loja de roupas - tamanho',
    options: ['PP', 'P', 'M', 'G', 'GG'],
    answers: {
      PP: `pp | o menorzinho, pp | PP pfv | tamanho pp | o menor de todos | pepê, o pp | 1`,
      P: `p | pequeno | tamanho p | uso p | o P msm | p de pequeno | visto P em tudo`,
      M: `m | medio | tam m | o médio pfv | M 😊 | uso M | pode ser o tamanho m`,
      G: `
        g | grande | tamanho g | uso g | o G, por favor | g de grande | pro meu marido é G`,
      GG: `
        gg | extra grande | o maior, gg | tam gg | GG pq sou gordinha |
        o maior que tiver aí da lista | gêgê, dois g`,
    },
    none: `
      uso 42 | entre M e G | não sei meu tamanho | tem tabela de medidas? | P não serve |
      um P e um M | tem xg? | o G ficou apertado da outra vez | ela é magrinha, o que você acha? |
      tem em azul?`,
  },
  {
    menu: 'Loja de roupas - motivo da troca',
    options: [
      'Não serviu',
      'Veio com defeito',
      'Veio o produto errado',
      'Não gostei / me arrependi',
      'Outro motivo',
    ],
    answers: {
      'Não serviu': `
        ficou apertado | n serviu | muito grande em mim | não entrou kkk |
        ficou pequena na minha filha | não fecho o ziper de tão justo | sirviu não`,
      'Veio com defeito': `
        ta rasgada | veio com um furo | defeito | manchada 😕 | descosturou na primeira vez |
        o ziper veio quebrado | veio faltando botão`,
      'Veio o produto errado': `
        veio errado | pedi preta e mandaram branca | não foi isso q eu comprei |
        mandaram outra peça | troca de produto, veio outro | pedi vestido e veio saia | 3`,
      'Não gostei / me arrependi': `
        não gostei | me arrependi | n curti o tecido | achei feia 😬 | desisti da compra |
        num gostei não | a peça tá boa, só não gostei em mim`,
      'Outro motivo': `
        outro | outra coisa | é outro motivo | 5 | nenhum desses, outro | o motivo é outro | outros`,
    },
    none: `
      quero trocar | como faço a troca? | tenho quantos dias pra trocar? | não é defeito |
      veio rasgada e ainda por cima era a cor errada | depois eu explico | oi | quem paga o frete? |
      posso trocar na loja física? | sim`,
  },
  {
    menu: 'Formulário - número de funcionários',
    options: ['Só eu', '2 a 10 funcionários', '11 a 50 funcionários', '51 a 200 funcionários', 'Mais de 200'],
    answers: {
      'Só eu': `
        so eu | sou mei, trabalho sozinho | eu msm | sozinha | somente eu |
        não tenho funcionário nenhum, só eu | eu e Deus kkk só eu`,
      '2 a 10 funcionários': `
        somos em 5 | umas 8 pessoas | 4 funcionarios | de 2 a 10 |
        tenho três funcionários registrados | seis | uns 7 mais ou menos`,
      '11 a 50 funcionários': `
        30 funcionarios | uns 25 | 11 a 50 | temos quarenta colaboradores | 20 pessoas na equipe |
        quinze | hoje a gente tá com 35`,
      '51 a 200 funcionários': `
        100 | uns 120 func | 51 a 200 | cento e cinquenta | somos 80 na empresa |
        por volta de 90 colaboradores | uns 180 contando as filiais`,
      'Mais de 200': `
        mais d 200 | +200 | 500 funcionarios | mil | somos 350 | mais de duzentos |
        umas 800 pessoas entre fábrica e escritório`,
    },
    none: `
      não sei | prefiro não falar | vou ver com o RH | varia muito | por que precisa saber? |
      quanto custa o sistema? | a gente tinha 30 mas mandou muita gente embora | muitos | poucos |
      entre 40 e 70`,
  },
];
