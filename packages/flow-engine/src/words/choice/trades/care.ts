import type { Trade } from './trade.ts';

/** The words of what cares for body, looks and pets. */
export const careTrades: readonly Trade[] = [
  {
    corte: 'aparar as pontas, pontas, aparar o cabelo',
    coloracao: 'pintar, tingir, mudar a cor, retocar a raiz, tinta, loira, luzes, mechas',
    luzes: 'mechas',
    cabelo:
      'cortar, corte, progressiva, luzes, escova, mechas, coloração, pintar o cabelo, cortar o cabelo, penteado',
    unha: 'manicure, pedicure, pé e mão, mão, alongamento, esmaltação, unha em gel',
    hidratacao: 'hidratar',
    escova: 'escovar, chapinha',
    progressiva: 'alisar, alisamento',
    manicure: 'mão, esmaltar',
    sobrancelha: 'design, henna, designer, micropigmentação',
    depilacao: 'depilar, cera, meia perna, perna inteira, perna, virilha, buço, axila',
    maquiagem: 'make',
  },
  {
    'agendar corte':
      'cortar o cabelo, cabelo e barba, barba, fazer a barba, degradê, pezinho, navalhado, horário hoje, tem horário hoje',
    precos: 'valor da barba, valor do corte',
    'cancelar horario': 'não vou poder ir, não vou conseguir ir, não posso ir',
    endereco: '',
  },
  {
    planos: 'mensalidade, valor da mensalidade, tabela de preços, quanto custa por mês',
    'aula experimental':
      'aula teste, aula grátis, aula gratuita, experimentar, conhecer a academia, diária grátis, fazer uma aula, treinar um dia',
    horarios: 'grade, grade de aulas, horário das aulas',
    'horarios das aulas':
      'grade, grade de aulas, que horas tem zumba, horário de spinning, horário da zumba, horário do pilates',
    'cancelar matricula': 'cancelar plano, cancelar o plano, trancar, trancar a matrícula, sair da academia',
    'cancelar plano': 'trancar, trancar a matrícula, sair da academia, cancelar matrícula',
    trancar: 'pausar, congelar, parar um tempo',
    'falar com a equipe': 'atendente, humano, professor, instrutor, gerente, recepção',
  },
  {
    'oculos de grau': 'receita do oculista, fazer um óculos, óculos de leitura',
    'oculos de sol': 'óculos escuro, óculos escuros, ray ban, solar',
    lentes: '',
    'exame de vista': 'oculista, oftalmo, oftalmologista, ver o grau, medir o grau',
    conserto: 'quebrou meu óculos, óculos quebrado, soltou a perna, plaqueta, ajuste, parafuso, arrumar',
  },
  {
    consulta: 'veterinário, passar com o veterinário, passando mal, vomitando, não quer comer, não come',
    vacina: 'antirrábica, v8, v10, imunizar, vacinar',
    castracao: 'capar, castrar',
    'banho e tosa': 'tosar, dar banho',
    emergencia:
      'atropelado, veneno, comeu veneno, envenenado, convulsão, convulsionando, não está conseguindo respirar, não respira, socorro',
    internacao: 'internado',
    racao: 'coleira, caminha, brinquedo, petisco',
    hotel: 'hospedagem, hospedar, creche, deixar no hotel, hotel para cachorro, hotel para gato',
    hotelzinho: 'hospedagem, hospedar',
  },
  {
    corte$: 'degradê, navalhado',
    barba$: 'fazer a barba, só a barba',
    'corte barba':
      'cabelo e barba, barba e cabelo, combo, combo cabelo e barba, combo cabelo barba, completo, os dois, tudo',
    sobrancelha: 'limpar a sobrancelha',
    coloracao:
      'descolorir, platinado, fazer platinado, cobrir os brancos, cobrir os fios brancos, nevar o cabelo',
    pigmentacao: 'pintar a barba',
  },
  {
    mensal: '',
    semestral: '',
    anual: 'o ano todo, fechar o ano',
    'aula experimental':
      'aula teste, aula grátis, aula gratuita, experimentar, conhecer a academia, fazer uma aula, treinar um dia',
  },
  {
    'banho e tosa': 'dar um trato no pelo, tomar banho, banho no cachorro',
    'consulta veterinaria': '',
    'racao e produtos':
      'areia de gato, areia para gato, antipulgas, preciso de um antipulgas, saco de ração, petisco, coleira, caminha, brinquedo, premier, golden, tapete higiênico, shampoo',
    'hotel e creche':
      'vou viajar, deixar meu cachorro, deixar minha cachorra, deixar meu gato, hospedar, hospedagem, day care, deixar no feriado',
    hotel: 'vou viajar, deixar meu cachorro, deixar minha cachorra, deixar meu gato',
  },
  {
    'planos e valores': 'quanto está o mês, mensalidade',
    'aula experimental': 'experimentar, experimentar uma aula',
    'horarios das aulas': 'tem aula à noite, que dia é o jump, que horas é o spinning, aula de noite',
    'trancar ou cancelar': 'pausar, pausar o plano, congelar o plano, dar um tempo',
    personal: '',
  },
  {
    cabelo: 'escova e hidratação, hidratação, escova, pintar a raiz, raiz, corte, luzes, mechas',
    unha: 'pé e mão, manicure, pedicure',
    'sobrancelha e cilios': 'design, alongamento de cílios, extensão de cílios, henna',
    'remarcar ou cancelar': 'não vou conseguir ir, não vou poder ir, não posso ir',
    depilacao: '',
  },
  {
    'preenchimento labial': 'aumentar a boca, encher a boca, aumentar os lábios, boca',
    'limpeza de pele': 'limpeza no rosto, limpar a pele, cravos',
    depilacao: 'depilar, depilar as axilas, axila, virilha',
    botox: 'rugas, toxina',
    avaliacao: 'passar por avaliação',
  },
];
