import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, short answers of a clinic, a pizzeria, a shop and a form; with `reasons-more.ts`, first run 5 wrong, 70 needless. */
export const strictReasons: readonly MenuTable[] = [
  {
    menu: 'Clínica - início',
    options: [
      'Marcar consulta',
      'Remarcar ou cancelar',
      'Resultado de exame',
      'Endereço e horário de funcionamento',
      'Falar com a recepção',
    ],
    answers: {
      'Marcar consulta': `
        quero marca uma consulta | agendar cm o dr pfv | 1 |
        tem vaga pro cardiologista essa semana? | queria passar no medico |
        bom dia gostaria de agendar uma consulta pra minha mãe | marcar 🙏`,
      'Remarcar ou cancelar': `
        preciso desmarcar | n vou poder ir amanha, da pra mudar o dia? | remarca pra mim |
        quero cancelar minha consulta de quinta | trocar o horario q eu tinha marcado | opção 2 |
        adiar minha consulta`,
      'Resultado de exame': `
        meu exame ja ficou pronto? | resultado | kd o resultado do meu exame de sangue |
        quero pegar o laudo | saiu o resultadu? | o 3 | ver se meus exames sairam`,
      'Endereço e horário de funcionamento': `
        onde fica a clinica | que hrs vcs abrem | manda a localização 📍 | vcs abrem sabado? |
        endereco pfv | qual rua é? | até q horas fica aberto`,
      'Falar com a recepção': `
        quero falar com uma pessoa | atendente pfv | me passa pra moça da recepção | 5 |
        tem alguem ai pra me atender? | falar c a secretaria | não quero robô, quero falar com gente`,
    },
    none: `
      oi | não sei ainda | não é pra marcar consulta não |
      quero marcar uma consulta e pegar meu exame tb | minha filha fez exame ontem e passou mal |
      nenhuma dessas | consulta ou exame, to na duvida |
      vcs tão contratando? queria mandar currículo | 👍 | perai q vou ver com meu marido`,
  },
  {
    menu: 'Clínica - tipo de exame',
    options: ['Exame de sangue', 'Ultrassom', 'Raio-X', 'Ressonância magnética', 'Eletrocardiograma'],
    answers: {
      'Exame de sangue': `
        sangue | hemograma | exame d sangui | tirar sangue 💉 | o de sangue mesmo |
        colesterol e glicose | é pra colher sangue em jejum`,
      Ultrassom: `
        ultrasom | ultra | ultrassonografia do abdomen | usg | ultrasson das mama |
        é aquele do gelzinho na barriga, ultrasom | 2`,
      'Raio-X': `
        raio x do joelho | rx | raiox | raio xis do pulmao | radiografia | chapa do pulmão |
        bater um raio x da mão do meu menino`,
      'Ressonância magnética': `
        resonancia | ressonancia da coluna | a magnetica | rm do joelho | resonansia magnetica | 4 |
        o medico pediu ressonância do crânio`,
      Eletrocardiograma: `
        eletro | ecg | eletrocardio | eletro do coração | eletrocardiograma ❤️ | a ultima opção |
        eletro pra fazer cirurgia`,
    },
    none: `
      não sei qual é, tá escrito no pedido | posso mandar foto do pedido? | sangue e ultrassom |
      raio x não | tomografia | quanto custa cada um? | endoscopia |
      meu pai fez ressonância aí mês passado e foi bem atendido |
      acho q é raio x ou ressonancia, n lembro | precisa de jejum?`,
  },
  {
    menu: 'Clínica - período',
    options: ['Manhã', 'Tarde', 'Noite'],
    answers: {
      Manhã: `
        de manha | cedo | umas 8 da manhã | manhãzinha | antes do almoço pfv | de manha cedinho ☀️ |
        pela parte da manhã é melhor pq trabalho de tarde`,
      Tarde: `
        a tarde | depois do almoço | tardi | umas 15h | lá pras 3 da tarde | de tardezinha | 2`,
      Noite: `
        a noite | noiti | depois das 19h | só posso de noite 🌙 | umas 8 da noite |
        dps do trabalho, de noite | noturno`,
    },
    none: `
      tanto faz | qualquer horario | manhã ou tarde | de manhã não posso |
      não sei ainda minha escala | boa tarde | vou ver com minha patroa e te falo | bom dia |
      de noite eu não consigo | quanto é a consulta?`,
  },
  {
    menu: 'Clínica - convênio ou particular',
    options: ['Convênio', 'Particular', 'Cartão de desconto'],
    answers: {
      Convênio: `
        convenio | tenho unimed | plano de saúde | pelo plano | bradesco saude | combenio |
        vai ser pelo meu plano da empresa`,
      Particular: `
        particula | vou pagar mesmo | não tenho plano, é particular | particular 💰 |
        pagar do bolso | partic. | 2`,
      'Cartão de desconto': `
        cartão desconto | cartao de todos | o de desconto | tenho aquele cartãozinho de desconto |
        3 | com o cartao de disconto | não é convênio, é cartão de desconto`,
    },
    none: `
      qual o valor do particular? | vcs aceitam amil? | depende do preço |
      não sei se meu plano cobre | convênio não | atende pelo SUS? |
      convênio pra mim e particular pra minha mãe | meu plano foi cancelado mês passado |
      posso parcelar? | ainda vou ver`,
  },
  {
    menu: 'Pizzaria - início',
    options: ['Fazer pedido', 'Ver cardápio', 'Acompanhar meu pedido', 'Promoções do dia', 'Reclamação'],
    answers: {
      'Fazer pedido': `
        quero pedir uma pizza | me ve uma calabresa grande | fazer um pedidu | quero uma pizza 🍕 |
        1 | pode anotar meu pedido? | vou querer duas de frango com catupiry`,
      'Ver cardápio': `
        cardapio | manda o menu | quais sabores tem? | kardapio pfv | quero ver as pizza q tem | 2 |
        me manda o cardápio com os preços`,
      'Acompanhar meu pedido': `
        cade minha pizza | meu pedido ja saiu? | quanto tempo falta pra chegar | kd o motoboy |
        pedi faz 40 min, ja ta vindo? | status do pedido | acompanha o pedido q eu fiz`,
      'Promoções do dia': `
        tem promo hj? | promoção | qual a promoçao de hoje | o q ta em promoção | 4 | ofertas 🤑 |
        tem algum combo em promo`,
      Reclamação: `
        quero reclamar | veio errado meu pedido 😡 | a pizza chegou fria | reclamasao |
        pedi sem cebola e veio cheia de cebola | veio faltando o refri q paguei |
        quero fazer uma queixa do entregador`,
    },
    none: `
      boa noite | não quero pedir agora | vcs tão abertos? | precisa de motoboy aí? |
      to decidindo com a galera | cardápio e promoção | nada não, foi engano |
      aniversario do meu filho foi aí, adoramos a pizza | nenhuma das opções | sei lá`,
  },
  {
    menu: 'Pizzaria - entrega ou retirada',
    options: ['Entrega em casa', 'Vou buscar no balcão', 'Comer no salão'],
    answers: {
      'Entrega em casa': `
        entrega | delivery | pode trazer aqui | manda entregar pfv | intrega |
        quero q entregue aqui na rua das flores 120 | 🛵 entrega`,
      'Vou buscar no balcão': `
        eu busco | retirada | vou pegar aí | passo aí pra pegar | vo busca | retiro no balcao |
        meu marido vai passar aí e pegar`,
      'Comer no salão': `
        comer ai | no salao | vamos comer aí mesmo | mesa pra 4 | 3 | vou jantar aí com a família |
        comê no local`,
    },
    none: `
      quanto é a taxa de entrega? | depende da taxa | busco ou entrega, tanto faz | entrega não |
      vcs entregam no jd são paulo? | demora quanto? | da outra vez a entrega demorou demais |
      não sei ainda | qual o endereço de vcs?`,
  },
];
