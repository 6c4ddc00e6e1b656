import type { MenuTable } from '../menu-table.ts';

/** Hours of the day as options, and rooms for so many. */
export const timesAndRooms: readonly MenuTable[] = [
  {
    menu: 'padaria: hora da retirada',
    options: ['Até 9h', 'Entre 9h e 12h', 'Entre 14h e 18h', 'Depois das 18h'],
    answers: {
      'Até 9h': `
        antes das 9 | 8h | 7 e meia da manha | bem cedinho umas 7 | passo ai 8:15 | ate as 9 |
        até 9 | as 8 da manhã | 7:30 | 1`,
      'Entre 9h e 12h': `
        das 9 ao meio dia | la pelas 10 da manha | 10h | 11:30 | entre 9 e 12 | das 10 as 11 |
        umas dez e meia da manha | no meio da manhã, lá pelas dez`,
      'Entre 14h e 18h': `
        a tarde | de tardezinha | umas 3 da tarde | 15h | as 16:30 | depois do almoço umas 2 |
        14 as 18 | das 15 as 17 | quatro e meia da tarde`,
      'Depois das 18h': `
        19h | a noite | depois das 6 da tarde | as 20h | umas 8 da noite | depois das 19 |
        so consigo depois das 18`,
    },
    none: `
      9h | às 9 | antes das 10 | depois das 10 | de manhã | ontem passei 8h e tava fechado |
      não posso antes das 9 | 8h ou 10h | qualquer hora | que horas fecha? | depois eu vejo |
      13h é muito cedo?`,
  },
  {
    menu: 'visita técnica',
    options: ['8h às 10h', '10h às 12h', '13h às 15h', '15h às 17h'],
    answers: {
      '8h às 10h': `
        8 as 10 | das 8 às 10 | umas 9 da manhã | 9h | 8:30 | antes das 10 | a primeira |
        primeiro horario`,
      '10h às 12h': `
        10 as 12 | entre 10 e meio dia | 11h | 11 da manhã | 10:30 ta bom | das 10 as 12 por favor`,
      '13h às 15h': `
        13 as 15 | 14h | 2 da tarde | depois do almoço umas 2 | uma e meia da tarde | 13:30`,
      '15h às 17h': `
        15 as 17 | 16h | umas 4 da tarde | depois das 3 da tarde | quatro da tarde |
        o ultimo horario`,
    },
    none: `
      de manhã | a tarde | 10h | depois das 14 | menos das 8 as 10 | 9h ou 16h | nenhum desses |
      trabalho das 8 as 17 | so sábado | marquei pra 9h semana passada`,
  },
  {
    menu: 'turno do curso',
    options: ['Manhã (8h às 11h)', 'Tarde (14h às 17h)', 'Noite (19h às 22h)', 'Sábado o dia todo'],
    answers: {
      'Manhã (8h às 11h)': `das 8 as 11 | de manha | manhã | 8h | cedo | 9 da manhã | antes do almoço`,
      'Tarde (14h às 17h)': `tarde | das 14 as 17 | 15h | 2 da tarde | a tarde`,
      'Noite (19h às 22h)': `
        das 7 as 10 da noite | noite | 19h | depois das 18h | depois do trabalho |
        só posso de noite | 8 da noite | das 19 às 22`,
      'Sábado o dia todo': `sabado | so sabado | so posso no fim de semana | sábado | fim de semana`,
    },
    none: `
      manhã ou tarde | depois das 10 | domingo | tem de manhã? | não posso de manhã |
      qualquer um menos sabado`,
  },
  {
    menu: 'quantas pessoas no quarto',
    options: ['Quarto individual', 'Quarto casal', 'Quarto família (até 5 pessoas)'],
    answers: {
      'Quarto individual': `
        individual | so eu | vou sozinho | sozinha | solteiro | so pra mim | 1 pessoa |
        pra uma pessoa | um quarto so pra mim`,
      'Quarto casal': `
        casal | eu e minha esposa | eu e meu marido | pra nos dois | um casal | 2 pessoas |
        quarto de casal`,
      'Quarto família (até 5 pessoas)': `
        familia | somos 5 | somos 4 | 4 pessoas | quarto familia | 5 pessoas |
        eu meu marido e 3 filhos`,
    },
    none: `
      somos 8 pessoas | 6 pessoas | tem berço? | 2 quartos | individual ou casal | qual o valor? |
      não é pra casal`,
  },
];
