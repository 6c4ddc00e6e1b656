import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, first menus, times and what went wrong with a delivery: first run 1 wrong, 67 needless. */
export const strictTroubles: readonly MenuTable[] = [
  {
    menu: 'Olá! Bem-vindo à Clínica Vida Plena. Como podemos te ajudar?',
    options: [
      'Agendar consulta',
      'Remarcar ou desmarcar',
      'Resultado de exames',
      'Convênios aceitos',
      'Endereço e horários',
      'Falar com a recepção',
    ],
    answers: {
      'Agendar consulta': `
        1 | quero marcar uma consulta | marcar | preciso passar no médico | agendamento por favor |
        tem vaga com a cardiologista essa semana? | queria ver um horario com o dr paulo |
        agenda consuta pra minha mae`,
      'Remarcar ou desmarcar': `
        dois | a segunda | preciso desmarcar | não vou poder ir amanhã na consulta |
        mudar a data da minha consulta | cancelar minha consulta de quinta | remarca pra mim pfv`,
      'Resultado de exames': `
        3️⃣ | o resultado do meu exame ja saiu? | pegar o exame de sangue que fiz ai | ezames |
        meu hemograma ficou pronto?`,
      'Convênios aceitos': `
        opção 4 | vcs atendem unimed? | convenio | aceita bradesco saude |
        quais planos de saúde vocês pegam`,
      'Endereço e horários': `
        onde fica a clinica | que horas abre | 5 | vcs abrem sabado? | me passa a localização 📍`,
      'Falar com a recepção': `
        falar com atendente | quero falar com uma pessoa | a última | recepçao |
        moça me passa pra recepcionista`,
    },
    none: `
        quero marcar uma consulta e ver meu resultado de exame | não sei | 1 ou 2 | kkkkk |
        não quero marcar nada | hoje choveu muito aqui | boa tarde | hm | exame ou consulta, ainda tô vendo |
        9`,
  },
  {
    menu: 'Qual o melhor período para a sua consulta?',
    options: [
      'Manhã (8h às 12h)',
      'Tarde (13h às 18h)',
      'Noite (18h30 às 21h)',
      'Sábado de manhã',
      'Tanto faz',
    ],
    answers: {
      'Manhã (8h às 12h)': `
        1 | bem cedinho | umas 9h | pode ser as 10 da manha de terça | a primeira opção | oito e meia | 8h |
        antes do almoço durante a semana`,
      'Tarde (13h às 18h)': `
        a tarde | de tardezinha | 2 | depois do almoço | lá pelas 15h | trade | duas da tarde |
        as 14:30 fica bom | segunda à tarde | só consigo de tarde`,
      'Noite (18h30 às 21h)': `
        noite | 3 | depois do trabalho, umas 19h | só posso de noite pq trabalho o dia todo | 20h |
        as sete da noite | a terceira | noturno`,
      'Sábado de manhã': `
        sabado | 4 | so no sábado msm | sab | final de semana | durante a semana nao posso, so sabado |
        quatro`,
      'Tanto faz': `
        qualquer um | 5 | o que tiver | pra mim qualquer horario serve | tto faz | vc que escolhe |
        indiferente`,
    },
    none: `
        de manhã ou de tarde | não posso de manhã | domingo | quanto custa a consulta? |
        deixa eu ver com meu marido | não sei ainda | menos sábado | de madrugada |
        preciso levar algum documento? | sábado ou à noite | vou ver na minha agenda e te falo`,
  },
  {
    menu: 'Oi! Aqui é a Pizzaria do Zeca 🍕 O que vai ser hoje?',
    options: [
      'Fazer um pedido',
      'Ver o cardápio',
      'Promoções do dia',
      'Acompanhar meu pedido',
      'Taxa e área de entrega',
      'Falar com atendente',
    ],
    answers: {
      'Fazer um pedido': `
        quero pedir uma pizza | 1 | pedir | uma calabresa grande por favor |
        quero uma meia mussarela meia portuguesa | fazer pedido | ve uma de frango com catupiry pra mim |
        anota ai um pedido`,
      'Ver o cardápio': `
        cardapio | 2 | quais sabores tem | me manda o menu | cardapiu | quero ver as pizzas que tem |
        segunda opção`,
      'Promoções do dia': `
        promo | 3 | tem alguma promoção? | o que ta em oferta hj | tres | promoçao de hj qual é`,
      'Acompanhar meu pedido': `
        cadê minha pizza? | 4 | meu pedido ta demorando | já saiu pra entrega o meu pedido? |
        quero saber do meu pedido que fiz agora pouco | quatro pfv | acompanhar |
        ja faz uma hora q pedi e nada`,
      'Taxa e área de entrega': `
        vcs entregam no jardim américa? | qual a taxa | 5 | quanto fica o frete | entrega no centro? |
        taxa de entrega`,
      'Falar com atendente': `
        atendente | 6 | quero falar com alguem | humano por favor | fala com atendente | a sexta opção |
        me transfere pra um funcionário`,
    },
    none: `
        ver o cardápio e as promoções | não quero pedir nada | oi boa noite | não quero falar com atendente |
        sei lá | 2 ou 3 | 😂😂😂 | desculpa, número errado | 7 | não é isso | espera um pouco`,
  },
  {
    menu: 'Qual borda você prefere?',
    options: ['Sem borda recheada', 'Catupiry', 'Cheddar', 'Chocolate', 'Cream cheese'],
    answers: {
      'Sem borda recheada': `
        sem | 1 | não quero borda | normal | simples mesmo | borda comum | nenhuma | sem recheio |
        pode ser sem borda mesmo, obrigada | sem borda | tradicional | dispenso a borda`,
      Catupiry: `
        catupiri | 2 | borda de catupiry | requeijão catupiry | a segunda | katupiry |
        quero com catupiry pf | dois`,
      Cheddar: `
        chedar | 3 | de cheddar | borda de xedar | cheddar por favor | a 3 | ceddar`,
      Chocolate: `
        choco | 4 | de chocolate | 🍫 | a doce | chocolat | a quarta`,
      'Cream cheese': `
        5 | cream chese | de cream cheese | crim tchis | a última | cinco | a de cream`,
    },
    none: `
        metade catupiry metade cheddar | catupiry ou cheddar | qual é a mais gostosa? | tem de goiabada? |
        não gosto de cheddar | quanto é a borda? | demora muito? | todas menos chocolate | tô em dúvida |
        e pra beber o que tem?`,
  },
  {
    menu: 'Oie! Bem-vinda à Flor de Lis Modas 👗 Em que posso ajudar?',
    options: [
      'Novidades',
      'Onde está meu pedido',
      'Trocas e devoluções',
      'Tabela de medidas',
      'Comprar no atacado',
      'Atendimento humano',
    ],
    answers: {
      Novidades: `
        1 | o que chegou de novo | lançamentos | ver as novidade | nova coleção | novidadess |
        quero ver os looks novos`,
      'Onde está meu pedido': `
        rastrear | 2 | meu pedido não chegou | cadê minha encomenda | rastreio | código de rastreamento |
        comprei faz 10 dias e nada ainda | qdo chega meu vestido que comprei?`,
      'Trocas e devoluções': `
        quero trocar | 3 | a blusa ficou apertada quero trocar | troca | devolver uma calça |
        veio com defeito, quero devolver | trocar tamanho da saia q comprei | terceira opção`,
      'Tabela de medidas': `
        medidas | 4 | qual tamanho eu uso | quantos cm de busto tem o M | tabela | o G veste 44? |
        que tamanho seria pra quem usa 42`,
      'Comprar no atacado': `
        atacado | 5 | sou revendedora | quero comprar pra revender | preço de atacado |
        tenho uma lojinha e quero revender as peças | atakado | a quinta`,
      'Atendimento humano': `
        6 | quero falar com uma vendedora | atendente | humano | falar com gente | a última opção |
        tem alguém aí pra me atender?`,
    },
    none: `
        quero trocar uma peça e ver as novidades | atacado não | 1 e 5 | não | kkk adorei | não sei qual |
        não quero devolver | bom dia amore | troca ou medidas | 8 | hj tá calor demais`,
  },
];
