import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { BehindNotice } from '../ui/feedback/behind-notice.tsx';
import { useForm } from './use-form.ts';
import { useStoredChange } from './use-stored-change.ts';

interface Greeting {
  text: string;
  types: string[];
}

function Form({ stored }: { stored: Greeting }) {
  const { fields, change } = useForm<Greeting>({ initial: stored, onSubmit: () => undefined });
  const { isBehind, takeOver } = useStoredChange({ stored, fields, change });
  return (
    <>
      {isBehind && <BehindNotice onTakeOver={takeOver} />}
      <label>
        Texto
        <input value={fields.text} onChange={(event) => change({ text: event.currentTarget.value })} />
      </label>
    </>
  );
}

const of = (text: string, types = ['a', 'b']): Greeting => ({ text, types });
const notice = () => screen.queryByRole('note');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });

function open() {
  const { rerender } = renderUi(<Form stored={of('Oi')} />);
  return {
    store: (stored: Greeting) => act(() => rerender(<Form stored={stored} />)),
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
  };
}

test('what a colleague saves is shown where nothing was typed', () => {
  const { store } = open();
  store(of('Olá'));
  expect([field().value, notice()]).toEqual(['Olá', null]);
});

test('typing stays, with a warning, until what was saved is asked for', () => {
  const { store, type } = open();
  type('Oi, {nome}');
  store(of('Olá'));
  expect(field().value).toBe('Oi, {nome}');
  expect(notice()?.textContent).toContain('Outra pessoa salvou');
  fireEvent.click(screen.getByRole('button', { name: 'Ver o que foi salvo' }));
  expect([field().value, notice()]).toEqual(['Olá', null]);
  type('Olá!');
  expect(notice()).toBeNull();
});

test('what the form itself saved is no news, in whatever order its choices come back', () => {
  const { store, type } = open();
  type('Bom dia');
  store(of('Bom dia', ['b', 'a']));
  expect(notice()).toBeNull();
  type('Boa tarde');
  expect([field().value, notice()]).toEqual(['Boa tarde', null]);
});
