import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the eighth batch and before it was tried; then names with a price, amounts and ranges became rules. */
export const blindNinthShops: readonly MenuTable[] = [
  {
    menu: 'pastelaria - sabor do pastel',
    options: [
      'Carne',
      'Carne com ovo',
      'Queijo',
      'Frango com catupiry',
      'Pizza (mussarela, tomate e orégano)',
      'Palmito',
      'Banana com canela',
      'Falar com atendente',
    ],
    answers: {
      Carne:
        '1 | carne | de carne msm | CARNEEEE | me ve um de carninha moida por favor | boa noite só carne sem ovo',
      'Carne com ovo':
        'a 2 | carne c ovo | carne com ovu | o de carne que vem ovo junto | 2️⃣ | quero carne mas com ovinho dentro',
      Queijo:
        'queijo | quejo | 3 pfv | de queijinho 🧀 | oi boa tarde vou querer dois de queijo | o terceiro',
      'Frango com catupiry':
        'frango | frango catupiri | frango c/ requeijão | a quarta opção | franguinho com catupiry bb | quero aquele de frango cremoso moça',
      'Pizza (mussarela, tomate e orégano)':
        'pizza | sabor pizza | opção 5 | piza | o de mussarela com tomate | meu filho só come o de pizza então vai esse',
      Palmito: 'palmito | 6 | PALMITO | palmto | de palmito pra mim 😋',
      'Banana com canela':
        'banana | o doce | o de banana 🍌 | 7 por favor | bananinha com canela | hj to querendo um docinho então manda o de banana',
      'Falar com atendente':
        'atendente | 8 | quero falar com uma pessoa | me passa pra um atendente pfv | nao quero robo quero gente | tem alguem ai pra me atender',
    },
    none: 'ainda to vendo aqui | um de queijo e um de palmito | qual sai mais? | 12 | nao quero mais obrigada | vcs tem caldo de cana? | carne ou queijo, to na duvida | boa noite | camarão | kkkkk que fome',
  },
  {
    menu: 'comida japonesa - tipo de combinado',
    options: [
      'Combinado 20 peças - R$ 59,90',
      'Combinado 40 peças - R$ 99,90',
      'Combinado só salmão - 30 peças - R$ 109,90',
      'Combinado hot (tudo frito) - 25 peças',
      'Combinado vegetariano - 20 peças',
      'Temaki avulso',
      'Acompanhar meu pedido',
    ],
    answers: {
      'Combinado 20 peças - R$ 59,90':
        '1 | o de 59,90 | opção 1 por favor | o primeiro combinado | o mais baratinho dos combinados, de 59 | quero o normal de 20 peças, o de 59 reais',
      'Combinado 40 peças - R$ 99,90':
        '40 peças | o de 40 | a 2 | quarenta pçs | o de 99 | manda o maior de todos que a familia é grande, o de quarenta',
      'Combinado só salmão - 30 peças - R$ 109,90':
        'só salmão | salmao | o de salmaoooo 🍣 | 3️⃣ | o de 30 peças | só como salmão então esse ai | samon',
      'Combinado hot (tudo frito) - 25 peças':
        'hot | o frito | tudo frito | 4 | o q é frito, nao gosto de peixe cru | os fritinhos pf | combinado rot',
      'Combinado vegetariano - 20 peças':
        'vegetariano | o veg | sou vegetariana | 5 | o sem peixe, nao como carne nenhuma | vegetarianu por favor',
      'Temaki avulso': 'temaki | só um temaki | temake | a seis | quero 2 temakis | temakinho hj',
      'Acompanhar meu pedido':
        'cadê meu pedido | acompanhar | ja pedi faz uma hora e nada | opção 7 | queria saber se meu pedido ja saiu pra entrega | status do pedido pfvr',
    },
    none: 'o hot e o de salmão | não sei ainda, vou ver com meu marido | tem rodizio? | 9 | deixa pra proxima | 20 ou 40 peças? o que vc acha | boa noite td bem? | aceita vale refeição? | yakisoba | tanto faz',
  },
  {
    menu: 'loja de calçados - assunto',
    options: [
      'Consultar numeração',
      'Troca',
      'Rastrear pedido',
      'Formas de pagamento',
      'Horário da loja',
      'Produto com defeito',
      'Falar com vendedora',
    ],
    answers: {
      'Consultar numeração':
        'numeração | 1 | tem 37 desse? | queria saber se tem o numero 42 | numeraçao | vcs tem tamanho 35 da sandalia preta | ver os numeros disponiveis',
      Troca:
        'troca | quero trocar | 2 | trocar o tenis pq ficou apertado | ficou grande no meu pé preciso de um menor no lugar do que comprei | TROCA POR FAVOR | trocar uma bota q comprei sábado',
      'Rastrear pedido':
        'rastrear | cade minha encomenda | rastreio | a 3 | comprei no site e ainda nao chegou | código de rastreamento | onde ta meu pedido hein',
      'Formas de pagamento':
        'pagamento | 4️⃣ | aceita pix? | parcela em quantas vezes | formas de pagar | bom dia vcs dividem no cartão | pagamneto',
      'Horário da loja':
        'horário | que horas fecha hj | 5 | abre domingo? | horario de funcionamento pfv | vcs tao abertos ate q horas',
      'Produto com defeito':
        'defeito | veio com defeito | 6 moça | o solado descolou | o tenis rasgou com uma semana de uso | produto defeituoso',
      'Falar com vendedora':
        'vendedora | 7 | falar com uma vendedora | qro falar com alguem da loja | me chama uma moça pra atender | vendedora por gentileza',
    },
    none: 'oi | trocar e ver o pagamento tb | agora não posso, depois eu vejo | 15 | vi vcs no instagram 😍 | troco pra 100 | não entendi | não é nada disso | estão contratando? | obrigado viu',
  },
  {
    menu: 'distribuidora de gás e água - pedido',
    options: [
      'Botijão P13 - R$ 115',
      'Cilindro P45 - R$ 430',
      'Galão de água 20 L - R$ 14',
      'Água sem gás fardo 500 ml',
      'Combo botijão P13 + galão - R$ 125',
      'Onde está minha entrega',
      'Reclamação',
    ],
    answers: {
      'Botijão P13 - R$ 115':
        '1 | P13 | o botijão de 13 kg | botijao normal de casa, só ele | o gás de 115 | só o botijao msm sem agua',
      'Cilindro P45 - R$ 430':
        'p45 | 2 | o cilindro | o grandao de 45 kg | cilidro | é pro restaurante, o de 45',
      'Galão de água 20 L - R$ 14':
        'galão | galao de agua | a 3 | só agua, o garrafão de 20 litros | um galaozinho de 20 | dois galoes de agua por favor | o de 14 reais',
      'Água sem gás fardo 500 ml':
        'fardo | fardo de agua | 4️⃣ | as garrafinhas de 500 | um fardinho de água | agua de garrafinha pra festa',
      'Combo botijão P13 + galão - R$ 125':
        'combo | o combo | 5 | gas e agua juntos | quero o botijão e o galão | o kombo de 125 | acabou o gás e a água tb kkk manda a promoção dos dois',
      'Onde está minha entrega':
        'cade minha entrega | 6 | o rapaz ja saiu? | pedi faz 40 minutos e nao chegou | entrega ta onde | to esperando o entregador até agora, vem ou nao vem',
      Reclamação:
        'reclamação | quero reclamar | 7 | reclamacao | o entregador foi mt grosso comigo | fazer uma queixa | o botijao de vcs ta vazando',
    },
    none: 'vcs entregam no sabado? | boa tarde | 8 | não precisa mais, já comprei | fardo ou galão? | caro demais hein | qual a diferença do p13 pro p45 | carvão | espera ai vou ver quanto tenho | p20',
  },
  {
    menu: 'loja de móveis - como podemos ajudar',
    options: [
      'Sofás e poltronas',
      'Guarda-roupas',
      'Camas e colchões',
      'Mesas e cadeiras',
      'Prazo de entrega',
      'Agendar montagem',
      'Peça faltando ou quebrada',
      'Outros assuntos',
    ],
    answers: {
      'Sofás e poltronas':
        'sofá | 1 | sofa | um sofazinho de 2 lugares | poltronas | queria ver sofa retratil pra sala | boa tarde quero um estofado novo',
      'Guarda-roupas':
        'guarda roupa | a 2 | guardaroupa | roupeiro | guarda-roupas de casal com espelho | GUARDA ROUPA 6 PORTAS | armario pra por roupa',
      'Camas e colchões':
        'cama | colchao | cama box | 3️⃣ | colxão de casal | caminha de solteiro | to com dor nas costas preciso de um colchão bom',
      'Mesas e cadeiras':
        'mesa | mesas | opção 4 | conjunto de mesa com 6 cadeiras | cadeira | meza de jantar',
      'Prazo de entrega':
        'prazo | 5 | quando chega meu movel | quantos dias pra entregar | praso de entrega | comprei dia 10 e queria saber quando vcs entregam',
      'Agendar montagem':
        'montagem | 6 | marcar o montador | agendar | quero que venham montar | ja chegou tudo falta só vir montar',
      'Peça faltando ou quebrada':
        'faltou peça | a sete | veio quebrado | peça faltano | a porta chegou trincada | ta faltando os parafusos e um pé da mesa',
      'Outros assuntos': 'outros | outro assunto | 8 | outra coisa | nenhuma dessas, é outro assunto | otros',
    },
    none: 'cama e guarda roupa | depois eu chamo | oi tudo bem | 22 | hmmm deixa eu ver | não quero nada não foi engano | não sei se levo sofá ou poltrona ou uma cama | 👍 | peraí | obg',
  },
  {
    menu: 'papelaria - o que você precisa',
    options: [
      'Xerox e impressão',
      'Lista de material escolar',
      'Encadernação',
      'Plastificação',
      'Cartuchos e toner',
      'Retirar pedido',
      'Falar com atendente',
    ],
    answers: {
      'Xerox e impressão':
        'xerox | imprimir | 1 | impressao | xeroks | preciso imprimir um boleto | tirar umas cópias do rg',
      'Lista de material escolar':
        'lista | material escolar | 2 pfv | a lista da escola do meu filho | lista escolar | quero orçamento dos materiais da escola | matrial escolar',
      Encadernação:
        'encadernar | 3 | encadernaçao | o terceiro | encaderna meu tcc por favor | por espiral e capa numa apostila',
      Plastificação:
        'plastificar | plastificaçao | a 4 | quero plastificar um documento | plastificasão | 4️⃣',
      'Cartuchos e toner':
        'cartucho | toner | 5 | tinta pra impressora | cartuxo hp preto | acabou a tinta da minha impressora epson',
      'Retirar pedido':
        'retirar | vim buscar | 6 | retirada | buscar um pedido que ja ta pago | oi posso ir pegar minha encomenda hj?',
      'Falar com atendente':
        'atendente | 7 por favor | falar com alguem | atendnte | quero conversar com uma pessoa de vdd | me transfere pra um humano',
    },
    none: 'encadernar e plastificar | bom diaaa | listrado | 10 | ainda não decidi | impressionante kkkk | não vou precisar mais | vocês fecham pro almoço? | tem vaga de jovem aprendiz? | que?',
  },
];
