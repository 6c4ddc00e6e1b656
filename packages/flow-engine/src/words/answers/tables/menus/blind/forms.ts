import type { MenuTable } from '../menu-table.ts';

/** Written before the engine was looked at, and measured before anything was fitted to it: forms and reasons. */
export const blindForms: readonly MenuTable[] = [
  {
    menu: 'escritório de advogados',
    options: [
      'Trabalhista',
      'Família e divórcio',
      'Previdenciário (INSS)',
      'Consumidor',
      'Criminal',
      'Já sou cliente',
    ],
    answers: {
      Trabalhista: 'causa trabalhista | trabalhista doutor',
      'Família e divórcio': 'quero me divorciar | divorcio | familia',
      'Previdenciário (INSS)': 'inss | previdencia | meu beneficio do inss foi negado | a 3 dra',
      Consumidor: 'direito do consumidor',
      Criminal: 'criminal',
      'Já sou cliente': 'já sou cliente do escritório | sou cliente já',
    },
    none: 'ainda não sou cliente | não sou cliente | quero falar com o advogado | é sobre um acidente de carro | trabalhista e previdenciario',
  },
  {
    menu: 'pousada',
    options: [
      'Reservar quarto',
      'Alterar reserva',
      'Cancelar reserva',
      'Café da manhã e serviços',
      'Como chegar',
    ],
    answers: {
      'Reservar quarto': 'quero reservar um quarto p casal | reservar',
      'Alterar reserva': 'alterar a data | não quero cancelar quero alterar',
      'Cancelar reserva': 'cancelar minha reserva | cancelar | cancelamento',
      'Café da manhã e serviços': 'que horas é o café | café da manhã tá incluso? | 4',
      'Como chegar': 'como chego aí | como faço pra chegar',
    },
    none: 'reserva | tem piscina | cancelar ou alterar, depende da multa | qto a diária',
  },
  {
    menu: 'planos da academia',
    options: ['Plano mensal', 'Plano trimestral', 'Plano anual', 'Diária avulsa'],
    answers: {
      'Plano mensal': 'mensal | mensalmente | anual não, mensal | mensau',
      'Plano trimestral': 'trimestre | tri mestral | quero o trimestral msm',
      'Plano anual': 'anual | o plano anual por favor',
      'Diária avulsa': 'diaria | avulso',
    },
    none: 'planos | qual é o mais barato? | mensal ou anual qual compensa mais | plano | 🏋️ | o do meio',
  },
  {
    menu: 'matrículas',
    options: [
      'Matrícula nova',
      'Rematrícula',
      'Mensalidades',
      'Transporte escolar',
      'Uniforme e material',
      'Secretaria',
    ],
    answers: {
      'Matrícula nova': 'quero matricular minha filha | matricular | matricula nova | nova',
      Rematrícula: 'rematricula | ele já estuda ai, quero rematricular',
      Mensalidades: 'mensalidade atrasada | pagar mensalidade',
      'Transporte escolar': 'transporte',
      'Uniforme e material': 'uniforme | material | lista de material | camiseta do uniforme',
      Secretaria: 'secretaria pfv',
    },
    none: 'falar com a diretora | tem vaga pro 2º ano? | tem vaga? | matricula e transporte | vcs tem integral?',
  },
  {
    menu: 'auto center',
    options: ['Troca de pneus', 'Alinhamento e balanceamento', 'Ar-condicionado', 'Bateria', 'Guincho'],
    answers: {
      'Troca de pneus': 'trocar os pneu | troca pneu',
      'Alinhamento e balanceamento': 'alinhamento | alinhar e balancear | balanciamento | so alinhar',
      'Ar-condicionado': 'ar condicionado nao gela',
      Bateria: 'bateria arriou | batería',
      Guincho: 'guincho urgente | quero um guincho to na estrada | cinco | 5 por favor meu amigo | guinxo',
    },
    none: 'meu carro nao pega | alinhamento e troca de pneu | barulho no motor | não precisa guincho | bateria ou alternador nao sei',
  },
  {
    menu: 'clínica veterinária',
    options: ['Agendar consulta', 'Banho', 'Internação e cirurgia', 'Hospedagem (hotelzinho)', 'Emergência'],
    answers: {
      'Agendar consulta': 'marcar consulta | queria agendar uma consulta pro meu gato | consulta',
      Banho: 'banho no thor | so banho | dar banho',
      'Internação e cirurgia': 'cirurgia de castração | cirurgia | internar',
      'Hospedagem (hotelzinho)':
        'hotelzinho | hotel pra cachorro | vou viajar, quero hospedar minha cachorra | hospedajem',
      Emergência: 'emergencia | é uma emergência!!!',
    },
    none: 'banho e consulta | nao é emergencia | obg | tosa',
  },
  {
    menu: 'o que houve com o pedido',
    options: ['Pedido atrasado', 'Pedido errado', 'Item faltando', 'Produto estragado', 'Quero reembolso'],
    answers: {
      'Pedido atrasado': 'ta atrasado | atrasou | atrazado',
      'Pedido errado': 'veio errado | mandaram errado | veio o pedido errado',
      'Item faltando': 'falta item | item faltante',
      'Produto estragado': 'estragado | a carne veio estragada',
      'Quero reembolso': 'reembolso | quero ser reembolsado',
    },
    none: 'chegou frio | pedido | errado e faltando | atrasado e ainda veio errado | veio tudo certo',
  },
  {
    menu: 'exames',
    options: ['Exame de sangue', 'Ultrassom', 'Raio-X', 'Ressonância', 'Eletrocardiograma', 'Outros exames'],
    answers: {
      'Exame de sangue': 'sangue | exame de sangue em jejum',
      Ultrassom: 'ultrasson | ultra som | ultrassonografia | ultrassom morfologico',
      'Raio-X': 'raio x | raiox | um raio-x do joelho',
      Ressonância: 'ressonancia magnetica | ressonansia',
      Eletrocardiograma: 'eletro | eletrocardio',
      'Outros exames': 'outro | outros | outro exame',
    },
    none: 'exame | exames | sangue e urina | raio x e ultrassom | não sei o medico pediu',
  },
  {
    menu: 'frete',
    options: ['PAC', 'Sedex', 'Motoboy', 'Retirar na loja'],
    answers: {
      PAC: 'pac | o primeiro',
      Sedex: 'o sedex é mais rapido ne, sedex | cedex | sedex 10',
      Motoboy: 'motoboi | moto boy | moto',
      'Retirar na loja': 'retirada | passo na loja pra retirar | retiro | pego na loja | loja',
    },
    none: 'correios | o mais barato | entrega em casa | sedex ou pac | não quero motoboy | qualquer um | tanto faz',
  },
  {
    menu: 'quem escreve',
    options: ['Paciente', 'Acompanhante', 'Médico', 'Fornecedor'],
    answers: {
      Paciente: 'sou paciente | eu sou o paciente msm | pacinte | 1- paciente',
      Acompanhante: 'acompanhante | 2) acompanhante',
      Médico: 'sou médica | medico',
      Fornecedor: 'fornecedor de material | fornecedora',
    },
    none: 'vendedor | sou representante | paciente e acompanhante | nenhum | nenhuma dessas | 3 - paciente',
  },
  {
    menu: 'satisfação',
    options: ['Muito satisfeito', 'Satisfeito', 'Indiferente', 'Insatisfeito', 'Muito insatisfeito'],
    answers: {
      'Muito satisfeito': 'muito satisfeita | mto satisfeito',
      Satisfeito: 'satisfeita',
      Indiferente: 'indiferente',
      Insatisfeito: 'insatisfeita',
      'Muito insatisfeito':
        'muito insatisfeita | muuuito insatisfeito | 5 | mt insatisfeito com o atendimento',
    },
    none: 'não fiquei insatisfeito | adorei | péssimo | mais ou menos satisfeito | 😡 | 😍',
  },
  {
    menu: 'períodos do dia',
    options: ['Manhã (8h às 12h)', 'Tarde (13h às 18h)', 'Noite (18h às 21h)', 'Sábado de manhã'],
    answers: {
      'Tarde (13h às 18h)': 'de tardezinha | a tarde | de noite não posso, de tarde',
      'Noite (18h às 21h)': 'a noite | noitinha',
      'Sábado de manhã': 'sabado | no sabado',
    },
    none: 'depois do serviço | 18h | qualquer horario | manhã ou tarde | menos sábado | não posso de manha | amanhã | domingo | tarde ou noite tanto faz',
  },
  {
    menu: 'como nos conheceu',
    options: ['Instagram', 'Google', 'Indicação de amigo', 'Passei em frente', 'Outro'],
    answers: {
      Instagram: 'insta | instagran | pelo instagram de vcs',
      Google: 'vi no google | pesquisei no google maps',
      'Indicação de amigo':
        'amigo | uma amiga me indicou | indicação | minha vizinha indicou | indicacao da minha irma',
      Outro: 'outros',
    },
    none: 'face | instagram e google | não lembro | nao foi pelo instagram | já sou cliente antigo',
  },
];
