import type { MenuTable } from '../menu-table.ts';

/** First menus of more trades and the questions of their forms, answered as one does without thinking. */
export const moreFirstMenus: readonly MenuTable[] = [
  {
    menu: 'barbearia',
    options: ['Agendar corte', 'Preços', 'Endereço', 'Cancelar horário', 'Falar com o barbeiro'],
    answers: {
      'Agendar corte': `
        agendar | quero cortar o cabelo | marcar um corte | corte | tem horário hoje? |
        queria marcar | marca um horario pra mim | cortar cabelo e barba | barba |
        agendar pra sexta | degradê | quero fazer a barba`,
      Preços: `
        preço | quanto é o corte | valor | tabela | quanto custa | qto ta o corte | preços |
        valor da barba`,
      Endereço: `onde fica | endereco | localização | como chego | qual a rua | onde vcs ficam`,
      'Cancelar horário': `
        cancelar | desmarcar | não vou poder ir | cancela meu horário | preciso desmarcar`,
      'Falar com o barbeiro': `falar com alguem | barbeiro | falar com o joão | atendente | humano`,
    },
    none: `
      oi | agendar ou cancelar | não quero cortar | obrigado | bom dia | abre domingo? | to atrasado`,
  },
  {
    menu: 'hamburgueria',
    options: ['Fazer pedido', 'Ver cardápio', 'Status do pedido', 'Taxa de entrega', 'Falar com atendente'],
    answers: {
      'Fazer pedido': `
        pedir | quero um hamburguer | quero fazer um pedido | 2 x-bacon | um x salada por favor |
        quero pedir um lanche | lanche`,
      'Ver cardápio': `
        cardapio | ver os lanches | o que tem | menu | quais lanches vcs tem | me manda o cardápio`,
      'Status do pedido': `
        cade meu pedido | status | meu lanche não chegou | ta vindo? | demora muito? |
        onde ta meu lanche`,
      'Taxa de entrega': `
        taxa | quanto é a entrega | frete | valor da entrega | cobra entrega? | taxa pro centro`,
      'Falar com atendente': `atendente | humano | falar com alguém | veio errado`,
    },
    none: `oi | boa noite | não quero nada | pedido ou cardápio | fome | vcs aceitam pix?`,
  },
  {
    menu: 'farmácia',
    options: [
      'Consultar preço',
      'Entrega em casa',
      'Receita médica',
      'Horário de funcionamento',
      'Farmacêutico',
    ],
    answers: {
      'Consultar preço': `
        preço | quanto custa dipirona | valor do remedio | ver preço | orçamento |
        tem losartana? quanto?`,
      'Entrega em casa': `entrega | vcs entregam? | delivery | entregar em casa | queria que entregasse`,
      'Receita médica': `
        receita | tenho receita | mandar receita | antibiótico com receita | foto da receita`,
      'Horário de funcionamento': `horario | que horas fecha | ta aberto? | até que horas | abre sabado?`,
      Farmacêutico: `
        farmaceutico | falar com farmacêutica | duvida sobre remédio | atendente | falar com alguém`,
    },
    none: `oi | preço ou entrega | não | obrigado | to gripado`,
  },
  {
    menu: 'escola',
    options: ['Matrícula', 'Mensalidades', 'Calendário escolar', 'Secretaria', 'Coordenação'],
    answers: {
      Matrícula: `
        matricula | matricular meu filho | quero matricular | vaga | tem vaga pro 3º ano? |
        inscrição | renovar matricula`,
      Mensalidades: `
        mensalidade | boleto | 2 via do boleto | pagamento | valor da mensalidade |
        mensalidade atrasada`,
      'Calendário escolar': `calendario | quando começam as aulas | férias | dia de prova | feriado`,
      Secretaria: `secretaria | declaração | histórico | documento | falar com a secretaria`,
      Coordenação: `
        coordenação | coordenadora | falar com a coordenadora | reclamação do professor |
        meu filho brigou`,
    },
    none: `oi | matrícula ou mensalidade | não sei | bom dia | obrigada`,
  },
  {
    menu: 'período preferido',
    options: ['Manhã', 'Tarde', 'Noite', 'Qualquer horário'],
    answers: {
      Manhã: `
        manhã | de manha | cedo | pela manhã | matutino | 8h | antes do almoço | às 9 | manhazinha`,
      Tarde: `
        tarde | a tarde | de tarde | depois do almoço | 14h | umas 3 da tarde | vespertino`,
      Noite: `noite | a noite | depois das 18 | 19h | noturno | depois do trabalho`,
      'Qualquer horário': `
        qualquer | tanto faz | qualquer um | pode ser qualquer horário | qualquer hora |
        indiferente | o que tiver`,
    },
    none: `oi | manhã ou tarde | não posso de manhã | hoje | amanhã | não sei`,
  },
  {
    menu: 'dia',
    options: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'],
    answers: {
      Segunda: `segunda | seg | segunda feira | na segunda | 2ª feira | segunda q vem`,
      Terça: `terça | terca feira | ter | 3a feira | na terca`,
      Quarta: `quarta | qua | quarta-feira | 4ª`,
      Quinta: `quinta | qui | na quinta feira | quinta de manhã`,
      Sexta: `sexta | sex | sexta feira | sextou | 6a`,
    },
    none: `
      sábado | segunda ou terça | qualquer dia | semana que vem | oi | menos sexta |
      não posso quinta`,
  },
  {
    menu: 'tem convênio?',
    options: ['Sim, tenho convênio', 'Não, particular'],
    answers: {
      'Sim, tenho convênio': `
        sim | tenho | unimed | tenho sim | convenio | s | tenho plano | sou da unimed | 1 | amil`,
      'Não, particular': `
        não | particular | n | não tenho | nao tenho plano | 2 | vou pagar particular |
        sem convênio | é particular`,
    },
    none: `oi | quanto é particular? | talvez | aceita unimed? | não sei`,
  },
  {
    menu: 'interesse',
    options: ['Quero saber mais', 'Agora não', 'Já comprei'],
    answers: {
      'Quero saber mais': `
        quero | quero saber | sim | me conta mais | tenho interesse | saber mais |
        mais informações | como funciona? | quero sim`,
      'Agora não': `
        agora nao | não | depois | não tenho interesse | outra hora | no momento não | não quero |
        hoje não`,
      'Já comprei': `ja comprei | comprei já | já tenho | ja fiz a compra`,
    },
    none: `oi | quem é? | talvez | kkk`,
  },
  {
    menu: 'como conheceu',
    options: ['Instagram', 'Google', 'Indicação', 'Passei na frente', 'Outro'],
    answers: {
      Instagram: `insta | instagram | pelo insta | vi no instagram | ig | no insta de vcs`,
      Google: `google | pesquisei no google | busca | gogle | google maps`,
      Indicação: `
        indicação | uma amiga indicou | minha mãe | indicacao de amigo | meu vizinho falou |
        um colega me passou`,
      'Passei na frente': `passei na frente | passando | vi a loja | moro perto | vi a placa`,
      Outro: `outro | facebook | tiktok | radio | youtube | outros`,
    },
    none: `oi | não lembro | insta e google | faz tempo`,
  },
  {
    menu: 'delivery bairro',
    options: ['Centro', 'Jardim América', 'Vila Nova', 'Outro bairro'],
    answers: {
      Centro: `
        centro | no centro | moro no centro | sou do centro | é no centro | centro da cidade`,
      'Jardim América': `jardim america | jd america | jd. américa | america | no jardim américa`,
      'Vila Nova': `vila nova | vl nova | v. nova | na vila nova`,
      'Outro bairro': `outro | moro em outro bairro | nenhum desses | outro bairro`,
    },
    none: `oi | perto do centro | vocês entregam longe? | centro ou vila nova`,
  },
  {
    menu: 'tipo de imóvel',
    options: ['Casa', 'Apartamento', 'Terreno', 'Comercial'],
    answers: {
      Casa: `casa | uma casa | casa com quintal | casa de 3 quartos | kasa | sobrado`,
      Apartamento: `apartamento | ap | apê | apto | apartamento 2 quartos | um ap | studio | flat`,
      Terreno: `terreno | lote | um terreno | chácara`,
      Comercial: `comercial | sala comercial | loja | ponto comercial | galpão`,
    },
    none: `casa ou apartamento | oi | qualquer um | não sei ainda | pra alugar`,
  },
  {
    menu: 'orçamento',
    options: ['Até R$ 500', 'R$ 500 a R$ 1.000', 'R$ 1.000 a R$ 3.000', 'Acima de R$ 3.000'],
    answers: {
      'Até R$ 500': `
        até 500 | 300 | uns 400 reais | menos de 500 | no máximo 500 | 200 conto | pouco, uns 250`,
      'R$ 500 a R$ 1.000': `700 | entre 500 e 1000 | 500 a mil | uns 800 | novecentos`,
      'R$ 1.000 a R$ 3.000': `2000 | dois mil | entre mil e tres mil | 2 mil | 1500 | mil e quinhentos | 2k`,
      'Acima de R$ 3.000': `5000 | mais de 3000 | acima de 3 mil | 10 mil | cinco mil | 4k`,
    },
    none: `não sei | depende | o mínimo | oi | quanto custa?`,
  },
  {
    menu: 'suporte software',
    options: ['Erro no sistema', 'Dúvida de uso', 'Financeiro', 'Cancelar assinatura', 'Sugestão'],
    answers: {
      'Erro no sistema': `
        erro | deu erro | sistema travou | não tá abrindo | bug | tela branca | não consigo entrar |
        sistema fora do ar | problema no sistema`,
      'Dúvida de uso': `
        duvida | como faço pra emitir nota | tenho uma dúvida | não sei usar | ajuda | como usa`,
      Financeiro: `
        financeiro | boleto | nota fiscal | pagamento | segunda via | fatura | cobrança errada`,
      'Cancelar assinatura': `cancelar | quero cancelar | cancelamento | encerrar assinatura | não quero mais`,
      Sugestão: `sugestão | sugerir | ideia | tenho uma sugestão | melhoria`,
    },
    none: `oi | erro ou dúvida | bom dia | obrigado | não quero cancelar`,
  },
];
