import type { SimulatedCustomer } from '@prosa/contract';

/** The few customers who write automatically; always the same, so that their talks go on. */
export const regulars = [
  { name: 'Marina Duarte', phone: '5511987401122' },
  { name: 'João Pedro Rocha', phone: '5521996153340' },
  { name: 'Cláudia Menezes', phone: '5531988207765' },
  { name: 'Rodrigo Tavares', phone: '5541991834409' },
  { name: 'Simone Cavalcanti', phone: '5581997620358' },
] as const satisfies readonly SimulatedCustomer[];

type Lines = readonly [string, ...string[]];

/** The topics they talk about, line by line. */
export const topics: readonly [Lines, ...Lines[]] = [
  [
    'Oi, bom dia!',
    'Queria saber se vocês ainda têm aquela mochila cinza que apareceu no Instagram',
    'Quanto fica com o frete pra Campinas?',
    'E se eu pagar no Pix tem desconto?',
    'Perfeito, pode separar uma pra mim então 🙏',
  ],
  [
    'Boa tarde, fiz um pedido na semana passada e ainda não chegou',
    'O número é 48213',
    'No rastreio está parado em Cajamar desde terça',
    'Preciso dele até sexta, é presente de aniversário',
    'Tá bom, fico no aguardo. Obrigado!',
  ],
  [
    'Olá, vocês atendem no sábado?',
    'Queria marcar um horário pra mim e pra minha filha',
    'Pode ser umas 10h?',
    'Se tiver 10h30 também serve',
    'Fechado, até sábado!',
  ],
  [
    'Oi, a segunda via do boleto venceu ontem e não consigo gerar outra',
    'Está no nome da empresa, Tavares Reformas',
    'Se puder mandar por aqui mesmo me ajuda muito',
    'Consegui, caiu aqui. Valeu!',
  ],
  [
    'Gente, a peça que veio não é a que eu pedi 😕',
    'Pedi o tamanho M e veio G',
    'Já mandei a foto da etiqueta por e-mail',
    'A troca tem algum custo pra mim?',
    'Ah, ótimo. Quando passam pra buscar?',
  ],
  [
    'Boa noite! Vocês fazem orçamento para 40 camisetas?',
    'É pra um evento da igreja, com estampa só na frente',
    'O prazo seria dia 20',
    'Consegue me mandar o valor à vista e em 2x?',
    'Vou passar pro pessoal aqui e já confirmo',
  ],
  [
    'Oi, tudo bem? Comprei com vocês mês passado e adorei',
    'Chegou cor nova daquele modelo?',
    'Manda foto quando puder, por favor',
    'A verde é linda! Essa eu quero',
  ],
];
