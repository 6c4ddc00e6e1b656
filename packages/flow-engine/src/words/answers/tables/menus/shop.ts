import type { MenuTable } from './menu-table.ts';

export const shop: MenuTable = {
  menu: 'loja',
  options: [
    'Fazer um pedido',
    'Acompanhar meu pedido',
    'Trocas e devoluções',
    'Segunda via do boleto',
    'Horário de funcionamento',
    'Endereço das lojas',
    'Falar com vendedor',
  ],
  answers: {
    'Fazer um pedido': `
      1 | fazer pedido | quero fazer um pedido | quero pedir | queria fazer um pedidinho | comprar |
      quero comprar | fazer uma compra | faser pedido | gostaria de fazer um pedido por gentileza`,
    'Acompanhar meu pedido': `
      2 | acompanhar | acompanhar pedido | acompanhar o meu pedido | rastrear | rastrear meu pedido |
      cadê meu pedido? | onde está meu pedido | status do pedido | acompanha pedido | acompanhamento |
      acompnhar pedido | saber do andamento do meu pedido | rastreio`,
    'Trocas e devoluções': `
      3 | troca | quero trocar | trocar um produto | devolução | devolver | quero devolver | trocas |
      trocas e devolucoes | quero fazer uma troca | devoluçao | troca ou devolução | troca e devolução |
      trocar uma camisa que comprei | troka`,
    'Segunda via do boleto': `
      4 | boleto | segunda via | 2 via | 2ª via do boleto | 2a via | quero a segunda via | 2 via boleto |
      segunda via boleto pf | me manda o boleto | segunda via do boletu | preciso da segunda via do boleto`,
    'Horário de funcionamento': `
      5 | horario | horário | que horas abre? | que horas fecha | qual o horário de funcionamento? |
      horario d funcionamento | funcionamento | qual horário vocês abrem? | até que horas funciona | orario |
      horário de atendimento`,
    'Endereço das lojas': `
      6 | endereço | endereco | onde fica a loja? | onde fica | localização | qual o endereço? | enderesso |
      onde vocês ficam | onde é a loja | 📍 | endereços`,
    'Falar com vendedor': `
      7 | vendedor | falar com vendedor | quero falar com um vendedor | vendedora | falar com uma vendedora |
      vendas | vendedor por favor | falar com alguém | atendente | quero falar com alguém de vendas | vemdedor`,
  },
  none: `
    pedido | meu pedido | sobre o pedido | não quero trocar | trocar ou devolver o boleto | loja |
    pedido e boleto | não recebi nada | oi boa tarde | não é isso | 8 | reclamação | fazer o quê? |
    meu pedido chegou obrigado | já paguei o boleto | produto | nada | segunda-feira`,
};

export const departments: MenuTable = {
  menu: 'setores',
  options: ['Vendas: comprar, orçamento', 'Suporte técnico', 'Financeiro', 'Recursos humanos'],
  answers: {
    Vendas: `
      1 | vendas | venda | vemdas | quero comprar | orçamento | orsamento | fazer um orçamento |
      gostaria de um orçamento | setor de vendas | comercial | falar com vendas | com o vendedor | vendas pfvr |
      🛒 | comprar um produto | orçameto`,
    'Suporte técnico': `
      2 | suporte | técnico | suporte tecnico | suporti | suporte téc | preciso de suporte | suporte urgente |
      ajuda técnica | assistência técnica | preciso de suporte técnico urgente | suport | surporte`,
    Financeiro: `
      3 | financeiro | finaceiro | finançeiro | setor financeiro | falar com o financeiro | financero |
      com o financeiro por favor | departamento financeiro | financeira`,
    'Recursos humanos': `4 | rh | RH | recursos humanos | recurços humanos | setor de RH | recurso humano`,
  },
  none: `
    vendas ou suporte | não é vendas | não quero comprar nada | setor | vendas e financeiro | oi | que setor? |
    sem suporte | 5 | 22 | já falei com o financeiro | o financeiro não me atende | nenhum desses`,
};

export const delivery: MenuTable = {
  menu: 'entrega ou retirada',
  options: ['Entrega', 'Retirar na loja'],
  answers: {
    Entrega: `
      1 | entrega | entregar | delivery | quero que entregue | pode entregar | entrega em casa | em casa |
      entregá | pra entregar | entega | quero receber em casa | manda entregar | delivery pfv | 🛵 |
      entrega na minha casa por favor`,
    'Retirar na loja': `
      2 | retirar | retirada | retiro na loja | vou retirar | vou buscar | buscar | busco aí | pegar na loja |
      vou pegar aí | na loja | passo pra pegar | retira | vou buscar no local | eu mesmo busco | retitar`,
  },
  none: `
    entrega ou retirada? | não precisa entregar | não quero entrega | quanto é a entrega? |
    qual a taxa de entrega | tanto faz | vocês entregam? | não posso buscar | qual a diferença |
    demora a entrega? | sem entrega`,
};
