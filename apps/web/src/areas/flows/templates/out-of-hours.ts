import { IconMoon } from '@tabler/icons-react';
import { documentOf, end, node, question, say, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

const closed = [
  'Olá! No momento estamos fechados. 🌙',
  'Atendemos de segunda a sexta, das 8h às 18h, e sábado das 8h às 12h.',
].join('\n');

/** Hands over to people during opening hours, and answers with a note otherwise. */
export const outOfHours: FlowTemplate = {
  id: 'fora-do-horario',
  name: 'Fora do horário',
  description: 'No horário, passa direto para a equipe. Fora dele ou em feriado, avisa e anota o recado.',
  icon: IconMoon,
  document: documentOf([
    start('horario'),
    node('hours', {
      id: 'horario',
      at: [1, 0],
      label: 'Estamos abertos?',
      settings: {
        time_zone: '',
        weekly: [
          { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
          { days: [6], from: '08:00', to: '12:00' },
        ],
        national_holidays: true,
        holidays: [],
      },
      next: { open: 'aberto', closed: 'fechado', holiday: 'feriado' },
    }),
    toPeople({ id: 'aberto', at: [2, -3], text: '{sistema.saudacao}! Já chamei alguém para atender você.' }),
    say({ id: 'fechado', at: [2, 0], label: 'Fechado', text: closed, next: { next: 'recado' } }),
    say({
      id: 'feriado',
      at: [2, 3],
      label: 'Feriado',
      text: 'Olá! Hoje é feriado e não estamos atendendo. Voltamos no próximo dia útil. 🙂',
      next: { next: 'recado' },
    }),
    question({
      id: 'recado',
      at: [3, 1],
      label: 'Recado',
      ask: {
        text: 'Se quiser, deixe seu recado agora: respondemos assim que abrirmos.',
        variable: 'recado',
        attempts: 1,
        gather_seconds: 15,
        timeout: { amount: 2, unit: 'hours' },
      },
      next: { next: 'equipe', no_match: 'equipe', timeout: 'fim' },
    }),
    toPeople({ id: 'equipe', at: [4, 0], text: 'Recado anotado. Até logo!' }),
    end({ id: 'fim', at: [4, 3], outcome: 'abandonado' }),
  ]),
};
