import { calls } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

const labels = ['Senha atual', 'Nova senha', 'Confirmar nova senha'] as const;

function renderForm() {
  const onDone = vi.fn<() => void>();
  const { person } = renderUi(<ChangePasswordForm submitLabel="Trocar senha" onDone={onDone} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const fill = async (...texts: [old: string, password: string, confirmation: string]) => {
    for (const [index, text] of texts.entries()) {
      await person.click(field(labels[index] ?? ''));
      await person.paste(text);
    }
    await person.click(screen.getByRole('button', { name: 'Trocar senha' }));
  };
  return { onDone, person, field, fill };
}

test('the old and the new password are sent, and the fields are emptied', async () => {
  const changed = answerCall(calls.changeUserPassword, () => ({}));
  const { fill, field, onDone } = renderForm();
  await fill('antiga-senha', 'nova-senha-longa', 'nova-senha-longa');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(changed).toEqual([{ old_password: 'antiga-senha', password: 'nova-senha-longa' }]);
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '']);
});

test('two different new passwords are not sent', async () => {
  const changed = answerCall(calls.changeUserPassword, () => ({}));
  const { fill, field, onDone } = renderForm();
  await fill('antiga-senha', 'nova-senha-longa', 'nova-senha-curta');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(changed).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
  expect(field('Nova senha').value).toBe('nova-senha-longa');
});

test('a wrong old password is said above the form, and nothing typed is lost', async () => {
  answerCall(calls.changeUserPassword, () => ({ refused: 'Senha atual incorreta' }));
  const { fill, field } = renderForm();
  await fill('errada', 'nova-senha-longa', 'nova-senha-longa');
  expect(await screen.findByText('Senha atual incorreta')).toBeTruthy();
  expect(field('Senha atual').value).toBe('errada');
});

test('a password is hidden until its own button shows it', async () => {
  const { person, field } = renderForm();
  const [show] = screen.getAllByRole('button', { name: 'Mostrar senha' });
  if (!show) throw new Error('no button');
  expect(field('Senha atual').type).toBe('password');
  await person.click(show);
  expect([field('Senha atual').type, field('Nova senha').type]).toEqual(['text', 'password']);
  expect(screen.getByRole('button', { name: 'Ocultar senha' }).getAttribute('aria-pressed')).toBe('true');
});
