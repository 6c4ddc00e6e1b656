import type { MenuTable } from '../../menu-table.ts';

/** Written by a stranger to the engine, short answers of a clinic, a pizzeria, a shop and a lead form: first run 0 wrong, 36 needless. */
export const strictCore: readonly MenuTable[] = [
  {
    menu: 'clinica inicio',
    options: [
      'Marcar consulta',
      'Remarcar ou cancelar',
      'Resultado de exames',
      'Convênios e valores',
      'Falar com atendente',
    ],
    answers: {
      'Marcar consulta': `
        quero marca uma consulta | 1 por favor | agendar pfv | queria um horario com o dr |
        preciso passar no medico | bom dia gostaria de agendar consulta | a primeira`,
      'Remarcar ou cancelar': `
        preciso desmarcar | nao vou poder ir amanha | quero mudar o dia da minha consulta | 2 |
        cancela minha consulta pf | remarca pra mim 🙏 | a segunda opção`,
      'Resultado de exames': `
        meu exame ja ficou pronto? | resultado do exame de sangue | quero pega meus exames | 3 pfv |
        ezame | ver se saiu meu resultado`,
      'Convênios e valores': `
        vcs aceitam unimed? | qto custa a consulta | atende plano? | valor da consulta particular |
        4️⃣ | quais convenio vcs atende`,
      'Falar com atendente': `
        quero fala com uma pessoa | atendente pfvr | 5 | a última | tem alguem ai pra me atender? |
        humano por favor | falar com a moça da recepção`,
    },
    none: `
      oi bom dia | não é nada disso | marcar consulta e pegar o resultado do exame | nao sei qual |
      vcs tem estacionamento? | minha mãe fez um exame aí ano passado | 1 ou 2 | depois eu vejo |
      tô com muita dor | 👍`,
  },
  {
    menu: 'clinica especialidade',
    options: ['Clínico geral', 'Pediatra', 'Ginecologista', 'Dermatologista', 'Cardiologista', 'Ortopedista'],
    answers: {
      'Clínico geral': `
        clinico | medico geral | 1 | clinco geral pfv | o primeiro | com o clínico mesmo`,
      Pediatra: `
        pediatra pro meu filho | é pra minha bebe de 8 meses | pediatria | 2 por favor |
        médico de criança | pidiatra | ped 👶`,
      Ginecologista: `
        gineco | ginecologia pf | quero fazer preventivo | numero 3 | papanicolau |
        a gineco por favor | ginicologista`,
      Dermatologista: `
        dermato | medico de pele | to com umas manchas na pele | 4 | dermatolojista | a quarta |
        derma pfv`,
      Cardiologista: `
        cardio | medico do coração | 5 | pro coracao ❤️ | cardiologia |
        é pressão alta preciso do cardio`,
      Ortopedista: `
        orto | torci o tornozelo | 6 pfv | medico de osso | ortopedia | a última |
        to com dor no joelho`,
    },
    none: `
      nao sei qual médico é | vcs tem dentista? | pediatra e dermato | não precisa ser o cardio |
      o que vc recomenda? | minha filha é pediatra rsrs | psicologo | qual o valor? |
      o cardiologista q me atendeu saiu daí? | cardio ou clínico, tô na dúvida`,
  },
  {
    menu: 'clinica dia da semana',
    options: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'],
    answers: {
      Segunda: `
        segunda feira | 2a feira | seg | na segunda de manhã se der | pode ser segunda |
        segunda q vem msm`,
      Terça: `terca | ter | 3ª feira | terça fera | na terça é melhor pra mim | terça pfv 🙏`,
      Quarta: `
        quarta feira | qua | quarta ta bom | 4ª feira | pode marcar quarta | quarta de tarde`,
      Quinta: `
        quinta | qui | quinta fera | 5ª feira | coloca na quinta por favor | quinta depois do almoço`,
      Sexta: `
        sexta | sextou 😂 sexta msm | 6ª feira | sex | sesta feira |
        na sexta eu to de folga pode ser | só posso sexta`,
    },
    none: `
      sabado | qualquer dia | segunda ou terça | segunda não posso | vou ver com meu marido |
      tem de noite? | todo dia eu trabalho | trabalho segunda quarta e sexta | menos quinta |
      na sexta passada eu fui aí`,
  },
  {
    menu: 'pizzaria inicio',
    options: ['Fazer pedido', 'Ver cardápio', 'Acompanhar meu pedido', 'Horário e endereço'],
    answers: {
      'Fazer pedido': `
        quero uma pizza | quero pedir | 1 | fazer um pedido pfv | anota ai uma calabresa grande |
        qro faze pedido | to com fome quero pedir 🍕`,
      'Ver cardápio': `
        cardapio | manda o cardapio | quais sabores tem | menu | 2 por favor | cardapiu |
        me mostra oq vcs tem`,
      'Acompanhar meu pedido': `
        cade minha pizza | ja saiu pra entrega? | 3 | meu pedido ta demorando |
        faz 1 hora q pedi e nada | saber do meu pedido`,
      'Horário e endereço': `
        vcs abrem q horas | onde fica | ate que horas funciona | endereço | 4 | a quarta |
        qual a rua de vcs`,
    },
    none: `
      boa noite | nao quero pedir nada | quero trabalhar aí | tem vaga de motoboy? | 1 e 2 |
      ainda to decidindo | minha vizinha pediu ontem e gostou | aceita pix? | kkkkk | 5`,
  },
  {
    menu: 'pizza sabor',
    options: ['Calabresa', 'Mussarela', 'Portuguesa', 'Frango com catupiry', 'Quatro queijos', 'Marguerita'],
    answers: {
      Calabresa: `
        calabreza | a de calabresa | 1 | calabresa com bastante cebola | cala | vou de calabresa 😋`,
      Mussarela: `muçarela | mozarela | 2 | musarela pfv | a segunda | so mussarela msm`,
      Portuguesa: `
        portuga | portugueza | 3 | manda a portuguesa | portuguesa sem cebola por favor | a terceira`,
      'Frango com catupiry': `
        frango | frango c catupiri | frango catupiry 🍗 | a de frango | numero 4 | fran com catu`,
      'Quatro queijos': `4 queijos | quatro quejo | 4 qjos | quatro queijo pfv | a de quatro queijos | 5`,
      Marguerita: `
        margherita | margarita | 6 | marguerita por favor | a última | a de tomate com manjericão`,
    },
    none: `
      qual a mais pedida? | meia calabresa meia portuguesa | tem de chocolate? | tanto faz |
      menos calabresa | nao gosto de frango | pepperoni | calabresa ou mussarela? |
      quanto custa a portuguesa | perai vou perguntar pro pessoal`,
  },
  {
    menu: 'pizza tamanho',
    options: ['Broto (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
    answers: {
      'Broto (4 fatias)': `
        broto | a pequena | brotinho | a menor | a de 4 pedaço | pequeninha é so pra mim`,
      'Média (6 fatias)': `media | 6 fatias | a do meio de 6 pedaços | media pfv | meda | tamanho médio`,
      'Grande (8 fatias)': `grande | a grande | 8 pedaços | grd | a de oito | gande por favor | G`,
      'Família (12 fatias)': `
        familia | a maior | 12 fatias | a gigante de 12 | tamanho famila | a maior q tiver |
        doze pedaços 🍕`,
    },
    none: `
      quanto é a grande? | somos em 5 pessoas qual é melhor? | media ou grande |
      nao quero a grande | uma broto e uma familia | tem de 10 fatias? | qualquer uma |
      a família toda tá aqui ainda vamos decidir | e a coca? | da ultima vez a média veio fria`,
  },
  {
    menu: 'pizza borda',
    options: ['Sem borda recheada', 'Catupiry', 'Cheddar', 'Chocolate'],
    answers: {
      'Sem borda recheada': `
        sem borda | nao quero borda | normal | sem recheio | borda comum | 1 | sem nada na borda pfv`,
      Catupiry: `catupiri | borda de catupiry | catu | 2 | requeijao catupiry | com catupiry 🤤`,
      Cheddar: `chedar | borda de chedder | 3 | xedar | cheddar pf | a terceira`,
      Chocolate: `choco | borda de chocolate 🍫 | 4 | chocolat | a doce | a última`,
    },
    none: `
      quanto é a borda? | tem de cream cheese? | catupiry ou cheddar | não sei | cheddar não |
      metade catupiry metade chocolate | paga a mais? | esqueci de pedir a coca | oq é melhor?`,
  },
  {
    menu: 'loja inicio',
    options: [
      'Ver novidades',
      'Trocas e devoluções',
      'Rastrear entrega',
      'Comprar no atacado',
      'Falar com vendedora',
    ],
    answers: {
      'Ver novidades': `
        novidades | oq chegou de novo | 1 | lançamentos | quero ver a coleção nova 😍 |
        chegou coisa nova? | ver as novidade`,
      'Trocas e devoluções': `
        quero trocar | a blusa ficou pequena queria troca | 2 pfv | devolver uma calça | troca |
        veio tamanho errado quero devolver | veio com defeito quero trocar`,
      'Rastrear entrega': `
        cade minha encomenda | codigo de rastreio | 3 | meu pacote nao chegou ainda | rastrea |
        onde ta meu pedido | 📦 rastreio pfv`,
      'Comprar no atacado': `
        atacado | sou revendedora quero comprar bastante | 4 | quero comprar pra revender |
        preço de atacado | no atacado por favor`,
      'Falar com vendedora': `
        vendedora | 5 | quero falar com a menina | chama uma vendedora pfv | falar cm alguem |
        a última | atendimento humano`,
    },
    none: `
      oii | não quero trocar não | minha irmã é vendedora aí | tem vaga de emprego? |
      rastrear e trocar | sei la | que horas fecha o shopping |
      a troca que fiz ano passado deu certo | obrigada 😊 | 7`,
  },
  {
    menu: 'loja pagamento',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Boleto', 'Dinheiro na entrega'],
    answers: {
      Pix: `pix | no pix | 1 | manda a chave | picks | vou fazer um pix agora | pics pfv`,
      'Cartão de crédito': `
        credito | no crédito em 3x | 2 | parcelado no cartao | cred | cartao de credito 💳 |
        passa no credito`,
      'Cartão de débito': `debito | 3 | no deb | cartao debito | débto | no débito por favor`,
      Boleto: `boleto | 4 | bolet | gera o boleto pra mim | boleto bancário | bolto pfv`,
      'Dinheiro na entrega': `
        dinheiro | 5 | em espécie | din | dinheiro vivo | pago em dinheiro qdo chegar |
        💵 na hora da entrega`,
    },
    none: `
      cartão | tem desconto no pix? | metade pix metade cartão de crédito | vale refeição |
      não tenho pix | quanto ficou? | to sem dinheiro agora | pix ou boleto tanto faz |
      credito ou debito? | depois eu pago`,
  },
  {
    menu: 'lead internet plano',
    options: ['Internet 300 mega', 'Internet 500 mega', 'Internet + TV', 'Plano empresarial'],
    answers: {
      'Internet 300 mega': `300 | o de 300 | 300 mb | trezentos mega | 1 | o primeiro | 300megas ta bom`,
      'Internet 500 mega': `
        500 | quinhentos | 500mb por favor | o de quinhento mega | a de 500 é melhor pra jogar |
        o segundo`,
      'Internet + TV': `
        com tv | o combo com tv | net e tv | 3 | internet com televisão | quero com tv junto 📺`,
      'Plano empresarial': `
        pra empresa | é pra minha loja | 4 | impresarial | empresa | plano cnpj | pro meu escritório`,
    },
    none: `
      qual é mais barato? | tem cobertura no meu bairro? | 300 ou 500 | nenhum desses |
      minha tv quebrou ontem | 1 giga | quero cancelar | to pensando ainda |
      trabalho numa empresa de internet | só quero saber o preço`,
  },
];
