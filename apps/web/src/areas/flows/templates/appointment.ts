import { IconCalendarEvent } from '@tabler/icons-react';
import { documentOf, end, menu, node, question, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

/** Asks for the wanted appointment and repeats it before the team confirms it. */
export const appointment: FlowTemplate = {
  id: 'agendamento',
  name: 'Agendamento',
  description: 'Pergunta o serviço, o dia e a hora, confere com o cliente e entrega o pedido à equipe.',
  icon: IconCalendarEvent,
  document: documentOf([
    start('servico'),
    menu({
      id: 'servico',
      at: [1, 0],
      label: 'Serviço',
      text: '{sistema.saudacao}! Vamos marcar seu horário. Qual serviço você quer?',
      options: [
        { id: 'primeiro', label: 'Primeira consulta', synonyms: ['consulta', 'avaliação'] },
        { id: 'retorno', label: 'Retorno' },
        { id: 'outro', label: 'Outro assunto', synonyms: ['outro'] },
      ],
      more: { variable: 'servico' },
      next: {
        'option:primeiro': 'dia',
        'option:retorno': 'dia',
        'option:outro': 'equipe',
        no_match: 'equipe',
        timeout: 'parado',
      },
    }),
    question({
      id: 'dia',
      at: [2, 0],
      label: 'Dia',
      ask: {
        text: 'Para que dia? Pode escrever "amanhã", "sexta" ou uma data, como 25/03.',
        kind: 'date',
        variable: 'dia',
        error_text: 'Não consegui entender o dia. Escreva, por exemplo, 25/03.',
      },
      next: { next: 'hora', no_match: 'equipe', timeout: 'parado' },
    }),
    question({
      id: 'hora',
      at: [3, 0],
      label: 'Hora',
      ask: {
        text: 'E a que horas? Atendemos das 8h às 18h.',
        kind: 'time',
        variable: 'hora',
        error_text: 'Não consegui entender a hora. Escreva, por exemplo, 14:30.',
      },
      next: { next: 'conferir', no_match: 'equipe', timeout: 'parado' },
    }),
    menu({
      id: 'conferir',
      at: [4, 0],
      label: 'Confere o pedido',
      text: 'Posso pedir assim?\n\n*{servico}*\n{dia}, às {hora}',
      options: [
        { id: 'sim', label: 'Sim, pode pedir', synonyms: ['sim', 'isso', 'pode', 'confirmo'] },
        { id: 'nao', label: 'Não, quero mudar', synonyms: ['não', 'mudar', 'trocar'] },
      ],
      next: { 'option:sim': 'marcar', 'option:nao': 'mudar', no_match: 'equipe', timeout: 'parado' },
    }),
    node('jump', { id: 'mudar', at: [5, 3], label: 'Pergunta o dia de novo', settings: { target: 'dia' } }),
    node('contactField', {
      id: 'marcar',
      at: [5, 0],
      label: 'Anota no contato',
      settings: { fields: [], annotation: 'Pediu {servico} para {dia}, às {hora}.' },
      next: { next: 'equipe', error: 'equipe' },
    }),
    toPeople({
      id: 'equipe',
      at: [6, -2],
      text: 'Pedido anotado! Alguém da equipe confirma o horário por aqui.',
    }),
    end({
      id: 'parado',
      at: [4, 6],
      outcome: 'abandonado',
      text: 'Seu horário ainda não foi pedido. Para continuar, é só mandar uma mensagem.',
    }),
  ]),
};
