import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node, says, welcome } from '../../testing/flow-drawings.ts';
import { serverTest as it } from '../../testing/server-test.ts';

const notUnderstood = 'Não entendi. Responda com uma das opções.';

it('three messages in two seconds, before the menu is read, are no answer and no attempt', async ({
  desk,
}) => {
  const chip = await desk.addChannel(await desk.publish(welcome(desk.company.department)));
  const phone = desk.phone();
  await desk.writes(chip, phone, 'oi');
  await desk.received(chip, phone, 1);
  // The bot "types" its menu, which has not left.
  await desk.writes(chip, phone, 'tudo bem?');
  await desk.writes(chip, phone, 'queria saber uma coisa');
  const [, menu] = await desk.received(chip, phone, 2);
  expect(menu).toContain('Como ajudamos?');
  await desk.writes(chip, phone, 'hã?');
  expect((await desk.received(chip, phone, 3))[2]).toBe(notUnderstood);
  await desk.writes(chip, phone, '1');
  expect((await desk.received(chip, phone, 4))[3]).toBe('A partir de R$ 10,00.');
  const { _id } = await desk.conversation(phone);
  const answer = (await desk.thread(_id)).find(({ message }) => message.startsWith('A partir'));
  const { visits } = await desk.company.owner.call(calls.getFlowTrace, { message_id: answer?._id ?? '' });
  const early = visits.filter(({ why }) => why.includes('antes de a pergunta chegar'));
  expect(early.map(({ input }) => input)).toEqual(['tudo bem?', 'queria saber uma coisa']);
});

it('a menu that gathers reads a burst as one answer', async ({ desk }) => {
  const menu = node('menu', {
    settings: {
      text: 'Qual é o assunto?',
      options: [
        { id: 'visit', label: 'Consulta' },
        { id: 'exam', label: 'Exame' },
      ],
      gather_seconds: 2,
      attempts: 1,
    },
    next: { 'option:visit': 'visit', 'option:exam': 'exam', no_match: 'lost' },
  });
  const ends = ['visit', 'exam', 'lost'].map((id) => says(id, `Vai para ${id}.`, { next: 'end' }));
  const end = node('end', { settings: { finish_conversation: false } });
  const chip = await desk.addChannel(await desk.publish(drawing(menu, ...ends, end)));
  const { phone } = await desk.greeted(chip, 1);
  for (const text of ['boa tarde moça', 'é pra minha mãe', 'seria uma consulta mesmo'])
    await desk.writes(chip, phone, text);
  expect((await desk.received(chip, phone, 2))[1]).toBe('Vai para visit.');
});

it('an audio is asked for in words and burns no attempt', async ({ desk, server }) => {
  const chip = await desk.addChannel(await desk.publish(welcome(desk.company.department)));
  const { phone, conversation_id } = await desk.greeted(chip, 2);
  for (const [type, count] of [
    ['audio', 3],
    ['sticker', 4],
  ] as const) {
    await server.simulator('send', { channel: chip._id, phone, message: '', type });
    expect((await desk.received(chip, phone, count)).at(-1)).toMatch(/^Ainda não consigo (?:ouvir|ler) /);
  }
  await desk.writes(chip, phone, 'hã?');
  expect((await desk.received(chip, phone, 5))[4]).toBe(notUnderstood);
  await desk.writes(chip, phone, 'hum');
  await desk.handedOver(phone);
  expect(await eventually(async () => (await desk.thread(conversation_id)).length)).toBeGreaterThan(5);
});
