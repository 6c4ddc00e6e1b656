import type { MenuTable } from './menu-table.ts';

/** Who, where and when. */
export const agenda: readonly MenuTable[] = [
  {
    menu: 'quem recebe',
    options: ['Sim, vou estar', 'Sim, outra pessoa recebe', 'Não, prefiro outro dia'],
    answers: {
      'Sim, vou estar': '1 | vou estar | sim, vou estar sim | eu vou estar em casa',
      'Sim, outra pessoa recebe': '2 | outra pessoa | outra pessoa recebe | a outra pessoa vai receber',
      'Não, prefiro outro dia': '3 | não, outro dia | prefiro outro dia',
    },
    none: 'eu mesma recebo | eu próprio vou receber | não, sim, peraí | não sei se vai ter alguém | sim',
  },
  {
    menu: 'bairros com iniciais',
    options: ['Jardim Alvorada', 'Nova Olinda', 'Alto do Mirante', 'Outro bairro'],
    answers: {
      'Jardim Alvorada': '1 | alvorada | jd alvorada',
      'Nova Olinda': '2 | olinda | nova olinda',
      'Alto do Mirante': '3 | mirante | alto do mirante',
      'Outro bairro': '4 | outro | outro bairro',
    },
    none: 'já achei, valeu | já fechei com outra imobiliária | ainda tô vendo o que cabe no bolso | moro no centro, tô vendo ainda qual | tô decidindo se mudo | tem no centro?',
  },
  {
    menu: 'turmas da semana',
    options: ['Seg 8h', 'Seg 18h30', 'Ter 12h', 'Qui 8h', 'Sex 19h', 'Sáb 10h', 'Nenhum desses'],
    answers: {
      'Seg 8h': '1 | seg 8h | segunda cedinho | segunda pela manhã | segunda-feira às oito da manhã',
      'Seg 18h30': '2 | segunda de noite | segunda 18:30 | segunda às seis e meia da noite | 18h30',
      'Ter 12h': '3 | terça | terça na hora do almoço | meio dia | terça ao meio-dia',
      'Qui 8h': '4 | quinta | quinta cedo | quinta às 8 | na quinta de manhã',
      'Sex 19h':
        '5 | sexta | sexta às sete da noite | sexta à noite depois da faculdade | sexta 19h | às 19h',
      'Sáb 10h': '6 | sábado | no final de semana | só consigo fim de semana | sábado de manhã | às dez',
      'Nenhum desses': '7 | nenhum | nenhum desses',
    },
    none: `
      segunda | segunda-feira | de manhã | à noite | quarta | domingo | segunda ao meio-dia | terça à noite | quinta às 19h |
      sexta cedo | segunda ou sexta | segunda e quinta | menos sábado | sexta não posso | tem sexta à noite? |
      depois das 18h | amanhã cedo | de segunda a sexta | segunda semana | sábado à tarde | mais cedo | qualquer dia de manhã`,
  },
];
