import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the tenth batch and before it was tried: a pizzeria and a shop. */
export const strictShop: readonly MenuTable[] = [
  {
    menu: 'pizzaria: menu principal',
    options: ['Ver cardápio', 'Fazer pedido', 'Acompanhar pedido', 'Falar com atendente'],
    answers: {
      'Ver cardápio':
        '1 por favor | manda o cardapio | CARDÁPIO | qro ver o cardapio | cardapioo | 1️⃣ | opa boa noite me mostra o cardápio aí | ver cardapo | queria dar uma olhada no cardápio primeiro | me manda o cardápio q eu ainda n conheço os sabores de vcs',
      'Fazer pedido':
        '2 por favor | quero fazer um pedido | fazer pedidoo 🍕 | quero pedir uma pizza | faser pedido | a segunda | boa noite gostaria de fazer um pedido por favor | to morrendo de fome quero fazer um pedido | nº 2 | vim fazer um pedido',
      'Acompanhar pedido':
        '3 pfvr | acompanhar | acompanhar meu pedido | cadê meu pedido | a terceira opção | ACOMPANHA PEDIDO | acompanahr pedido | oi moço fiz um pedido faz 40 minutos e queria saber onde ele está | onde q tá minha pizza 🛵 | vc pode ver se meu pedido já saiu',
      'Falar com atendente':
        '4 | atendente | falar c atendente | quero falar com uma pessoa | ATENDENTE PELO AMOR DE DEUS | atendete | me passa pra um atendente pfv | a última opção | oxe quero falar é com gente, um atendente | não entendo esse robô quero falar com atendente de verdade',
    },
    none: '5 | oi boa noite | um minuto | mil desculpas, ja volto | cardápio ou pedido | não quero falar com atendente | vcs entregam no centro? | 1 e 2 | pedido | ainda não quero fazer pedido | minha irmã fez um pedido ontem e amou | que horas fecha? | pera aí | pedi demissão hj kkkk | to na dúvida',
  },
  {
    menu: 'pizzaria: sabor',
    options: ['Calabresa', 'Mussarela', 'Frango com catupiry', 'Portuguesa', 'Quatro queijos'],
    answers: {
      Calabresa:
        'calabresa | calabreza pf | é a 1 | CALABRESAAA | vou de calabresa hj | calabreça | a de calabresa msm | hj eu vou querer é a calabresa mesmo | manda uma calabresa caprichada aí moço | calabresa 🍕',
      Mussarela:
        'muçarela | mozarela | mussarelaa | 2 por favor | quero a de mussarela | minha filha só come mussarela então vai essa | musarela | vai mussarela msm | MUSSARELA OBG | bom dia eu queria a de mussarela se possível',
      'Frango com catupiry':
        'frango | frango c catupiry | frango com catupiri | a de frango por favor | 3️⃣ | FRANGO COM CATUPIRY | fragno com catupiry | vê uma de frango pra mim | oi boa noite eu vou querer a de frango com catupiry obrigada | frangoo 🐔',
      Portuguesa:
        'portuguesa | portugueza | a portuguesa pfv | opção 4 | moça me faz uma portuguesa por gentileza | portuguesaaa | qro a portuguesa | portugesa | aqui em casa todo mundo ama a portuguesa então manda essa | é a portuguesa 🙏',
      'Quatro queijos':
        'quatro queijos | 4 queijos | 4queijos | a de 4 queijo | 5 por favor | quatro quejos | QUATRO QUEIJOS 🧀 | a última | eu quero a de quatro queijos por favor | bah hoje quero a de quatro queijos',
    },
    none: 'menos calabresa | sem ser portuguesa | calabresa ou frango | meia calabresa meia mussarela | metade 4 queijos metade portuguesa | 6 | tem de atum? | não gosto de frango | qual sai mais? | um minuto | queijo | mil desculpas meu filho tá chorando | minha vó é portuguesa kkk | a calabresa vem com cebola? | qualquer uma',
  },
  {
    menu: 'pizzaria: tamanho',
    options: ['Pequena (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
    answers: {
      'Pequena (4 fatias)':
        'oi eu vou querer a pequena por favor | a piquena | 1 pfv | pequenininha msm | PEQUENA | a de 4 fatias | peqena | só uma pequena pra mim | a menor | hj to sozinha em casa então manda a pequena 😅',
      'Média (6 fatias)':
        'media | média por favor | é a 2 | meida | 6 fatias | MÉDIA | tamanho médio | qro a média | pra nós dois aqui a média já tá ótima | vou querer a media msm obg',
      'Grande (8 fatias)':
        'grande | grnade | a grande pfv | 8 fatias | 3 por favor | GRANDEEE | manda a grande que hj tem visita | a de oito fatias | pode fazer a grande que a galera come bem | pode ser grande',
      'Família (12 fatias)':
        'eu quero o tamanho família por favor | tamanho família | a familia 👨‍👩‍👧‍👦 | opção 4 | 12 fatias | a maior | FAMILIA | famila | somos muitos aqui manda a tamanho família | a maior q tiver',
    },
    none: 'média ou grande | grande não | quantos cm tem a pequena? | não muito grande | 15 | minha família é grande | uma pequena e uma grande | tive um pequeno problema ja volto | um minuto | depende do preço | quanto custa a grande? | qual vc recomenda | boa noite | grande abraço | a última vez minha tia pediu a média e sobrou',
  },
  {
    menu: 'pizzaria: bebida',
    options: ['Coca-Cola', 'Guaraná', 'Suco de laranja', 'Água', 'Sem bebida'],
    answers: {
      'Coca-Cola':
        'coca | uma coca por favor | koka cola | coca cola geladinha | cocaaa | COCA COLA | coquinha gelada | 1️⃣ | me manda uma coca bem gelada por favor | qro uma coca 🥤',
      Guaraná:
        'guarana | guaraná pfv | 2 por favor | um guaraná bem gelado | garaná | GUARANÁ | guaranazinho | gurana | eu vou querer um guaraná bem geladinho | vou querer o guaraná pq as crianças preferem',
      'Suco de laranja':
        'suco de laranja | suco | suquinho de laranja 🍊 | suco d laranja pfv | 3º | um suco por favor moço | SUCO | suko de laranja | o suco | tb quero experimentar o suco de laranja de vcs',
      Água: 'to de dieta vou ficar só na água | água pf | uma aguinha | 4 obg | água mesmo | AGUA | só agua | agau | me vê uma água por favor | água geladaa 💧',
      'Sem bebida':
        'pode mandar só a pizza sem bebida nenhuma | não quero bebida | nenhuma | 5 por favor | nada pra beber obg | só a pizza msm | n quero bebida nao | SEM BEBIDA | sem bebida hj | já tenho refrigerante em casa pode ser sem bebida',
    },
    none: 'coca ou guaraná | menos coca | tem coca zero? | uma coca e uma água | coca não | 6 | tem cerveja | um minuto | de que tamanho é o guaraná? | meu marido q é viciado em coca | refri | refrigerante | cocada | mil desculpas a demora | oi',
  },
  {
    menu: 'pizzaria: entrega ou retirada',
    options: ['Entrega em casa', 'Retirar na loja'],
    answers: {
      'Entrega em casa':
        'entrega | delivery | 1 por favor | entregar aqui em casa | manda entregar | pra entrega pfv | vcs podem trazer aqui em casa por favor | entrgea | to sem carro hj então quero que entregue | 1º',
      'Retirar na loja':
        'retirada | vou buscar | busco aí | vou retirar na loja | 2️⃣ | pego aí | RETIRAR | retirra na loja | to saindo do serviço e passo aí pra pegar | moro do lado então eu mesmo vou buscar',
    },
    none: 'entrega ou retirada tanto faz | quanto é a entrega? | entrega demora? | 3 | um minuto | vcs entregam no jardim américa? | depende da taxa | minha vizinha ia buscar mas desistiu | onde fica a loja? | boa noite | se for grátis entrega senão eu busco | mil desculpas | não sei ainda | os dois | o entregador de vcs é gente boa kkk',
  },
  {
    menu: 'pizzaria: pagamento',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro'],
    answers: {
      Pix: 'vai ser no pix tb obrigada viu | no pix | PIX | 1 por favor | pixx | vou pagar no pix | pfv pix | é a 1 | pix msm 👍 | faço o pix agora me manda a chave',
      'Cartão de crédito':
        'crédito | credito pfv | cartao de credito | no crédito | CREDITO | 2 por favor | passo no credito na hora q chegar | cartao d credito | cérdito | vou passar no cartão de crédito por favor',
      'Cartão de débito':
        'debito | no débito | cartão de débito | pode trazer a maquininha q vai ser no débito | DÉBITO | debto | vai ser no débito | é a 3 | boa noite vai ser no débito obrigado | debitoo',
      Dinheiro:
        'só tenho dinheiro aqui vai ser em dinheiro | em dinheiro | dinhero | em espécie | 4 | DINHEIRO | dinheiro vivo | a última | pago em dinheiro quando o motoboy chegar | dinheiroo 💵',
    },
    none: 'pix ou cartão | não tenho pix | cartão | no cartao | metade pix metade dinheiro | aceita vale refeição? | 5 | menos dinheiro | tô sem dinheiro | um minuto | minha prima caiu no golpe do pix | pixel | mil desculpas | crédito ou débito | quanto deu?',
  },
  {
    menu: 'loja: menu principal',
    options: [
      'Comprar',
      'Trocas e devoluções',
      'Rastrear pedido',
      'Horário de funcionamento',
      'Falar com vendedor',
    ],
    answers: {
      Comprar:
        'comprar | quero comprar | qro compra uma blusa | 1 por favor | COMPRAR | fazer uma compra | to querendo comprar um vestido pro casamento da minha prima | comrpar | comprar pfv 🛍️ | boa tarde moça eu quero comprar uma jaqueta',
      'Trocas e devoluções':
        'troca | quero trocar | devolver uma peça | o tênis ficou apertado quero trocar pelo 40 | 2º | qro devolver | boa tarde preciso trocar uma calça que não serviu | DEVOLUÇÃO | devolusao | 2 pfv',
      'Rastrear pedido':
        'comprei semana passada e queria rastrear meu pedido | rastreio | cadê meu pedido | rastriar pedido | 3 pfv | onde ta meu pacote | RASTREAR | bom dia queria saber onde está meu pedido | a terceira | rastreaar 📦',
      'Horário de funcionamento':
        'horário | oi vc sabe me dizer o horário de vcs | que horas vcs abrem | 4️⃣ | qual o horario de vcs | até q horas fica aberto hj | horaio de funcionamento | HORARIO | a quarta opção | abre q horas',
      'Falar com vendedor':
        'vendedor | falar c vendedor | 5 por favor | quero falar com um vendedor | VENDEDORA | chama um vendedor aí | a última | vendedro | passa pra vendedora pfv | vc pode me passar pra um vendedor por gentileza',
    },
    none: '6 | oi tudo bem | comprar ou trocar | quero trocar uma e comprar outra | não quero comprar nada não | to só olhando | um minuto | mil desculpas | aceita pix? | minha cunhada trocou aí e foi bem atendida | vendo rifa, interessa? | troquei de número | não é sobre troca | 1 ou 5 | comparar preços',
  },
  {
    menu: 'loja: tamanho da roupa',
    options: ['P', 'M', 'G', 'GG'],
    answers: {
      P: 'p | tamanho p | o p pfv | p de pequeno | 1º | pequeno | é o p | 1 por favor | sou bem magrinha então uso P | TAMANHO P 🙏',
      M: 'm | tamanho M | pode separar o M pra mim por favor | o m | medio pfv | m de maria | uso m | 2️⃣ | qro m | eu sempre compro o tamanho m',
      G: 'g | tamanho g | o G é o que me serve melhor | grande | uso g sempre | 3 por favor | g de gato | tamaho G | o terceiro | pode ser o g',
      GG: 'me vê o gg por favor meu anjo | tamanho gg | o gg pfv | opção 4 | o maior | GG MSM | qro gg | o último | gosto de roupa bem larguinha então é GG | tam gg',
    },
    none: 'm ou g | entre p e m | G não serve | 40 | 5 | xg | pp | não sei meu tamanho | minha irmã usa M | um minuto | qual a medida do M? | p/ presente | menos gg | hm | m e g',
  },
  {
    menu: 'loja: ficou satisfeito com a compra?',
    options: ['Sim', 'Não'],
    answers: {
      Sim: 'sim gostei demais vou comprar de novo | ss | siiim | SIM | com certeza | amei | fiquei sim | 1 por favor | simm 😍 | chegou tudo certinho e to mt satisfeita obg',
      Não: 'nao | não fiquei satisfeita não o tecido é horrível | naooo | não gostei | fiquei não | NÃO | infelizmente não | a 2 | nem um pouco | não pq a blusa veio rasgada e ninguém me responde 😡',
    },
    none: 'mais ou menos | sim e não | ainda não chegou | não sei | um minuto | talvez | 3 | minha mãe amou a dela, a minha nem abri | depende | gostei da blusa mas da calça não | oi | como faço pra trocar? | sinto muito | mil desculpas | simone',
  },
  {
    menu: 'loja: bairro',
    options: ['Centro', 'Vila Nova', 'Jardim América', 'Boa Vista', 'Santa Cruz'],
    answers: {
      Centro:
        'é aqui no centro mesmo moço obrigado | no centro | CENTRO | 1 por favor | a do centro pfv | moro no centro | centrp | centroo | é no centro msm | eu to aqui no centro na rua da igreja',
      'Vila Nova':
        'vila nova | vl nova | na vila nova | villa nova | 2 por favor | VILA NOVA | vila nvoa | bairro vila nova | vilanova | oi tudo bem eu moro na vila nova',
      'Jardim América':
        'jardim america | jd américa | jd america pfv | jardin america | 3️⃣ | JARDIM AMÉRICA | é a 3 | jardim amrica | eu moro no jardim américa perto da praça | no jd america 🏠',
      'Boa Vista':
        'boa vista | eu sou do bairro boa vista mesmo viu | no boa vista | BOA VISTA | 4º | boa vsta | moro na boa vista | boa vistaa | oi bom dia sou aqui da boa vista | é a 4',
      'Santa Cruz':
        'bom dia eu moro no bairro santa cruz | sta cruz | Sta. Cruz | 5 pfv | santa crus | SANTA CRUZ | na santa cruz | a ultima | é santa cruz | me mudei e agora moro em santa cruz',
    },
    none: 'boa noite | boa tarde | vila velha | jardim botânico | santa rita | 6 | moro perto do centro | centro ou boa vista | não moro no centro | minha sogra mora no santa cruz | um minuto | vcs entregam em outro bairro? | mil desculpas | fica entre a vila nova e o centro | pago à vista',
  },
];
