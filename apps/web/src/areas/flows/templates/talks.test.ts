import { createSimulation, performAlone, type Simulation, type SimulationMove } from '@prosa/flow-engine';
import { expect, test } from 'vitest';
import { flowTemplates } from './templates.ts';

const thursday = Date.parse('2026-11-19T17:00:00Z');
const night = Date.parse('2026-11-20T04:00:00Z');
const christmas = Date.parse('2026-12-25T17:00:00Z');

interface Talk {
  template: string;
  now?: number;
  says: string[];
  /** The last thing that the bot says. */
  last: string;
  ending: Simulation['state']['ending'];
}

const talks: Talk[] = [
  {
    template: 'boas-vindas',
    says: ['oi', 'horario', 'só isso'],
    last: 'Obrigado pelo contato!',
    ending: 'ended',
  },
  { template: 'boas-vindas', says: ['oi', 'quero um humano'], last: 'Certo! Já chamei', ending: 'human' },
  {
    template: 'boas-vindas',
    says: ['oi', '1', 'atendente'],
    last: 'Certo! Já chamei alguém',
    ending: 'human',
  },
  { template: 'qualificacao', says: ['oi', 'Ana', 'ana@', 'pular'], last: 'O que você está', ending: null },
  {
    template: 'agendamento',
    says: ['oi', '1', 'amanhã', '14h'],
    last: 'Posso pedir assim?\n\n*Primeira consulta*\n20/11/2026, às 14:00',
    ending: null,
  },
  { template: 'agendamento', says: ['oi', '2', '25/3', '9', 'não'], last: 'Para que dia?', ending: null },
  {
    template: 'segunda-via',
    says: ['oi', 'segunda via', 'cpf', '529.982.247-24', '529.982.247-25'],
    last: 'envia a segunda via por aqui',
    ending: 'human',
  },
  {
    template: 'segunda-via',
    says: ['oi', '1', 'empresa', '11.222.333/0001-81'],
    last: 'envia a segunda via por aqui',
    ending: 'human',
  },
  { template: 'segunda-via', says: ['oi', 'pix'], last: 'mande o comprovante por aqui', ending: null },
  {
    template: 'segunda-via',
    says: ['oi', '3', 'já mandei', 'ontem'],
    last: 'do financeiro',
    ending: 'human',
  },
  { template: 'fora-do-horario', says: ['oi'], last: 'Boa tarde! Já chamei', ending: 'human' },
  {
    template: 'fora-do-horario',
    now: night,
    says: ['oi'],
    last: 'Se quiser, deixe seu recado',
    ending: null,
  },
  { template: 'satisfacao', says: ['oi', '2', 'demorou'], last: 'Queremos fazer melhor.', ending: 'human' },
  { template: 'satisfacao', says: ['oi', '5', 'ótimo'], last: 'Ficamos felizes', ending: 'ended' },
  {
    template: 'satisfacao',
    says: ['oi', 'quanto custa?', 'quanto custa?'],
    last: 'Já chamei alguém',
    ending: 'human',
  },
  { template: 'consentimento', says: ['oi', 'não'], last: 'Já chamei alguém', ending: 'human' },
  { template: 'consentimento', says: ['oi', 'sair'], last: 'Pronto, você não recebe', ending: 'opted_out' },
];

test.each(talks)('$template: $says', ({ template, now = thursday, says, last, ending }) => {
  const simulation = talkTo(template, now);
  for (const text of says) performAlone(simulation, customerSays(text));
  expect(saidBy(simulation).at(-1)).toContain(last);
  expect(simulation.state.ending).toBe(ending);
});

test('the out-of-hours template says that it is a holiday', () => {
  const simulation = talkTo('fora-do-horario', christmas);
  simulation.say('oi');
  expect(saidBy(simulation)[0]).toContain('Hoje é feriado');
});

function talkTo(id: string, now: number): Simulation {
  const found = flowTemplates.find((one) => one.id === id);
  if (!found) throw new Error(`No template ${id}`);
  return createSimulation({
    flow: { flow_id: 'f1', name: found.name, version: 1, document: found.document },
    now,
  });
}

function customerSays(text: string): SimulationMove {
  return { kind: 'customer', type: 'text', text, file_name: null, quotes: null };
}

function saidBy({ log }: Simulation): string[] {
  return log.filter(({ by }) => by === 'bot').map(({ text }) => text);
}
