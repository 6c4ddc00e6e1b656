import { calls, type Message, type QuotedMessage } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { IconStar } from '@tabler/icons-react';
import { expect, test, vi } from 'vitest';
import { dateTime } from '../../../lib/dates.ts';
import type { SlotEntry } from '../../../lib/slots.ts';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aMessage } from '../testing/samples.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { ThreadActions } from './thread-actions.ts';

/** What another area offers for what a bot said. */
const added: SlotEntry<'messageActions'> = {
  label: 'Avaliar o robô',
  icon: IconStar,
  isOffered: ({ origin }) => origin === 'chatbot',
  Dialog: () => null,
};

function renderBubble(changes: Partial<Message>, may: Partial<ThreadActions> = {}) {
  const actions = {
    channel_id: 'chip',
    reply: vi.fn<(message: Message) => void>(),
    remove: vi.fn<(message: Message) => void>(),
    copy: vi.fn<(text: string) => void>(),
    talkTo: vi.fn<(phone: string) => void>(),
    retry: vi.fn<(message: Message) => void>(),
    withdraw: vi.fn<(message: Message) => void>(),
    waiting: null,
    react: null,
    edit: null,
    discard: vi.fn<(message_id: string) => void>(),
    open: vi.fn<ThreadActions['open']>(),
    jumpTo: vi.fn<(platform_message_id: string) => void>(),
    ...may,
  };
  const bubble = (message: Message) => (
    <MessageBubble
      message={message}
      outgoing={null}
      opens
      contactName="José Ávila"
      meId="me"
      isTabStop
      actions={actions}
    />
  );
  const message = aMessage(1, changes);
  const { person, rerender } = renderUi(bubble(message), { messageActions: [added] });
  return {
    actions,
    message,
    person,
    change: (more: Partial<Message>) => rerender(bubble({ ...message, ...more })),
  };
}

function aQuote(written: Partial<QuotedMessage>): QuotedMessage {
  const text = { type: 'text', message: 'Tem em azul?' } as const;
  return { platform_message_id: 'earlier', origin: 'user', event: null, user: null, ...text, ...written };
}

const held = () => screen.queryByText(/Segurada/);
const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test.each([
  ['the customer', { origin: 'customer' }, 'José Ávila'],
  ['the person', { origin: 'user', user: { _id: 'me', name: 'Ana' } }, 'Você'],
  ['a colleague', { origin: 'user', user: { _id: 'other', name: 'Bruno' } }, 'Bruno'],
  ['a bot', { origin: 'chatbot' }, 'Robô'],
  ['the company phone', { origin: 'user', event: 'own_phone' }, 'Celular da empresa'],
] satisfies [string, Partial<Message>, string][])(
  'a message of %s names its author',
  (_who, changes, name) => {
    renderBubble(changes);
    expect(screen.getByRole('listitem').textContent).toContain(`${name}:`);
  },
);

test('a message of the customer can be answered and copied, not deleted', async () => {
  const { actions, message, person } = renderBubble({ origin: 'customer' });
  expect(buttons()).toEqual(['Responder', 'Copiar texto']);
  await person.click(screen.getByRole('button', { name: 'Responder' }));
  expect(actions.reply).toHaveBeenCalledExactlyOnceWith(message);
  await person.click(screen.getByRole('button', { name: 'Copiar texto' }));
  expect(actions.copy).toHaveBeenCalledExactlyOnceWith('texto 1');
});

test('a message of ours that has not left cannot be quoted yet', () => {
  renderBubble({ origin: 'user', status: 1 });
  expect(buttons()).toEqual(['Copiar texto', 'Apagar para todos']);
});

test('what another area offers is beside the messages it is for, and not beside others', async () => {
  const { actions, message, person, change } = renderBubble({ origin: 'chatbot' });
  await person.click(screen.getByRole('button', { name: 'Avaliar o robô' }));
  expect(actions.open).toHaveBeenCalledExactlyOnceWith(added, message);
  change({ origin: 'user' });
  expect(buttons()).toEqual(['Responder', 'Copiar texto', 'Apagar para todos']);
});

test('a thread that is only read offers neither reply nor deletion', () => {
  renderBubble({ origin: 'user' }, { reply: null, remove: null });
  expect(buttons()).toEqual(['Copiar texto']);
});

test('a deleted message shows neither its text nor anything to do with it', () => {
  renderBubble({ origin: 'user', deleted: true, message: 'segredo' });
  expect(screen.getByText('Mensagem apagada')).toBeTruthy();
  expect(screen.queryByText('segredo')).toBeNull();
  expect(buttons()).toEqual([]);
});

test('a failed message says why and can be tried again', async () => {
  const { actions, message, person } = renderBubble({ origin: 'user', status: 0, failure: 'unregistered' });
  expect(screen.getByRole('alert').textContent).toContain('Número sem WhatsApp');
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(actions.retry).toHaveBeenCalledExactlyOnceWith(message);
});

test('a message whose number is gone cannot be tried again', () => {
  renderBubble({ origin: 'user', status: 0, failure: 'channel_removed' });
  expect(screen.getByRole('alert').textContent).toContain('O número de envio foi removido');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test("a message whose number's name Meta has not approved says where that is mended, and can be tried again", async () => {
  const failed = { origin: 'user', status: 0, failure: 'name_not_approved' } as const;
  const { actions, message, person } = renderBubble(failed);
  const words = screen.getByRole('alert').textContent;
  expect(words).toContain('A Meta não aprovou o nome de exibição deste número');
  expect(words).toContain('Gerenciador do WhatsApp');
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(actions.retry).toHaveBeenCalledExactlyOnceWith(message);
});

test('a refused message asks whether the number is off', async () => {
  const asked = answerCall(calls.getChips, () => []);
  renderBubble({ origin: 'user', status: 0, failure: 'refused' });
  expect(screen.getByRole('alert').textContent).toContain('O WhatsApp recusou a mensagem');
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('an unconfirmed message is not sent twice while the network is asked; then a person decides', async () => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const unconfirmed = { origin: 'user', status: 1, unconfirmed: true } as const;
  const { actions, person, change } = renderBubble({ ...unconfirmed, created: ago(60_000) });
  expect(screen.getByText(/nada será enviado duas vezes/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Não confirmada' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
  change({ created: ago(6 * 60_000) });
  expect(screen.getByText(/se ele já recebeu, receberá de novo/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Enviar de novo' }));
  expect(actions.retry).toHaveBeenCalledOnce();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a message that is held says why and until when, and can be taken back', async () => {
  const waiting = { why: 'unanswered' as const, until: inDays(2) };
  const { actions, message, person, change } = renderBubble({ origin: 'user', status: 1 }, { waiting });
  expect(held()?.textContent).toContain(
    `Segurada: o WhatsApp não deixa este número começar conversas até ${dateTime(waiting.until)}. Ela sai sozinha`,
  );
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(actions.withdraw).toHaveBeenCalledExactlyOnceWith(message);
  change({ status: 2 });
  expect(held()).toBeNull();
});

test.each([
  ['all', 'o WhatsApp pediu uma pausa a este número até'],
  ['new', 'este número já começou as conversas que podia hoje'],
] as const)(
  'a message that is held because of %s says so; who only reads cannot take it back',
  (why, reason) => {
    renderBubble({ origin: 'user', status: 1 }, { waiting: { why, until: inDays(1) }, withdraw: null });
    expect(held()?.textContent).toContain(reason);
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
);

test.each([
  ['failed', { status: 0, failure: 'new_chats_held' }, /não deixa este número começar conversas agora/],
  ['is unconfirmed', { status: 1, unconfirmed: true }, /^Não confirmado/],
] as const)('a message that %s says that, not that it is held', (_what, changes, said) => {
  const waiting = { why: 'unanswered' as const, until: inDays(1) };
  renderBubble({ origin: 'user', ...changes }, { waiting });
  expect(screen.getByText(said)).toBeTruthy();
  expect(held()).toBeNull();
});

test('a quote leads to the message it quotes', async () => {
  const { actions, person } = renderBubble({
    reply_message: aQuote({ origin: 'customer' }),
  });
  await person.click(screen.getByRole('button', { name: /Tem em azul\?/ }));
  expect(actions.jumpTo).toHaveBeenCalledExactlyOnceWith('earlier');
});

test.each([
  ['the customer', { origin: 'customer' }, 'José Ávila'],
  ['a colleague', { origin: 'user', user: { _id: 'other', name: 'Bruno' } }, 'Bruno'],
  ['a bot', { origin: 'chatbot' }, 'Robô'],
  ['the company phone', { origin: 'user', event: 'own_phone' }, 'Celular da empresa'],
  ['somebody who is not known any more', { origin: 'user' }, 'Equipe'],
] satisfies [string, Partial<QuotedMessage>, string][])(
  'a quote of %s names its author',
  (_who, written, name) => {
    renderBubble({ reply_message: aQuote(written) });
    expect(screen.getByRole('button', { name: /Tem em azul\?/ }).textContent).toBe(`${name}Tem em azul?`);
  },
);

test('a web address opens elsewhere and takes nothing along; a script stays text', () => {
  renderBubble({ message: 'veja https://loja.com.br/oferta e javascript:alert(1)' });
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('https://loja.com.br/oferta');
  expect(link?.getAttribute('rel')).toContain('noreferrer');
});

test('an edit and a reaction of the customer are announced when they come, not when the thread opens', async () => {
  const reaction = { origin: 'customer' as const, emoji: '👍', failure: null };
  const { change } = renderBubble({ message: 'Pode ser' });
  const announced = () => screen.getByRole('status').textContent;
  const before = announced();
  change({ reactions: [reaction] });
  await waitFor(() => expect(announced()).toBe('José Ávila reagiu com 👍: Pode ser'));
  expect(before).not.toContain('reagiu');
  expect(screen.getByRole('img', { name: 'José Ávila reagiu com 👍' })).toBeTruthy();
});

test('options that were shown to be tapped stand below the text that stood above them', async () => {
  renderBubble({
    origin: 'chatbot',
    message: 'Escolha\n\n*1* - Vendas\n*2* - Segunda via do boleto',
    choices: {
      text: 'Escolha',
      button: 'Ver opções',
      options: [
        { title: 'Vendas', description: null },
        { title: 'Segunda via do bol…', description: 'Segunda via do boleto' },
      ],
    },
  });
  const list = await screen.findByRole('list', { name: 'Lista' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Vendas',
    'Segunda via do boleto',
  ]);
  screen.getByText('Escolha');
});
