import { calls } from '@prosa/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aConversation, aMessage } from '../testing/samples.ts';
import { OpenThread } from './open-thread.tsx';

const refusal = { refused: 'Essa conversa já foi finalizada' };

/** The thread of a conversation with one message of the customer. */
async function openThread(conversation = aConversation('c', 1)) {
  answerCall(calls.getQuickMessages, () => []);
  answerCall(calls.getChips, () => []);
  answerCall(calls.getMessages, () => ({ data: [aMessage(1)], has_more: false, has_newer: false }));
  const { person } = renderUi(
    <OpenThread conversation={conversation} isSearching={false} onSearch={() => undefined} />,
  );
  await screen.findByText('texto 1');
  return { person, field: screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Mensagem para/ }) };
}

test('what is typed is sent once, to the open conversation, and stands in the thread', async () => {
  const sent = answerCall(calls.sendMessage, (input) =>
    aMessage(2, { origin: 'user', message: input.text ?? '', message_id: input.message_id ?? '', status: 2 }),
  );
  const { person, field } = await openThread();
  if (!field) throw new Error('no composer');
  await person.type(field, 'Bom dia!{Enter}');
  expect(await screen.findByText('Bom dia!')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ conversation_id: 'c', text: 'Bom dia!' });
  expect(await screen.findByRole('img', { name: 'Enviada' })).toBeTruthy();
  expect(screen.getAllByText('Bom dia!')).toHaveLength(1);
});

test('a refused message says why, and given up goes back in front of what is typed', async () => {
  answerCall(calls.sendMessage, () => refusal);
  const { person, field } = await openThread();
  if (!field) throw new Error('no composer');
  await person.type(field, 'Pode retirar hoje{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(refusal.refused);
  await person.type(field, 'ou amanhã');
  await person.click(within(alert).getByRole('button', { name: 'Descartar' }));
  expect(field.value).toBe('ou amanhã\nPode retirar hoje');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a note that was not saved, given up, goes back to the note and never to the customer', async () => {
  answerCall(calls.getColleagues, () => []);
  answerCall(calls.createSystemMessage, () => refusal);
  const sent = answerCall(calls.sendMessage, () => refusal);
  const { person, field } = await openThread(aConversation('noted', 1));
  await person.click(screen.getByRole('button', { name: 'Nota interna' }));
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota interna' });
  await person.type(note, 'Deve três meses{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(refusal.refused);
  await person.click(within(alert).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(note.value).toBe('Deve três meses'));
  expect([field?.value, sent]).toEqual(['', []]);
});

test('trying again sends the same message under the same id', async () => {
  let isRefused = true;
  const sent = answerCall(calls.sendMessage, (input) =>
    isRefused
      ? refusal
      : aMessage(2, { origin: 'user', message: 'Oi', message_id: input.message_id ?? '', status: 2 }),
  );
  const { person, field } = await openThread();
  if (!field) throw new Error('no composer');
  await person.type(field, 'Oi{Enter}');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  isRefused = false;
  await person.click(again);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[1]?.message_id).toBe(sent[0]?.message_id);
});

test('a reply carries the quoted message, and the next message does not', async () => {
  let position = 1;
  const sent = answerCall(calls.sendMessage, (input) =>
    aMessage((position += 1), {
      origin: 'user',
      message: input.text ?? '',
      message_id: input.message_id ?? '',
    }),
  );
  const { person, field } = await openThread();
  if (!field) throw new Error('no composer');
  await person.click(screen.getByRole('button', { name: 'Responder' }));
  expect(document.activeElement).toBe(field);
  await person.keyboard('Sim{Enter}');
  await person.keyboard('Claro{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ reply_to }) => reply_to)).toEqual(['platform-1', undefined]);
});

test('a finished conversation cannot be written in, but taken up again', async () => {
  const finished = '2026-03-02T12:10:00.000Z';
  const resumed = answerCall(calls.resumeConversation, () => ({ refused: 'Já há outra conversa' }));
  const { person, field } = await openThread(aConversation('c', 1, { finished }));
  expect(field).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Retomar atendimento' }));
  await waitFor(() => expect(resumed).toEqual([{ conversation_id: 'c' }]));
});
