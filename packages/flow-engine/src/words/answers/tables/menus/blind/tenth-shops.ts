import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the ninth batch and before it was tried; then ranges behind a name, whereabouts and persons became rules. */
export const blindTenthShops: readonly MenuTable[] = [
  {
    menu: 'hamburgueria do zé - forma de pagamento',
    options: [
      'Pix',
      'Cartão de crédito',
      'Cartão de débito',
      'Dinheiro (sem troco)',
      'Dinheiro (preciso de troco)',
      'Vale-refeição',
      'Falar com atendente',
    ],
    answers: {
      Pix: '1 | pix | PIX por favor | vou fazer um pix | me passa a chave que eu já transfiro | no pixxx 🙏 | boa noite, pode mandar o qr code do pix que pago agora',
      'Cartão de crédito':
        '2️⃣ | credito | no crédito msm | cartao de credto | passa no crédito pfv | a segunda opção | quero deixar pra fatura do mes que vem, passa no crédito',
      'Cartão de débito':
        '3 | débito | debito pf | cartão débito | dbito | é no débito moço | manda a maquininha que vou passar no debito',
      'Dinheiro (sem troco)':
        '4 | dinheiro sem troco | dinheiro trocado certinho | em dinheiro, n precisa de troco | vou pagar em dinheiro e já tenho o valor certo aqui',
      'Dinheiro (preciso de troco)':
        '5 | dinheiro com troco | em dinheiro, leva troco pra 100 | presciso de troco | traz troco pra 50 reais por favor | a quinta | só tenho uma nota de cem, o motoboy tem que trazer troco',
      'Vale-refeição':
        '6 | VR | vale refeicao | vale refeiçao msm | no meu vr | vou usar o vale que a firma me dá pra comer',
      'Falar com atendente':
        '7 | atendente | quero falar com alguem | me passa pra uma pessoa pfvr | ATENDENTE | moça tem como um humano me atender? tá dificil por aqui',
    },
    none: 'cartão | metade no pix e metade no débito | quanto deu o total? | 9 | ainda nao decidi | crédito ou débito tanto faz | demora muito pra chegar? | credo que fome kkkk | em dinheiro | esqueci de pedir a batata',
  },
  {
    menu: 'restaurante sabor da roça - tamanho do marmitex',
    options: [
      'Mini - R$ 14',
      'Pequena - R$ 17',
      'Média - R$ 20',
      'Grande - R$ 24',
      'Marmita fitness',
      'Ver cardápio do dia',
      'Falar com atendente',
    ],
    answers: {
      'Mini - R$ 14': '1 | mini | a mini | a de 14 | minizinha pra mim | bom dia quero a menorzinha de todas',
      'Pequena - R$ 17':
        '2 | pequena | pequeninha | uma pequna | a P por favor | a de 17 reais | oi querida hj to com pouca fome manda a pequena msm',
      'Média - R$ 20':
        '3️⃣ | media | a média pfv | a M | a de vinte | qro a media | a do meio ali de 20 reais tá ótima',
      'Grande - R$ 24':
        '4 | grande | GRANDEEE | a grandona | a maior | a G | manda a grande que hoje eu tô morto de fome kkk',
      'Marmita fitness':
        '5 | fitness | fit | a fitnes | aquela saudável de dieta | a quinta | tô de regime então manda a fit',
      'Ver cardápio do dia':
        '6 | cardapio | cardápio de hj | oq tem hoje? | qual o menu do dia | me manda o cardapio primeiro | antes de pedir queria saber o que vocês fizeram hoje de comida',
      'Falar com atendente':
        '7 | atendente | falar com atendent | quero conversar com uma pessoa | a sétima | me chama a moça do balcão por favor',
    },
    none: '8 | uma média e duas grandes | to na dúvida entre a pequena e a média | não quero marmita hoje não | em média quanto tempo demora? | que horas vcs fecham | tanto faz | grande abraço | vcs entregam no jardim das flores?',
  },
  {
    menu: 'sorveteria gela boca - sabor do pote',
    options: [
      'Chocolate belga',
      'Morango',
      'Flocos',
      'Açaí com banana',
      'Ninho com Nutella',
      'Maracujá',
      'Coco queimado',
      'Sem lactose (limão)',
    ],
    answers: {
      'Chocolate belga':
        '1 | chocolate | chocolat | xocolate | o de choco 🍫 | CHOCOLATE BELGA | meu filho só come de chocolate então manda esse',
      Morango:
        '2 | morango | moranguinho | moramgo | de morango por favor 🍓 | o segundo | quero aquele rosinha de morango que minha neta ama',
      Flocos: '3️⃣ | flocos | floco | de flocos msm | flocoss | o terceiro da lista',
      'Açaí com banana':
        '4 | açai | acai c banana | assaí com banana | o de açaí 💜 | opa me vê um açaizinho',
      'Ninho com Nutella':
        '5 | ninho | nutela | ninho c/ nutella | qro o de nutella pfv | o quinto | boa tarde vai ser aquele de leite ninho que todo mundo fala',
      Maracujá: '6 | maracuja | MARACUJÁ | maracujaaaa | de maracuja moça | quero um azedinho, o de maracujá',
      'Coco queimado':
        '7 | coco | côco | coco qeimado | o de coco 🥥 | me vê um de coquinho queimado | o penúltimo',
      'Sem lactose (limão)':
        '8 | limão | limao 🍋 | sem lactose | o zero lactose | limãozinho pra mim | não posso com leite, tem que ser o sem lactose',
    },
    none: 'chocolate e morango | metade flocos metade coco | tem de pistache? | 9 | quanto custa a bola? | nossa que calor hein | nem morango nem maracujá | não sei, qual sai mais? | desisti, obrigada | vcs abrem domingo?',
  },
  {
    menu: 'adega do baiano',
    options: [
      'Cerveja',
      'Vinho',
      'Whisky e destilados',
      'Energético e refrigerante',
      'Gelo e carvão',
      'Acompanhar meu pedido',
      'Horário de funcionamento',
      'Falar com atendente',
    ],
    answers: {
      Cerveja:
        '1 | cerveja | breja | cervejinha 🍺 | uma gelada pra nós, cerveja msm | ceveja | chama nas latinha de skol aí patrão',
      Vinho:
        '2 | vinho | VINHO | um vinhozinho 🍷 | vinhos | opção 2 | quero um tinto suave pra tomar com a patroa',
      'Whisky e destilados':
        '3 | whisky | uisque | wisky | destilado | quero ver as vodka | tem um gin ou uma cachaça boa aí? quero ver os destilados',
      'Energético e refrigerante':
        '4️⃣ | energetico | refri | refrigerante | um red bull | coca 2 litros | qro ver os energético',
      'Gelo e carvão':
        '5 | gelo e carvao | carvão | saco de gelo | gelo | vou fazer um churras e acabou o carvão aqui',
      'Acompanhar meu pedido':
        '6 | acompanhar pedido | cadê meu pedido | ja saiu meu pedido? | o motoboy já tá vindo? | fiz um pedido faz 40 minutos e nada ainda, onde tá?',
      'Horário de funcionamento':
        '7 | horario | q horas fecha | que horas vcs abrem | funciona até que hora hj | o setimo | amanhã é feriado, vocês vão abrir?',
      'Falar com atendente':
        '8 | atendente | atendente pfv | falar com alguém aí | chama o baiano aí pra mim | quero falar com uma pessoa de verdade',
    },
    none: 'cerveja e gelo | um vinho e um whisky | 13 | não bebo | to só olhando | vcs aceitam pix? | deixa pra lá | vinha pensando em passar aí | fala meu parceiro blz | quanto é a taxa de entrega?',
  },
  {
    menu: 'pingo de gente moda infantil',
    options: [
      'Menina',
      'Menino',
      'Bebê (0 a 12 meses)',
      'Calçados',
      'Trocar uma peça',
      'Retirar na loja',
      'Promoções',
    ],
    answers: {
      Menina:
        '1 | menina | pra menininha | meninas | minina | é roupa pra minha filha | queria um vestidinho de festa pra minha neta',
      Menino:
        '2 | menino | meninos | pro meu filhão | MENINO | é p menino | oi boa tarde quero ver roupa de garoto',
      'Bebê (0 a 12 meses)':
        '3 | bebe | bebê 👶 | bb | recem nascido | nenê de 3 meses | vou num chá de bebê e queria um bodyzinho',
      Calçados: '4️⃣ | calçado | calcados | sapatinho | tênis | quero ver sandálias | ver os sapato',
      'Trocar uma peça':
        '5 | troca | trocar | quero fazer uma troca | a roupa ficou pequena preciso trocar | o vestido que ganhamos não serviu na minha filha, como faço pra trocar?',
      'Retirar na loja':
        '6 | retirar | retirada | vou buscar ai | eu pego na loja | retirar na lja | já comprei, só vou passar aí pra pegar',
      Promoções:
        '7 | promoção | promoçoes | promo | tem alguma coisa em oferta? | as promoçõesss 😍 | quero ver o que tá baratinho essa semana',
    },
    none: 'menino e menina, tenho um casal | não sei ainda se é menino ou menina | 10 | vcs parcelam? | obrigada depois eu vejo | que loja linda 😍 | onde fica a loja? | meninas, bom dia! | quero tudo kkkk | não é pra troca não',
  },
  {
    menu: 'bella rosa cosméticos',
    options: [
      'Maquiagem',
      'Perfumes',
      'Cabelos (shampoo, creme, máscara)',
      'Pele e hidratantes',
      'Meu pedido não chegou',
      'Produto veio com defeito',
      'Quero ser revendedora',
      'Outros assuntos',
    ],
    answers: {
      Maquiagem:
        '1 | maquiagem | make | maquiage | batom 💄 | maquiagens por favor | oii queria ver base e pó compacto',
      Perfumes:
        '2 | perfume | perfumes | prefume | um perfuminho | colonia | quero um cheiroso pro meu marido, um perfume masculino',
      'Cabelos (shampoo, creme, máscara)':
        '3️⃣ | cabelo | cabelos | xampu | shampo e condicionador | coisa pro cabelo | meu cabelo tá muito ressecado quero alguma coisa pra ele',
      'Pele e hidratantes':
        '4 | pele | hidratante | idratante | skincare | a quarta | pele oleosa o q vc indica?',
      'Meu pedido não chegou':
        '5 | pedido nao chegou | meu pedido n chegou | ainda não recebi oq comprei | tá atrasado meu pedido | comprei tem 15 dias e até agora nada de chegar 😡',
      'Produto veio com defeito':
        '6 | defeito | produto com defeito | veio quebrado | chegou tudo vazado na caixa | o batom que mandaram veio quebrado | veio c defeito',
      'Quero ser revendedora':
        '7 | revendedora | revender | qro ser revendedora | quero vender os produtos de vcs | ser consultora | como faço pra trabalhar revendendo a marca?',
      'Outros assuntos':
        '8 | outros | outro assunto | outra coisa | nenhuma dessas, é outro assunto | a última',
    },
    none: 'perfume e batom | make ou pele, n sei | 15 | não quero nada não | oi sumida | talvez | que cabeça a minha kkk | não vim comprar perfume | vou pensar e depois te falo',
  },
];
