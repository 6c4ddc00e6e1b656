import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ContactCards } from './contact-card.tsx';

const card = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Bruno Dias',
  'ORG:Padaria Sol',
  'TEL;waid=5541988887777:+55 41 98888-7777',
  'END:VCARD',
].join('\n');

function renderCards(
  text: string,
  onTalk: ((phone: string) => void) | null = vi.fn<(phone: string) => void>(),
) {
  const onCopy = vi.fn<(text: string) => void>();
  return { onCopy, onTalk, ...renderUi(<ContactCards text={text} onCopy={onCopy} onTalk={onTalk} />) };
}

test('a card shows the person, the company and the phone as Brazilians write it', () => {
  renderCards(card);
  const group = screen.getByRole('group', { name: 'Contato: Bruno Dias' });
  expect(within(group).getByText('Padaria Sol')).toBeTruthy();
  expect(within(group).getByText(/98888-7777/)).toBeTruthy();
});

test('a conversation begins with the digits, and what is copied is what is shown', async () => {
  const { person, onTalk, onCopy } = renderCards(card);
  await person.click(screen.getByRole('button', { name: /^Iniciar conversa com Bruno Dias/ }));
  expect(onTalk).toHaveBeenCalledExactlyOnceWith('5541988887777');
  await person.click(screen.getByRole('button', { name: /^Copiar telefone/ }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(screen.getByText(/98888-7777/).textContent);
});

test('a thread that is only read begins no conversation', () => {
  renderCards(card, null);
  expect(screen.queryByRole('button', { name: /Iniciar conversa/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Copiar telefone/ })).toBeTruthy();
});

test('a text that is no card is shown as it came', () => {
  renderCards('Bruno, 41 98888-7777');
  expect(screen.getByText('Bruno, 41 98888-7777')).toBeTruthy();
});
