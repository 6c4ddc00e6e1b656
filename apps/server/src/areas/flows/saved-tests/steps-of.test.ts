import { expect, test } from 'vitest';
import type { Answer, Said } from './recorded-run.ts';
import { stepsOf } from './steps-of.ts';

const started = new Date('2026-01-05T12:00:00.000Z');
const run = { contact: 'Ana', started, input: 'oi' };
const at = (seconds: number) => new Date(started.getTime() + seconds * 1000);
const nothing = {
  type: 'text',
  file_name: null,
  reply_to: null,
  option_id: null,
  effect: null,
  reaction: null,
  reacted: null,
} as const;
const customer = (seconds: number, message: string, more: Partial<Said> = {}): Said => ({
  ...nothing,
  origin: 'customer',
  message,
  platform_message_id: `c-${seconds}`,
  at: at(seconds),
  ...more,
});
const bot = (visit: number, seconds: number, message: string, more: Partial<Said> = {}): Said => ({
  ...nothing,
  origin: 'chatbot',
  message,
  platform_message_id: `b-${visit}`,
  effect: `r1.${visit}.0`,
  at: at(seconds),
  ...more,
});
const answer = (visit: number, seconds: number, more: Partial<Answer> = {}): Answer => ({
  origin: 'outside',
  id: `r1.${visit}.0`,
  kind: 'request',
  status: 200,
  body: '{}',
  at: at(seconds),
  ...more,
});
const short = (steps: ReturnType<typeof stepsOf>) =>
  steps.slice(1).map((step) => {
    if (step.kind === 'customer' || step.kind === 'bot') return `${step.kind}: ${step.text}`;
    if (step.kind === 'reaction') return `${step.emoji} on ${step.to}`;
    if (step.kind === 'clock') return `${step.minutes} min`;
    return step.kind === 'response' ? `response ${step.status}` : step.kind;
  });

test.each<[string, Said[], Answer[], string[]]>([
  [
    'an answer before what was made of it, though both have one time',
    [customer(-1, 'oi'), bot(2, 0, 'Já vejo'), bot(4, 0, 'Achei')],
    [answer(3, 0)],
    ['customer: oi', 'bot: Já vejo', 'response 200', 'bot: Achei'],
  ],
  [
    'a call after the time that passed before it, and an answer that nothing was said to at the end',
    [customer(-1, 'oi'), bot(2, 1, 'Pague'), bot(4, 3605, 'Recebi')],
    [
      answer(5, 3700, { status: null, body: '' }),
      answer(0, 3605, { kind: 'webhook', id: 'r1.webhook.ab' }),
    ].toReversed(),
    ['customer: oi', 'bot: Pague', '60 min', 'call', 'bot: Recebi', '1 min', 'response null'],
  ],
  [
    'what was written meanwhile before the answer, and whole minutes that do not drift',
    [customer(-1, 'oi'), customer(2, 'alô?'), bot(3, 90, 'Um'), bot(4, 180, 'Dois')],
    [answer(1, 50)],
    ['customer: oi', 'customer: alô?', 'response 200', '1 min', 'bot: Um', '2 min', 'bot: Dois'],
  ],
  [
    'no more than up to an answer that was not kept',
    [customer(-1, 'oi'), bot(2, 0, 'Já vejo'), bot(4, 0, 'Achei')],
    [answer(3, 0, { body: null })],
    ['customer: oi', 'bot: Já vejo'],
  ],
  [
    'a reaction after its message and before what was made of it',
    [
      customer(-1, 'oi'),
      bot(2, 0, 'Olá'),
      bot(3, 5, 'Gostou?', { reaction: '👍', reacted: at(4) }),
      bot(5, 9, 'Que bom'),
    ],
    [],
    ['customer: oi', 'bot: Olá', 'bot: Gostou?', '👍 on 1', 'bot: Que bom'],
  ],
  [
    'no more than up to the answer to a sensitive question, which nobody sees',
    [customer(-1, 'oi'), bot(2, 0, 'Seu CPF?'), customer(5, '•••'), bot(4, 6, 'Obrigado')],
    [],
    ['customer: oi', 'bot: Seu CPF?'],
  ],
])('a real conversation becomes %s', (_, said, answers, steps) => {
  expect(short(stepsOf(run, said, answers))).toEqual(steps);
});

test('a real conversation becomes steps with its contact, files, quotes, and the start on its own', () => {
  const said = [
    bot(2, 0, '', { type: 'image' }),
    customer(5, 'legenda', { type: 'image', file_name: 'foto.jpg', reply_to: 'b-2' }),
  ];
  expect(stepsOf({ ...run, input: null }, said, [])).toEqual([
    { kind: 'contact', name: 'Ana' },
    { kind: 'start' },
    { kind: 'bot', text: '[imagem]' },
    { kind: 'customer', text: 'legenda', type: 'image', file_name: 'foto.jpg', quotes: 0 },
  ]);
});

test('an answer that was tapped stays one', () => {
  const said = [bot(2, 0, 'Escolha'), customer(5, 'Vendas', { option_id: 'menu a', reply_to: 'b-2' })];
  expect(stepsOf({ ...run, input: null }, said, []).at(-1)).toMatchObject({
    text: 'Vendas',
    quotes: 0,
    option_id: 'menu a',
  });
});

test('a long conversation’s test ends where the bot has said all it had to say', () => {
  const said = Array.from({ length: 70 }, (_, round) => [
    customer(0, `${round}`),
    bot(round * 2, 0, 'a'),
    bot(round * 2 + 1, 0, 'b'),
  ]).flat();
  const steps = stepsOf(run, said, []);
  expect(steps.length).toBeLessThanOrEqual(200);
  expect(short(steps).slice(-3)).toEqual(['customer: 65', 'bot: a', 'bot: b']);
});
