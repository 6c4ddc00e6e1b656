import { calls, errorText } from '@prosa/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../testing/answer-calls.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { useCallForm } from './use-call-form.ts';

interface Typed {
  name: string;
  description: string;
}

interface Settings {
  otherwise?: 'form';
  /** Nothing is sent as long as this is typed. */
  incomplete?: string;
}

/** A form with a place for each kind of problem. */
function renderForm({ otherwise, incomplete }: Settings = {}) {
  const onSaved = vi.fn<(output: unknown, fields: Typed) => void>();
  const onFailed = vi.fn<() => void>();
  function Form() {
    const { fields, change, reset, problems, submit, isSaving } = useCallForm(calls.saveDepartment, {
      initial: { name: 'Vendas', description: '' },
      validate: ({ name }) => (name ? {} : { name: 'Sem nome' }),
      refusals: [{ field: 'name', codes: ['department_name_taken'] }],
      ...(otherwise ? { otherwise } : {}),
      input: ({ name, description }) => (name === incomplete ? null : { name, description }),
      onSaved,
      onFailed,
    });
    return (
      <form onSubmit={submit}>
        {problems.form && <p role="alert">{problems.form}</p>}
        <input
          aria-label="Nome"
          value={fields.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {problems.name && <p>{problems.name}</p>}
        <button type="submit" disabled={isSaving}>
          Salvar
        </button>
        <button type="button" onClick={reset}>
          Desfazer
        </button>
      </form>
    );
  }
  const { person } = renderUi(<Form />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  return { person, name, save, onSaved, onFailed };
}

test('Enter makes the call with what was typed and hands over the answer', async () => {
  const saved = answerCall(calls.saveDepartment, () => ({ _id: 'd' }));
  const { person, name, onSaved } = renderForm();
  await person.type(name, ' e trocas{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(saved).toEqual([{ name: 'Vendas e trocas', description: '' }]);
  expect(onSaved).toHaveBeenCalledWith({ _id: 'd' }, { name: 'Vendas e trocas', description: '' });
});

test('what is wrong before the call is said, no call is made, and a change clears it', async () => {
  const saved = answerCall(calls.saveDepartment, () => ({ _id: 'd' }));
  const { person, name, save, onSaved } = renderForm();
  await person.clear(name);
  await person.click(save);
  expect(screen.getByText('Sem nome')).toBeTruthy();
  expect(saved).toEqual([]);
  await person.type(name, 'B');
  expect(screen.queryByText('Sem nome')).toBeNull();
  await person.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('a refusal is shown at its field, and nothing typed is lost', async () => {
  answerCall(calls.saveDepartment, () => ({ refused: errorText('department_name_taken') }));
  const { person, name, save, onSaved, onFailed } = renderForm();
  await person.type(name, ' novas');
  await person.click(save);
  expect(await screen.findByText(errorText('department_name_taken'))).toBeTruthy();
  expect(name.value).toBe('Vendas novas');
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
  await waitFor(() => expect(save.disabled).toBe(false));
});

test('a failure that belongs to no field is a notice', async () => {
  answerCall(calls.saveDepartment, () => ({ refused: 'Não deu' }));
  const { person, save } = renderForm();
  await person.click(save);
  expect((await screen.findByText('Não deu')).closest('form')).toBeNull();
});

test('or it is shown where the form says', async () => {
  answerCall(calls.saveDepartment, () => ({ refused: 'Não deu' }));
  const { person, save } = renderForm({ otherwise: 'form' });
  await person.click(save);
  expect((await screen.findByText('Não deu')).closest('form')).not.toBeNull();
});

test('while it saves, the button is disabled; what is typed meanwhile is not taken for what was sent', async () => {
  let answer: (output: { _id: string }) => void = () => undefined;
  const answered = new Promise<{ _id: string }>((resolve) => (answer = resolve));
  const saved = answerCall(calls.saveDepartment, () => answered);
  const { person, name, save, onSaved } = renderForm();
  await person.click(save);
  await waitFor(() => expect(save.disabled).toBe(true));
  await person.type(name, ' demais{Enter}');
  answer({ _id: 'd' });
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved.mock.lastCall?.[1].name).toBe('Vendas');
  expect(name.value).toBe('Vendas demais');
  expect(saved).toHaveLength(1);
});

test('a form that is submitted again while its call is under way makes no second call', async () => {
  let answer: (output: { _id: string }) => void = () => undefined;
  const saved = answerCall(calls.saveDepartment, () => new Promise((resolve) => (answer = resolve)));
  const { person, name, save, onSaved } = renderForm();
  await person.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  if (name.form) fireEvent.submit(name.form);
  answer({ _id: 'd' });
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(saved).toHaveLength(1);
  // The positive control: once the answer is there, it can be submitted again.
  if (name.form) fireEvent.submit(name.form);
  await waitFor(() => expect(saved).toHaveLength(2));
});

test('what is not complete is not sent', async () => {
  const saved = answerCall(calls.saveDepartment, () => ({ _id: 'd' }));
  const { person, name, save, onSaved } = renderForm({ incomplete: 'Vendas' });
  await person.click(save);
  await person.type(name, '!');
  await person.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(saved).toEqual([{ name: 'Vendas!', description: '' }]);
});

test('a reset brings back what the form began with, without sentences', async () => {
  const { person, name, save } = renderForm();
  await person.clear(name);
  await person.click(save);
  expect(screen.getByText('Sem nome')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(name.value).toBe('Vendas');
  expect(screen.queryByText('Sem nome')).toBeNull();
});
