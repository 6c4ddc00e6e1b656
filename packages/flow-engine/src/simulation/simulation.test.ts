import type { FlowTestStep } from '@prosa/contract';
import { expect, test } from 'vitest';
import { drawFlow, say, text, type Drawing } from '../testing/runs.ts';
import { acceptOutcome } from './accept-outcome.ts';
import { runFlowTest } from './flow-test.ts';
import { perform } from './perform.ts';
import { createSimulation } from './simulation.ts';

const now = Date.parse('2025-11-20T12:00:00Z');
const day = 86_400_000;
const drawing: Drawing = {
  ask: ['question', { text: 'Nome?', variable: 'nome' }, { next: 'call' }],
  call: [
    'http',
    { url: 'https://a.b/{nome}', mappings: [{ path: 'ok', variable: 'ok' }] },
    { success: 'tag', failed: 'sad' },
  ],
  tag: ['tags', { add: ['t1'] }, { next: 'wait' }],
  wait: ['wait', { kind: 'duration', duration: { amount: 1, unit: 'days' } }, { next: 'hand' }],
  hand: ['toDepartment', { department: 'd1', text: 'Bom dia, {nome}: {ok}' }],
  sad: say('sem resposta'),
};

test('a flow is tried: messages, an answer from outside, a day that passes, people at the end', () => {
  const simulation = createSimulation({ flow: drawFlow(drawing), now });
  simulation.say('oi');
  simulation.say('Ana');
  expect(simulation.pending?.request.url).toBe('https://a.b/Ana');
  simulation.respond(200, '{"ok":"sim"}');
  expect(simulation.scene.contact.tags).toEqual(['t1']);
  simulation.advance(day);
  expect(simulation.log.map(({ by, text: words }) => `${by}: ${words}`)).toEqual([
    'customer: oi',
    'bot: Nome?',
    'customer: Ana',
    'system: Requisição GET https://a.b/Ana',
    'system: Resposta: status 200.',
    'system: Tags: + t1',
    'system: Passou: 1 dia.',
    'bot: Bom dia, Ana: sim',
    'system: Transferido para Departamento.',
    'system: O atendimento está com a equipe.',
  ]);
  expect(simulation.log[1]?.visit).toBe(2);
  expect(simulation.state.ending).toBe('human');
  simulation.say('alô');
  expect(simulation.log.at(-1)?.text).toBe('O fluxo já terminou.');
});

test('the same steps give the same conversation', () => {
  const play = () => {
    const simulation = createSimulation({ flow: drawFlow(drawing), now });
    simulation.start();
    simulation.say('Ana');
    simulation.respond(null, '');
    return { log: simulation.log, trace: simulation.trace, state: simulation.state };
  };
  expect(play()).toEqual(play());
});

type Words = FlowTestStep & { kind: 'customer' };
const says = (words: string, more: Partial<Words> = {}): Words => ({
  kind: 'customer',
  text: words,
  type: 'text',
  file_name: null,
  quotes: null,
  ...more,
});
const steps: FlowTestStep[] = [
  says('oi'),
  { kind: 'bot', text: 'Nome?' },
  says('Ana'),
  { kind: 'response', status: 200, body: '{"ok":"sim"}' },
  { kind: 'clock', minutes: 1440 },
  { kind: 'bot', text: 'Bom dia, Ana: sim' },
];
const testOf = (changed: FlowTestStep[]) => ({
  _id: 't1',
  name: 'Teste',
  starts: '2025-11-20T12:00:00.000Z',
  steps: changed,
});

test.each<[string, FlowTestStep[], object | null]>([
  ['all as recorded', steps, null],
  [
    'another text',
    steps.with(1, { kind: 'bot', text: 'Quem é?' }),
    { step: 1, expected: 'Quem é?', got: 'Nome?' },
  ],
  [
    'a message too few',
    steps.slice(0, 5),
    { step: 5, expected: '(nenhuma mensagem)', got: 'Bom dia, Ana: sim' },
  ],
  [
    'a message too many',
    [...steps, { kind: 'bot', text: 'Mais' }],
    { step: 6, expected: 'Mais', got: '(nenhuma mensagem)' },
  ],
  ['one not waited for', steps.toSpliced(1, 1), { step: 1, expected: '(nenhuma mensagem)', got: 'Nome?' }],
  [
    'an answer nobody asked for',
    steps.toSpliced(2, 1),
    { step: 2, expected: 'uma requisição', got: 'nenhuma requisição' },
  ],
])('a saved test: %s', (_, changed, difference) => {
  expect(runFlowTest(testOf(changed), { flow: drawFlow(drawing) })).toEqual({
    _id: 't1',
    name: 'Teste',
    difference,
  });
});

const bot = (words: string): FlowTestStep => ({ kind: 'bot', text: words });

test.each<[string, FlowTestStep[]]>([
  ['another text', steps.with(1, bot('Quem é?'))],
  ['a message too few', steps.slice(0, 5)],
  ['a message too many, and one in between', [...steps.toSpliced(3, 0, bot('Um momento')), bot('Mais')]],
  ['one not waited for', steps.toSpliced(1, 1)],
  ['an answer nobody asked for', steps.toSpliced(1, 0, { kind: 'response', status: 200, body: '{}' })],
])('its new outcome is accepted: %s', (_, changed) => {
  const flow = drawFlow(drawing);
  expect(runFlowTest(testOf(changed), { flow }).difference).not.toBeNull();
  expect(acceptOutcome(testOf(changed), { flow })).toEqual(steps);
});

test('an accepted outcome passes where words that no longer come were due within the minute', () => {
  const flow = drawFlow({
    hi: text('Oi', { next: 'pause' }),
    pause: ['wait', { kind: 'duration', duration: { amount: 30, unit: 'seconds' } }, { next: 'reply' }],
    reply: ['waitReply', { variable: 'nome' }, { replied: 'done' }],
    done: say('Até, {nome}'),
  });
  const before = testOf([says('oi'), bot('Oi'), bot('Nome?'), says('Ana'), bot('Até, Ana')]);
  const after = acceptOutcome(before, { flow });
  expect(after).toEqual([says('oi'), bot('Oi'), says('Ana')]);
  expect(runFlowTest({ ...before, steps: after }, { flow }).difference).toBeNull();
});

test('a text with variants may come as any of them, and gathered messages are answered in their time', () => {
  const blocks = [{ id: 'a', type: 'text', variants: ['Oi {nome}', 'Olá {nome}', 'Opa {nome}'] }];
  const flow = drawFlow({
    ask: ['question', { text: 'Nome?', variable: 'nome', gather_seconds: 5 }, { next: 'hi' }],
    hi: ['message', { blocks }, { next: 'end' }],
    end: text('fim'),
  });
  for (const greeting of ['Oi Ana Lima', 'Olá Ana Lima', 'Opa Ana Lima']) {
    const result = runFlowTest(
      testOf([
        { kind: 'bot', text: 'Nome?' },
        says('Ana'),
        says('Lima'),
        { kind: 'bot', text: greeting.replace(' Lima', '\nLima') },
        { kind: 'bot', text: 'fim' },
      ]),
      { flow },
    );
    expect(result.difference).toBeNull();
  }
});

const wide: Drawing = {
  file: ['question', { text: 'Manda a foto, {nome}', kind: 'image', variable: 'foto' }, { next: 'call' }],
  call: ['http', { url: 'https://a.b' }, { success: 'pay', failed: 'down' }],
  pay: text('Pague aqui', { next: 'hook' }),
  hook: ['waitWebhook', { mappings: [{ path: 'valor', variable: 'valor' }] }, { received: 'thanks' }],
  thanks: ['question', { text: 'Recebi {valor}. Mais?', variable: 'mais' }, { next: 'wait' }],
  wait: ['wait', { kind: 'duration', duration: { amount: 90, unit: 'seconds' } }, { next: 'done' }],
  done: say('Até, {nome}: {mais}'),
  down: say('sem sistema'),
};
const photo = says('', { type: 'image', file_name: 'nota fiscal.jpg' });
const talk: FlowTestStep[] = [
  { kind: 'contact', name: 'Ana' },
  { kind: 'start' },
  { kind: 'bot', text: 'Manda a foto, Ana' },
  photo,
  { kind: 'response', status: 200, body: '{}' },
  { kind: 'bot', text: 'Pague aqui' },
  { kind: 'call', body: '{"valor":"10,00"}' },
  { kind: 'bot', text: 'Recebi 10,00. Mais?' },
  says('', { type: 'image', file_name: 'outra.png', quotes: 0 }),
  { kind: 'response', status: null, body: '' },
  { kind: 'bot', text: 'sem sistema' },
];

test.each<[string, FlowTestStep[], string | null]>([
  ['a name, a file, answers from outside, a call, and a quoted question', talk, null],
  ['words where a file was sent', talk.with(3, says('toma')), 'Envie uma imagem, por favor.'],
  ['what the wait of a minute and a half lets through', waits(1), null],
  ['what it does not', waits(null), '(nenhuma mensagem)'],
])('a test keeps %s', (_, changed, got) => {
  const { difference } = runFlowTest(testOf(changed), { flow: drawFlow(wide) });
  expect(difference?.got ?? null).toBe(got);
});

function waits(minutes: number | null): FlowTestStep[] {
  const clock: FlowTestStep[] = minutes === null ? [] : [{ kind: 'clock', minutes }];
  return [...talk.slice(0, 8), says('não'), ...clock, { kind: 'bot', text: 'Até, Ana: não' }];
}

test('an address is made up for a file, and its name is what the phone shows', () => {
  const simulation = createSimulation({ flow: drawFlow(wide), now });
  perform(simulation, { kind: 'start' });
  perform(simulation, photo);
  expect(simulation.log.at(1)).toMatchObject({ by: 'customer', text: 'nota fiscal.jpg' });
  expect(simulation.variables.foto).toBe('https://exemplo.com.br/nota%20fiscal.jpg');
});

test('a reaction is an answer where an option is this emoji, and is mentioned where it is none', () => {
  const options = [{ id: 'a', label: 'Sim', synonyms: ['👍'] }];
  const menu: Drawing = {
    menu: ['menu', { text: 'Quer?', options }, { 'option:a': 'ok' }],
    ok: say('combinado'),
  };
  const simulation = createSimulation({ flow: drawFlow(menu), now });
  perform(simulation, { kind: 'start' });
  perform(simulation, { kind: 'reaction', emoji: '🎉', to: 0 });
  expect(simulation.log.at(-1)).toMatchObject({ by: 'system' });
  perform(simulation, { kind: 'reaction', emoji: '👍', to: 0 });
  expect(simulation.log.filter(({ by }) => by === 'bot').at(-1)?.text).toBe('combinado');
  perform(simulation, { kind: 'reaction', emoji: '👍', to: 7 });
});

test('an answer that is tapped is replayed as one: it chooses where its words alone would not', () => {
  const options = [
    { id: 'a', label: 'Sim' },
    { id: 'b', label: 'Claro', synonyms: ['sim'] },
  ];
  const flow = drawFlow({
    menu: ['menu', { text: 'Vai?', options }, { 'option:a': 'ok' }],
    ok: say('Até lá'),
  });
  const answers = (answer: FlowTestStep) => {
    const simulation = createSimulation({ flow, now: 0 });
    for (const move of [says('oi'), answer]) if (move.kind === 'customer') perform(simulation, move);
    return simulation.log.map(({ text }) => text);
  };
  expect(answers(says('Sim', { option_id: 'menu a' }))).toContain('Até lá');
  expect(answers(says('Sim'))).not.toContain('Até lá');
});

test('a flow is tried by what starts it without a message', () => {
  const flow = drawFlow({ hi: say('Oi, {plano}!') });
  const simulation = createSimulation({ flow, now, scene: { tag_names: { t1: 'VIP' } } });
  perform(simulation, { kind: 'start', by: { kind: 'changed', field: 'plano', value: 'ouro' } });
  expect(simulation.log.map(({ text: words }) => words).slice(0, 2)).toEqual([
    '“plano” mudou para “ouro”.',
    'Oi, ouro!',
  ]);
  const tagged = createSimulation({ flow, now, scene: { tag_names: { t1: 'VIP' } } });
  perform(tagged, { kind: 'start', by: { kind: 'tagged', tag: 't1' } });
  expect(tagged.log[0]?.text).toBe('A tag “VIP” foi colocada.');
  expect(tagged.scene.contact.tags).toEqual(['t1']);
});
