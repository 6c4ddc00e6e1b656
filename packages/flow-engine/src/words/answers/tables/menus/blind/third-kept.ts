import type { MenuTable } from '../menu-table.ts';

/** The other half of the third blind batch: left alone until those rules were done, and then measured. */
export const blindThirdKept: readonly MenuTable[] = [
  {
    menu: 'autoescola',
    options: [
      'Primeira habilitação',
      'Adicionar categoria',
      'Renovar CNH',
      'Reciclagem',
      'Aulas avulsas',
      'Falar com atendente',
    ],
    answers: {
      'Primeira habilitação':
        'quero tirar minha primeira habilitação | primera habilitacao | 1ª habilitação | tirar habilitação pela primeira vez | a 1',
      'Adicionar categoria':
        'adicionar categoria | incluir categoria | quero adicionar a categoria A | adissionar',
      'Renovar CNH': 'renovar | renovação da cnh | minha cnh venceu quero renovar | renovar minha carteira',
      Reciclagem: 'reciclagem | curso de reciclagem | resiclagem',
      'Aulas avulsas': 'aula avulsa | quero umas aulas | aulas | 5 blz',
      'Falar com atendente': 'atendente | quero falar com uma atendente | pessoa real | 6 🙏',
    },
    none: 'cnh | categoria b ou a | não quero renovar | quanto custa a habilitação? | reprovei | renovar e adicionar categoria | oi tudo bem',
  },
  {
    menu: 'mudanças',
    options: [
      'Mudança residencial',
      'Mudança comercial',
      'Frete pequeno',
      'Guarda-móveis',
      'Orçamento',
      'Falar com alguém',
    ],
    answers: {
      'Mudança residencial':
        'residencial | mudança da minha casa residencial | mudança residensial | mudanca residencial pfv',
      'Mudança comercial': 'comercial | mudança do escritório comercial | mudança comercial pf',
      'Frete pequeno': 'frete | um fretinho | só um frete pequeno | frete de uma geladeira',
      'Guarda-móveis': 'guarda moveis | guarda móvel | guardar meus móveis | quarto',
      Orçamento: 'orçamento | orçar | queria um orçamento pfv | orcamento',
      'Falar com alguém': 'falar com alguem | atendente | quero falar com uma pessoa | última',
    },
    none: 'mudança | não é mudança comercial | frete ou mudança | fazem no domingo? | guarda-roupa | obrigado',
  },
  {
    menu: 'lavanderia',
    options: [
      'Lavar roupas',
      'Edredons e cobertores',
      'Tapetes',
      'Passadoria',
      'Minha roupa está pronta?',
      'Horário',
    ],
    answers: {
      'Lavar roupas': 'lavar | quero lavar umas roupas | lava roupa | lavagem de roupas',
      'Edredons e cobertores':
        'edredom | um edredon de casal | cobertor | coberta cobertores | lavar edredom',
      Tapetes: 'tapete | lavar um tapete | tapetes | 3 tapetes',
      Passadoria: 'passadoria | pasadoria | só passar passadoria',
      'Minha roupa está pronta?':
        'minha roupa ta pronta? | ja ficou pronta? | pronta | minha roupa já tá pronta moço',
      Horário: 'que horas fecha | horario | até que horas vocês abrem hoje | horário de funcionamento',
    },
    none: 'roupa | tapete e edredom | não é tapete | quanto custa lavar edredom? | mancharam minha camisa | valeu',
  },
  {
    menu: 'fisioterapia',
    options: [
      'Agendar avaliação',
      'Marcar sessão',
      'Pilates',
      'Convênios aceitos',
      'Cancelar sessão',
      'Recepção',
    ],
    answers: {
      'Agendar avaliação': 'avaliação | quero agendar uma avaliação | fazer avaliacao | agendar avaliassão',
      'Marcar sessão': 'marcar sessão | quero marcar uma sessao | marcar minhas sessões | 2 bom dia',
      Pilates: 'pilates | fazer pilates | pilátis | quero começar pilates',
      'Convênios aceitos': 'vcs aceitam convenio? | convênio | quais convenios | plano de saúde',
      'Cancelar sessão': 'cancelar | preciso cancelar minha sessão | cancelar a sessao de hj | desmarcar',
      Recepção: 'recepção | falar com a recepcao | recepcionista | 6️⃣',
    },
    none: 'sessão | não quero cancelar | tô com dor na coluna | pilates ou avaliação | não vou poder ir amanhã e quero marcar outra? | hmm',
  },
  {
    menu: 'gráfica',
    options: [
      'Cartão de visita',
      'Banner e faixa',
      'Convites',
      'Adesivos',
      'Encadernação',
      'Status do pedido',
    ],
    answers: {
      'Cartão de visita':
        'cartao de visita | cartão | cartões | quero mil cartões de visita | cartao d visita pfv',
      'Banner e faixa': 'banner | faixa | um banner de 2 metros | baner | faixas',
      Convites: 'convite | convites de casamento | convite de 15 anos | convitis',
      Adesivos: 'adesivo | adesivar | adezivos | adesivos pra vitrine',
      Encadernação: 'encadernar | encadernacao | encadernar meu tcc',
      'Status do pedido': 'meu pedido | status | cadê meu pedido | meu pedido ta pronto? | seis',
    },
    none: 'banner e adesivo | cartao ou convite | sem adesivo | panfleto | quanto é mil cartões? | agora não',
  },
  {
    menu: 'energia solar',
    options: [
      'Simular economia',
      'Agendar visita técnica',
      'Financiamento',
      'Manutenção',
      'Já sou cliente',
      'Falar com consultor',
    ],
    answers: {
      'Simular economia': 'simular | simulação | quero simular quanto economizo | fazer uma simulacao',
      'Agendar visita técnica':
        'visita | agendar visita | marcar uma visita tecnica | quero a visita tecnica',
      Financiamento: 'financiar | financiamento | quero financiar pelo banco | finaciamento',
      Manutenção: 'manutençao | limpeza e manutenção das placas | preciso de manutenção',
      'Já sou cliente': 'já sou cliente | sou cliente | ja sou cliente de vcs | cliente',
      'Falar com consultor': 'consultor | falar com um consultor | vendedor | quero falar com alguém',
    },
    none: 'não sou cliente | quanto custa? | visita ou simulação | sem financiamento | sol | deixa eu ver aqui',
  },
  {
    menu: 'floricultura',
    options: [
      'Buquês',
      'Cestas de café da manhã',
      'Coroa de flores',
      'Plantas em vaso',
      'Decoração de eventos',
      'Rastrear entrega',
    ],
    answers: {
      Buquês: 'buque | um buquê de rosas | buqê | bouquet | quero mandar um buque pra minha mãe',
      'Cestas de café da manhã': 'cesta | cesta de cafe | cesta de café da manhã pfvr | café da manhã',
      'Coroa de flores': 'coroa | coroa de flores | uma coroa | coroa pro velório',
      'Plantas em vaso': 'planta | vaso | plantas | orquídea em vaso | plantinha',
      'Decoração de eventos': 'decoracao | decoração de casamento | decorar | eventos',
      'Rastrear entrega': 'rastrear | cade minha entrega | onde está minha entrega | rastreio',
    },
    none: 'flores | buquê e cesta | não é coroa | entregam hoje? | rosas ou orquideas | grata',
  },
  {
    menu: 'condomínio (síndico)',
    options: [
      'Segunda via do boleto',
      'Reservar salão de festas',
      'Reclamação',
      'Manutenção',
      'Atas e documentos',
      'Falar com o síndico',
    ],
    answers: {
      'Segunda via do boleto':
        '2ª via | boleto | segunda via do boleto pfv | preciso do boleto desse mês | perdi meu boleto',
      'Reservar salão de festas': 'reservar o salão | salao de festa | salão | reservar salao pro dia 20',
      Reclamação: 'reclamar | quero fazer uma reclamação | reclamaçao do vizinho | reclamar do barulho',
      Manutenção: 'manutenção no elevador | manutencao | pedir manutenção',
      'Atas e documentos': 'ata | ata da reunião | documentos | preciso de um documento',
      'Falar com o síndico': 'síndico | sindica | falar com o sindico | quero o síndico',
    },
    none: 'churrasqueira | boleto e reclamação | não é reclamação | o vizinho tá fazendo barulho e o elevador quebrou e o salão | festa ou manutenção | bom dia a todos',
  },
  {
    menu: 'bicicletaria',
    options: ['Revisão', 'Comprar bike', 'Peças e acessórios', 'Aluguel de bike', 'Orçamento de conserto'],
    answers: {
      Revisão: 'revisão | revisar minha bike | fazer uma revisao | revisão geral',
      'Comprar bike': 'comprar | quero comprar uma bike | comprar uma bicicleta | quero compra uma',
      'Peças e acessórios': 'peça | peças | acessorio | capacete acessórios | pessas',
      'Aluguel de bike': 'alugar | aluguel | quero alugar pro fim de semana | alugar 2 bikes',
      'Orçamento de conserto':
        'conserto | consertar | orçamento | orcamento do concerto | furou o pneu quero consertar',
    },
    none: 'bike | alugar ou comprar | não quero comprar | revisão e peças | tem aro 29? | tá',
  },
  {
    menu: 'forma de entrega (papelaria)',
    options: ['Retirar na loja', 'Motoboy', 'Correios (Sedex)', 'Correios (PAC)', 'Combinar com atendente'],
    answers: {
      'Retirar na loja':
        'vou buscar | retiro na loja | retirar | eu pego aí | busco na loja | passo ai pra pegar',
      Motoboy: 'moto boy | motoboy | pelo motoboy | motoqueiro | motobói',
      'Correios (Sedex)': 'sedex | manda por sedex | cedex | sedequis',
      'Correios (PAC)': 'pac | pelo pac | PAC mesmo | correio pac',
      'Combinar com atendente': 'combinar | atendente | quero combinar com alguem',
    },
    none: 'correio | sedex ou pac | qual o mais barato? | não precisa entregar | motoboy não | quanto é o sedex?',
  },
  {
    menu: 'idade do beneficiário',
    options: ['0 a 18 anos', '19 a 28 anos', '29 a 43 anos', '44 a 58 anos', '59 anos ou mais'],
    answers: {
      '0 a 18 anos': '10 anos | 6 meses | tem 15 | quinze anos | ela tem 3 aninhos',
      '19 a 28 anos': '20 anos | tenho 25 | 28 | vinte e dois anos | 19 anos',
      '29 a 43 anos': '30 | trinta anos | 35 anos | tenho 40 anos | 29 anos',
      '44 a 58 anos': '50 | 58 anos | cinquenta e dois | faço 45 amanhã, 45 anos | tenho 44',
      '59 anos ou mais': '60 anos | 72 | sessenta e cinco | mais de 59 | tenho 80 anos',
    },
    none: '28 e 30 anos | eu e minha esposa | uns 30 ou 44 | não informo',
  },
  {
    menu: 'turma de natação',
    options: ['3 e 4 anos', '5 a 7 anos', '8 a 12 anos', 'Adulto', 'Terceira idade'],
    answers: {
      '3 e 4 anos':
        '3 anos | quatro anos | ela tem 4 anos | 3 aninhos | 4 anos e 6 meses | meu filho de 3 anos',
      '5 a 7 anos': '6 anos | 5 anos | 7 aninhos | tem 6 | sete anos | de 5 a 7',
      '8 a 12 anos': '8 anos | dez anos | 12 anos | minha filha de 9 anos | ele faz 11 anos',
      Adulto: 'adulto | adultos | é pra mim, adulto | natação adulto | 20 anos adulto',
      'Terceira idade': 'terceira idade | idosos | 3a idade | melhor idade | terceira',
    },
    none: '4 e 8 anos | idade | criança | 2 filhos | não tem pra bebê?',
  },
  {
    menu: 'pagamento do curso',
    options: ['À vista no Pix', 'Boleto parcelado', 'Cartão em até 12x', 'Bolsa ou desconto', 'Outra forma'],
    answers: {
      'À vista no Pix': 'pix | a vista | à vista no pix | vou pagar no pix | pics | faço um pix',
      'Boleto parcelado': 'boleto | no boleto | parcelado no boleto | boleto pfv | bolleto',
      'Cartão em até 12x': 'cartao | no cartão em 10x | cartão de crédito | 12x | 💳 | passo no cartão',
      'Bolsa ou desconto': 'bolsa | desconto | quero uma bolsa de estudos | bolsa ou desconto',
      'Outra forma': 'outra | outro jeito | outra forma | nenhuma dessas',
    },
    none: 'parcelado | pix ou boleto | não tenho cartão | quanto fica? | sem desconto | n sei ainda',
  },
];
