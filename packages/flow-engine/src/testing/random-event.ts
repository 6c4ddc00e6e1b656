import type { CustomerMessage, RunEvent, RunState } from '../run.ts';
import type { Random } from './random.ts';
import { makeMessage } from './runs.ts';

/** Makes any event that may happen to a run, fitting or not. */
export function randomEvent(random: Random, state: RunState): RunEvent {
  const effect = random.chance(0.7) ? (state.waiting?.effect ?? 'webhook') : `r1.${state.visit}.0`;
  switch (random.below(10)) {
    case 0:
      return { kind: 'wake' };
    case 1: {
      const status = random.pick([null, 200, 200, 302, 404, 500]);
      return { kind: 'result', effect, status, body: random.pick(bodies), problem: null };
    }
    case 2:
      return {
        kind: 'undelivered',
        effect: `r1.${random.below(state.visit + 2)}.0`,
        problem: 'desconectado',
      };
    case 3:
      return { kind: 'resume' };
    case 4: {
      const effect = `r1.${random.below(state.visit + 2)}.0`;
      return {
        kind: 'reaction',
        reaction: { effect, message_id: 'm', emoji: random.pick(['👍', '❤️', '1️⃣']), at: 0 },
      };
    }
    default:
      return { kind: 'message', message: randomMessage(random, state) };
  }
}

function randomMessage(random: Random, { visit }: RunState): CustomerMessage {
  const text = random.pick(words);
  const quoted_effect = random.chance(0.2) ? `r1.${random.below(visit + 2)}.0` : null;
  if (random.chance(0.85)) return makeMessage(text, { quoted: random.pick([null, 'Olá']), quoted_effect });
  return makeMessage(text, {
    type: random.pick(['image', 'audio', 'location']),
    media_url: random.pick([null, 'https://a.b/c']),
  });
}

const bodies = [
  '',
  '{}',
  '{"ok":1,"a":[{"b":null}]}',
  '<html>',
  '[1,2]',
  'null',
  '"x"',
  '{"__proto__":{"x":1}}',
];
const words = [
  '',
  '1',
  '0',
  '10',
  'um',
  'sim',
  'não',
  'menu',
  'sair',
  'mais',
  '+',
  'pular',
  'amanhã',
  'R$ 1.234,56',
  '529.982.247-25',
  '👍',
  'a'.repeat(5000),
  '{x}',
  '{"a":1}',
  '\u0000',
  '😀😀',
  'quero a opção 2 por favor',
  '__proto__',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaa!',
];
