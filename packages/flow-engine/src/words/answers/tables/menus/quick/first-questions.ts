import type { MenuTable } from '../menu-table.ts';

/** What a form asks first, and how a pizza is wished. */
export const firstQuestions: readonly MenuTable[] = [
  {
    menu: 'pizzaria',
    options: [
      '🍕 Fazer pedido',
      '📖 Ver cardápio',
      '🛵 Acompanhar entrega',
      '🕐 Horário de funcionamento',
      'Falar com atendente',
    ],
    answers: {
      '🍕 Fazer pedido':
        'quero uma pizza | pedir pizza | quero fazer um pedido pra entrega | 1 | bora pedir | fzr pedido | quero pedir | qro encomendar uma pizza | manda uma pizza',
      '📖 Ver cardápio':
        'cardapio | manda o cardápio | quais sabores tem? | oq tem de pizza | ver os sabores | menu pf | me passa o menu | quais as pizzas | tem cardapio?',
      '🛵 Acompanhar entrega':
        'cadê minha pizza | meu pedido ta demorando | onde ta o motoboy | ja saiu pra entrega? | minha pizza não chegou | status do pedido | quanto tempo falta pra chegar | rastrear',
      '🕐 Horário de funcionamento':
        'que horas abre | vcs tão abertos? | até que horas funciona | horario | abre hj? | ta aberto ainda? | fecha q horas',
      'Falar com atendente':
        'atendente | quero falar com alguem | falar com uma pessoa | me passa pra um humano | moça me ajuda | 5 | quero falar com o dono',
    },
    none: 'não quero pizza | oi | boa noite | vcs aceitam pix? | tem vaga de emprego? | a pizza de ontem tava ruim | depois eu peço | não sei | pedido ou cardapio | meu vizinho pediu e não chegou | ok | obrigado',
  },
  {
    menu: 'borda',
    options: ['Sem borda', 'Catupiry', 'Cheddar', 'Chocolate'],
    answers: {
      'Sem borda':
        'sem | não quero borda | normal | nenhuma | tradicional | sem nada | n precisa de borda | nao',
      Catupiry: 'catupiri | requeijão | com catupiry | borda de catupiry | a 2 | catupry | cat',
      Cheddar: 'chedar | cheda | borda de cheddar | com cheddar | 3 | ched',
      Chocolate: 'choc | doce | a de chocolate | borda de chocolate | chocolate pfv | 🍫 | xocolate',
    },
    none: 'qual o preço da borda? | tem de cream cheese? | catupiry ou cheddar | tanto faz | não sei | quanto custa? | menos cheddar | meia catupiry meia cheddar | ok | obrigada',
  },
  {
    menu: 'calçados',
    options: ['Ver modelos', 'Promoções', 'Trocas', 'Rastrear pedido', 'Falar com vendedor'],
    answers: {
      'Ver modelos':
        'quero ver os tenis | modelos | mostra os modelos | catalogo | ver sapatos | quero ver os calçados',
      Promoções:
        'promoção | tem promo? | ofertas | oq ta em promoção | liquidação | desconto | promocao | tem desconto?',
      Trocas:
        'trocar | quero trocar um tenis | não serviu | ficou apertado | troca de numero | veio o numero errado | quero fazer uma troca | devolver',
      'Rastrear pedido':
        'cade meu pedido | rastreio | codigo de rastreio | onde ta minha encomenda | meu sapato não chegou | acompanhar | status',
      'Falar com vendedor': 'vendedor | atendente | falar com alguem | vendedora | pessoa | humano | 5',
    },
    none: 'oi | vcs abrem sabado? | não quero trocar | aceita cartão? | o tenis que comprei é lindo | qual o endereço | depois eu vejo | troca ou promoção | minha irmã comprou aí | blz | quanto é o frete',
  },
  {
    menu: 'academia início',
    options: ['Essa semana', 'Semana que vem', 'No próximo mês', 'Ainda não sei'],
    answers: {
      'Essa semana': 'hoje | agora | já | amanhã | o quanto antes | esta semana | imediato',
      'Semana que vem': 'proxima semana | semana q vem | na outra semana | sem q vem | daqui uma semana',
      'No próximo mês':
        'mes que vem | proximo mes | mês q vem | dia 1 do mes que vem | só mes que vem | no outro mes',
      'Ainda não sei': 'não sei | sem previsão | n sei ainda | indeciso',
    },
    none: 'quanto custa? | oi | tem estacionamento? | abre que horas? | já treino aí | semana passada | comecei mês passado | ok | obrigado',
  },
  {
    menu: 'conta de luz',
    options: ['Até R$ 200', 'De R$ 200 a R$ 500', 'De R$ 500 a R$ 1.000', 'Acima de R$ 1.000'],
    answers: {
      'Até R$ 200': '150 | uns 100 reais | menos de 200 | 180,00 | pago 120 | baixinha, uns 90 | r$ 75',
      'De R$ 200 a R$ 500':
        '300 | uns 350 | entre 200 e 500 | 400 reais | vem uns 280 | média de 450 | trezentos',
      'De R$ 500 a R$ 1.000': '700 | uns 800 | 600 e pouco | entre 500 e mil | novecentos | 750,00 | vem 650',
      'Acima de R$ 1.000': 'mais de mil | 1500 | 2 mil | 1.200 | uns 3 mil | acima de mil | vem 1800',
    },
    none: 'não sei | caro demais | depende do mês | oi | 200 ou 600 | minha casa é pequena | quanto custa a placa? | obrigado',
  },
  {
    menu: 'como conheceu',
    options: ['Instagram', 'Google', 'Indicação de amigo', 'Passei na frente', 'Outro'],
    answers: {
      Instagram: 'insta | pelo insta | ig | vi no instagram | instagran | no insta de vcs | reels',
      Google:
        'google | pesquisei no google | gogle | pelo google maps | na internet pelo google | busca do google',
      'Indicação de amigo':
        'indicação | um amigo | amiga me indicou | minha vizinha indicou | boca a boca | amigo',
      'Passei na frente':
        'passei ai | passando na rua | vi a placa | moro perto | passo na frente todo dia | vi a fachada',
      Outro: 'outro | outros | nenhum desses | tv | panfleto | outra forma',
    },
    none: 'oi | não lembro | quanto custa? | insta ou google | ok | obrigado | não foi pelo google',
  },
];
