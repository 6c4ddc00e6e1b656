import { expect, test } from 'vitest';
import { make, play, say, type Drawing, type Played } from '../testing/runs.ts';

/** The customer reacts to what the run said last. */
function react(played: Played, emoji: string, effect = played.effects.at(-1)?.id ?? ''): void {
  make(played, { kind: 'reaction', reaction: { effect, message_id: 'm1', emoji, at: 0 } });
}

const options = [
  { id: 'yes', label: 'Quero', synonyms: ['👍'] },
  { id: 'heart', label: '❤️' },
  { id: 'no', label: 'Não, obrigado 👎' },
];
const menu: Drawing = {
  hello: ['message', { blocks: [{ id: 'b', type: 'text', variants: ['Olá'] }] }, { next: 'menu' }],
  menu: ['menu', { text: 'Quer?', options }, { 'option:yes': 'yes', 'option:heart': 'love' }],
  yes: say('ótimo'),
  love: say('também gostamos'),
};

test.each([
  ['👍', 'ótimo'],
  ['👍🏽', 'ótimo'],
  ['❤', 'também gostamos'],
])('%s on a menu is the option that is this emoji', (emoji, answer) => {
  const played = play(menu, ['oi']);
  react(played, emoji);
  expect(played.said.at(-1)).toBe(answer);
  expect(played.trace.at(-2)).toMatchObject({ node: 'menu', input: emoji });
  expect(played.trace.at(-2)?.why).toMatch(/^O cliente reagiu à pergunta. Escolheu “/);
});

test.each(['👎', '🎉', '1️⃣'])('%s, which no option is, is not even a wrong answer', (emoji) => {
  const played = play(menu, ['oi']);
  const before = played.state;
  react(played, emoji);
  expect(played.taken.at(-1)).toBe(false);
  expect(played.state).toEqual(before);
});

test('a reaction counts on the question that is open, and on nothing else the run said', () => {
  const played = play(menu, ['oi']);
  react(played, '👍', played.effects[0]?.id);
  expect(played.taken.at(-1)).toBe(false);
  make(played, 'hein?');
  react(played, '👍', played.effects[1]?.id);
  expect(played.said.at(-1)).toBe('ótimo');
  react(played, '👍');
  expect(played.taken.at(-1)).toBe(false);
});

test.each<[string, Drawing[string]]>([
  ['a free question', ['question', { text: 'E aí?', variable: 'x' }, { next: 'yes' }]],
  ['a yes or no', ['question', { text: 'E aí?', kind: 'yes_no', variable: 'x' }, { next: 'yes' }]],
  [
    'messages that are gathered',
    ['question', { text: 'E aí?', variable: 'x', gather_seconds: 5 }, { next: 'yes' }],
  ],
  ['a wait for a reply', ['waitReply', {}, { replied: 'yes' }]],
  ['a consent', ['consent', { text: 'Podemos?', accept_words: ['👍'] }, { accepted: 'yes' }]],
  ['a phrase that leads elsewhere', ['global', { phrases: ['👍'] }, { next: 'yes' }]],
])('a sign alone is no answer to %s', (_, node) => {
  const asks: Drawing = { ask: ['question', { text: 'Nome?', variable: 'n' }, {}], ...menu, open: node };
  const played = play({ ...asks, start: ['start', {}, { next: node[0] === 'global' ? 'ask' : 'open' }] }, [
    'oi',
  ]);
  const said = [...played.said];
  react(played, '👍', 'r1.2.0');
  expect([played.taken.at(-1), played.said]).toEqual([false, said]);
});

test('a thumb is a score where thumbs are the scale', () => {
  const score: Drawing = { ask: ['csat', { text: 'Gostou?', scale: 'thumbs', variable: 'nota' }, {}] };
  const played = play(score, ['oi']);
  react(played, '👎');
  expect(played.state.variables).toEqual({ nota: 0 });
  const stars = play({ ask: ['csat', { text: 'De 1 a 5?' }, {}] }, ['oi']);
  react(stars, '1️⃣');
  expect(stars.taken.at(-1)).toBe(false);
});
