import { strictMenus } from './strict/index.ts';
import { blindTenthShopsMore } from './blind/tenth-shops-more.ts';
import { blindTenthShops } from './blind/tenth-shops.ts';
import { blindTenthServicesMore } from './blind/tenth-services-more.ts';
import { blindTenthServices } from './blind/tenth-services.ts';
import { blindEighthServicesMore } from './blind/eighth-services-more.ts';
import { blindEighthServices } from './blind/eighth-services.ts';
import { blindEighthShops } from './blind/eighth-shops.ts';
import { blindNinthServicesMore } from './blind/ninth-services-more.ts';
import { blindNinthServices } from './blind/ninth-services.ts';
import { blindNinthShopsMore } from './blind/ninth-shops-more.ts';
import { blindNinthShops } from './blind/ninth-shops.ts';
import { blindSeventh } from './blind/seventh.ts';
import { blindThirdKept } from './blind/third-kept.ts';
import type { MenuTable } from './menu-table.ts';

/** Menus written after the reading was done, to which it was never fitted. Their figures are recorded, not enforced. */
export const heldBack: readonly MenuTable[] = [
  {
    menu: 'hotel',
    options: [
      'Fazer reserva',
      'Ver tarifas',
      'Check-in e check-out',
      'Cancelar reserva',
      'Falar com a recepção',
    ],
    answers: {
      'Fazer reserva':
        '1 | reservar | quero reservar um quarto | fazer uma reserva | queria fazer reserva pro feriado | rezerva | gostaria de reservar por favor',
      'Ver tarifas':
        '2 | tarifas | tarifa | quais as tarifas? | ver as tarifas | preço | quanto custa? | valores | a segunda opção',
      'Check-in e check-out': '3 | check in | checkin | check-out | horário do check in | chekin',
      'Cancelar reserva':
        '4 | cancelar | quero cancelar minha reserva | cancelamento | preciso cancelar | desmarcar a reserva',
      'Falar com a recepção':
        '5 | recepção | recepcao | falar com alguém | recepcionista | quero falar com uma pessoa | atendente pf | resepção',
    },
    none: 'reserva | minha reserva | não quero cancelar | já reservei | reservar ou cancelar | quarto | tem piscina? | não sei | boa noite | 2 pessoas | dia 10 | ok obrigado',
  },
  {
    menu: 'hamburgueria',
    options: ['X-Salada', 'X-Bacon', 'X-Tudo', 'Cheeseburger duplo', 'Vegetariano'],
    answers: {
      'X-Salada': '1 | x salada | xsalada | salada | quero o x salada | um x-salada pfv | xis salada',
      'X-Bacon': '2 | x bacon | bacon | x-beicon | o de bacon | me vê um x bacon | becon',
      'X-Tudo': '3 | x tudo | xtudo | o x-tudo | manda um x tudo ai',
      'Cheeseburger duplo':
        '4 | cheeseburger | duplo | cheese burger duplo | o duplo por favor | chesseburger',
      Vegetariano: '5 | vegetariano | vegetariana | o vegetariano | vegetarino | opção vegetariana',
    },
    none: 'sem bacon | x | x salada ou x bacon | menos salada | quanto é o x tudo? | não como bacon | 2 x-bacon e 1 x-salada | tem vegano? | qualquer um | batata frita | x-frango | bacon não',
  },
  {
    menu: 'advocacia',
    options: [
      'Direito trabalhista',
      'Direito de família',
      'Aposentadoria e INSS',
      'Direito do consumidor',
      'Outros assuntos',
    ],
    answers: {
      'Direito trabalhista':
        '1 | trabalhista | trabalhistas | causa trabalhista | direito trabalista | é trabalhista',
      'Direito de família': '2 | família | familia | direito de familia | assunto de família | 2 obrigado',
      'Aposentadoria e INSS':
        '3 | aposentadoria | inss | INSS | quero me aposentar | aposentar | apozentadoria | aposentadoria da minha mãe',
      'Direito do consumidor': '4 | consumidor | direito do consumidor | consumidora | concumidor',
      'Outros assuntos': '5 | outros | outro assunto | outra coisa | nenhum desses',
    },
    none: 'direito | família ou trabalhista | não é trabalhista | quanto cobra? | advogado | oi | não sei qual | já sou aposentado',
  },
  {
    menu: 'entrega: horário',
    options: ['10h às 12h', '14h às 16h', '18h às 20h'],
    answers: {
      '10h às 12h': '1 | 10h às 12h | das 10 às 12 | 10 as 12 | entre 10 e 12',
      '14h às 16h': '2 | 14h às 16h | das 14h às 16h | 14 as 16',
      '18h às 20h': '3 | 18h às 20h | o último | 18 às 20h | das 18 as 20',
    },
    none: '13h | à noite ou de manhã | depois das 20h | qualquer horário | 12h às 14h | não posso às 14h | amanhã',
  },
  {
    menu: 'escolha do plano',
    options: ['Básico', 'Intermediário', 'Premium'],
    answers: {
      Básico: '1 | basico | plano básico | o basico | bazico | quero o básico | básico mesmo | o primeiro',
      Intermediário: '2 | intermediario | o intermediário por favor | intermediaro | plano intermediario',
      Premium:
        '3 | premium | premiun | o premium | quero o plano premium | vou de premium | primium | o terceiro',
    },
    none: 'plano | básico ou premium | o mais barato | qual a diferença? | não quero o básico | quanto custa o premium? | talvez o premium | nenhum | premium não',
  },
  ...blindThirdKept,
  ...blindSeventh,
  ...blindEighthServices,
  ...blindEighthServicesMore,
  ...blindEighthShops,
  ...blindNinthServices,
  ...blindNinthServicesMore,
  ...blindNinthShops,
  ...blindNinthShopsMore,
  ...blindTenthShops,
  ...blindTenthShopsMore,
  ...blindTenthServices,
  ...blindTenthServicesMore,
  ...strictMenus,
];
