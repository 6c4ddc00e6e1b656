import type { Conversation, Tag } from '@prosa/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { useDraft } from '../api/drafts.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { aConversation, at } from '../testing/samples.ts';
import { ConversationRow } from './conversation-row.tsx';

const names: DeskNames = {
  department: (id) => (id === 'sales' ? 'Vendas' : ''),
  tags: (ids) => ids.map((_id) => ({ _id, name: `Tag ${_id}`, color: '#0B8A6A' }) as Tag),
  departments: undefined,
  ownDepartments: undefined,
  allTags: undefined,
};

/** Begins to write in the conversation. */
function Writer() {
  const [, keep] = useDraft('c');
  return (
    <button type="button" onClick={() => keep('Olá, seu pedido')}>
      Escrever
    </button>
  );
}

function renderRow(changes: Partial<Conversation> = {}, isOpen = false, isCompact = false) {
  const onOpen = vi.fn<(conversation_id: string) => void>();
  const { person } = renderUi(
    <>
      <Writer />
      <ConversationRow
        conversation={aConversation('c', 1, changes)}
        names={names}
        isOpen={isOpen}
        isCompact={isCompact}
        isMentioned={false}
        isTabStop
        replace={false}
        now={new Date(at(60 * 14))}
        onOpen={onOpen}
        onPreview={() => undefined}
      />
    </>,
  );
  return { onOpen, person, row: screen.getByRole('link') };
}

test('a row names the contact, the number, the department and what was said last', () => {
  const { row } = renderRow();
  for (const words of ['José Ávila', 'oi', 'vendas · Vendas']) expect(row.textContent).toContain(words);
});

test('a row shows the contact’s picture, and initials where it cannot be loaded', () => {
  const { contact } = aConversation('c', 1);
  const { row } = renderRow({ contact: { ...contact, profile_picture: '/files/1/a' } });
  const picture = row.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/files/1/a');
  expect(row.textContent).not.toContain('JÁ');
  if (picture) fireEvent.error(picture);
  expect(row.querySelector('img')).toBeNull();
  expect(row.textContent).toContain('JÁ');
});

test('a click opens it', async () => {
  const { row, onOpen, person } = renderRow();
  await person.click(row);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('c');
});

test.each([
  [1, '1 mensagem não lida', '1'],
  [250, '250 mensagens não lidas', '99+'],
])('%i unread are said in words and shown short', (unread, words, shown) => {
  renderRow({ unread });
  expect(screen.getByRole('img', { name: words }).textContent).toBe(shown);
});

test('the open conversation shows no unread count', () => {
  const { row } = renderRow({ unread: 3 }, true);
  expect(screen.queryByRole('img', { name: /não lida/ })).toBeNull();
  expect(row.getAttribute('aria-current')).toBe('true');
});

test('a customer who waits shows for how long, and an urgent conversation says so', () => {
  const { row } = renderRow({ waiting_response: true, waiting_since: at(60 * 2), priority: 'high' });
  expect(row.textContent).toContain('Aguardando 12 min');
  expect(row.textContent).toContain('Prioridade');
});

test('an ignored contact neither waits nor is urgent', () => {
  const { contact } = aConversation('c', 1);
  const { row } = renderRow({
    contact: { ...contact, ignore: true },
    waiting_response: true,
    waiting_since: at(0),
    priority: 'high',
  });
  expect(row.textContent).toContain('Ignorado');
  expect(row.textContent).not.toContain('Aguardando');
  expect(row.textContent).not.toContain('Prioridade');
});

test.each([
  [true, 'Atendimento humano'],
  [false, 'Chatbot'],
])('with is_manual %s the picture says %s', (is_manual, words) => {
  renderRow({ is_manual });
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
});

test('the picture says who has the conversation', () => {
  renderRow({ is_manual: true, user: { _id: 'b', name: 'Bia Lima' } });
  expect(screen.getByRole('img', { name: /^Com .*Bia Lima/ }).textContent).toBe('BL');
});

test('a compact row says who it is, what was said and who waits, and nothing else', () => {
  const { row } = renderRow({ waiting_response: true, waiting_since: at(60 * 2) }, false, true);
  for (const words of ['José Ávila', 'oi', 'Aguardando 12 min']) expect(row.textContent).toContain(words);
  expect(row.textContent).not.toContain('Vendas');
});

test('a draft stands in the place of the last message, until the conversation is open', async () => {
  const { row, person } = renderRow();
  await person.click(screen.getByRole('button'));
  expect(row.textContent).toContain('Rascunho:Olá, seu pedido');
});

test('a message that could not be sent marks the row', () => {
  const { row } = renderRow({ failed_message: 'm1' });
  expect(row.textContent).toContain('Não enviada');
});
