import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { KeystrokeBuffer } from './keystroke-buffer.tsx';
import { useKeystrokeBuffer } from './use-keystroke-buffer.ts';

test('letters typed before the field is there reach it in their order', async () => {
  function Search() {
    const [early, setEarly] = useState('');
    const [isLoaded, setLoaded] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setLoaded(true)}>
          Carregar
        </button>
        {isLoaded ? (
          <input aria-label="Busca" defaultValue={early} />
        ) : (
          <KeystrokeBuffer onLetter={(letter) => setEarly((known) => known + letter)} />
        )}
      </>
    );
  }
  const { person } = renderUi(<Search />);
  await person.keyboard('José Á');
  await person.click(screen.getByRole('button', { name: 'Carregar' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Busca' }).value).toBe('José Á');
});

test('a captured letter is no shortcut of the screen behind, and shortcuts and keys without a letter pass', async () => {
  const onLetter = vi.fn<(letter: string) => void>();
  const heard: string[] = [];
  const listen = ({ key, defaultPrevented }: KeyboardEvent) => heard.push(`${key} ${defaultPrevented}`);
  document.addEventListener('keydown', listen);
  const { person } = renderUi(<KeystrokeBuffer onLetter={onLetter} />);
  await person.keyboard('e{Escape}{Control>}k{/Control}');
  document.removeEventListener('keydown', listen);
  expect(onLetter.mock.calls).toEqual([['e']]);
  expect(heard).toEqual(['e true', 'Escape false', 'Control false', 'k false']);
});

test('what is typed into a dialog stays there', async () => {
  const onLetter = vi.fn<(letter: string) => void>();
  const { person } = renderUi(
    <>
      <KeystrokeBuffer onLetter={onLetter} />
      <div role="dialog" aria-label="Aviso">
        <input aria-label="Nome" />
      </div>
    </>,
  );
  await person.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }).value).toBe('Ana');
  expect(onLetter).not.toHaveBeenCalled();
});

test('Enter, Backspace and Delete neither send nor change a draft behind', async () => {
  const heard: string[] = [];
  const draft = <textarea aria-label="Mensagem" defaultValue="Oi" onKeyDown={({ key }) => heard.push(key)} />;
  const { person, rerender } = renderUi(
    <>
      {draft}
      <KeystrokeBuffer />
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  field.focus();
  await person.keyboard('{Backspace}{Delete}{Enter}');
  expect(field.value).toBe('Oi');
  expect(heard).toEqual([]);
  rerender(<>{draft}</>);
  await person.keyboard('{Backspace}{Enter}');
  expect(field.value).toBe('O\n');
  expect(heard).toEqual(['Backspace', 'Enter']);
});

test('pointing into a field behind writes there, when what opens does not come', async () => {
  const { person } = renderUi(
    <>
      <textarea aria-label="Mensagem" />
      <KeystrokeBuffer />
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  field.focus();
  await person.keyboard('a');
  expect(field.value).toBe('');
  await person.click(field);
  await person.keyboard('Oi');
  expect(field.value).toBe('Oi');
});

test('Escape gives up what opens before it belongs to the screen behind again', async () => {
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', listen);
  function Opening() {
    const [isOpen, setOpen] = useState(true);
    useKeystrokeBuffer(
      isOpen,
      () => undefined,
      () => setOpen(false),
    );
    return <p>{isOpen ? 'Abrindo' : 'Fechada'}</p>;
  }
  const { person } = renderUi(<Opening />);
  await person.keyboard('{Escape}');
  expect(screen.getByText('Fechada')).toBeTruthy();
  expect(heard).toEqual([]);
  await person.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);
  document.removeEventListener('keydown', listen);
});

test('once it is gone letters are the page’s again', async () => {
  const onLetter = vi.fn<(letter: string) => void>();
  const { person, rerender } = renderUi(<KeystrokeBuffer onLetter={onLetter} />);
  await person.keyboard('a');
  rerender(<p>Pronto</p>);
  await person.keyboard('b');
  expect(onLetter.mock.calls).toEqual([['a']]);
});
