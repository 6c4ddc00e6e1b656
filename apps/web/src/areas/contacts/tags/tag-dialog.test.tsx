import { calls, errorText } from '@prosa/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { TagDialog } from './tag-dialog.tsx';

function renderDialog() {
  const onClose = vi.fn<() => void>();
  const { person } = renderUi(<TagDialog tag={null} onClose={onClose} />);
  return { person, onClose, name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }) };
}

test('a tag is saved with its trimmed name, and the dialog closes', async () => {
  const saved = answerCall(calls.saveTag, () => ({ _id: 'new' }));
  const { person, onClose, name } = renderDialog();
  await person.type(name, ' Cliente VIP {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toMatchObject([{ name: 'Cliente VIP', auto_tag: false, keywords: [] }]);
  expect(await screen.findByText('Tag salva com sucesso')).toBeTruthy();
});

test('a missing name is said at its field, before the server is asked', async () => {
  const saved = answerCall(calls.saveTag, () => ({ _id: 'new' }));
  const { person, onClose, name } = renderDialog();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(saved).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await person.type(name, 'V');
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});

test('a refused name stands at its field, and what was typed stays', async () => {
  answerCall(calls.saveTag, () => ({ refused: errorText('tag_name_taken') }));
  const { person, onClose, name } = renderDialog();
  await person.type(name, 'VIP{Enter}');
  expect(await screen.findByText(errorText('tag_name_taken'))).toBeTruthy();
  expect(name.value).toBe('VIP');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal of no field is a notice', async () => {
  answerCall(calls.saveTag, () => ({ refused: 'Tente mais tarde' }));
  const { person, name } = renderDialog();
  await person.type(name, 'VIP{Enter}');
  expect(await screen.findByText('Tente mais tarde')).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});

test('an automatic tag needs keywords; Enter adds one without saving', async () => {
  const saved = answerCall(calls.saveTag, () => ({ _id: 'new' }));
  const { person, name } = renderDialog();
  await person.type(name, 'Orçamento');
  await person.click(screen.getByRole('switch', { name: /Tag automática/ }));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(screen.getByRole('alert').textContent).toBe(errorText('keywords_required'));
  await person.type(screen.getByRole('textbox', { name: 'Nova palavra-chave' }), 'preço{Enter}');
  expect(within(screen.getByRole('group', { name: 'Palavras-chave' })).getByText('preço')).toBeTruthy();
  expect(saved).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(saved).toMatchObject([{ name: 'Orçamento', auto_tag: true, keywords: ['preço'] }]),
  );
});
