import { calls, type QuotedMessage } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { IconBulb } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { FilledSlots } from '../../../lib/slots.ts';
import type { ComposerDialogProps } from '../slots.ts';
import { aConversation } from '../testing/samples.ts';
import { Composer } from './composer.tsx';

const quote: QuotedMessage = {
  platform_message_id: 'q',
  origin: 'customer',
  type: 'text',
  message: 'Qual o prazo?',
  event: null,
  user: null,
};

interface Settings {
  text?: string;
  isQuoting?: boolean;
  slots?: FilledSlots;
}

/** A composer over a draft, as the open thread keeps it: sending empties it. */
function renderComposer({ text = '', isQuoting = false, slots }: Settings = {}) {
  answerCall(calls.getQuickMessages, () => []);
  answerCall(calls.getChips, () => []);
  const told = {
    onSend: vi.fn<(text: string) => void>(),
    onSent: vi.fn<() => void>(),
    onVoice: vi.fn<() => void>(),
  };
  function Thread() {
    const [draft, setDraft] = useState(text);
    const [quoted, setQuoted] = useState(isQuoting ? quote : null);
    const field = useRef<HTMLTextAreaElement>(null);
    return (
      <Composer
        {...told}
        conversation={aConversation('c', 1)}
        draft={draft}
        onDraft={setDraft}
        onSend={(sent) => {
          told.onSend(sent);
          setDraft('');
        }}
        quote={quoted}
        onDropQuote={() => setQuoted(null)}
        ref={field}
      />
    );
  }
  const { person } = renderUi(<Thread />, slots);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem para José Ávila' });
  return { ...told, person, field };
}

test('Enter sends what was typed once, without the spaces around it, and empties the field', async () => {
  const { person, field, onSend, onSent } = renderComposer();
  await person.type(field, '  Bom dia! {Enter}');
  expect(onSend.mock.calls).toEqual([['Bom dia!']]);
  expect(field.value).toBe('');
  expect(onSent).not.toHaveBeenCalled();
});

test('the send button sends the same and leaves the focus in the field', async () => {
  const { person, field, onSend } = renderComposer({ text: 'Já vejo isso' });
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSend.mock.calls).toEqual([['Já vejo isso']]);
  expect(document.activeElement).toBe(field);
});

test('Shift+Enter begins a line and sends nothing; Enter then sends both lines', async () => {
  const { person, field, onSend } = renderComposer();
  await person.type(field, 'um{Shift>}{Enter}{/Shift}dois');
  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toBe('um\ndois');
  await person.keyboard('{Enter}');
  expect(onSend.mock.calls).toEqual([['um\ndois']]);
});

test('spaces alone cannot be sent; recording is offered in place of it', async () => {
  const { person, field, onSend } = renderComposer();
  await person.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Gravar áudio' })).toBeTruthy();
  await person.type(field, 'oi');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Gravar áudio' })).toBeNull();
});

test('Ctrl+Enter sends, leaves the field and says that the conversation is done', async () => {
  const { person, field, onSend, onSent } = renderComposer();
  await person.type(field, 'Até logo{Control>}{Enter}{/Control}');
  expect(onSend.mock.calls).toEqual([['Até logo']]);
  expect(onSent).toHaveBeenCalledOnce();
  expect(document.activeElement).not.toBe(field);
});

test('a gap that is still to be filled in is not sent by Enter', async () => {
  const { person, field, onSend } = renderComposer({ text: 'Seu pedido {numero} saiu' });
  await person.click(field);
  await person.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toBe('Seu pedido {numero} saiu');
});

test('Enter that ends the composition of a letter sends nothing', async () => {
  const { person, field, onSend } = renderComposer({ text: 'com acento' });
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );
  expect(onSend).not.toHaveBeenCalled();
  await person.type(field, '{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});

test('Escape drops the quote first, then leaves the field, and keeps what was typed', async () => {
  const { person, field } = renderComposer({ isQuoting: true });
  await person.type(field, 'Amanhã{Escape}');
  expect(screen.queryByText('Qual o prazo?')).toBeNull();
  expect(document.activeElement).toBe(field);
  await person.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(field);
  expect(field.value).toBe('Amanhã');
});

test('an earlier draft has the caret at its end', () => {
  const { field } = renderComposer({ text: 'Sobre o pedido' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([14, 14]);
});

/** A dialog with a form of its own that writes into the composer. */
function Suggestion({ draft, onDraft, onClose }: ComposerDialogProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDraft(`${draft}, tudo bem?`);
        onClose();
      }}
    >
      <button type="submit">Aceitar</button>
    </form>
  );
}

test('a button of another area opens its dialog, which writes into the composer and sends nothing', async () => {
  const slots: FilledSlots = {
    composerActions: [{ label: 'Sugerir resposta', icon: IconBulb, Dialog: Suggestion }],
  };
  const { person, field, onSend } = renderComposer({ text: 'Oi', slots });
  await person.click(screen.getByRole('button', { name: 'Sugerir resposta' }));
  await person.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(field.value).toBe('Oi, tudo bem?');
  expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull();
  expect(onSend).not.toHaveBeenCalled();
});

test('a button of another area is there where it is offered and the person may use it', () => {
  const action = { icon: IconBulb, Dialog: Suggestion };
  const slots: FilledSlots = {
    composerActions: [
      { ...action, label: 'Para todos' },
      { ...action, label: 'Em andamento', isOffered: ({ finished }) => finished === null },
      { ...action, label: 'Finalizada', isOffered: ({ finished }) => finished !== null },
      { ...action, label: 'Permitida', ability: 'conversations.view' },
      { ...action, label: 'Proibida', ability: 'team.manage' },
    ],
  };
  renderComposer({ slots });
  const offered = ['Para todos', 'Em andamento', 'Finalizada', 'Permitida', 'Proibida'].filter((name) =>
    screen.queryByRole('button', { name }),
  );
  expect(offered).toEqual(['Para todos', 'Em andamento', 'Permitida']);
});
