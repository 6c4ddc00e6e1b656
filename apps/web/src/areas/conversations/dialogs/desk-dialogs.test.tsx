import { calls } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { aConversation, aMessage } from '../testing/samples.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const conversation = aConversation('c', 1);
const names: DeskNames = {
  department: () => 'Vendas',
  tags: () => [],
  departments: undefined,
  ownDepartments: undefined,
  allTags: undefined,
};
const departments = [
  { _id: 'sales', name: 'Vendas' },
  { _id: 'finance', name: 'Financeiro' },
];

function renderTransfer() {
  answerCall(calls.getTransferDepartments, () => departments);
  const told = { onClose: vi.fn<() => void>(), onTransferred: vi.fn<() => void>() };
  const { person } = renderUi(<TransferDialog conversation={conversation} names={names} {...told} />);
  return { ...told, person, choice: screen.getByRole('combobox', { name: 'Departamento' }) };
}

test('a transfer goes to the chosen department with its note, and offers to be undone', async () => {
  const changed = answerCall(calls.changeConversation, () => ({ undo_id: 'undo' }));
  const { person, choice, onTransferred } = renderTransfer();
  await person.click(choice);
  await person.click(await screen.findByRole('option', { name: 'Financeiro' }));
  await person.type(screen.getByRole('textbox', { name: 'Observação' }), ' quer o boleto ');
  await person.click(screen.getByRole('button', { name: 'Transferir' }));
  await waitFor(() => expect(onTransferred).toHaveBeenCalledOnce());
  expect(changed).toEqual([{ conversation_id: 'c', department: 'finance', note: 'quer o boleto' }]);
  expect(await screen.findByText('José Ávila foi para Financeiro.')).toBeTruthy();
});

test('a transfer with a note takes three keys beside what is typed', async () => {
  const changed = answerCall(calls.changeConversation, () => ({ undo_id: null }));
  const { person, choice, onTransferred } = renderTransfer();
  await person.click(choice);
  await screen.findByRole('option', { name: 'Financeiro' });
  await person.keyboard('fina{Enter}quer o boleto{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onTransferred).toHaveBeenCalledOnce());
  expect(changed).toEqual([{ conversation_id: 'c', department: 'finance', note: 'quer o boleto' }]);
});

test('the conversation’s own department is no choice', async () => {
  const { person, choice } = renderTransfer();
  await person.click(choice);
  expect(await screen.findByRole('option', { name: 'Financeiro' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Vendas' })).toBeNull();
});

test('a transfer without a department is not made', async () => {
  const changed = answerCall(calls.changeConversation, () => ({ undo_id: null }));
  const { person, choice, onTransferred } = renderTransfer();
  await person.click(screen.getByRole('button', { name: 'Transferir' }));
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
  expect(choice.getAttribute('aria-invalid')).toBe('true');
  expect(changed).toEqual([]);
  expect(onTransferred).not.toHaveBeenCalled();
});

test('a message is deleted for everyone only after the question, by its id on the network', async () => {
  const deleted = answerCall(calls.deleteMessage, () => ({}));
  const onClose = vi.fn<() => void>();
  const { person } = renderUi(
    <DeleteDialog conversation={conversation} message={aMessage(4, { origin: 'user' })} onClose={onClose} />,
  );
  expect(screen.getByRole('dialog', { name: 'Apagar para todos?' }).textContent).toContain('José Ávila');
  expect(deleted).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Apagar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(deleted).toEqual([
    { platform_message_id: 'platform-4', chip_number_id: 'chip', phone: '5541999990000' },
  ]);
});

test('a name is saved trimmed; an empty one goes back to the phone’s', async () => {
  const renamed = answerCall(calls.changeContactName, () => ({ _id: 'contact-c' }));
  const onClose = vi.fn<() => void>();
  const { person } = renderUi(<NameDialog conversation={conversation} onClose={onClose} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome do contato' });
  expect(field.value).toBe('José Ávila');
  await person.clear(field);
  await person.type(field, ' {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(renamed).toEqual([{ contact: { _id: 'contact-c', override_name: '' } }]);
});

test('a refused name keeps the dialog with what was typed', async () => {
  answerCall(calls.changeContactName, () => ({ refused: 'Contato apagado' }));
  const onClose = vi.fn<() => void>();
  const { person } = renderUi(<NameDialog conversation={conversation} onClose={onClose} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome do contato' });
  await person.type(field, ' Filho{Enter}');
  expect(await screen.findByText('Contato apagado')).toBeTruthy();
  expect(field.value).toBe('José Ávila Filho');
  expect(onClose).not.toHaveBeenCalled();
});
