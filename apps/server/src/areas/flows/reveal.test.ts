import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { drawing, node } from '../../testing/flow-drawings.ts';
import { serverTest as it } from '../../testing/server-test.ts';

it('a sensitive answer is shown to who attends and to leaders, on record, until the conversation is finished', async ({
  desk,
}) => {
  const { owner, department } = desk.company;
  const settings = { text: 'Seu CPF?', kind: 'cpf', variable: 'cpf', sensitive: true };
  const asks = node('question', { settings, next: { next: 'people' } });
  const hands = node('toDepartment', { id: 'people', settings: { department, text: 'Já chamo alguém.' } });
  const chip = await desk.addChannel(await desk.publish(drawing(asks, hands)));
  const { phone, conversation_id } = await desk.greeted(chip, 1);
  await desk.writes(chip, phone, 'é 529.982.247-25');
  await desk.handedOver(phone);
  const masked = (await desk.thread(conversation_id)).find(({ message }) => message === '•••');
  const message_id = masked?._id ?? '';
  const [agent, colleague] = await Promise.all(
    ['first', 'second'].map(() => desk.company.addPerson({ user_role: 'user', departments: [department] })),
  );
  if (!agent || !colleague) throw new Error('nobody');
  const shown = (person = agent) => person.call(calls.revealAnswer, { message_id });
  await expect(shown()).rejects.toThrow('Assuma a conversa para ver esta.');
  await agent.call(calls.setManual, { conversation_id });
  expect(await shown()).toEqual({ text: 'é 529.982.247-25' });
  expect(await shown(owner)).toEqual({ text: 'é 529.982.247-25' });
  await expect(shown(colleague)).rejects.toThrow('Assuma a conversa para ver esta.');
  const { data } = await owner.call(calls.getAuditEntries, { kind: 'conversation' });
  expect(data.map(({ action, user_name, target }) => [action, user_name, target?._id])).toEqual([
    ['conversation.answer_revealed', owner.user.name, conversation_id],
    ['conversation.answer_revealed', agent.user.name, conversation_id],
  ]);
  await agent.call(calls.finishConversation, { conversation_id });
  await eventually(async () => (await owner.attempt(calls.revealAnswer, { message_id })).body.error);
  await expect(shown(owner)).rejects.toThrow('Esta resposta não existe mais');
});
