import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, with labels worded in other ways: first run 2 wrong, 70 needless. */
export const strictLabels: readonly MenuTable[] = [
  {
    menu: 'Olá! Sorriso & Cia Odontologia. Como podemos ajudar?',
    options: [
      'Agendar avaliação',
      'Remarcar ou desmarcar horário',
      'Estou com dor (urgência)',
      'Convênios aceitos',
      'Boleto do aparelho',
      'Falar com a recepção',
    ],
    answers: {
      'Agendar avaliação': `
        queria marcar uma avaliaçao | avaliação pfv | 1 | primeira opção |
        quero fazer um orçamento de implante, nunca fui aí | bom dia gostaria de passar por uma avaliacao |
        agenda uma avaliação p mim`,
      'Remarcar ou desmarcar horário': `
        preciso mudar meu horario de quinta | desmarcar | n vou conseguir ir amanhã, dá pra remarcar? | a 2 |
        remarcar minha consulta por favor | surgiu um imprevisto e não vou poder ir na consulta hj`,
      'Estou com dor (urgência)': `
        to com mt dor de dente | urgencia!! | 3 | meu dente quebrou e tá doendo demais 😭 |
        tô morrendo de dor | é urgente, minha cara ta inchada | dor`,
      'Convênios aceitos': `
        vcs atendem amil? | convenio | aceita plano odontoprev | quais convênios vcs aceitam | numero 4`,
      'Boleto do aparelho': `
        segunda via do boleto | quero pagar a parcela do aparelho | boleto | 5️⃣ |
        meu boleto desse mes n chegou`,
      'Falar com a recepção': `
        falar com atendente | quero falar com uma pessoa | recepção | a última |
        me passa pra moça da recepção pfvr | seis`,
    },
    none: `
        1 ou 3 | não quero remarcar | kkkkk | vocês estão contratando dentista? | boleto e convênio |
        não sei | vcs vendem escova elétrica? | oi | nenhuma dessas | ontem choveu muito aqui | 7`,
  },
  {
    menu: 'Com qual profissional você quer se consultar?',
    options: [
      'Dra. Helena Prado - Dermatologia',
      'Dr. Marcos Tavares - Cardiologia',
      'Dra. Júlia Nakamura - Pediatria',
      'Dr. Otávio Reis - Ortopedia',
      'Dra. Camila Prado - Ginecologia',
    ],
    answers: {
      'Dra. Helena Prado - Dermatologia': `
        dra helena | dermato | é pra ver umas manchas na pele | a dermatologista | 1 |
        com a Helena por favor | to com muita espinha | dermatolojista`,
      'Dr. Marcos Tavares - Cardiologia': `
        cardiologista | dr marcos | doutor marcos tavares | coração | o segundo | preciso de cardio | 2 pfv`,
      'Dra. Júlia Nakamura - Pediatria': `
        pediatra | é pro meu bebê de 6 meses | dra julia | a nakamura |
        consulta pro meu filho de 3 anos q ta com febre | opção 3 | terceira`,
      'Dr. Otávio Reis - Ortopedia': `
        ortopedista | otavio | torci o joelho | dr. Reis | o de osso | 4 | dor no ombro, acho que é orto`,
      'Dra. Camila Prado - Ginecologia': `
        ginecologista | gineco | camila | 5 | quero fazer o preventivo | a ultima |
        dra camila por gentileza | pré natal`,
    },
    none: `
        dra prado | qualquer um | um dentista | o doutor | não é o dr marcos | helena ou camila |
        quanto custa a consulta? | tem psicólogo aí? | onde fica a clínica | preciso de oftalmo | tanto faz |
        a doutora`,
  },
  {
    menu: 'Forneria do Bairro 🍕 O que você deseja?',
    options: [
      'Fazer um pedido',
      'Ver o cardápio',
      'Onde está meu pedido?',
      'Promoções de hoje',
      'Reclamar de um pedido',
      'Reservar mesa',
    ],
    answers: {
      'Fazer um pedido': `
        quero pedir uma pizza | qro uma calabresa grande | fazer pedido | pedir | 1 |
        boa noite, quero uma portuguesa e uma coca 2l | vou querer pedir`,
      'Ver o cardápio': `
        manda o cardapio | cardápio | quais sabores vcs tem? | me vê o menu aí | 2 | cardapio pfv 🙏`,
      'Onde está meu pedido?': `
        cadê minha pizza | ja saiu pra entrega? | meu pedido ta demorando mt, onde ele ta? |
        status do pedido | a terceira | o motoboy ja saiu?`,
      'Promoções de hoje': `
        tem promo hj? | promoção | quais as promoções | opcao 4 | tem algum combo em promoção?`,
      'Reclamar de um pedido': `
        veio errado meu pedido | a pizza chegou fria, quero reclamar | reclamação | 5 |
        fazer uma reclamação | veio faltando o refri`,
      'Reservar mesa': `
        quero reservar uma mesa pra 8 pessoas | reserva | mesa p sábado à noite | a última opção | 6 |
        reservar lugar pro aniversário da minha mãe`,
    },
    none: `
        não quero reservar mesa | cardápio e promoção | vcs estão contratando motoboy? | hmm | sei lá |
        boa noite | quem ganhou o jogo? | 4 ou 6 | não, obrigado | que | aluga o salão pra casamento?`,
  },
  {
    menu: 'Qual o tamanho da sua pizza?',
    options: ['Brotinho (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
    answers: {
      'Brotinho (4 fatias)': `
        broto | a menor | brotinho msm | pequena | 1 | a pequenininha | a de 4 fatias |
        a menorzinha, é só pra mim | brotinhu`,
      'Média (6 fatias)': `
        media | a média por favor | 6 pedaços | a segunda | M | 2️⃣ | pode ser a media | médiaa`,
      'Grande (8 fatias)': `
        grande | a G | oito fatias | 8 pedaços | quero a grande | 3 | gde | a de oito | terceira opção`,
      'Família (12 fatias)': `
        familia | tamanho família | a maior q tiver | a maior de todas | 12 fatias | doze pedaços |
        a última | a de 12 | a gigante`,
    },
    none: `
        média ou grande? | metade calabresa metade frango | não quero a grande | quanto é cada uma? |
        tanto faz | qual vc recomenda? | tem borda recheada? | ainda não sei | nem brotinho nem média |
        a de 10 fatias | quero uma coca`,
  },
  {
    menu: 'Oi! Aqui é a Ateliê Passo Leve 👠 Escolha uma opção:',
    options: [
      'Conhecer a coleção nova',
      'Consultar meu tamanho em estoque',
      'Rastrear minha compra',
      'Trocas e devoluções',
      'Endereço e horário da loja',
      'Conversar com uma vendedora',
    ],
    answers: {
      'Conhecer a coleção nova': `
        quero ver as novidades | coleção nova | lançamentos | o que chegou de novo? | 1 |
        me mostra a nova coleção 😍 | primeira`,
      'Consultar meu tamanho em estoque': `
        tem 37? | vcs tem essa sandália no 35 | ver se tem meu numero | tem no tamanho 40? | opção dois |
        queria saber se tem estoque do 38`,
      'Rastrear minha compra': `
        rastreio | cade minha encomenda | meu pedido n chegou ainda | codigo de rastreamento | 3 |
        quero saber onde ta minha compra`,
      'Trocas e devoluções': `
        quero trocar | preciso devolver um sapato | ficou apertado, quero trocar | troca | 4 | devoluçao`,
      'Endereço e horário da loja': `
        onde fica a loja? | que horas vcs abrem | endereço pfv | abre domingo? | 5 |
        qual o horario de funcionamento`,
      'Conversar com uma vendedora': `
        falar com vendedora | quero falar com alguém | me chama uma atendente | vendedora | 6 |
        a última por favor`,
    },
    none: `
        troca e rastreio | conserta salto? | não quero trocar | oiii | vcs contratam? | 2 ou 3 | hein? | 🤔 |
        não entendi | nada disso | deixa eu pensar`,
  },
];
