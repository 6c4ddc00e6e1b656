import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { FormDialog } from './form-dialog.tsx';

function renderForm(settings: { busy?: boolean; blocked?: boolean; withoutSubmit?: boolean } = {}) {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const onClose = vi.fn<() => void>();
  const { person } = renderUi(
    <FormDialog opened title="Novo departamento" onSubmit={onSubmit} onClose={onClose} {...settings}>
      <TextInput label="Nome" data-autofocus />
    </FormDialog>,
  );
  return { person, onSubmit, onClose };
}

test('Enter in a field submits', async () => {
  const { person, onSubmit } = renderForm();
  await person.type(screen.getByRole('textbox', { name: 'Nome' }), 'Vendas{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Salvar submits and Cancelar closes', async () => {
  const { person, onSubmit, onClose } = renderForm();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([{ busy: true }, { blocked: true }])(
  'with %o neither the button nor Enter submits',
  async (state) => {
    const { person, onSubmit } = renderForm(state);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
    await person.type(screen.getByRole('textbox', { name: 'Nome' }), 'Vendas{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('where something comes first there is nothing to submit yet', () => {
  renderForm({ withoutSubmit: true });
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('what is submitted in a dialog is not submitted by a form around it', async () => {
  const [outer, inner] = [vi.fn<(event: FormEvent) => void>(), vi.fn<(event: FormEvent) => void>()];
  const submitting = (heard: typeof outer) => (event: FormEvent) => {
    event.preventDefault();
    heard(event);
  };
  const { person } = renderUi(
    <form aria-label="cartão" onSubmit={submitting(outer)}>
      <button type="submit">Guardar</button>
      <FormDialog opened title="Chaves" onSubmit={submitting(inner)} onClose={() => undefined}>
        <TextInput label="Nome" data-autofocus />
      </FormDialog>
    </form>,
  );
  await person.type(screen.getByRole('textbox', { name: 'Nome' }), 'Vendas{Enter}');
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
  await person.click(screen.getByText('Guardar'));
  expect(outer).toHaveBeenCalledOnce();
});

test('the first thing that is wrong comes into view once it was submitted, and not while somebody types', async () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function keep(this: Element) {
    seen.push(this.textContent);
  });
  function Form() {
    const [problem, setProblem] = useState<string>();
    const submit = (event: FormEvent) => {
      event.preventDefault();
      setProblem('O nome é um campo necessário');
    };
    return (
      <FormDialog opened title="Gatilho" onSubmit={submit} onClose={() => undefined}>
        <TextInput label="Nome" error={problem} />
        <TextInput label="Cidade" error={problem && 'A cidade também'} data-autofocus />
      </FormDialog>
    );
  }
  const { person } = renderUi(<Form />);
  await person.type(screen.getByRole('textbox', { name: 'Cidade' }), 'Curitiba');
  expect(seen).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => seen).toEqual(['O nome é um campo necessário']);
  await person.type(screen.getByRole('textbox', { name: 'Cidade' }), 's');
  expect(seen).toHaveLength(1);
});
