import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the third batch, with an eye to what is misspelt or refused, and measured before anything was fitted to it. */
export const blindFourth: readonly MenuTable[] = [
  {
    menu: 'chaveiro',
    options: [
      'Abertura de porta',
      'Abertura de carro',
      'Cópia de chave',
      'Troca de fechadura',
      'Chave codificada',
      'Falar com o chaveiro',
    ],
    answers: {
      'Abertura de porta': 'abrir a porta | porta | preciso abrir minha porta | abertura de porta pf',
      'Abertura de carro': 'abrir meu carro | abertura do carro | carro',
      'Cópia de chave': 'cópia | copiar uma chave | fazer copia da chave | copia de chave',
      'Troca de fechadura': 'trocar fechadura | trocar a fechadura da porta | fexadura | fechadura',
      'Chave codificada': 'codificada | chave codificada do carro | codificar',
      'Falar com o chaveiro': 'chaveiro | falar com o chaveiro | atendente | 6',
    },
    none: 'chave | abertura | noa quero cópia | porta ou carro | perdi a chave | tlavez a cópia | não é fechadura | quanto fica a cópia? | tô trancado pra fora',
  },
  {
    menu: 'coworking',
    options: [
      'Estação por dia',
      'Sala de reunião',
      'Endereço fiscal',
      'Plano mensal',
      'Visitar o espaço',
      'Suporte',
    ],
    answers: {
      'Estação por dia': 'estação | por dia | uma estação pra amanhã | diária da estação',
      'Sala de reunião': 'sala | sala de reuniao | reservar sala de reunião | sala pra 6 pessoas',
      'Endereço fiscal': 'endereço fiscal | fiscal | quero um endereco fiscal',
      'Plano mensal': 'mensal | plano | plano mensal pfv | quero o plano mensal',
      'Visitar o espaço': 'visitar | visita | quero conhecer o espaço | marcar visita',
      Suporte: 'suporte | ajuda | suporti',
    },
    none: 'não quero visita | sala ou estação | naum quero plano | onde fica? | quanto custa a sala? | obg | plano e sala',
  },
  {
    menu: 'tatuagem',
    options: ['Orçamento', 'Agendar sessão', 'Retoque', 'Piercing', 'Cuidados depois', 'Cancelar'],
    answers: {
      Orçamento: 'orçamento | orsamento | quero orçar uma tattoo',
      'Agendar sessão': 'agendar | marcar sessão | quero agendar minha sessao | marca uma sessão',
      Retoque: 'retoque | retocar | retoqe',
      Piercing: 'piercing | pirceng | quero por um piercing',
      'Cuidados depois': 'cuidados | quais os cuidados? | cuidado depois',
      Cancelar: 'cancelar | quero cancelar | desmarcar | cancela',
    },
    none: 'não quero cancelar | retoque e piercing | dói? | nan quero retoque | tatuagem | cancelar ou remarcar, não sei | sem piercing | quanto é um retoque?',
  },
  {
    menu: 'turno da escola',
    options: ['Manhã', 'Tarde', 'Integral', 'Noturno'],
    answers: {
      Manhã: 'de manha | manhã | período da manhã | matutino | 1',
      Tarde: 'a tarde | tarde | vespertino | só à tarde',
      Integral: 'integral | o dia todo integral | intregal',
      Noturno: 'noite | noturno | à noite | de noite',
    },
    none: 'manhã ou tarde | menos de manhã | não pode ser à noite | qualquer um | depende | manhã não',
  },
  {
    menu: 'faturamento',
    options: [
      'Até R$ 10 mil',
      'De R$ 10 mil a R$ 50 mil',
      'De R$ 50 mil a R$ 200 mil',
      'Acima de R$ 200 mil',
    ],
    answers: {
      'Até R$ 10 mil': '5 mil | até 10 mil | uns 8 mil | menos de 10 mil',
      'De R$ 10 mil a R$ 50 mil': '20 mil | de 10 a 50 mil | trinta mil | R$ 40.000,00',
      'De R$ 50 mil a R$ 200 mil': '100 mil | cem mil | 150 mil por mês',
      'Acima de R$ 200 mil': '300 mil | acima de 200 mil | meio milhão | 1 milhão',
    },
    none: 'não sei | prefiro não dizer | depende do mês | 5 funcionários | 50 mil',
  },
  {
    menu: 'tempo de experiência',
    options: ['Menos de 1 ano', '1 a 3 anos', '4 a 6 anos', 'Mais de 6 anos'],
    answers: {
      'Menos de 1 ano': '6 meses | menos de um ano | 8 meses | 3 meses',
      '1 a 3 anos': '2 anos | dois anos | 3 anos | 1 ano e meio | 1 ano e 2 meses | 18 meses',
      '4 a 6 anos': '5 anos | quatro anos | de 4 a 6',
      'Mais de 6 anos': '10 anos | mais de 6 | 7 anos | uns 12 anos',
    },
    none: 'nenhuma | não tenho | 3 ou 4 anos | muitos',
  },
];
