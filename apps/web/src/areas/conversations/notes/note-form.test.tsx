import { calls, type Message } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aConversation, aMessage } from '../testing/samples.ts';
import { NoteForm } from './note-form.tsx';

let conversations = 0;

/** Renders the form; the server answers a note only when the test says so. */
function renderNote() {
  const conversation = aConversation(`note-${(conversations += 1)}`, 1);
  answerCall(calls.getColleagues, () => []);
  const answers: ((reply: Message | { refused: string }) => void)[] = [];
  const saved = answerCall(calls.createSystemMessage, () => new Promise((answer) => answers.push(answer)));
  const { person } = renderUi(<NoteForm conversation={conversation} onClose={vi.fn<() => void>()} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota interna' });
  const texts = () => saved.map(({ message }) => message);
  return { person, field, answers, texts };
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

test('a note that was not saved is back in front of what was written since', async () => {
  const { person, field, answers, texts } = renderNote();
  await person.type(field, 'ligou de novo{Enter}quer o');
  await waitFor(() => expect(texts()).toEqual(['ligou de novo']));
  answers[0]?.({ refused: 'Essa conversa já foi finalizada' });
  await waitFor(() => expect(field.value).toBe('ligou de novo\nquer o'));
});
