import { calls, type Message } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { useOutgoing, useOutgoingStore } from '../outgoing/use-outgoing.ts';
import { aConversation, aMessage } from '../testing/samples.ts';
import { NoteForm } from './note-form.tsx';

let conversations = 0;

/** What has not reached the server; a press sends it again. */
function Outgoing({ conversation_id }: { conversation_id: string }) {
  const store = useOutgoingStore();
  return useOutgoing(conversation_id).map(({ message_id, text, problem }) => (
    <button key={message_id} type="button" onClick={() => store.retry(message_id)}>
      {`${text}: ${problem}`}
    </button>
  ));
}

/** Renders the form; the server answers a note only when the test says so. */
function renderNote() {
  const conversation = aConversation(`note-${(conversations += 1)}`, 1);
  answerCall(calls.getColleagues, () => []);
  const answers: ((reply: Message | { refused: string }) => void)[] = [];
  const saved = answerCall(calls.createSystemMessage, () => new Promise((answer) => answers.push(answer)));
  const sent = answerCall(calls.sendMessage, () => aMessage(9));
  const { person } = renderUi(
    <>
      <NoteForm conversation={conversation} onClose={vi.fn<() => void>()} />
      <Outgoing conversation_id={conversation._id} />
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota interna' });
  const texts = () => saved.map(({ message }) => message);
  return { person, field, answers, texts, saved, sent };
}

test('a second note written while the first is saved is saved after it, and nothing is lost', async () => {
  const { person, field, answers, texts } = renderNote();
  await person.type(field, 'ligou de novo{Enter}');
  await person.type(field, 'quer o boleto{Enter}e a no');
  await waitFor(() => expect(texts()).toEqual(['ligou de novo']));
  answers[0]?.(aMessage(1));
  await waitFor(() => expect(texts()).toEqual(['ligou de novo', 'quer o boleto']));
  answers[1]?.(aMessage(2));
  await person.type(field, 'ta');
  expect(field.value).toBe('e a nota');
});

test('a note that was not saved waits in its thread, and is saved again as the same one', async () => {
  const { person, field, answers, saved, sent } = renderNote();
  await person.type(field, 'ligou de novo{Enter}quer o');
  await waitFor(() => expect(saved).toHaveLength(1));
  answers[0]?.({ refused: 'Sem conexão' });
  const failed = await screen.findByRole('button', { name: 'ligou de novo: Sem conexão' });
  expect(field.value).toBe('quer o');
  await person.click(failed);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual(saved[0]);
  answers[1]?.(aMessage(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^ligou de novo/ })).toBeNull());
  expect(sent).toEqual([]);
});
