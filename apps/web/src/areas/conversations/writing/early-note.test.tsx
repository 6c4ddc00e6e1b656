import { calls } from '@prosa/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { keepOnlyFor } from '../../../lib/safe-storage.ts';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { NoteForm } from '../notes/note-form.tsx';
import { aConversation, aMessage } from '../testing/samples.ts';
import { writtenTo } from './early-composer.ts';
import { EarlyNotes, writeNote } from './early-note.ts';
import { useNoting } from './noting.ts';

let conversations = 0;

/** A desk whose note form is on the screen or not yet. */
function Desk({ id, isShown }: { id: string; isShown: boolean }) {
  const { _id: user_id } = useCurrentUser();
  // Drafts are kept for who is signed in.
  useState(() => keepOnlyFor(user_id));
  const isNoting = useNoting(id);
  return (
    <>
      <EarlyNotes conversation_id={id} />
      <div data-noting={id}>
        <Suspense>
          {isShown && isNoting && <NoteForm conversation={aConversation(id, 1)} onClose={() => undefined} />}
        </Suspense>
      </div>
    </>
  );
}

/** Renders a desk on which the note's form appears when the test shows it. */
function renderDesk() {
  const id = `early-note-${(conversations += 1)}`;
  answerCall(calls.getColleagues, () => []);
  const saved = answerCall(calls.createSystemMessage, () => aMessage(1));
  const { person, rerender } = renderUi(<Desk id={id} isShown={false} />);
  const show = () => act(async () => rerender(<Desk id={id} isShown />));
  return { id, person, show, texts: () => saved.map(({ message }) => message) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota interna' });

test('a note begun before its form is there is saved, and the next one continues in the form', async () => {
  const { id, person, show, texts } = renderDesk();
  writeNote(id);
  await person.keyboard('ligou de novo{Enter}quer o bo');
  await waitFor(() => expect(texts()).toEqual(['ligou de novo']));
  await show();
  await person.keyboard('leto');
  expect(field().value).toBe('quer o boleto');
  expect(document.activeElement).toBe(field());
});

test('a note that mentions somebody, or continues an older one, is seen before it is saved', async () => {
  const { id, person, show, texts } = renderDesk();
  writeNote(id);
  await person.keyboard('veja @Bia{Enter}{Escape}');
  writeNote(id);
  await person.keyboard(' isto{Enter}');
  await show();
  expect(field().value).toBe('veja @Bia isto');
  expect(texts()).toEqual([]);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(texts()).toEqual(['veja @Bia isto']));
});

test('Escape leaves a note whose form is not there yet: what follows is for the customer, and the note is kept', async () => {
  const { id, person, show, texts } = renderDesk();
  writeNote(id);
  await person.keyboard('ligou de{Escape}Oi');
  expect(writtenTo(document.activeElement)).toBe(id);
  expect(document.activeElement).toHaveProperty('value', 'Oi');
  await show();
  expect(screen.queryByRole('textbox', { name: 'Nota interna' })).toBeNull();
  act(() => writeNote(id));
  expect(field().value).toBe('ligou de');
  expect(texts()).toEqual([]);
});
