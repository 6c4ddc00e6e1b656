import type { MenuTable } from './menu-table.ts';

export const weekdays: MenuTable = {
  menu: 'dias da semana',
  options: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira'],
  answers: {
    'Segunda-feira': `
      1 | segunda | a segunda | na segunda | seg | segunda feira | 2ª feira | 2a feira | segunda q vem |
      segunda pf | sgunda | segunda-fera | segundona`,
    'Terça-feira': `
      2 | terça | terca | na terça | ter | terça que vem | tersa | tersa feira | 3ª feira | terça de manhã |
      pode ser terça | terça tá bom`,
    'Quarta-feira': `
      3 | quarta | a quarta | qua | na quarta por favor | quarta-feira | quarta fera | próxima quarta | qarta |
      4a feira | prefiro quarta`,
    'Quinta-feira': `
      4 | quinta | a quinta | qui | quinta feira | quinta feira que vem | quinta agora | qinta | 5ª |
      na quinta-feira pode ser | quita feira`,
    'Sexta-feira': `
      5 | sexta | sexta que vem | sex | sexta-feira | sesta | sesta feira | sexta pfv | na sexta | essa sexta |
      sextou | 6a feira | sextafeira | quero na sexta`,
  },
  none: `
    sábado | domingo | segunda ou terça | segunda e quarta | qualquer dia | qualquer dia menos segunda |
    não posso na sexta | sexta não posso | sexta não dá | menos quinta | terceira semana | semana que vem |
    não sei | depois das 18h | primeiro preciso ver | tem quinta? | de segunda a sexta | fim de semana |
    final de semana | depois de quarta | antes de sexta | feira | 6`,
};

export const days: MenuTable = {
  menu: 'dias de consulta',
  options: ['Hoje', 'Amanhã', 'Terça, 25/11', 'Sexta, 28/11'],
  answers: {
    Hoje: `1 | hoje | hj | hoje mesmo | pra hoje | ainda hoje | pode ser hoje | hoje pfv | oje`,
    Amanhã: `2 | amanha | amanhã | amnha | pra amanhã | amanhã por favor | amanhã de manhã | amanham`,
    'Terça, 25/11': `3 | terça | dia 25 | 25/11 | 25 | terça dia 25 | na terça | terca feira`,
    'Sexta, 28/11': `4 | sexta | 28/11 | dia 28 | 28 | sexta feira dia 28 | sexta que vem | dia 28 de novembro`,
  },
  none: `
    hoje ou amanhã | depois de amanhã | quarta | quinta | 26/11 | dia 30 | hoje não | amanhã não posso |
    não pode ser hoje | hoje não dá | qualquer dia | boa tarde`,
};

export const times: MenuTable = {
  menu: 'horários',
  options: ['08:00', '09:30', '11:00', '14:00', '15:30', '17:00'],
  answers: {
    '08:00': `
      1 | 8h | 8 horas | 08:00 | 8:00 | às 8h | 08h | 8 da manhã | oito da manhã | 8hs | 8hrs | as oito horas |
      oito horas | 8 am`,
    '09:30': `2 | 9h30 | 9:30 | 09h30 | 9 e meia | nove e meia | 9 e 30 | às 9:30 | 9h30min`,
    '11:00': `3 | 11h | 11 | 11 horas | onze horas | 11 da manhã | onze | as 11 | 11hs pfv | pode ser às 11`,
    '14:00': `
      4 | 14h | 14 | 14:00 | 14 horas | 2 da tarde | duas da tarde | às 14h | 14h por favor | 14hs | as 14 |
      às duas da tarde | 14h00 | quero 14h | 14.00 | 2h da tarde | o das 14h | quatorze horas`,
    '15:30': `5 | 15h30 | 15:30 | três e meia | 3 e meia da tarde | 15 e 30 | as 15:30 | 15h 30 | tres e meia da tarde`,
    '17:00': `6 | 17h | 17 | 17hrs | 5 da tarde | cinco da tarde | as 17 | o último | dezessete horas | 17:00h`,
  },
  none: `
    10h | 16h | 12:00 | meio dia | 14h ou 15h30 | 8h às 11h | de manhã | à tarde | depois das 14h |
    a partir das 15h | antes das 11 | 14h não | não posso às 14h | qualquer horário | mais tarde | 18h | 13h |
    9h | 8 e 11 | tem 14h? | a partir de 14:00 | menos 8h`,
};

export const periods: MenuTable = {
  menu: 'período',
  options: ['Manhã', 'Tarde', 'Noite'],
  answers: {
    Manhã: `
      1 | manhã | manha | de manhã | pela manhã | na parte da manhã | período da manhã | manhazinha |
      de manhã cedo | bom dia, de manhã | prefiro de manhã | manhã por favor | manhã é melhor | 9h | umas 10 da manhã | ☀️`,
    Tarde: `
      2 | tarde | à tarde | a tarde | de tarde | de tardezinha | boa tarde, à tarde | parte da tarde |
      período da tarde | pela tarde | tarde pfv | tarde mesmo | 15h | 14:30 | umas 3 da tarde`,
    Noite: `
      3 | noite | à noite | a noite | de noite | boa noite, noite | periodo noturno | noturno | noiti |
      só consigo à noite | só posso de noite | 🌙 | 20h | umas 8 da noite | depois das 19h`,
  },
  none: `
    boa tarde | boa noite | bom dia | amanhã | às 8 | 8 | antes das 15h | mais tarde | mais tarde eu vejo | manhã ou tarde |
    de manhã não posso | menos à noite | qualquer período | o dia todo | tarde demais | não consigo de manhã |
    não sei | depende do dia | manhã e tarde`,
};
