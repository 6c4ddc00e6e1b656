import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the fourth batch, of trades that no table had, and measured before anything was fitted to it. */
export const blindFifth: readonly MenuTable[] = [
  {
    menu: 'autoescola',
    options: [
      'Primeira habilitação',
      'Adicionar categoria',
      'Renovação da CNH',
      'Aulas avulsas',
      'Falar com a secretaria',
    ],
    answers: {
      'Primeira habilitação':
        'primeira habilitação | quero tirar minha primeira habilitaçao | primeira | tirar a habilitação | 1a habilitação | a primeira opção',
      'Adicionar categoria': 'adicionar categoria A | quero adicionar moto | categoria | adição de categoria',
      'Renovação da CNH':
        'renovar | renovar cnh | minha cnh venceu quero renovar | renovaçao | renovar a carteira',
      'Aulas avulsas': 'aula avulsa | aulas | quero umas aulas avulsas | comprar aulas avulsa',
      'Falar com a secretaria': 'secretaria | falar cm a secretaria | quero falar com alguem | secretária',
    },
    none: 'quanto custa? | não quero renovar | aulas ou renovação | habilitação vencida? | bom dia | ainda não sei | nenhuma dessas | vcs parcelam?',
  },
  {
    menu: 'ótica',
    options: ['Óculos de grau', 'Óculos de sol', 'Lentes de contato', 'Conserto', 'Status do pedido'],
    answers: {
      'Óculos de grau':
        'grau | de grau | oculos de grau | quero fazer um óculos de grau | preciso de um oculos com grau',
      'Óculos de sol': 'sol | de sol | oculos escuro de sol | quero um pra sol | óculos solar',
      'Lentes de contato': 'lente | lentes | lente de contato mensal | quero comprar lentes',
      Conserto: 'consertar | concerto | meu óculos quebrou quero consertar | conserto de armação',
      'Status do pedido': 'status | meu pedido | quero saber do meu pedido | ver pedido | pedido',
    },
    none: 'óculos | quero um óculos | grau e sol | nao quero lente | vocês fazem exame? | tem ray ban? | menos conserto | onde vcs ficam',
  },
  {
    menu: 'lava-rápido',
    options: ['Lavagem simples', 'Lavagem completa', 'Higienização interna', 'Polimento', 'Agendar horário'],
    answers: {
      'Lavagem simples': 'simples | a simples | lavagem simples msm | só a simples | uma lavada simples',
      'Lavagem completa':
        'completa | quero a completa | completinha | lavagem completa por favor | a completa mesmo',
      'Higienização interna': 'higienização | higienizar | igienização | interna | higienização dos bancos',
      Polimento: 'polir | polimento | polimeto | quero polir o carro',
      'Agendar horário': 'agendar | marcar horário | agenda pra mim | reservar um horario',
    },
    none: 'horário | lavagem | quero lavar o carro | simples ou completa | lavar | não precisa polimento | qual a diferença da simples pra completa? | polimento não | agora não',
  },
  {
    menu: 'hortifruti',
    options: ['Frutas', 'Verduras', 'Legumes', 'Cesta da semana', 'Finalizar pedido'],
    answers: {
      Frutas: 'fruta | quero frutas | as frutas | frutinhas | ver as fruta',
      Verduras: 'verdura | verduras por favor | berduras | quero ver verduras',
      Legumes: 'legume | legumi | legumes | quero os legumes',
      'Cesta da semana': 'cesta | a cesta | sesta da semana | quero a cesta dessa semana | cesta semanal',
      'Finalizar pedido':
        'finalizar | finaliza | fechar pedido | pode finalizar | terminei pode finalizar o pedido | concluir pedido',
    },
    none: 'tem banana? | frutas e verduras | não quero cesta | tudo menos legumes | vcs entregam hoje? | legumes não | quanto tá o tomate | sei lá',
  },
  {
    menu: 'condomínio',
    options: [
      '2ª via do boleto',
      'Reservar salão de festas',
      'Registrar reclamação',
      'Autorizar visitante',
      'Manutenção',
      'Falar com o síndico',
    ],
    answers: {
      '2ª via do boleto':
        'boleto | segunda via | 2 via | 2a via boleto | quero o boleto do condominio | segunda via por favor',
      'Reservar salão de festas':
        'salão | reservar o salao | reserva do salão de festa | salão de festas dia 12 | festa',
      'Registrar reclamação':
        'reclamação | quero reclamar | fazer uma reclamação | reclamar do vizinho | recramação',
      'Autorizar visitante':
        'autorizar | visitante | autorizar visita | autorizar a entrada de um visitante | liberar visitante',
      Manutenção: 'manutenção | manutensão | pedir manutenção | precisa de manutenção no elevador',
      'Falar com o síndico': 'síndico | sindico | quero falar com o sindico | falar com ele | sindica',
    },
    none: 'o elevador parou | boleto ou reserva | não é reclamação | já paguei o boleto | não recebi nada | boa noite | vizinho barulhento | que horas fecha a academia?',
  },
  {
    menu: 'tamanho de camiseta',
    options: ['PP', 'P', 'M', 'G', 'GG', 'Personalizado'],
    answers: {
      PP: 'pp | tamanho pp | o pp',
      P: 'p | tamanho p | pequeno | pequena | o p',
      M: 'm | médio | medio msm | tamanho M | a média',
      G: 'g | grande | tamanho g | G por favor | o grande',
      GG: 'gg | tamanho gg | GG mesmo | extra grande',
      Personalizado: 'personalizado | personalizada | sob medida | quero personalizar',
    },
    none: 'M ou G | não sei meu tamanho | tem XG? | qual a medida do M? | nem P nem M | G não | duas | azul',
  },
  {
    menu: 'assistência de celular',
    options: ['Tela quebrada', 'Bateria', 'Não carrega', 'Molhou', 'Outro problema'],
    answers: {
      'Tela quebrada': 'tela | quebrou a tela | tela trincada | minha tela quebrou | trocar a tela | a tela',
      Bateria: 'bateria | a bateria não dura | trocar bateria | bateria viciada | batería',
      'Não carrega': 'não carrega | n carrega | não tá carregando | nao carrega mais | não está carregando',
      Molhou: 'molhou | caiu na água molhou | molho | molhado | meu celular molhou',
      'Outro problema': 'outro | outra coisa | outro problema | é outro | outros',
    },
    none: 'tela e bateria | não molhou | quanto fica? | tenho um samsung | não é a tela | carrega | quanto tempo demora | bateria ou tela não sei',
  },
  {
    menu: 'período da diária',
    options: ['Meia diária (4h)', 'Diária completa (8h)', 'Final de semana', 'Mensal'],
    answers: {
      'Meia diária (4h)': 'meia | meia diaria | 4h | 4 horas | meio periodo | quatro horas',
      'Diária completa (8h)':
        'completa | 8h | 8 horas | oito horas | diaria completa | o dia inteiro completa',
      'Final de semana': 'fim de semana | final de semana | fds | finds | no final de semana',
      Mensal: 'mensal | por mês | mensalmente | o mês todo mensal | mensau',
    },
    none: 'diária | uma diária | 6 horas | meia ou completa | menos mensal | não pode ser fim de semana | depende do preço | 2 dias',
  },
  {
    menu: 'advocacia',
    options: [
      'Trabalhista',
      'Família e divórcio',
      'Aposentadoria (INSS)',
      'Consumidor',
      'Andamento do processo',
    ],
    answers: {
      Trabalhista: 'trabalhista | direito trabalhista | trabalhita | causa trabalhista',
      'Família e divórcio':
        'divorcio | família | quero me divorciar | familia | divórcio consensual | divorsio',
      'Aposentadoria (INSS)':
        'aposentadoria | inss | quero me aposentar | aposentar | aposentadoria por idade | aponsentadoria',
      Consumidor: 'consumidor | direito do consumidor | consumidor por favor | comsumidor',
      'Andamento do processo':
        'andamento | meu processo | como está meu processo | ver andamento | acompanhar processo | processo',
    },
    none: 'processo trabalhista | família ou trabalhista | não é divórcio | quanto cobra? | a consulta é paga? | fui demitido | preciso de um advogado | nenhum | inss não, era outra coisa',
  },
  {
    menu: 'confeitaria',
    options: ['Bolo de aniversário', 'Bolo de casamento', 'Docinhos', 'Salgados', 'Kit festa'],
    answers: {
      'Bolo de aniversário':
        'aniversário | bolo aniversario | bolo de niver | bolo pra aniversário | um bolo de aniversário da minha filha',
      'Bolo de casamento':
        'casamento | bolo casamento | bolo pro meu casamento | vou casar quero bolo de casamento',
      Docinhos: 'doces | doce | docinho | brigadeiro docinhos | uns docinhos',
      Salgados: 'salgado | salgadinho | salgadinhos | cento de salgado | os salgado',
      'Kit festa': 'kit | kit festa | o kit | quero um kit | kit de festa',
    },
    none: 'bolo | quero um bolo | doces e salgados | não quero bolo | tem sem glúten? | bolo de pote | qual o prazo | salgado não',
  },
];
