import type { MenuTable } from '../menu-table.ts';

/** The questions that shops, clinics and restaurants ask most, answered as one does without thinking. */
export const moreQuestions: readonly MenuTable[] = [
  {
    menu: 'clínica 2',
    options: [
      'Marcar consulta',
      'Resultado de exames',
      'Preparo de exames',
      'Convênios',
      'Endereço e horários',
      'Falar com a recepção',
    ],
    answers: {
      'Marcar consulta': `
        marcar | quero marcar | consulta | queria uma consulta |
        marcar uma consulta pra minha filha | agendar | agenda pra mim |
        consulta com cardiologista | preciso passar no médico | to com dor queria um medico |
        quero ser atendido pelo dr paulo | marcar cunsulta | gostaria de agendar um retorno | 1️⃣`,
      'Resultado de exames': `
        resultado | exame pronto | meu exame ja saiu | pegar resultado | resultados | ver o laudo |
        laudo | resultado do hemograma | buscar exame | resultado d exame`,
      'Preparo de exames': `
        preparo | jejum | quantas horas de jejum | preparo do exame | como me preparo |
        preparação pra colonoscopia | preciso ficar em jejum`,
      Convênios: `
        convenio | plano de saude | aceita unimed | meu plano | convenios aceitos | plano | unimed |
        bradesco saude | atende amil`,
      'Endereço e horários': `
        endereço | onde fica | horario de funcionamento | localização | que horas abre |
        como chego ai | endereco | ate que horas vcs atendem | manda a localizacao`,
      'Falar com a recepção': `
        recepção | falar com recepcionista | atendente | humano | quero falar com alguem |
        falar com a moça da recepção | pessoa | recepcao por favor`,
    },
    none: `convênio e atendente | do convênio é com a atendente? | 
      oi | bom dia | não quero marcar consulta | marcar ou cancelar | nao sei | tudo |
      depois eu vejo | obrigada | exame ou consulta | quanto custa a consulta? | é urgente |
      vcs são bons?`,
  },
  {
    menu: 'pizzaria início',
    options: ['Ver cardápio', 'Fazer pedido', 'Acompanhar pedido', 'Promoções', 'Falar com atendente'],
    answers: {
      'Ver cardápio': `
        cardapio | cardápio pfv | ver o menu | quais sabores tem | tem cardapio? |
        manda o cardapio | queria ver as pizzas | lista de sabores | menu | sabores |
        que pizzas vcs tem`,
      'Fazer pedido': `
        pedir | quero pedir | fazer um pedido | quero uma pizza |
        vou querer uma pizza grande | quero uma calabresa grande | me vê uma pizza |
        quero fazer pedido | anota ai meu pedido`,
      'Acompanhar pedido': `
        cade meu pedido | cadê minha pizza | ta demorando | acompanhar | onde ta meu pedido |
        meu pedido nao chegou | status do pedido | ja saiu pra entrega? |
        quanto tempo falta pro meu pedido`,
      Promoções: `
        promoção | tem promoção? | promo | promoções do dia | oferta | combo | desconto | cupom`,
      'Falar com atendente': `
        atendente | falar com alguem | humano | quero falar com uma pessoa | reclamar |
        veio errada a pizza | atendende`,
    },
    none: `
      oi | boa noite | não quero pedir | cardapio ou promoção | vcs entregam no centro? |
      qual o valor da calabresa? | fome | nada | cancela | obrigado | moro longe`,
  },
  {
    menu: 'entrega ou retirada',
    options: ['Entrega', 'Retirada no balcão', 'Comer no local'],
    answers: {
      Entrega: `
        entrega | entregar | delivery | manda em casa | entrega em casa | entrega aqui |
        é pra entregar | quero q entregue | traz aqui | entrega por favor | motoboy | entraga`,
      'Retirada no balcão': `
        retirada | retirar | vou buscar | busco ai | pego ai | vou retirar no balcao | retiro |
        balcão | passo ai pra pegar | vou passar pegar | eu busco | meu marido busca`,
      'Comer no local': `
        comer ai | no local | mesa | vou comer aí | na pizzaria | vamos comer no local |
        consumir no local | aí mesmo`,
    },
    none: `
      entrega ou retirada? | quanto é a entrega? | a entrega é gratis? | não precisa entregar |
      tanto faz | oi | não sei ainda | demora?`,
  },
  {
    menu: 'pagamento 2',
    options: ['Pix', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro'],
    answers: {
      Pix: `
        pix | no pix | pago no pix | piks | pode ser pix | chave pix | via pix | vai de pix |
        pix msm`,
      'Cartão de crédito': `
        credito | cartao de credito | no crédito | crédito em 2x | credito a vista |
        cartão crédito | parcelado`,
      'Cartão de débito': `debito | no débito | cartao debito | débito | debito na maquininha`,
      Dinheiro: `
        dinheiro | em dinheiro | especie | cash | dinheiro vivo | nota de 100 |
        vou pagar em dinheiro | dinheiro trocado | cédula`,
    },
    none: `
      cartão | no cartao | pix ou dinheiro | não tenho pix | troco pra 50? | vocês aceitam vale? |
      sem dinheiro | qual a chave? | pago depois | metade pix metade dinheiro`,
  },
  {
    menu: 'loja de roupas',
    options: [
      'Novidades',
      'Trocas e devoluções',
      'Rastrear pedido',
      'Tabela de medidas',
      'Falar com vendedora',
    ],
    answers: {
      Novidades: `
        novidades | o que tem de novo | lançamentos | coleção nova | novidade | chegou coisa nova |
        ver as novidades`,
      'Trocas e devoluções': `
        trocar | troca | devolver | devolução | quero trocar uma blusa | ficou pequeno |
        ficou grande em mim | não serviu | veio com defeito | quero meu dinheiro de volta |
        troca de tamanho`,
      'Rastrear pedido': `
        rastrear | rastreio | codigo de rastreio | onde esta meu pedido | cadê minha encomenda |
        meu pedido ainda não chegou | status | rastreamento`,
      'Tabela de medidas': `
        medidas | tabela | tamanhos | qual meu tamanho | tabela de tamanho | medida |
        que tamanho eu uso`,
      'Falar com vendedora': `
        vendedora | vendedor | falar com vendedora | atendente | falar com uma pessoa |
        quero ser atendida | falar c alguém`,
    },
    none: `
      oi | tem vestido? | quanto é o frete? | trocar ou rastrear | não quero trocar | obrigada |
      kkkk | volto depois | quero comprar`,
  },
  {
    menu: 'lead imobiliária',
    options: ['Comprar', 'Alugar', 'Vender meu imóvel', 'Anunciar para aluguel', 'Já sou cliente'],
    answers: {
      Comprar: `
        comprar | quero comprar uma casa | compra | comprar apartamento |
        to procurando casa pra comprar | adquirir`,
      Alugar: `
        alugar | aluguel | quero alugar | procuro casa pra alugar | alugar um ap | locação |
        preciso de um ape de aluguel`,
      'Vender meu imóvel': `vender | vender minha casa | quero vender | venda do meu ap | vendo um terreno`,
      'Anunciar para aluguel': `
        anunciar | colocar minha casa pra alugar | anunciar meu apartamento | por pra alugar |
        anuncio`,
      'Já sou cliente': `ja sou cliente | sou cliente | cliente | já sou | sou inquilino`,
    },
    none: `
      oi | comprar ou alugar | casa | não quero comprar | quanto custa? | so olhando |
      tem na zona sul?`,
  },
  {
    menu: 'quantas pessoas 2',
    options: ['1', '2', '3 a 4', '5 ou mais'],
    answers: {
      '1': `1 | só eu | uma | eu só | apenas eu | sozinho | um`,
      '2': `2 | duas | eu e meu marido | casal | dois | nós dois | pra dois`,
      '3 a 4': `3 | 4 | três | somos 4 | quatro | 3 pessoas`,
      '5 ou mais': `5 | 6 | 8 pessoas | umas 10 | cinco | familia toda 7 | mais de 5`,
    },
    none: `0 | não sei | depende | muita gente? | oi`,
  },
  {
    menu: 'avaliação estrelas',
    options: ['⭐ Péssimo', '⭐⭐ Ruim', '⭐⭐⭐ Regular', '⭐⭐⭐⭐ Bom', '⭐⭐⭐⭐⭐ Ótimo'],
    answers: {
      '⭐ Péssimo': `pessimo | horrivel | 1 | péssimo atendimento | uma estrela | ⭐`,
      '⭐⭐ Ruim': `ruim | 2 | fraco | ⭐⭐ | duas estrelas`,
      '⭐⭐⭐ Regular': `regular | mais ou menos | 3 | ⭐⭐⭐ | medio`,
      '⭐⭐⭐⭐ Bom': `bom | 4 | gostei | foi bom | ⭐⭐⭐⭐ | bom atendimento`,
      '⭐⭐⭐⭐⭐ Ótimo': `
        otimo | 5 | excelente | adorei | maravilhoso | ⭐⭐⭐⭐⭐ | nota dez | top | perfeito |
        cinco estrelas`,
    },
    none: `não sei | não usei | bom ou ótimo | oi`,
  },
  {
    menu: 'autopeças',
    options: ['Orçamento de peças', 'Oficina', 'Acompanhar serviço', 'Garantia', 'Atendente'],
    answers: {
      'Orçamento de peças': `
        orçamento | peça | quanto custa uma bateria | preço de pastilha de freio | cotação |
        quero orçar uma peça | preciso de um amortecedor | pastilha`,
      Oficina: `
        oficina | revisão | trocar o oleo | agendar revisao | barulho no motor | alinhamento |
        consertar o carro | meu carro não liga`,
      'Acompanhar serviço': `
        acompanhar | meu carro ta pronto? | status do serviço | andamento | ja ficou pronto |
        quando posso buscar o carro`,
      Garantia: `garantia | acionar garantia | peça com defeito | deu problema de novo`,
      Atendente: `atendente | falar com alguém | pessoa | gerente | vendedor`,
    },
    none: `oi | não quero orçamento | quanto? | obrigado | onde fica? | peça ou oficina`,
  },
  {
    menu: 'academia',
    options: [
      'Planos e valores',
      'Aula experimental',
      'Horários das aulas',
      'Cancelar matrícula',
      'Falar com a equipe',
    ],
    answers: {
      'Planos e valores': `
        planos | valores | preço | quanto custa | mensalidade | valor da mensalidade |
        quais os planos | qto é por mes | tabela de preços`,
      'Aula experimental': `
        experimental | aula teste | quero fazer uma aula | aula gratis | conhecer a academia |
        experimentar | aula experimental pf | diaria gratis`,
      'Horários das aulas': `
        horarios | horario | grade | que horas tem zumba | horário de spinning |
        qual horario das aulas | grade de aulas`,
      'Cancelar matrícula': `
        cancelar | cancelar plano | quero cancelar | cancelamento | sair da academia | trancar`,
      'Falar com a equipe': `
        equipe | atendente | humano | falar com alguem | professor | falar com o gerente`,
    },
    none: `oi | não quero cancelar | planos ou horários | obrigada | musculação | bom dia`,
  },
  {
    menu: 'restaurante reserva',
    options: ['Hoje', 'Amanhã', 'Outro dia'],
    answers: {
      Hoje: `
        hoje | hj | hoje a noite | pra hoje | agora | essa noite | daqui a pouco | hj mesmo |
        hoje às 20h`,
      Amanhã: `amanha | pra amanhã | amanhã a noite | amanhã cedo | amnha`,
      'Outro dia': `
        outro | outro dia | sábado | semana que vem | dia 15 | fim de semana | depois de amanhã |
        mais pra frente | mes que vem`,
    },
    none: `não sei | hoje ou amanhã | tanto faz | oi | hoje não | amanhã não posso`,
  },
  {
    menu: 'confirmação',
    options: ['Confirmar', 'Corrigir dados', 'Cancelar'],
    answers: {
      Confirmar: `
        confirmo | sim | ta certo | isso | correto | tudo certo | pode confirmar | ok | perfeito |
        confirmado | s | isso mesmo | ✅ | 👍 | certinho | pode ser | fechado`,
      'Corrigir dados': `
        corrigir | ta errado | meu nome ta errado | errado | não é esse o endereço |
        mudar o endereço | alterar | trocar o telefone | corrigi | o endereço está errado`,
      Cancelar: `
        cancelar | cancela | desisti | não quero mais | deixa pra lá | cancelar por favor |
        quero cancelar`,
    },
    none: `não | oi | talvez | confirmo ou cancelo | não cancela | espera | quanto ficou?`,
  },
];
