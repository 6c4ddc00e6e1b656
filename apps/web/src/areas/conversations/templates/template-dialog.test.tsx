import { calls } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aConversation, aMessage } from '../testing/samples.ts';
import { TemplateDialog } from './template-dialog.tsx';

const part = { language: 'pt_BR', category: 'UTILITY', header: null, footer: null, buttons: [] };
const templates = [
  { ...part, name: 'pedido', obstacle: null, body: 'Olá {{1}}, saiu!' },
  { ...part, name: 'promo', obstacle: 'paused' as const, body: 'Oferta' },
];

function open() {
  answerCall(calls.getTemplates, () => ({ templates, synced: null }));
  const onClose = vi.fn<() => void>();
  const conversation = aConversation('c', 1);
  const { person } = renderUi(
    <TemplateDialog conversation={conversation} draft="" onDraft={() => undefined} onClose={onClose} />,
  );
  return { person, onClose };
}

test('a template is sent as it was previewed, with its variables', async () => {
  const sent = answerCall(calls.sendMessage, () => aMessage(1));
  const { person, onClose } = open();
  await person.click(screen.getByRole('combobox', { name: 'Modelo' }));
  await person.click(await screen.findByRole('option', { name: 'pedido (pt_BR)' }));
  expect(screen.getByText('Olá {{1}}, saiu!')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Texto: {{1}}'), 'Bia');
  expect(screen.getByText('Olá Bia, saiu!')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({
    conversation_id: 'c',
    text: 'Olá Bia, saiu!',
    template: { name: 'pedido', language: 'pt_BR', header: [], body: ['Bia'], buttons: [] },
  });
});

test('one that Meta paused is listed with the reason, and is no choice', async () => {
  const { person } = open();
  await person.click(screen.getByRole('combobox', { name: 'Modelo' }));
  const option = await screen.findByRole('option', { name: 'promo (pt_BR) – pausado pela Meta' });
  expect(option.getAttribute('data-combobox-disabled')).toBe('true');
});
